"""A record: the save file, the replay and the bug report of a match, as lines of JSON with a chained checksum.

The first line is a header; then follows one line for every `deal`, `reshuffle`, action, `undo` and `redo`. A record
only grows. The last member of each line is `sum`, the checksum of the line without it and of all lines before, so that
a changed, missing or doubled line breaks the chain. Recorded orders win over the seed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from datetime import datetime
from hashlib import sha256
from typing import Annotated, Any, Final, Literal

import msgspec

from game.engine.names import shown_name
from game.engine.torn_line import is_cut_short

FORMAT: Final = 1
"""The format of every match but a branch of another one."""
BRANCHED: Final = 2
"""The format of a branch, whose header has a member more. This program reads it and all before."""

_SUM: Final = re.compile(rb'^(\{.+),"sum":"([0-9a-f]{16})"\}$', re.DOTALL)
LARGEST: Final = 32 * 1024 * 1024
"""Bytes; no record of a match comes near, so a larger file is none."""
MOST_LINES: Final = 200_000
"""A long evening has two thousand; what has more than this is no match, and would take minutes to replay."""
LONGEST_LINE: Final = 64 * 1024
"""Bytes; the longest line that is written in play has some hundreds."""
_REPORTED: Final = 500
"""So many lines are read between two reports of the progress."""
LARGEST_SEED: Final = 2**63 - 1
LONGEST_NAME: Final = 80
"""Characters."""
LONGEST_FILE_NAME: Final = 255
"""Characters."""

Count = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
Name = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
Seed = Annotated[int, msgspec.Meta(ge=0, le=LARGEST_SEED)]
Identity = Annotated[str, msgspec.Meta(pattern=r"^([0-9a-f]{16})?$")]
FileName = Annotated[str, msgspec.Meta(pattern=r"^[^/\\\x00]*$", max_length=LONGEST_FILE_NAME)]


@dataclass(frozen=True, slots=True)
class Notice:
    """Something the player should be told: a key of the phrases of notices, and its parameters."""

    key: str
    params: tuple[tuple[str, str | int | Notice], ...] = ()
    """A parameter that is a notice itself is a sentence within the text."""


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """Who sits at a seat: a person, or an agent of a level."""

    name: Name
    level: Name | None = None
    """None for a person."""


@dataclass(frozen=True, slots=True)
class Branch:
    """The moment of another match from which a match goes on."""

    match: Identity
    """The identity of the other match; empty where nobody wrote it down."""
    record: FileName
    """The file of the other match when the branch began; it may have been moved or deleted since."""
    number: Count
    """How many actions of the other match were kept."""
    round: Count
    move: Count
    """The round of the moment, from 1, and the number of the last action in that round; 0 where nobody knows."""
    origin: Literal["review", "replay"] = "replay"
    """The scene from which the branch was begun."""


@dataclass(frozen=True, slots=True)
class HeaderLine:
    """What a match is: the first line of every record."""

    format: Annotated[int, msgspec.Meta(ge=1, le=2**31 - 1)]
    program: str
    """The version of the program that started the match."""
    game: Annotated[str, msgspec.Meta(min_length=1)]
    rules_version: Count
    options: dict[str, str | int | bool]
    seats: tuple[SeatSetup, ...]
    seed: Seed
    started: str
    """Local date and time in ISO form, to the second; empty where a record that was read names no date."""
    branch: Branch | None = None
    """Written in a branch alone."""


@dataclass(frozen=True, slots=True)
class DealLine:
    """The order of the cards of a deal, in card notation."""

    label: str
    order: str


@dataclass(frozen=True, slots=True)
class ReshuffleLine:
    """The order of cards that were shuffled again within a round."""

    label: str
    order: str


@dataclass(frozen=True, slots=True)
class ActionLine:
    """An action in its text form; the seat is None where anyone may act, as after a round."""

    seat: Count | None
    text: str


@dataclass(frozen=True, slots=True)
class UndoLine:
    """The last action was taken back."""


@dataclass(frozen=True, slots=True)
class RedoLine:
    """The last action taken back was done again."""


Report = Callable[[float], None]
"""Called with how much of something is done, from 0 to 1; it may raise an error of its own to end it."""


def unreported(_done: float) -> None:
    """The report where nobody waits."""


Line = HeaderLine | DealLine | ReshuffleLine | ActionLine | UndoLine | RedoLine

_KINDS: Final[Mapping[str, type[Line]]] = {
    "header": HeaderLine,
    "deal": DealLine,
    "reshuffle": ReshuffleLine,
    "action": ActionLine,
    "undo": UndoLine,
    "redo": RedoLine,
}
_NAMES: Final = {kind: name for name, kind in _KINDS.items()}
_MEMBERS: Final = {kind: frozenset(entry.name for entry in fields(kind)) for kind in _NAMES}
_OF_BRANCHES: Final = frozenset({"branch"})


@dataclass(frozen=True, slots=True)
class Entry:
    """A line as it was read."""

    line: Line
    end: int
    """Bytes of the file up to and with this line."""
    checksum: str


@dataclass(frozen=True, slots=True)
class Record:
    """What could be read of a record: the header, the lines after it, and why reading stopped."""

    header: HeaderLine | None
    """The header as it may be shown (see `_presentable`). None where it cannot be read; then there are no entries."""
    entries: tuple[Entry, ...]
    """The header is the first entry, as it is written."""
    fault: Notice | None = None
    """Why the rest could not be read; None if everything was."""
    torn: bool = False
    """The last line was cut short, as a kill in the middle of writing leaves it.

    A file that lost its end in the middle of a line looks the same, so this says nothing of lines that came later.
    """


def written(line: Line, previous: str) -> tuple[bytes, str]:
    """The bytes of a line, its end included, and its checksum, given that of the line before (`""` at first)."""
    body = msgspec.json.encode({"line": _NAMES[type(line)], **_members(line)})
    checksum = _checksum(body, previous)
    return body[:-1] + f',"sum":"{checksum}"}}\n'.encode(), checksum


def written_all(lines: Sequence[Line]) -> bytes:
    """The bytes of a whole record."""
    parts: list[bytes] = []
    checksum = ""
    for line in lines:
        part, checksum = written(line, checksum)
        parts.append(part)
    return b"".join(parts)


def identity_of(header: HeaderLine) -> str:
    """The checksum of the line of a header: the same in every copy of a match, another one in every other match."""
    return written(header, "")[1]


def read_record(raw: bytes, report: Report = unreported) -> Record:
    """Read as many lines as are whole and follow each other; raises nothing but what `report` does.

    Beside the bytes only what is read of them is in memory: whatever is no record costs no more than its first line.
    """
    if len(raw) > LARGEST:
        return Record(None, (), Notice("record_too_large"))
    entries: list[Entry] = []
    checksum, end = "", 0
    fault: Notice | None = None
    while fault is None and (stop := raw.find(b"\n", end)) >= 0:
        number = len(entries) + 1
        try:
            piece = raw[end : min(stop, end + LONGEST_LINE + 1)]
            line = _read_line(piece, checksum, first=not entries)
        except _LineError as error:
            fault = Notice(error.key, (("line", number),))
            break
        end = stop + 1
        checksum = _checksum_of(piece)
        entries.append(Entry(line, end, checksum))
        if number == 1 and raw.count(b"\n") > MOST_LINES:
            return Record(None, (), Notice("record_too_long", (("count", MOST_LINES),)))
        if number % _REPORTED == 0:
            report(end / len(raw))
    torn = False
    if fault is None and end < len(raw):
        torn = _is_torn(raw[end : end + LONGEST_LINE + 1], checksum) or not entries
        fault = None if torn else Notice("record_tail_damaged", (("line", len(entries) + 1),))
    header = _presentable(entries[0].line) if entries else None
    if not isinstance(header, HeaderLine):
        return Record(None, (), _headless(fault), torn)
    return Record(header, tuple(entries), fault, torn)


def may_be_record(head: bytes) -> bool:
    """Whether a file can be a record that begins like this; `head` is all of it, or more than the longest line."""
    end = head.find(b"\n", 0, LONGEST_LINE + 1)
    return end >= 0 and _SUM.match(head[:end]) is not None


def _presentable(line: Line) -> Line:
    """The header in which every text can be shown to anybody, whoever made it: nothing hides, and dates are dates.

    A game, levels and options are judged where the games are known (see `game.match.resume`).
    """
    if not isinstance(line, HeaderLine):
        return line
    return replace(
        line,
        program=shown_name(line.program),
        game=shown_name(line.game),
        seats=tuple(replace(seat, name=shown_name(seat.name)) for seat in line.seats),
        started=_as_date(line.started),
    )


def _as_date(text: str) -> str:
    """A local date and time in the form of `HeaderLine.started`; empty for a text that is none."""
    try:
        return datetime.fromisoformat(text).replace(tzinfo=None).isoformat(timespec="seconds")
    except ValueError:
        return ""


def _is_torn(tail: bytes, previous: str) -> bool:
    """Whether the end of a record is a line that was being written; one that lacks but its end must be right."""
    if len(tail) > LONGEST_LINE:
        return False
    if _SUM.match(tail) is None:
        return is_cut_short(tail)
    try:
        _read_line(tail, previous, first=False)
    except _LineError:
        return False
    return True


def _headless(fault: Notice | None) -> Notice:
    """Why there is no header: a newer format, damage, or nothing that was ever a record."""
    if fault is None:
        return Notice("record_empty")
    return fault if fault.key == "record_newer_format" else Notice("record_header_damaged")


class _LineError(ValueError):
    """A line that cannot be read, with the key of the notice."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def _read_line(piece: bytes, previous: str, *, first: bool) -> Line:
    parts = _SUM.match(piece) if len(piece) <= LONGEST_LINE else None
    if parts is None:
        raise _LineError("record_line_unreadable")
    body = parts[1] + b"}"
    if _checksum(body, previous) != parts[2].decode():
        raise _LineError("record_line_changed")
    try:
        members = msgspec.json.decode(body, type=dict[str, Any])
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise _LineError("record_line_unreadable") from error
    kind = _kind_of(members)
    if (kind is HeaderLine) != first:
        raise _LineError("record_line_misplaced")
    if kind is HeaderLine and _is_newer(members):
        raise _LineError("record_newer_format")
    if set(members) != _expected(kind, members):
        raise _LineError("record_line_unreadable")
    if kind is HeaderLine and members.get("branch", ...) is None:
        raise _LineError("record_line_unreadable")
    try:
        return msgspec.convert(members, type=kind, strict=True)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise _LineError("record_line_unreadable") from error


def _kind_of(members: dict[str, Any]) -> type[Line]:
    name = members.pop("line", None)
    kind = _KINDS.get(name) if isinstance(name, str) else None
    if kind is None:
        raise _LineError("record_line_unknown")
    return kind


def _is_newer(members: Mapping[str, Any]) -> bool:
    made_as = members.get("format")
    return isinstance(made_as, int) and made_as > BRANCHED


def _expected(kind: type[Line], members: Mapping[str, Any]) -> frozenset[str]:
    """The members a line has; only the header of a branch has that of branches."""
    branched = kind is HeaderLine and members.get("format") == BRANCHED
    return _MEMBERS[kind] if branched or kind is not HeaderLine else _MEMBERS[kind] - _OF_BRANCHES


def _members(line: Line) -> dict[str, Any]:
    members = {entry.name: getattr(line, entry.name) for entry in fields(line)}
    if isinstance(line, HeaderLine) and line.branch is None:
        del members["branch"]
    return members


def _checksum(body: bytes, previous: str) -> str:
    return sha256(previous.encode() + body).hexdigest()[:16]


def _checksum_of(piece: bytes) -> str:
    return piece[-18:-2].decode()
