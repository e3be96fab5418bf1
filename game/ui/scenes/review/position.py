"""The table before a decision as a picture, with what was done and what would have been better drawn on it."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice, pairwise
from random import Random
from typing import TYPE_CHECKING, Final

import pygame

from game.cards import Face
from game.engine import AnyGame, Place
from game.match.match import Match
from game.match.playback import Playback
from game.match.servant import answer_all
from game.review.units import read_back
from game.storage.folders import Folders
from game.storage.logs import LOG
from game.storage.settings import Settings
from game.ui.judged.signs import Sign
from game.ui.profile import Profile
from game.ui.scenes.replay.places import Places, nowhere
from game.ui.scenes.replay.played_back import PlayedBack
from game.ui.scenes.replay.scene import ReplayScene
from game.ui.scenes.review.ways import Way, is_place, paint_legend, paint_ways
from game.ui.stage import Stage
from game.ui.table.cards.sprite import Sprite
from game.ui.table.game_table import AnyTable, table_of
from game.ui.table.layout.geometry import Counts, Frame, Rect, Slot, TableLayout, card_width
from game.ui.unseen import SMALLEST, drawn_at_rest, prepare

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

_EDGE: Final = 12
"""Units that are free around the own hand."""
_LARGER: Final = 1.6
"""By what its cards are larger than at the table, at most."""
_SMALLER: Final = 0.84
"""By what they are smaller at least where they lie side by side for it."""
_ABOVE: Final = 0.12
"""Room above it for cards that are raised, and for the signs above them, by its height."""
_SEEN: Final = 0.54
"""The part of a covered card that is to be seen where they are larger."""
_BESIDE: Final = 1.04
_FANNED: Final = 0.7
"""Steps from card to card, in widths of a card: side by side, or so that no half of a second index is to be seen."""
_TILTED: Final = 0.1
"""What the outer cards take besides for their tilt, in widths of a card."""
_COUNTED: Final = 1.7
"""By what the room for how many discards there are is wider: nothing else stands there."""
_LOOKED_AT: Final = 2000
"""Actions after the better way that are looked at, at most."""
_PILE: Final = Place("discards")
_WINDOW: Final = (960, 600)
"""Of the process: any would do."""


@dataclass(frozen=True, slots=True)
class Position:
    """What is to be seen of a decision."""

    number: int
    """How many actions were in effect before it."""
    done: tuple[str, ...]
    """The actions, as records write them."""
    better: tuple[str, ...]
    """What would have been better; empty where nothing is told of it."""
    sign: Sign
    """What is found of what was done."""
    room: tuple[int, int]
    """The pixels of the picture."""
    named: tuple[str, ...] = ()
    """Cards of the hand that the reason names."""
    meld: tuple[str, ...] = ()
    """The cards of the meld on the table that it names."""


class PositionTable(PlayedBack):
    """A table of which nothing is asked: the own hand has all that lies below the felt and behind its plate."""

    def layout(self, counts: Counts, frame: Frame) -> TableLayout:
        """Cards of the own hand larger and further apart, as far as they have room."""
        layout = _with_tally(super().layout(counts, replace(frame, still=True)), round(_EDGE * frame.unit))
        own = Place("hand", counts.seat)
        held = layout.slots.get(own, ())
        if any(one.cx >= other.cx for one, other in pairwise(held)) or not held:
            return layout  # none, or in several rows
        felt, plate = layout.zones["felt"], layout.zones[f"seat.{counts.seat}"]
        edge, foot = round(_EDGE * frame.unit), max(slot.rect.bottom for slot in held)
        beside = plate.right + edge if plate.bottom > held[0].rect.y else edge
        room = Rect(beside, felt.bottom + edge, frame.width - edge - beside, foot - felt.bottom - edge)
        return replace(layout, slots={**layout.slots, own: _fanned(held, room)})


def _with_tally(layout: TableLayout, edge: int) -> TableLayout:
    """What counts the discards has more of the room behind them, which ends before the edge of the felt."""
    zones = dict(layout.zones)
    if tally := zones.get("tally"):
        zones["tally"] = tally._replace(w=min(round(tally.w * _COUNTED), zones["discards"].right - edge - tally.x))
    return replace(layout, zones=zones)


def _fanned(held: Sequence[Slot], room: Rect) -> tuple[Slot, ...]:
    """The same fan in a room at whose foot it lies, in its middle: no card far larger, and none far from the next."""
    count, first = len(held), held[0]
    part = min(_LARGER, room.h / (1 + _ABOVE) / (room.bottom - min(slot.rect.y for slot in held)))
    whole, least = (room.w / (first.w * (1 + _TILTED + seen * (count - 1))) for seen in (_BESIDE, _SEEN))
    apart = whole >= _SMALLER
    part = min(part, whole) if apart else max(1.0, min(part, least))
    high = int(first.h * part)
    wide = card_width(high)
    free = (room.w - wide * (1 + _TILTED)) / max(1, count - 1)
    step = min(wide * (_BESIDE if apart else _FANNED), free)
    before = (held[-1].cx - first.cx) / (count - 1) if count > 1 else step
    if step < before:
        return tuple(held)
    middle = room.x + room.w / 2
    return tuple(
        Slot(
            middle + (place - (count - 1) / 2) * step,
            room.bottom - (room.bottom - slot.cy) * part,
            wide,
            high,
            round(slot.angle * part * before / step, 1),
        )
        for place, slot in enumerate(held)
    )


class PositionScene(ReplayScene):
    """The moment of a decision, without anything that leads elsewhere."""

    def __init__(self, stage: Stage, playback: Playback, position: Position) -> None:
        self._position = position
        super().__init__(stage, playback, at=position.number)
        self._ways: list[Way] = []
        self._named: list[Sprite] = []
        self._melds: list[pygame.Rect] = []
        """Where the meld lies that the reason names."""

    def table_of(self, match: Match) -> AnyTable:
        """Nothing is said around it that stands in the review or cannot be read in so small a picture."""
        self._table = PositionTable(table_of(match.game_name), self.playback, prompts=False)
        return self._table

    @property
    def coached(self) -> bool:
        """The review says what is to be done: the table asks for nothing."""
        return True

    def around(self, size: tuple[int, int]) -> Places:
        """There is neither bar nor list."""
        return nowhere(size)

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """The table, and both ways on it."""
        super().paint(surface, area)
        paint_ways(surface, self.style, self.board, self._ways, self._named, self._melds)
        if self._named or self._melds:
            paint_legend(surface, self.style, self.board)

    def refresh(self) -> None:
        """The cards of the last action are marked no more: only the decision is told."""
        super().refresh()
        self.picture.outline(())

    def _lie(self) -> None:
        super()._lie()
        self.way.hide()
        self.lap_marks.forget()
        position, held = self._position, list(self.board.hand.sprites)
        better = Sign.BAD if position.sign is Sign.GOOD else Sign.GOOD
        self._ways = [
            *self._found(position.better, held, better, better=True),
            *self._found(position.done, held, position.sign, better=False),
        ]
        told = {sprite for way in self._ways for sprite in way.cards}
        lying = {str(sprite.face) for sprite in self.board.pool.at(_PILE)}
        taken = any(way.taken for way in self._ways)
        if taken and position.named and lying.issuperset(position.named):  # of the pile, not of the hand
            self._named = _sprites(held, self._partners(position))
        else:
            self._named = [each for each in held if str(each.face) in position.named and each not in told]
        if not any(way.cards or is_place(way.zone) for way in self._ways):
            self._ways += [Way((sprite,), "", True, better) for sprite in self._named]
            self._named = []
        self._melds = self._lying(position.meld)
        self.board.pointed = (*(sprite for way in self._ways for sprite in way.cards), *self._named)
        self.board.rearrange(self.now, 0.0)
        self.board.pointed = ()  # they are raised; what points at cards would ring them in a colour of its own

    def _partners(self, position: Position) -> Sequence[Face]:
        """The fewest cards of the hand with which those that the reason names can be laid after the better way."""
        game, table, seat = self.playback.game, table_of(self.playback.game_name), self.seat
        state = game.determinize(self.playback.view(seat), Random(0))
        for text in position.better:
            state, _told = game.apply(state, game.parse(text))
        view, found = game.view(state, seat), list[list[Face]]()
        for action in islice(game.actions(state), _LOOKED_AT):
            gesture, named, rest = table.gesture(view, action), Counter(position.named), list[Face]()
            for card in gesture.cards:
                if named[str(card)]:
                    named[str(card)] -= 1
                else:
                    rest.append(card)
            if gesture.cards and gesture.zone != "discards" and not named.total():
                found.append(rest)
        return min(found, key=len, default=())

    def _found(self, texts: Sequence[str], held: Sequence[Sprite], sign: Sign, *, better: bool) -> list[Way]:
        """The gestures of actions one after the other, as far as they are done with cards or places of the table."""
        game, playback = self.playback.game, self.playback
        table, seat = table_of(playback.game_name), self.seat
        state = game.determinize(playback.view(seat), Random(0)) if better else playback.still.state
        ways = []
        for text in texts:
            action = game.parse(text)
            gesture = table.gesture(game.view(state, seat), action)
            state, events = game.apply(state, action)
            taken = [card for event in events if event.source == _PILE and event.seat == seat for card in event.cards]
            lying = _sprites(self.board.pool.at(_PILE), [card for card in taken if card is not None])
            ways.append(Way(tuple(_sprites(held, gesture.cards)), gesture.zone, better, sign, tuple(lying)))
        return ways

    def _lying(self, meld: Sequence[str]) -> list[pygame.Rect]:
        """Where a meld of these cards lies; of several alike one."""
        for place, sprites in self.board.pool.places.items():
            if place.zone == "meld" and meld and sorted(str(each.face) for each in sprites) == sorted(meld):
                return [pygame.Rect(sprites[0].slot.rect).unionall([each.slot.rect for each in sprites])]
        return []


def _sprites(held: Sequence[Sprite], faces: Sequence[Face]) -> list[Sprite]:
    """Cards of the hand with these faces; none twice."""
    left, found = list(held), []
    for face in faces:
        sprite = next((one for one in left if one.face == face), None)
        if sprite is not None:
            left.remove(sprite)
            found.append(sprite)
    return found


def position_picture(profile: Profile, playback: Playback, position: Position) -> pygame.Surface:
    """Draw it, which takes a good while; a display must be there."""
    wide, high = position.room
    larger = max(1.0, SMALLEST[0] / wide, SMALLEST[1] / high)
    window = (round(wide * larger), round(high * larger))
    table = drawn_at_rest(profile, window, lambda stage: PositionScene(stage, playback, position), large=True)
    return table if window == position.room else pygame.transform.smoothscale(table, position.room)


def serve(
    connection: Connection, folders: Folders, settings: Settings, games: Mapping[str, AnyGame], raw: bytes
) -> None:
    """In a process of its own: answer every position of a record by the pixels of its picture; None without one."""
    prepare(_WINDOW, settings)
    profile, playback = Profile(folders, settings, games), read_back(games, raw)

    def answer(position: Position) -> bytes | None:
        try:
            return pygame.image.tobytes(position_picture(profile, playback, position), "RGB")
        except Exception:  # whatever a position does to its table, the review tells of it in words
            logging.getLogger(LOG).exception("the picture of a decision cannot be drawn")
            return None

    answer_all(connection, answer)
