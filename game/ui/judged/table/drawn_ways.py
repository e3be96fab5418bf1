"""Two ways to go on, drawn on a table: what they take raised and ringed, and what they would bring faint where it goes.

An arrow in the colour of its way leads from one to the other. Everything that has to do with neither lies in a veil.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import pygame

from game.cards import Face
from game.ui.graphics.drawing import Style
from game.ui.judged.arc import arc_between, arc_box, markup_of
from game.ui.judged.signs import Sign, draw_sign
from game.ui.judged.table.ghosts import Ghosts, paint_ghosts, ring_around
from game.ui.judged.table.landings import PILE
from game.ui.judged.table.ways import Moved, Way
from game.ui.mirror import is_mirrored
from game.ui.table.board import Board
from game.ui.table.cards.sprite import Sprite
from game.ui.table.drawing.marks import INK, Ring, draw_ring, ring_of
from game.ui.table.layout.geometry import Slot, bounds

_SIGN: Final = 34
"""Units of the sign above a card or a place."""
_VEIL: Final = 66
"""How opaque the veil is, of 255."""
_ARROW: Final = 1.5
"""How much bolder an arrow is than in a replay: pictures are small."""
_NEAR: Final = 0.75
"""The same of how near it comes to what it leads to, and of how short it may be."""
_SEEN: Final = 235
"""How opaque it is."""
_HEADED: Final = frozenset({"head", "badge", "points"})
"""Places of words that no sign hides."""
_HEADS: Final = 30
"""The length of an arrow in units of its width and head, at least."""
_TRAIL: Final = 12
"""Units that it keeps free for itself."""
_SECOND: Final = 9
"""Units by which the ring of a second way lies further out."""
_MOST_ARROWS: Final = 3
"""From so many places arrows lead to one."""


@dataclass(frozen=True, slots=True)
class _Leads:
    """From where to where a way brings cards."""

    sign: Sign
    starts: Sequence[pygame.Rect]
    ends: Sequence[pygame.Rect]
    held: bool = False
    """Whether it ends in the own hand."""
    both: bool = False
    """Whether something comes back for it."""


class Around(NamedTuple):
    """What arrows lead around where they can."""

    cards: Sequence[pygame.Rect] = ()
    words: Sequence[pygame.Rect] = ()
    beneath: Sequence[pygame.Rect] = ()
    """What they pass beneath."""


_NOTHING: Final = Around()


class DrawnWays:
    """Measured once for a layout, and painted whenever the table is."""

    def __init__(
        self,
        style: Style,
        board: Board,
        ways: Sequence[Way],
        slots: Sequence[tuple[Slot, ...]],
        named: Sequence[Sprite] = (),
        *,
        around: Around = _NOTHING,
        bold: float = _ARROW,
    ) -> None:
        """`slots` are those of the landings of all ways one after the other; `named` are the cards of the reason.

        Arrows are so `bold`, and lead `around` what else lies there.
        """
        self._style = style
        self._around = around
        self._bold = bold
        self._board = board
        self.named = named
        """Cards of the reason that no way takes."""
        self.held: dict[Sprite, list[Sign]] = defaultdict(list)
        """Cards of the hand that ways take."""
        self.ghosts: list[Ghosts] = []
        self.framed: list[tuple[pygame.Rect, Sign]] = []
        """What ways take elsewhere, and what belongs to the reason."""
        self._lit: list[pygame.Rect] = []
        """Parts of the table that the veil leaves free."""
        self._shown: list[Sprite] = [sprite for sprite in named if sprite.place != board.own]
        """The same of cards that lie over or beneath others."""
        self._signs: dict[tuple[int, int], list[Sign]] = {}
        self.trails: list[pygame.Rect] = []
        """Where arrows lead along."""
        leads, left = list[_Leads](), iter(slots)
        for way in ways:
            for sprite in sprites_of(board.in_hand, way.cards):
                self.held[sprite].append(way.sign)
            leads += [self._moves(way, each, next(left)) for each in way.moved]
            if not way.moved:
                for sprite in sprites_of(board.in_hand, way.cards):
                    self._sign(pygame.Rect(sprite.slot.rect), way.sign)
        self._arrows = [drawn for each in leads for drawn in self._arrows_of(each)]

    @property
    def kept(self) -> Sequence[pygame.Rect]:
        """What words keep off."""
        signs = (self._sign_box(place, 0, len(signs)) for place, signs in self._signs.items())
        return [*(ghosts.box for ghosts in self.ghosts), *self.trails, *signs]

    @property
    def meant(self) -> Sequence[pygame.Rect]:
        """What lies in a ring that has no sign."""
        held = (pygame.Rect(sprite.slot.rect) for sprite in self.named if sprite.place == self._board.own)
        return [*held, *(rect for rect, sign in self.framed if sign is Sign.EVEN)]

    @property
    def area(self) -> pygame.Rect:
        """All that is drawn, without a veil."""
        held = [pygame.Rect(sprite.slot.rect) for sprite in self.held]
        drawn = [*self.kept, *held, *(rect for rect, _sign in self.framed), *(box for _picture, box in self._arrows)]
        around = 2 * self._style.px(_SECOND)
        return drawn[0].unionall(drawn[1:]).inflate(around, around) if drawn else pygame.Rect(0, 0, 0, 0)

    def light(self, *rects: pygame.Rect) -> None:
        """Leave these parts of the table out of the veil."""
        self._lit += rects

    def frame(self, rect: pygame.Rect, sign: Sign) -> None:
        """Leave this out of it as well, in a ring of that colour."""
        self._lit.append(rect)
        self.framed.append((rect, sign))

    def paint(self, surface: pygame.Surface) -> None:
        """Over the table as it lies."""
        style, table = self._style, surface.copy()
        veil = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        veil.fill((*INK, _VEIL))
        surface.blit(veil, (0, 0))
        for rect in self._lit:
            surface.blit(table, rect, rect)
        for sprite in self._shown:
            surface.blit(sprite.picture, sprite.painted or sprite.slot.rect)
        self._paint_places(surface)
        for sprite in self._board.in_hand:
            signs = self.held.get(sprite) or ([Sign.EVEN] if sprite in self.named else [])
            if signs:
                surface.blit(sprite.picture, sprite.painted or sprite.slot.rect)
            for number, sign in enumerate(dict.fromkeys(signs)):
                draw_ring(surface, style, ring_around(sprite.slot, number * style.px(_SECOND)), sign.colour, bold=True)
        self._paint_arrows(surface)

    def paint_upon(self, surface: pygame.Surface) -> None:
        """The same upon a table that is looked at for its own sake: in no veil."""
        self._paint_places(surface)
        for sprite, signs in self.held.items():
            draw_ring(surface, self._style, ring_of(self._board, sprite), signs[0].colour, bold=True)
        self._paint_arrows(surface)

    def _paint_places(self, surface: pygame.Surface) -> None:
        """What would lie somewhere, and what is taken from elsewhere than the hand."""
        for ghosts in sorted(self.ghosts, key=lambda each: each.box.left):
            paint_ghosts(surface, self._style, ghosts)
        for rect, sign in self.framed:
            draw_ring(surface, self._style, Ring((*rect.topleft, *rect.size)), sign.colour, bold=True)

    def _paint_arrows(self, surface: pygame.Surface) -> None:
        for picture, box in self._arrows:
            surface.blit(pygame.transform.flip(picture, True, False) if is_mirrored(surface) else picture, box)
        self._paint_signs(surface)

    def _moves(self, way: Way, moved: Moved, slots: Sequence[Slot]) -> _Leads:
        """Rings what it takes, and notes what it brings where."""
        board, landing = self._board, moved.landing
        starts = self._starts(way, moved)
        place = landing.place
        if moved.back:
            return self._exchange(way, moved, starts)
        lying = board.pool.at(place) if place.zone in ("meld", "trick") else ()
        if place.zone == "trick":
            self._shown += lying
        elif lying:
            self._lit.append(pygame.Rect(bounds([sprite.slot.rect for sprite in lying])))
        ends = []
        by_place: dict[int, list[int]] = defaultdict(list)
        for number in range(len(slots)):
            by_place[number if slots[number].angle else _at(landing.before, number)].append(number)
        for at, numbers in by_place.items():
            above = tuple(sprite.slot for sprite in lying[at:]) if landing.before else ()
            ghosts = Ghosts(
                way.sign, [landing.faces[number] for number in numbers], [slots[number] for number in numbers], above
            )
            self.ghosts.append(ghosts)
            ends.append(ghosts.seen)
        if place == board.own and ends:
            whole = ends[0].unionall(ends[1:])
            side = self._style.px(_SIGN)
            self._sign(whole.move(0, whole.height - side // 4), way.sign)
            ends = [_brim(whole).move(0, side // 2)]
        elif ends:
            self._sign(self._below_heads(ends[-1]), way.sign)
        else:
            for start in starts:
                self._sign(start, way.sign)
        return _Leads(way.sign, starts, ends, place == board.own)

    def _exchange(self, way: Way, moved: Moved, starts: Sequence[pygame.Rect]) -> _Leads:
        """Rings what comes back as well; the sign lies on what is given for it."""
        lying = self._board.pool.at(moved.landing.place)
        back = sprites_of(lying, [card for card in moved.back if card is not None])
        self._lit.append(pygame.Rect(bounds([sprite.slot.rect for sprite in lying])))
        self._shown += back
        ends = [pygame.Rect(sprite.slot.rect) for sprite in back]
        self.framed += [(rect, way.sign) for rect in ends]
        for sprite in sprites_of(self._board.in_hand, way.cards):
            rect = pygame.Rect(sprite.slot.rect)
            self._sign(rect.move(0, rect.height - self._style.px(_SIGN) // 4), way.sign)
        return _Leads(way.sign, starts, ends, both=True)

    def _starts(self, way: Way, moved: Moved) -> list[pygame.Rect]:
        """Where its cards lie: those that lie one behind another together."""
        board, source = self._board, moved.source
        if source == board.own:
            gone = sprites_of(board.in_hand, [card for card in moved.cards if card is not None])
            return [_brim(rect) for rect, _sprites in _runs(board.in_hand, gone)]
        if source == PILE or source.zone == "meld":
            lying = board.pool.at(source)
            newest = list(reversed(lying))
            runs = _runs(lying, sprites_of(newest, [card for card in reversed(moved.cards) if card is not None]))
            for rect, sprites in runs:
                self.framed.append((rect, way.sign))
                self._shown += sprites
            return [rect for rect, _sprites in runs]
        slots = board.layout.slots.get(source, ())
        if not slots:
            return []
        rect, zones = pygame.Rect(slots[-1].rect), board.layout.zones
        name = f"backs.{source.owner}" if source.zone == "hand" else source.zone
        zone = zones.get(name if source.index is None else f"{name}.{source.index}")
        self._lit.append(pygame.Rect(zone) if zone is not None else rect)
        self.framed.append((rect, way.sign))
        return [rect]

    def _arrows_of(self, leads: _Leads) -> Iterator[tuple[pygame.Surface, pygame.Rect]]:
        """From each start to the nearest end; from one of many alone, the largest."""
        style, unit, near = self._style, self._style.scale * self._bold, self._style.scale * _NEAR
        window = pygame.Rect(self._board.layout.zones["felt"]).unionall(
            [pygame.Rect(rect) for rect in self._board.layout.zones.values()]
        )
        covered = [pygame.Rect(sprite.slot.rect) for sprite in (*self._board.in_hand, *self._shown)]
        covered += [ghosts.box for ghosts in self.ghosts]
        covered += [*(rect for rect, _sign in self.framed), *self._around.cards, *self._around.beneath]
        starts: Sequence[pygame.Rect] = leads.starts
        if len(starts) > _MOST_ARROWS:
            starts = [max(starts, key=lambda rect: rect.width)]
        for start in starts:
            end = min(leads.ends, key=lambda rect: abs(rect.centerx - start.centerx), default=None)
            if end is None:
                continue
            kept, words = [*covered, *self._lit], list(self._around.words)
            points = arc_between(start, end, end, near, kept, words, window, from_above=leads.held)
            if points:
                bold = min(unit, math.dist(points[0], points[-1]) / _HEADS)
                box, room = arc_box(points, bold), round(_TRAIL * bold)
                self.trails += [pygame.Rect(x, y, 1, 1).inflate(room, room) for x, y in points]
                markup = markup_of(points, box, bold, leads.sign.colour, INK, both=leads.both)
                drawn = style.pictures.drawn(markup, box.size).copy()
                for each in self._around.beneath:
                    drawn.fill((255, 255, 255, 0), each.move(-box.left, -box.top), pygame.BLEND_RGBA_MULT)
                drawn.set_alpha(_SEEN)
                yield drawn, box

    def _below_heads(self, place: pygame.Rect) -> pygame.Rect:
        """Where its sign may lie above it, or on it where that would hide whose melds these are."""
        side = self._style.px(_SIGN)
        above = pygame.Rect(place.centerx - side // 2, place.top - side * 3 // 4, side, side)
        zones = self._board.layout.zones.items()
        heads = [pygame.Rect(rect) for name, rect in zones if name.partition(".")[0] in _HEADED]
        return place.move(0, side * 3 // 4) if above.collidelist(heads) >= 0 else place

    def _sign(self, place: pygame.Rect, sign: Sign) -> None:
        """One more above a place, of every kind one."""
        there = self._signs.setdefault(place.midtop, [])
        if sign not in there:
            there.append(sign)

    def _paint_signs(self, surface: pygame.Surface) -> None:
        """Side by side where both ways have to do with one place."""
        for place, signs in self._signs.items():
            for number, sign in enumerate(signs):
                draw_sign(surface, self._style, self._sign_box(place, number, len(signs)), sign)

    def _sign_box(self, midtop: tuple[int, int], number: int, count: int) -> pygame.Rect:
        """Of one of several above a place."""
        side = self._style.px(_SIGN)
        box = pygame.Rect(0, 0, side, side)
        box.center = midtop[0] + round((number - (count - 1) / 2) * side), max(midtop[1] - side // 4, side // 2)
        return box


def sprites_of(held: Sequence[Sprite], faces: Sequence[Face]) -> list[Sprite]:
    """Cards with these faces; none twice."""
    left, found = list(held), []
    for face in faces:
        sprite = next((one for one in left if one.face == face), None)
        if sprite is not None:
            left.remove(sprite)
            found.append(sprite)
    return found


def _brim(held: pygame.Rect) -> pygame.Rect:
    """The middle of the upper edge of cards in or beside a hand: arrows lead from or to there."""
    brim = pygame.Rect(0, held.top, max(1, held.width // 4), max(1, held.height // 24))
    brim.centerx = held.centerx
    return brim


def _at(before: Sequence[int], number: int) -> int:
    return before[number] if number < len(before) else -1


def _runs(lying: Sequence[Sprite], wanted: Sequence[Sprite]) -> list[tuple[pygame.Rect, list[Sprite]]]:
    """Those of the cards that are wanted, neighbours of a line together, each with what it covers."""
    runs, before = list[tuple[pygame.Rect, list[Sprite]]](), False
    for sprite in lying:
        box = pygame.Rect(sprite.slot.rect)
        if sprite in wanted:
            if before and abs(runs[-1][0].centery - box.centery) < box.height // 4:
                runs[-1][0].union_ip(box)
                runs[-1][1].append(sprite)
            else:
                runs.append((box, [sprite]))
        before = sprite in wanted
    return runs
