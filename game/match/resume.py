"""Loading a match is replaying its record, line by line, as far as the rules of today allow."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final, TypeVar, assert_never

from game.cards import CardSyntaxError, Face, parse_faces
from game.engine import AnyGame, Deals, IllegalActionError, OptionError, choose
from game.engine.names import shown_name
from game.engine.record import (
    ActionLine,
    DealLine,
    Entry,
    HeaderLine,
    Notice,
    Record,
    RedoLine,
    Report,
    ReshuffleLine,
    RoundLine,
    SheetLine,
    UndoLine,
    unreported,
)
from game.match.match import Match
from game.opponents.levels import INSTEAD, LEVELS

M = TypeVar("M")
_REPORTED: Final = 20
"""The number of lines replayed between two reports of the progress."""
REFUSED: Final = (ValueError, ArithmeticError, AssertionError, AttributeError, LookupError, RuntimeError, TypeError)
"""Exceptions that stop a replay. All but `ValueError` are faults of this program's rules, which must not close the
menu.
"""

_LONGEST: Final = 40
"""The number of characters of an unknown game's name."""


class UnplayableRecordError(ValueError):
    """A record of which not even the first deal can be replayed; `notice` says why."""

    def __init__(self, notice: Notice) -> None:
        super().__init__(notice.key)
        self.notice = notice


@dataclass(frozen=True, slots=True)
class Replayed:
    """A match as far as its record could be replayed."""

    match: Match
    """The match, which no record is attached to yet."""
    readable: int
    """Bytes of the record that the match stands for."""
    checksum: str
    """The checksum of the last of those lines."""
    labels: frozenset[str]
    """The orders of cards that those bytes hold."""
    actions: int
    """The number of action lines that were replayed."""
    notice: Notice | None
    """Why the replay stopped before the end, or None if everything was replayed."""
    torn: bool
    """The last line was cut short and is left out."""


def replayed(record: Record, games: Mapping[str, AnyGame], report: Report = unreported) -> Replayed:
    """Replay a record up to its end or to the first line that is damaged or refused.

    Raises `UnplayableRecordError` where there is nothing to play, and what `report` raises.
    """
    match = dealt_from(record, games, Match)
    last = record.entries[0]
    labels: set[str] = set()
    actions = 0
    for number, entry in enumerate(record.entries[1:], start=2):
        if number % _REPORTED == 0:
            report(number / len(record.entries))
        try:
            replay_entry(match, entry)
        except REFUSED as error:
            # Once more without the orders behind this line: the match must not be dealt by them when it goes on.
            readable = replayed(Record(record.header, record.entries[: number - 1]), games, report)
            return replace(readable, notice=stopped_by(match.header, match.game, number, error))
        last = entry
        match entry.line:
            case DealLine() | ReshuffleLine():
                labels.add(entry.line.label)
            case ActionLine():
                actions += 1
    for seat in range(len(match.seats)):
        match.take_events(seat)
    return Replayed(match, last.end, last.checksum, frozenset(labels), actions, record.fault, record.torn)


def dealt_from(
    record: Record, games: Mapping[str, AnyGame], made: Callable[[AnyGame, HeaderLine, object, Deals], M]
) -> M:
    """The match of a record with its first round dealt. Raises `UnplayableRecordError`."""
    header = record.header
    if header is None:
        raise UnplayableRecordError(record.fault or Notice("record_empty"))
    game = games.get(header.game)
    if game is None:
        raise UnplayableRecordError(Notice("record_unknown_game", (("game", header.game[:_LONGEST]),)))
    if len(header.seats) not in game.seats:
        raise UnplayableRecordError(Notice("record_wrong_seats", (("count", len(header.seats)),)))
    try:
        options = choose(game.options, header.options)
        seats = tuple(replace(seat, level=_known_level(seat.level)) for seat in header.seats)
        return made(game, replace(header, seats=seats), options, Deals(header.seed, _orders(record.entries)))
    except OptionError as error:
        wanted = ("option", shown_name(error.wanted))
        raise UnplayableRecordError(Notice("record_unknown_option", (wanted,))) from error
    except REFUSED as error:
        raise UnplayableRecordError(Notice("record_unreplayable")) from error


def _known_level(level: str | None) -> str | None:
    """The level at which a seat of a record is played: a match is not lost because somebody's level is unknown."""
    return level if level is None or level in LEVELS else INSTEAD


def unknown_levels(record: Record) -> tuple[Notice, ...]:
    """A notice about levels that this program does not know."""
    seats = record.header.seats if record.header is not None else ()
    known = all(_known_level(seat.level) == seat.level for seat in seats)
    return () if known else (Notice("record_unknown_level"),)


def _orders(entries: tuple[Entry, ...]) -> tuple[tuple[str, tuple[Face, ...]], ...]:
    """The recorded orders; one that cannot be read is left out here and refused when the replay reaches its line."""
    orders: dict[str, tuple[Face, ...]] = {}
    for entry in entries:
        if isinstance(entry.line, (DealLine, ReshuffleLine)):
            with suppress(CardSyntaxError):
                orders.setdefault(entry.line.label, parse_faces(entry.line.order))
    return tuple(orders.items())


def replay_entry(table: Match, entry: Entry) -> None:
    """Do one line again; raises `ValueError` where the match refuses it."""
    line = entry.line
    match line:
        case ActionLine():
            if line.seat != table.actor():
                raise ValueError("it is the turn of another seat")
            action = table.game.parse(line.text)
            if str(action) != line.text:
                raise ValueError("the action is not in its usual form")
            table.play(action)
        case DealLine() | ReshuffleLine():
            if table.order_line(line.label) != line:
                raise ValueError("the cards lay in another order")
        case UndoLine():
            if not table.can_undo():
                raise ValueError("nothing can be taken back")
            table.undo()
        case RedoLine():
            if not table.can_redo():
                raise ValueError("nothing was taken back")
            table.redo()
        case HeaderLine() | SheetLine() | RoundLine():
            raise ValueError("no line of a match in play")
        case _:
            assert_never(line)


def stopped_by(header: HeaderLine, game: AnyGame, number: int, error: Exception) -> Notice:
    """Return the notice about a record that stopped at a line."""
    where: tuple[tuple[str, str | int], ...] = (("line", number),)
    if header.rules_version != game.rules_version:
        made, known = ("made", header.rules_version), ("known", game.rules_version)
        return Notice("record_other_rules", (*where, made, known))
    if isinstance(error, IllegalActionError):
        return Notice("record_illegal_action", (*where, ("clause", error.refusal.clause)))
    return Notice("record_line_refused", where)
