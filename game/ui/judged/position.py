"""The table before a decision as a picture, with what was done and what would have been better drawn on it."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import TYPE_CHECKING, Final

import pygame

from game.cards import Face
from game.engine import AnyGame, Event, Place
from game.match.match import Match
from game.match.playback import Playback
from game.match.turn_loop import NullTurnLoop
from game.match.worker_process import answer_all
from game.review.units import read_back
from game.storage.folders import Folders
from game.storage.logs import LOG
from game.storage.settings import Settings
from game.ui.graphics.drawing import Style
from game.ui.judged.drawn_ways import DrawnWays, sprites_of
from game.ui.judged.signs import OTHER, Sign, draw_sign
from game.ui.judged.ways import Way, landed_once, partners, ways_of
from game.ui.kit.bubble import BUBBLE_RADIUS, Bubble
from game.ui.stage.profile import Profile
from game.ui.stage.stage import Stage
from game.ui.stage.unseen import SMALLEST, drawn_at_rest, prepare
from game.ui.table.calls import call_bubble
from game.ui.table.cards.sprite import Sprite
from game.ui.table.contract.board import Board
from game.ui.table.contract.game_table import AnyTable, table_of
from game.ui.table.drawing.marks import Ring, draw_ring
from game.ui.table.layout.landings import PILE
from game.ui.table.layout.mode import TableMode
from game.ui.table.layout.zone import Zone
from game.ui.table.past_table import PastTable
from game.ui.table.scene import TableScene

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

_WINDOW: Final = (960, 600)
"""The window of the process: any would do."""
_LARGER: Final = 1.5
"""By what words on the table are larger than where somebody plays."""
_SHRUNK: Final = 1.5
"""From so much on they are larger still, as everything is shown smaller."""
_MARKS: Final = 1.25
"""By what marks are larger than there."""
_USUAL: Final = 1.6
_LARGEST: Final = 1.4
"""By what tables are usually drawn larger than they are shown; by what marks are larger, at most, where it is more."""
_GAP: Final = 22
"""Units between two, and below them."""
_SIGN: Final = 34


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
    """Cards that the reason names."""
    meld: tuple[str, ...] = ()
    """The cards of the meld on the table that it names."""
    plan: tuple[str, ...] = ()
    """How the better way goes on in that turn, where that is told."""


class PositionScene(TableScene):
    """The table of a decision, at which nothing can be done."""

    name = "position"

    def __init__(self, stage: Stage, playback: Playback, position: Position) -> None:
        """Show a position of `playback`, which is read."""
        self._position = position
        self.playback = playback
        playback.go(position.number)
        super().__init__(stage, playback, (), NullTurnLoop())
        self.company.silent = self.company.calm = True
        self.group.replace([])
        self._laid = False
        """Whether the table lies with everything that is drawn on it."""
        self.ways: list[Way] = []
        """What was done, then what would have been better."""
        self.drawn: DrawnWays | None = None
        self._calls: DrawnCalls | None = None

    def table_of(self, match: Match) -> AnyTable:
        """Nothing is said around it that stands in the review or cannot be read in so small a picture."""
        self._table = PastTable(table_of(match.game_name), self.mode, self.playback)
        return self._table

    @property
    def mode(self) -> TableMode:
        """A picture of one decision."""
        return TableMode.POSITION

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """The table, and both ways on it."""
        super().paint(surface, area)
        if self.drawn is None:
            return
        self.drawn.paint(surface)
        if self._calls is not None:
            self._calls.paint(surface)

    def refresh(self) -> None:
        """The cards of the last action are marked no more: only the decision is told."""
        super().refresh()
        self.picture.outline(())

    def all_told(self, now: float) -> None:
        """Lay the cards anew, with room for those that ways would bring."""
        if not self._laid:
            self._laid = True
            self._lay()

    def _lay(self) -> None:
        self.feed.lie()
        self.board.hand.sort(self.board.config.sortings[0])
        self.board.rearrange(self.now, 0.0)
        self.lap_marks.forget()
        position, held = self._position, self.board.hand.sprites
        both = (position.done, position.sign, False), (position.better, OTHER[position.sign], True)
        self.ways = landed_once(
            [way for texts, sign, better in both for way in self._found(texts, sign, better=better)]
        )
        told = [sprite for way in self.ways for sprite in sprites_of(held, way.cards)]
        named = [sprite for sprite in self._named() if sprite not in told]
        lefts = [min(map(held.index, sprites_of(held, way.cards)), default=None) for way in self.ways]
        if None not in lefts:  # arrows that lead to one place cross no more than they must
            self.ways = [way for _left, way in sorted(zip(lefts, self.ways, strict=True), key=itemgetter(0))]
        marked = {number for number, sprite in enumerate(held) if sprite in told or sprite in named}
        table = self._table
        table.landings, table.ringed = [each.landing for way in self.ways for each in way.moved], frozenset(marked)
        table.calls = any(way.called for way in self.ways)
        self.board.arrange(self.now, 0.0)
        self.refresh()
        self._draw(named)

    def _draw(self, named: Sequence[Sprite]) -> None:
        """Measure what is drawn on the table as it lies now."""
        position, board, style = self._position, self.board, self.style
        larger = min(_LARGEST, max(1.0, shrunk(position.room) / _USUAL)) * _MARKS / words_larger(position.room)
        slots = board.layout.landings
        self.drawn = DrawnWays(style, board, self.ways, slots, named, larger=larger) if self.ways else None
        calls = [(way.called, way.sign) for way in self.ways if way.called]
        self._calls = DrawnCalls(style, board, calls, self._hanging()) if calls else None
        if self.drawn is None:
            return
        for meld in self._lying(position.meld):
            self.drawn.frame(meld, Sign.EVEN)
        public = (sprite for sprite in board.pool.at(Place("public")) if str(sprite.face) in position.named)
        self.drawn.light(*(pygame.Rect(sprite.slot.rect) for sprite in public))

    def _named(self) -> Sequence[Sprite]:
        """The cards of the hand that the reason names, or that go with those of the pile that it names."""
        held, lying = self.board.hand.sprites, {str(sprite.face) for sprite in self.board.pool.at(PILE)}
        faces = [sprite.face for sprite in held if sprite.face is not None]
        return sprites_of(held, named_cards(self.playback, self._position, self.ways, faces, lying))

    def _found(self, texts: Sequence[str], sign: Sign, *, better: bool) -> Sequence[Way]:
        at, plan = self.playback.number, self._position.plan if better else ()
        named, called = self._position.named, self._called
        return ways_of(self.playback, self.seat, texts, sign, called, at=at, better=better, named=named, plan=plan)

    def _called(self, event: Event) -> str:
        return next(filter(None, (each.called(event) for each in self.components)), "")

    def _hanging(self) -> Sequence[pygame.Rect]:
        return [rect for each in self.components for rect in each.hanging()]

    def _lying(self, meld: Sequence[str]) -> list[pygame.Rect]:
        """Where a meld of these cards lies; of several alike one."""
        for place, sprites in self.board.pool.places.items():
            if place.zone == "meld" and meld and sorted(str(each.face) for each in sprites) == sorted(meld):
                return [pygame.Rect(sprites[0].slot.rect).unionall([each.slot.rect for each in sprites])]
        return []


def shrunk(room: tuple[int, int]) -> float:
    """By what a table is drawn larger than it is shown in so many pixels."""
    return max(1.0, SMALLEST[0] / room[0], SMALLEST[1] / room[1])


def words_larger(room: tuple[int, int]) -> float:
    """By what words are larger than at a table, in a picture of so many pixels."""
    return _LARGER * max(1.0, shrunk(room) / _SHRUNK)


def position_picture(profile: Profile, playback: Playback, position: Position) -> pygame.Surface:
    """Draw a position, which takes a good while; a display must be there."""
    wide, high = position.room
    larger = shrunk(position.room)
    window = (round(wide * larger), round(high * larger))
    table = drawn_at_rest(
        profile,
        window,
        lambda stage: PositionScene(stage, playback, position),
        lambda scene: scene.table_rect,
        larger=words_larger(position.room),
    )
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


def named_cards(
    playback: Playback, position: Position, ways: Sequence[Way], held: Sequence[Face], lying: Collection[str]
) -> Sequence[Face]:
    """Find the cards of the hand that the reason names, or that go with those of the pile (`lying`) that it names."""
    taken, seat = any(way.taken for way in ways), playback.still_at(position.number).actor
    if taken and seat is not None and position.named and set(lying).issuperset(position.named):
        return partners(playback, seat, position.number, position.better, position.named)
    return [face for face in held if str(face) in position.named]


def is_ringed(playback: Playback, position: Position | None) -> bool:
    """Whether the picture has rings besides those of both ways."""
    seat = playback.still_at(position.number).actor if position is not None else None
    if position is None or seat is None or not (position.named or position.meld):
        return False
    view = playback.view_at(position.number, seat)
    lying = table_of(playback.game_name).placement(view)
    melds = [sorted(map(str, cards)) for place, cards in lying.items() if place.zone == "meld"]
    if position.meld and sorted(position.meld) in melds:
        return True
    both = (position.done, False, ()), (position.better, True, position.plan)
    ways = [
        way
        for texts, better, plan in both
        for way in ways_of(
            playback, seat, texts, Sign.EVEN, lambda _event: "", at=position.number, better=better, plan=plan
        )
    ]
    told = Counter[Face]()
    for way in ways:
        told |= Counter(way.cards)
    named = named_cards(playback, position, ways, view.hand, {str(card) for card in lying.get(PILE, ())})
    return bool(Counter(named) - told)


class DrawnCalls:
    """Measured once for a layout."""

    def __init__(
        self, style: Style, board: Board, calls: Sequence[tuple[str, Sign]], hanging: Sequence[pygame.Rect]
    ) -> None:
        """Words with what is found of them; they keep off what is `hanging` on the table."""
        self._style = style
        zones = board.layout.zones
        panel, gap = pygame.Rect(zones[Zone("seat", board.seat)]), style.px(_GAP)
        self._calls: list[tuple[Bubble, Sign]] = []
        window = pygame.Rect(0, 0, 0, 0).unionall([pygame.Rect(rect) for rect in zones.values()])
        widths, heights = zip(*(call_bubble(style, text, window).rect.size for text, _sign in calls), strict=True)
        high = max(heights)
        whole = pygame.Rect(0, 0, sum(widths) + gap * (len(calls) - 1), high)
        whole.bottomleft = panel.left + style.px(_SIGN) // 2, panel.top - gap
        lying = [pygame.Rect(slot.rect) for slots in board.layout.slots.values() for slot in slots]
        kept = [each.inflate(gap, gap) for each in (*hanging, *lying)]
        tops = range(whole.top, window.top + high, -max(1, high // 2))
        lefts = range(whole.left, max(whole.left + 1, window.centerx - whole.width), gap)
        free = (whole.move(left - whole.left, top - whole.top) for top in tops for left in lefts)
        whole = next((each for each in free if each.collidelist(kept) < 0), whole)
        left = whole.left
        for (text, sign), width in zip(calls, widths, strict=True):
            rect = pygame.Rect(left, whole.top, width, high)
            below = rect.left < panel.centerx < rect.right and panel.top - rect.bottom <= 2 * gap
            self._calls.append((call_bubble(style, text, rect, speaker=panel if below else None), sign))
            left += width + gap

    @property
    def boxes(self) -> Sequence[pygame.Rect]:
        """Where they hang."""
        return [bubble.rect for bubble, _sign in self._calls]

    def paint(self, surface: pygame.Surface) -> None:
        """All of them, each with its sign at its begin; one that hangs just above the panel points at it."""
        style, side = self._style, self._style.px(_SIGN)
        for bubble, sign in self._calls:
            rect = bubble.rect
            draw_ring(surface, style, Ring((*rect.topleft, *rect.size), corner=BUBBLE_RADIUS), sign.colour, bold=True)
            bubble.paint(surface, style, rect)
            disc = pygame.Rect(0, 0, side, side).move_to(center=rect.topleft)
            disc.clamp_ip(surface.get_rect())
            draw_sign(surface, style, disc, sign)
