"""Files that are no matches, of every kind that somebody may hand over: each maker leaves one at a path."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

from game.engine.record import BRANCHED, FORMAT, LARGEST, MOST_LINES, HeaderLine, SeatSetup, written, written_all
from tests.storage.forging import forged

Maker = Callable[[Path], None]
_NOISE: Final = 3_000_000
_HEADER: Final = HeaderLine(FORMAT, "0.2.0", "toy", 1, {}, (SeatSetup("Amal"), SeatSetup("Karim")), 7, "2026-05-06")


def missing(path: Path) -> None:
    path.unlink(missing_ok=True)


def folder(path: Path) -> None:
    path.mkdir()


def empty(path: Path) -> None:
    path.write_bytes(b"")


def noise(path: Path) -> None:
    path.write_bytes(Random(1).randbytes(_NOISE))


def noise_in_one_line(path: Path) -> None:
    path.write_bytes(b'{"line":"header"' + Random(2).randbytes(_NOISE).replace(b"\n", b" "))


def noise_behind_json(path: Path) -> None:
    path.write_bytes(b'{"line":"header"}\n' + Random(3).randbytes(_NOISE))


def json_of_another_kind(path: Path) -> None:
    path.write_text(json.dumps({"version": 3, "games": [1, 2, 3]}, indent=2), encoding="utf-8")


def many_small_lines(path: Path) -> None:
    path.write_bytes(b"{}\n" * 1_000_000)


def truncated(path: Path) -> None:
    path.write_bytes(written(_HEADER, "")[0][:-20])


def newer_format(path: Path) -> None:
    header = {"line": "header", "format": BRANCHED + 1, "program": "9.0.0", "hands": ["AS"]}
    path.write_bytes(forged([header]))


def of_an_unknown_game(path: Path) -> None:
    path.write_bytes(written_all([_HEADER]))


def too_large(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(LARGEST + 1)


def with_too_many_lines(path: Path) -> None:
    path.write_bytes(written_all([_HEADER]) + b'{"line":"undo","sum":"0123456789abcdef"}\n' * MOST_LINES)


def with_an_endless_header(path: Path) -> None:
    header, _sum = written(_HEADER, "")
    path.write_bytes(header.replace(b'"0.2.0"', b'"' + b"0" * _NOISE + b'"'))


def pipe(path: Path) -> None:
    os.mkfifo(path)


def link_to_itself(path: Path) -> None:
    path.symlink_to(path)


MAKERS: Final[tuple[Maker, ...]] = (
    missing, folder, empty, noise, noise_in_one_line, noise_behind_json, json_of_another_kind, many_small_lines,
    truncated, newer_format, of_an_unknown_game, too_large, with_too_many_lines, with_an_endless_header,
    *((pipe, link_to_itself) if hasattr(os, "mkfifo") else ()),
)  # fmt: skip
