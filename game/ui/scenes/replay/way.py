"""The way of the cards that were moved just before a moment: an arc from where they lay to where they lie now.

It is left out where it would be long or lead around much: what was done has a frame in any case. Cards that somebody
laid or threw have the face of who did it beside them instead, where there is room for that. An arc is seen on whatever
cards it crosses, and passes beneath words. A card that somebody took lies on their hand with a frame around it, and
where it lay there is an empty one; one that came into the own hand is raised, with a ring.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

import pygame

from game.engine import Event, Place, SeatView, redacted
from game.engine.events import UNSEEN
from game.match.playback import Playback
from game.ui.graphics.drawing import Style
from game.ui.graphics.medallion import draw_medallion
from game.ui.graphics.mirror import is_mirrored
from game.ui.graphics.theme import hex_of
from game.ui.judged.arc import HEAD, WIDE, Point, arc_between, arc_box, markup_of
from game.ui.judged.arrows import Around
from game.ui.scenes.replay.ends import came, cards_lying, left, left_a_place, moved_to, reached, whole_of
from game.ui.scenes.replay.lists import Player
from game.ui.table.cards.hand_order import Key
from game.ui.table.contract.board import Board
from game.ui.table.contract.context import TableComponent
from game.ui.table.contract.game_table import AnyTable
from game.ui.table.drawing.marks import OUTLINE, OUTLINE_EDGE, Ring, draw_ring, ring_of
from game.ui.table.layout.geometry import CARD_ASPECT, Rect, TableLayout, without
from game.ui.table.layout.zone import Zone
from game.ui.widgets.graph import mark_colour

_SEEN: Final = 225
_ON_CARDS: Final = 190
"""How much of what lies below is covered by the arc, and by what of it lies on cards, of 255."""
_ON_WORDS: Final = 70
"""The same of what lies on words and signs."""
_TAKEN: Final = 0.9
"""The width of a taken card that is shown on the hand of who took it, in that of those of the pile."""
_MARGIN: Final = 6
"""Pixels between it and the edge of the window."""
_CORNER: Final = 0.06
"""The roundness of a frame in widths of a card."""
_ABOVE: Final = ("seat", "score", "badge", "points")
"""Zones beneath which an arc passes."""
_KEPT_CLEAR: Final = (*_ABOVE, "tally", "title", "head")
"""Zones with words in them that it keeps off where it can."""
_SHORT, _LONG = 0.2, 0.45
"""The longest way to what has a frame, in the diagonal of the window, and the longest that is all but straight."""
_DIRECT, _STRAIGHT = 1.3, 1.08
"""What a way may be longer than need be, and one that is all but straight."""
_BESIDE: Final = 5
"""Units that it keeps off cards which it has nothing to do with."""
_MOST, _MOST_FROM_ONE = 4, 2
"""So many ways of one moment are shown; and so many from one place, of more the last alone."""

_FACE: Final = 56
_LEAST_FACE: Final = 34
"""Units of the size of the face of who laid cards, and its least pixels."""
_POINT: Final = 0.32
"""How far its point reaches, in its size."""
_BEFORE: Final = 7
"""Units between that and the cards, which have a frame."""
_FREE: Final = 2
"""Pixels that are free around it."""


class Ground(NamedTuple):
    """What a way leads over."""

    board: Board
    before: TableLayout
    """How the table lay at the moment before."""
    order: Key
    """In which the own hand is kept."""
    window: pygame.Rect
    words: Sequence[pygame.Rect]
    """The words that tell the move, and those that explain signs."""
    signs: Sequence[pygame.Rect]
    """What hangs over the edges of cards."""

    @property
    def around(self) -> Around:
        """What ways keep off where they can."""
        zones = [(zone.kind, pygame.Rect(rect)) for zone, rect in self.board.layout.zones.items()]
        counted = [pygame.Rect(slot.rect) for slot in self.board.layout.slots.get(Place("stock"), ())[-1:]]
        words = [*self.words, *(zone for name, zone in zones if name in _KEPT_CLEAR)]
        beneath = [*self.words, *counted, *(zone for name, zone in zones if name in _ABOVE)]
        return Around([*cards_lying(self.board), *self.signs], words, beneath)


class Crossed(NamedTuple):
    """What a way crosses, the later the less is seen of it there."""

    cards: Sequence[pygame.Rect]
    faint: Sequence[pygame.Rect]
    beneath: Sequence[pygame.Rect]


def ground_of(
    table: AnyTable,
    board: Board,
    playback: Playback,
    room: tuple[int, int],
    words: Sequence[pygame.Rect],
    components: Sequence[TableComponent[SeatView]],
) -> Ground:
    """That of the way to the moment that is shown, in a room of so many pixels."""
    meant = [rect for each in components for rect, _text in each.meanings()]
    signs = [*meant, *(rect for each in components for rect in (*each.hanging(), *each.written(), *each.panels()))]
    before = table.placement(playback.view_at(max(0, playback.number - 1), board.seat))
    order = table.order(playback.view(board.seat), board.hand.sorting)
    return Ground(board, board.laid(before), order, pygame.Rect((0, 0), room), words, signs)


def told_apart(moved: Sequence[Event]) -> Sequence[Event]:
    """The moves of a moment whose ways are shown: many that begin at one place would be a tangle."""
    alike = [event for event in moved if event.source == moved[-1].source]
    left_out = alike[:-1] if len(alike) > _MOST_FROM_ONE else ()
    return [event for event in moved if event not in left_out][-_MOST:]


class Mover:
    """The face of who laid cards points at them: beside, else below or above them, on the side that they came from."""

    def __init__(self) -> None:
        self._player: Player | None = None
        self._face = self.area = pygame.Rect(0, 0, 0, 0)
        """The face, and all that it covers with its point; empty while nothing is seen."""
        self._end = pygame.Rect(0, 0, 0, 0)

    def hide(self) -> None:
        """Show nothing."""
        self.area = pygame.Rect(0, 0, 0, 0)

    def show(
        self,
        style: Style,
        player: Player,
        ends: tuple[pygame.Rect, pygame.Rect],
        kept: Sequence[pygame.Rect],
        room: pygame.Rect,
    ) -> None:
        """By the first and the last of the `ends` of a way, in a room, off all that is `kept` clear."""
        side = max(_LEAST_FACE, style.px(_FACE))
        (start, end), reach = ends, round(side * _POINT) + style.px(_BEFORE)
        across = [(x, end.centery - side // 2) for x in (end.right + reach, end.left - reach - side)]
        upright = [(end.centerx - side // 2, y) for y in (end.bottom + reach, end.top - reach - side)]
        for corner in (*_nearest(start, across), *_nearest(start, upright)):
            place = pygame.Rect(*corner, side, side)
            if room.contains(place) and place.inflate(2 * _FREE, 2 * _FREE).collidelist(list(kept)) < 0:
                self._player, self._face, self._end = player, place, end
                self.area = place.inflate(2 * reach, 2 * reach)
                return

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """A point in the colour of what frames the cards, and the face upon it."""
        if not self.area or self._player is None:
            return
        face, area, end = self._face, self.area, self._end
        x, y = face.center
        away = max(end.left, min(end.right, x)) - x, max(end.top, min(end.bottom, y)) - y
        dx, dy = (each / max(1, abs(each)) for each in away)  # it stands straight beside or above what it points at
        tip, base = ((x + dx * face.width * part, y + dy * face.width * part) for part in (0.5 + _POINT, 0.4))
        half, wide = face.width * _POINT, max(2, style.px(2))
        corners = (tip, (base[0] - dy * half, base[1] + dx * half), (base[0] + dy * half, base[1] - dx * half))
        path = "L".join(f"{across - area.left:.1f},{down - area.top:.1f}" for across, down in corners)
        markup = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{area.width}" height="{area.height}"><path d="M{path}Z" '
            f'fill="{hex_of(OUTLINE)}" stroke="{hex_of(OUTLINE_EDGE)}" stroke-width="{wide}"/></svg>'
        )
        drawn = style.pictures.drawn(markup, area.size)
        surface.blit(pygame.transform.flip(drawn, True, False) if is_mirrored(surface) else drawn, area)
        player = self._player
        colour = mark_colour(style.theme, player.place)
        draw_medallion(surface, style, face, player.name, colour, face=player.face)


class Way:
    """Is seen while the table lies; what was thrown or played on a trick has its corners from the table itself."""

    def __init__(self) -> None:
        self.points: list[Sequence[Point]] = []
        """Of every way, from its begin on."""
        self.events: list[Event] = []
        """Those whose ways they are."""
        self.end: pygame.Rect | None = None
        """What is seen of the cards that were moved last, where they lie now; of one that came unseen, where it lay."""
        self._arcs: list[tuple[pygame.Surface, pygame.Rect]] = []
        self._taken: tuple[str, pygame.Rect] | None = None
        """A card that lies on the hand of somebody else now, and where."""
        self._lay: pygame.Rect | None = None
        """Where it lay."""
        self._above: list[Rect] = []
        """Words that lie upon that."""
        self._rings: list[Ring] = []
        """Around what came into the own hand, or into any that lies open."""
        self.mover = Mover()
        self.area = pygame.Rect(0, 0, 0, 0)
        """All that it covers; empty while nothing is seen."""

    def hide(self) -> pygame.Rect:
        """Show nothing; returns what is to be painted again."""
        before, self.area = self.area, pygame.Rect(0, 0, 0, 0)
        self.points, self.events, self._arcs, self._rings = [], [], [], []
        self.end = self._taken = self._lay = None
        self.mover.hide()
        return before

    @property
    def taken(self) -> pygame.Rect | None:
        """Where a card lies that somebody else took; None where nobody did."""
        return self._taken[1] if self._taken is not None else None

    def show(
        self, style: Style, playback: Playback, ground: Ground, players: Sequence[Player], *, mirrored: bool
    ) -> pygame.Rect:
        """Show all ways to the moment; in place of one to the table the face of who laid the cards, if it has room.

        Returns what to paint again.
        """
        before, board = self.hide(), ground.board
        self._above = [Rect(*sign) for sign in ground.signs]
        moved = told_apart(moved_to(playback.still))
        cards, words, beneath = ground.around
        faint = [*words, *ground.signs]
        for event in moved:
            start, end = left(board, event, ground.before, ground.order), reached(board, event)
            if start is None or end is None:
                continue
            if event is moved[-1]:
                end = self._take(board, playback, event, end, ground.window)
                self._lay = start if left_a_place(board, event, start) else None
                self.end = _lower(start) if _is_unseen(event) else end
                if _is_played(event) and event.seat is not None:
                    felt = pygame.Rect(board.layout.zones[Zone("felt")])
                    self.mover.show(style, players[event.seat], (start, end), [*cards, *words, *beneath], felt)
                    if self.mover.area:
                        continue
            whole = end if end == self.taken else whole_of(board, event, end)
            covered = [*cards, *beneath]
            framed = end == self.taken or not _to_hand(event) or playback.opened or event.target == board.own
            longest = math.hypot(*ground.window.size) if framed else math.inf
            points: Sequence[Point] = ()
            if _apart(start, whole) <= longest * _LONG + style.px(HEAD):  # a longer one is not shown, so none is sought
                points = arc_between(start, whole, end, style.scale, covered, list(words), ground.window)
            if points and is_plain(points, cards, style.px(_BESIDE), longest):
                self.points.append(points)
                self.events.append(event)
                self._arcs.append(_drawn(style, points, Crossed(cards, faint, beneath), mirrored=mirrored))
            if _to_hand(event) and (playback.opened or event.target == board.own):
                self._rings += [ring_of(board, sprite) for sprite in came(board, event)]
        covered = [area for _picture, area in self._arcs] + [ring.area(style) for ring in self._rings]
        covered += [each for each in (self.taken, self._lay) if each is not None]
        if covered:
            self.area = covered[0].unionall(covered[1:]).inflate(2 * style.px(WIDE), 2 * style.px(WIDE))
        if self.mover.area:
            self.area = self.area.union(self.mover.area) if self.area else self.mover.area.copy()
        return before.union(self.area) if before and self.area else before or self.area

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """Over the cards that lie, where it touches `area`."""
        if not self.area.colliderect(area):
            return
        if self._lay is not None:
            for part in without(Rect(*area), self._above):
                surface.set_clip(pygame.Rect(part))
                _frame(surface, style, self._lay, 0.55)
            surface.set_clip(area)
        for ring in self._rings:
            draw_ring(surface, style, ring, OUTLINE)
        for picture, place in self._arcs:
            surface.blit(picture, place)
        if self._taken is not None:
            name, rect = self._taken
            style.pictures.card(name, rect.width).draw(surface, rect.left, rect.top)
            _frame(surface, style, rect, 1.0)
        self.mover.paint(surface, style)

    def _take(
        self, board: Board, playback: Playback, event: Event, end: pygame.Rect, window: pygame.Rect
    ) -> pygame.Rect:
        """Show a card that everybody saw on the hand of who took it; returns where the cards are to be seen."""
        self._taken = None if playback.opened else _taken(board, redacted(event, board.seat), end, window)
        return self._taken[1] if self._taken is not None else end


def is_plain(points: Sequence[Point], cards: Sequence[pygame.Rect], beside: int, longest: float) -> bool:
    """Whether a way is understood at a glance: a short part of the `longest` or straight, with no detour, and past no
    `cards` but those at its ends.
    """
    first, last = points[0], points[-1]
    straight = math.dist(first, last)
    bent = sum(math.dist(one, other) for one, other in pairwise(points)) / max(1.0, straight)
    if bent > _DIRECT or straight > longest * (_LONG if bent <= _STRAIGHT else _SHORT):
        return False
    others = [each.inflate(2 * beside, 2 * beside) for each in cards]
    others = [each for each in others if not (each.collidepoint(first) or each.collidepoint(last))]
    return not any(each.clipline(one, other) for each in others for one, other in pairwise(points))


def _nearest(start: pygame.Rect, corners: Sequence[tuple[int, int]]) -> Sequence[tuple[int, int]]:
    """Upper left corners of equal places, that first which is nearest to where the cards came from."""
    return sorted(corners, key=lambda corner: math.dist(corner, start.center))


def _apart(one: pygame.Rect, other: pygame.Rect) -> float:
    """The pixels between the nearest edges of two rectangles."""
    across = max(0, one.left - other.right, other.left - one.right)
    return math.hypot(across, max(0, one.top - other.bottom, other.top - one.bottom))


def _drawn(
    style: Style, points: Sequence[Point], crossed: Crossed, *, mirrored: bool
) -> tuple[pygame.Surface, pygame.Rect]:
    """The picture of an arc and its place: less strong on cards, faint on words, and hidden where it passes beneath."""
    place = arc_box(points, style.scale)
    drawn = style.pictures.drawn(markup_of(points, place, style.scale), place.size).copy()
    strong = pygame.Surface(place.size, pygame.SRCALPHA)
    strong.fill((255, 255, 255, _SEEN))
    faint = [each for each in crossed.faint if not each.collidepoint(points[-1])]  # its head is always seen
    for shade, rects in ((_ON_CARDS, crossed.cards), (_ON_WORDS, faint), (0, crossed.beneath)):
        for each in rects:
            strong.fill((255, 255, 255, shade), each.move(-place.left, -place.top))
    drawn.blit(strong, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return (pygame.transform.flip(drawn, True, False) if mirrored else drawn), place


def _lower(stock: pygame.Rect) -> pygame.Rect:
    """What of it lies below its count."""
    return pygame.Rect(stock.left, stock.top + stock.height * 3 // 5, stock.width, stock.height * 2 // 5)


def _is_played(event: Event) -> bool:
    """Whether cards of a hand were laid where melds and discards are: those of a trick lie before who played them."""
    source, target = event.source, event.target
    return source is not None and source.zone == "hand" and target is not None and target.zone in ("meld", "discards")


def _is_unseen(event: Event) -> bool:
    """Whether nobody knew what it would be."""
    return event.source is not None and event.source.zone in UNSEEN


def _to_hand(event: Event) -> bool:
    return event.target is not None and event.target.zone == "hand"


def _frame(surface: pygame.Surface, style: Style, card: pygame.Rect, strength: float) -> None:
    """Around a card, or where one lay."""
    wide = max(2, style.px(WIDE))
    box, corner = card.inflate(2 * wide, 2 * wide), max(3, round(card.width * _CORNER) + wide)
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{box.width}" height="{box.height}">'
        f'<rect x="{wide / 2}" y="{wide / 2}" width="{box.width - wide}" height="{box.height - wide}" rx="{corner}" '
        f'fill="none" stroke="{hex_of(OUTLINE)}" stroke-width="{wide}" stroke-opacity="{strength}"/></svg>'
    )
    surface.blit(style.pictures.drawn(markup, box.size), box)


def _taken(board: Board, event: Event, hand: pygame.Rect, window: pygame.Rect) -> tuple[str, pygame.Rect] | None:
    """One card that everybody saw on its way to the `hand` of somebody else, and where it is shown there."""
    place, (card, *rest) = event.target, event.cards
    if place is None or place.zone != "hand" or place.owner == board.seat or card is None or rest:
        return None
    slots, pile = board.layout.slots.get(place, ()), board.layout.slots.get(Place("discards"), ())
    last = pygame.Rect(slots[-1].rect) if slots else hand
    wide = max(min(last.size), round((pile[-1].w if pile else 0) * _TAKEN))
    rect = pygame.Rect(0, 0, wide, round(wide / CARD_ASPECT)).move_to(center=last.center)
    return str(card), rect.clamp(window.inflate(-2 * _MARGIN, -2 * _MARGIN))
