"""A record: the save file, the replay and the bug report of a match, as lines of JSON with a chained checksum.

The first line is a header; then follows one line for every `deal`, `reshuffle`, action, `undo` and `redo`. The record
of a score sheet begins with another header, and has a line for whatever was entered of a round. A record only grows.
The last member of each line is `sum`, the checksum of the line without it and of all lines before, so that a changed,
missing or doubled line breaks the chain. Recorded orders win over the seed.
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

_OF_WHOLE_FILES: Final = frozenset({"record_newer_format", "record_too_large", "record_too_long"})
"""Faults for which nothing of a file is read."""
_SUM: Final = re.compile(rb'^(\{.+),"sum":"([0-9a-f]{16})"\}$', re.DOTALL)
LARGEST: Final = 32 * 1024 * 1024
"""Bytes; no record of a match comes near, so a larger file is none."""
MOST_LINES: Final = 200_000
"""A long evening has two thousand; what has more than this is no match, and would take minutes to replay."""
LONGEST_LINE: Final = 64 * 1024
"""Bytes; the longest line that is written in play has some hundreds."""
_REPORTED: Final = 500
"""The number of lines read between two reports of the progress."""
LARGEST_SEED: Final = 2**63 - 1
LONGEST_NAME: Final = 80
"""Characters."""
MOST_ROUNDS: Final = 1000
"""The number of rounds that a score sheet has room for."""
LONGEST_FILE_NAME: Final = 255
"""Characters."""

Count = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
Name = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
Seed = Annotated[int, msgspec.Meta(ge=0, le=LARGEST_SEED)]
Identity = Annotated[str, msgspec.Meta(pattern=r"^([0-9a-f]{16})?$")]
FileName = Annotated[str, msgspec.Meta(pattern=r"^[^/\\\x00]*$", max_length=LONGEST_FILE_NAME)]


@dataclass(frozen=True, slots=True)
class Notice:
    """A message for the player: a key of the phrases of notices, and its parameters."""

    key: str
    params: tuple[tuple[str, str | int | Notice], ...] = ()
    """A parameter that is a notice itself is a sentence within the text."""


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """The player at a seat: a person, or an agent of a level."""

    name: Name
    level: Name | None = None
    """None for a person."""


@dataclass(frozen=True, slots=True)
class Branch:
    """The moment of another match from which a match goes on."""

    match: Identity
    """The identity of the other match; empty where it is not recorded."""
    record: FileName
    """The file of the other match when the branch began; it may have been moved or deleted since."""
    number: Count
    """The number of actions kept from the other match."""
    round: Count
    move: Count
    """The round of the moment, from 1, and the number of the last action in that round; 0 where they are not known."""
    origin: Literal["review", "replay"] = "replay"
    """The scene from which the branch was begun."""


@dataclass(frozen=True, slots=True)
class HeaderLine:
    """The first line of every record, which says everything about the beginning of the match."""

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


@dataclass(frozen=True, slots=True)
class SheetLine:
    """The first line of the record of a score sheet; a later one changes what was agreed on."""

    format: Annotated[int, msgspec.Meta(ge=1, le=2**31 - 1)]
    program: str
    game: Annotated[str, msgspec.Meta(min_length=1)]
    rules_version: Count
    options: dict[str, str | int | bool]
    names: tuple[Name, ...]
    """The names of the players, by seat."""
    dealer: Count
    """The seat that deals the first round."""
    started: str
    """Local date and time, as in `HeaderLine`."""


@dataclass(frozen=True, slots=True)
class RoundLine:
    """What is entered of a round of a score sheet; the last line of a round is what holds."""

    number: Annotated[int, msgspec.Meta(ge=1, le=MOST_ROUNDS)]
    entry: dict[str, Any]
    """See `game.engine.score_sheet`; empty where the round was taken away."""
    counted: bool
    """Whether it is whole and counted, not being entered still."""


Report = Callable[[float], None]
"""Called with how much of something is done, from 0 to 1; it may raise an error of its own to end it."""


def unreported(_done: float) -> None:
    """Ignore the progress."""


Line = HeaderLine | DealLine | ReshuffleLine | ActionLine | UndoLine | RedoLine | SheetLine | RoundLine

_KINDS: Final[Mapping[str, type[Line]]] = {
    "header": HeaderLine,
    "deal": DealLine,
    "reshuffle": ReshuffleLine,
    "action": ActionLine,
    "undo": UndoLine,
    "redo": RedoLine,
    "sheet": SheetLine,
    "round": RoundLine,
}
_OF_SHEETS: Final = frozenset({SheetLine, RoundLine})
_OF_RECORD: Final = {HeaderLine: frozenset(_KINDS.values()) - _OF_SHEETS, SheetLine: _OF_SHEETS}
"""The kinds of lines in a record, by its header."""
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
    """The readable part of a record: the header, the lines after it, and why reading stopped."""

    header: HeaderLine | None
    """The header of a match as it may be shown (see `_presentable`); None where it cannot be read, without entries, and
    in that of a score sheet.
    """
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
    """Read as many lines of a match as are whole and follow each other; raises nothing but what `report` does."""
    read = read_lines(raw, HeaderLine, report)
    header = _presentable(read.entries[0].line) if read.entries else None
    if not isinstance(header, HeaderLine):
        return Record(None, (), _headless(read.fault), read.torn)
    return replace(read, header=header)


def read_lines(raw: bytes, header: type[HeaderLine | SheetLine], report: Report = unreported) -> Record:
    """Read as many lines as are whole, follow each other and belong to a record with such a header, which is read
    with them only as the first entry.

    Beside the bytes only what is read of them is in memory: whatever is no record costs no more than its first line.
    Raises nothing but what `report` does.
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
            line = _read_line(piece, checksum, header, first=not entries)
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
        torn = _is_torn(raw[end : end + LONGEST_LINE + 1], checksum, header) or not entries
        fault = None if torn else Notice("record_tail_damaged", (("line", len(entries) + 1),))
    return Record(None, tuple(entries), fault, torn)


def may_be_record(head: bytes) -> bool:
    """Whether a file can be a record that begins like this; `head` is all of it, or more than the longest line."""
    end = head.find(b"\n", 0, LONGEST_LINE + 1)
    return end >= 0 and _SUM.match(head[:end]) is not None


def _presentable(line: Line) -> Line:
    """Return the header in a form in which every text can be shown, whoever made it: nothing hides, and dates are
    dates.

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


def _is_torn(tail: bytes, previous: str, header: type[HeaderLine | SheetLine]) -> bool:
    """Whether the end of a record is a line that was being written; one that lacks but its end must be right."""
    if len(tail) > LONGEST_LINE:
        return False
    if _SUM.match(tail) is None:
        return is_cut_short(tail)
    try:
        _read_line(tail, previous, header, first=False)
    except _LineError:
        return False
    return True


def _headless(fault: Notice | None) -> Notice:
    """Why there is no header: a newer format, damage, or nothing that was ever a record."""
    if fault is None:
        return Notice("record_empty")
    return fault if fault.key in _OF_WHOLE_FILES else Notice("record_header_damaged")


class _LineError(ValueError):
    """A line that cannot be read, with the key of the notice."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def _read_line(piece: bytes, previous: str, header: type[HeaderLine | SheetLine], *, first: bool) -> Line:
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
    if kind not in _OF_RECORD[header] or (kind is not header and first) or (kind is HeaderLine and not first):
        raise _LineError("record_line_misplaced")
    if first and _is_newer(members):
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
