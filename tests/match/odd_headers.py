"""Records whose header is odd in one member, with right checksums: made of the types of the header itself.

Every member gets the odd values of its type, and whatever is odd for what it means.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import fields
from datetime import date
from typing import Any, Final, NamedTuple

from game.engine import declared
from game.engine.record import BRANCHED, LARGEST_SEED, LONGEST_NAME, HeaderLine, SeatSetup
from game.games import GAMES, INFOS
from game.match.deals.days import seed_of_day
from tests.storage.forging import forged, opened

TEXTS: Final = (
    "", " ", "x", "{0}", "{name}", "{", "}}{", "%s %d", "=cmd|calc!A1", "+1+1", "-2+3", "@SUM(A1)", "\t=1", "\r=1",
    "\x1b[31mred", "\x00", "a\nb", "\u202eabc", "\u2066abc", "\u200f\u200b", "\u2028", "２０２４-０１-０１", "٢٠٢٤",
    "../x", "Club", "club/", "club/bold", "CLUB", "null", "\ud800", "e\u0301" * 30, "x" * 79, "x" * 81, "y" * 5000,
    "🂡" * 20,
)  # fmt: skip
NUMBERS: Final[tuple[Any, ...]] = (
    -1, 0, 1, 2, 2**31 - 1, 2**31, 2**53 + 1, 2**63 - 1, 2**63, 2**64, -(2**63), 10**400, 0.5, 1e300, True, None, "1",
    [],
)  # fmt: skip
DATES: Final = (
    "2026-99-01", "2026-02-30T10:00:00", "0000-01-01T00:00:00", "0001-01-01T00:00:00", "9999-12-31T23:59:59",
    "99999-01-01T00:00:00", "2026-01-01T25:00:00", "2026-01-01T10:00:00+99:00", "2026-01-01T10:00:00+02:00",
    "2026-01-01", "20260101", "2026-W01-1", "2026-01-01T10:00:00.999999", "01/02/2026", "1e9", "-2026-01-01",
)  # fmt: skip
DAYS: Final = (date.min, date(1999, 12, 31), date(2025, 12, 31), date(2026, 1, 1), date(4870, 1, 1), date.max)


class Odd(NamedTuple):
    """A record with one odd member of its header."""

    member: str
    value: Any
    raw: bytes


def odd_headers(sound: bytes) -> Iterator[Odd]:
    """A record for every odd value of every member of the header of a sound one."""
    lines = opened(sound)
    header = lines[0]
    for member in fields(HeaderLine):
        for value in _values(member.name, header):
            made_as = {"format": BRANCHED} if member.name == "branch" else {}
            yield Odd(member.name, value, forged([{**header, **made_as, member.name: value}, *lines[1:]]))
        yield Odd(
            member.name,
            "missing",
            forged([{name: held for name, held in header.items() if name != member.name}, *lines[1:]]),
        )
    yield Odd("stranger", 1, forged([{**header, "stranger": 1}, *lines[1:]]))


def odd_lines(sound: bytes) -> Iterator[bytes]:
    """A record for every odd value of every member of the lines after the header of a sound one."""
    lines = opened(sound)
    for number, line in enumerate(lines[1:], start=1):
        for member in line:
            for value in (*TEXTS, *NUMBERS, {}):
                yield forged([*lines[:number], {**line, member: value}, *lines[number + 1 :]])


def _branches() -> Iterator[Any]:
    sound = {"match": "0" * 16, "record": "x.jsonl", "number": 3, "round": 1, "move": 3, "origin": "review"}
    yield sound
    for name in sound:
        yield from ({**sound, name: value} for value in (*TEXTS, *NUMBERS, [], {}))
        yield {key: value for key, value in sound.items() if key != name}
    yield {**sound, "stranger": 1}


def all_at_once(sound: bytes) -> Iterator[bytes]:
    """Records that can be played although everything in their headers that need not be right is odd."""
    lines = opened(sound)
    header = lines[0]
    texts = [text for text in TEXTS if "\ud800" not in text]
    names = [text for text in texts if len(text) <= LONGEST_NAME]
    seeds = [0, LARGEST_SEED, *(seed_of_day(header["game"], day) for day in DAYS)]
    for number, started in enumerate((*texts, *DATES)):
        seats = [
            {
                "name": names[(number + place) % len(names)],
                "level": seat["level"] and names[(number + 3 * place) % len(names)],
            }
            for place, seat in enumerate(header["seats"])
        ]
        odd = {**header, "program": texts[number % len(texts)], "seats": seats, "started": started}
        yield forged([odd, *lines[1:]])
        if number < len(seeds):  # what was played would not fit another deal
            yield forged([{**odd, "seed": seeds[number]}])


def _values(member: str, header: dict[str, Any]) -> Iterator[Any]:
    usual: tuple[Any, ...] = (*TEXTS, *NUMBERS, [], {}, [[]])
    match member:
        case "options":
            yield from usual
            yield from _options(header)
        case "seats":
            yield from usual
            yield from _seats(header["seats"])
        case "seed":
            yield from usual
            yield from (seed_of_day(game, day) for game in GAMES for day in DAYS)
            yield LARGEST_SEED
        case "started":
            yield from (*usual, *DATES)
        case "game":
            yield from (*usual, *GAMES, header["game"].upper(), f" {header['game']}")
        case "format" | "program" | "rules_version":
            yield from usual
        case "branch":
            yield from usual
            yield from _branches()
        case _:
            raise AssertionError(f"nobody knows what is odd for {member}")


def _options(header: dict[str, Any]) -> Iterator[dict[str, Any]]:
    held, info = header["options"], INFOS[header["game"]]
    names = [spec.name for spec in declared(GAMES[info.name].options)]
    odd: tuple[Any, ...] = (*TEXTS, *NUMBERS, {}, [[]])
    for value in odd:
        yield {**held, names[0]: value}
        if isinstance(value, str):
            yield {**held, value: 1}
    yield dict.fromkeys(names, "\x1b[31m{0}\u202e")
    yield {f"rule {number}": number for number in range(2000)}


def _seats(seats: list[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    for count in (0, 1, 2, 3, 4, 5, 6, 7, 500):
        yield [deepcopy(seats[number % len(seats)]) for number in range(count)]
    for seat in (0, len(seats) - 1):
        for member in fields(SeatSetup):
            for value in (*TEXTS, *NUMBERS):
                changed = deepcopy(seats)
                changed[seat][member.name] = value
                yield changed
    yield [{**seat, "level": None} for seat in seats]
    yield [{**seat, "level": "strong"} for seat in seats]
