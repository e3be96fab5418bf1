"""What was done in a round of a replay, in words that name the cards, and what was done last at a moment."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from game.cards import format_faces, parse_faces
from game.engine import CardsDealt, Event, TurnBegan, redacted
from game.i18n import _
from game.i18n.phrases import captions_of
from game.match.playback import Playback
from game.ui.table.cards.hand_order import Sorting
from game.ui.table.facts import Done
from game.ui.table.game_table import table_of
from game.ui.table.presenter import seen_cards

_UNTOLD: Final = (CardsDealt, TurnBegan)


@dataclass(frozen=True, slots=True)
class Move:
    """One thing that happened on the way to a moment, or the heading of a trick."""

    number: int
    """Of the moment."""
    text: str
    cards: str
    seat: int | None
    begins: bool = False
    """Whether the turn of somebody else begins with it."""
    named: bool = False
    """Whether the text names the cards."""
    heading: str = ""
    """What stands before the text where several moves belong together; empty for a move."""
    told: int = 0
    """The moment from which on the text of a heading is known."""
    brief: str = ""
    """The text without the names of cards that are shown beside it; empty where it names none."""


def moves_from(playback: Playback, begin: int, seat: int) -> list[Move]:
    """Everything that was done in the round that begins at a moment, as `seat` saw it; tricks have headings."""
    place = bisect_right(playback.rounds, begin)
    end = playback.rounds[place] if place < len(playback.rounds) else playback.last + 1
    moves: list[Move] = []
    before: int | None = None
    heading: int | None = None
    tricks = 0
    for number in range(begin, end):
        for event in playback.still_at(number).events:
            move = move_of(playback, number, event, seat)
            if move is None:
                continue
            if event.target is not None and event.target.zone == "trick" and heading is None:
                tricks, heading = tricks + 1, len(moves)
                moves.append(Move(number, "", "", None, heading=_("Trick {number}", number=tricks)))
            if event.source is not None and event.source.zone == "trick" and heading is not None:
                moves[heading] = replace(moves[heading], text=move.text, seat=move.seat, told=number)
                before = heading = None
                continue
            moves.append(replace(move, begins=event.seat != before))
            before = event.seat
    return moves


def done_at(playback: Playback, number: int, seat: int) -> Done | None:
    """What led to a moment, as `seat` saw it: the last thing that was done by whoever acted; None where nothing was."""
    still = playback.still_at(number)
    told = list(_moves_at(playback, number, seat))
    actor = still.action.seat if still.action is not None else None
    last = next((move for move in reversed(told) if move.seat is not None and move.seat == actor), None)
    last = last or (told[-1] if told else None)
    return Done(last.text, last.seat, last.cards) if last else None


def _moves_at(playback: Playback, number: int, seat: int) -> Iterator[Move]:
    """What is told of a moment; of a trick that was won only the card that was played."""
    for event in playback.still_at(number).events:
        if event.source is None or event.source.zone != "trick":
            move = move_of(playback, number, event, seat)
            if move is not None:
                yield move


def move_of(playback: Playback, number: int, event: Event, seat: int) -> Move | None:
    """What is told of an event; None where it is nothing."""
    event = event if playback.opened else redacted(event, seat)
    if isinstance(event, _UNTOLD):
        return None
    captions, names = captions_of(playback.game_name), playback.names
    name, own = names[event.seat] if event.seat is not None else "", event.seat == seat
    text = captions.caption(event, name, own=own, names=names, you=seat)
    if not text:
        return None
    seen = tuple(card for card in event.cards if card is not None)
    named = captions.deed(event, name, seen, own=own) if len(seen) == len(event.cards) else ""
    brief = text if named else ""
    return Move(number, named or text, _cards(playback, event, seat), event.seat, named=bool(named), brief=brief)


def _cards(playback: Playback, event: Event, seat: int) -> str:
    """The cards of an event; those that are only shown lie as in a hand of the game."""
    cards = seen_cards(event)
    if event.source is not None or not cards:
        return cards
    key = table_of(playback.game_name).order(playback.view(seat), Sorting.SUIT)
    return format_faces(sorted(parse_faces(cards), key=key))
