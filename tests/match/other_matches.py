"""Records made of a record: as that of another match, of another person, or of a branch."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from game.engine.record import HeaderLine, read_record, written_all
from game.match.playback import Playback
from game.match.saves import Games

LATER = datetime(2027, 3, 4, 20, 0, 0)


def header_of(raw: bytes) -> HeaderLine:
    header = read_record(raw).header
    assert header is not None
    return header


def begun_as(raw: bytes, header: HeaderLine) -> bytes:
    """Return the same moves below another header."""
    return written_all([header, *(entry.line for entry in read_record(raw).entries[1:])])


def played_by(raw: bytes, name: str, started: str = "") -> bytes:
    """The match as somebody of this name played it, begun at another moment if one is given."""
    header = header_of(raw)
    own = next(seat for seat, setup in enumerate(header.seats) if setup.level is None)
    seats = tuple(replace(setup, name=name) if seat == own else setup for seat, setup in enumerate(header.seats))
    return begun_as(raw, replace(header, seats=seats, started=started or header.started))


def cut_to(raw: bytes, lines: int) -> bytes:
    """The first lines of a record."""
    return b"".join(raw.splitlines(keepends=True)[:lines])


def whole_branch(raw: bytes, games: Games, number: int, record: str = "") -> bytes:
    """A branch from a moment of a match in which the same moves were made once more."""
    playback = Playback.of(read_record(raw), games)
    playback.read_on(1_000_000)
    header = playback.branch(number, LATER, "replay", record)[0]
    assert isinstance(header, HeaderLine)
    return begun_as(raw, header)
