"""Two ways to go on, drawn on a table: what they take ringed, what they would bring tinted where it goes.

An arrow in the colour of its way leads from one to the other. Cards that have to do with neither lie in a veil.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import pygame

from game.cards import Face
from game.engine import Place
from game.ui.graphics.drawing import Style
from game.ui.graphics.mirror import is_mirrored, mirrored
from game.ui.graphics.theme import mixed
from game.ui.judged.arrows import BOLDER, NOTHING, Around, Arrow, Leads, arrows_of
from game.ui.judged.signs import Sign, draw_number, draw_sign
from game.ui.judged.ways import Moved, Way
from game.ui.table.cards.card_art import card_name
from game.ui.table.cards.sprite import Sprite
from game.ui.table.contract.board import Board
from game.ui.table.drawing.marks import INK, Ring, draw_ring, ring_of
from game.ui.table.layout.geometry import Slot, bounds
from game.ui.table.layout.landings import PILE
from game.ui.table.layout.zone import Zone

_SIGN: Final = 34
"""Units of the sign above a card or a place."""
_VEIL: Final = 34
"""How opaque the veil is, of 255."""
_LOWER: Final = 0.34
"""How much lower than a card lies what takes its place, in heights of cards."""
_AROUND: Final = 9
"""Units around what is drawn that its rings take."""
_PALE: Final = 0.48
"""The part of white in the colour of their way that they have: a real card has none of that."""
_PAPER: Final = (255, 255, 255)
_HEADED: Final = frozenset({"head", "badge", "points"})
"""Places of words that no mark hides."""
_WITHIN: Final = 0.65
"""How far down a mark is moved that stands within the upper edge of a place, by its side."""
_BESIDE: Final = 1.12
"""From one to the next of marks above the same place, in their sides."""


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
        larger: float = 1.0,
        around: Around = NOTHING,
        bold: float = BOLDER,
    ) -> None:
        """`slots` are those of the landings of all ways one after the other; `named` are the cards of the reason.

        Marks are `larger` by so much. Arrows are so `bold`, and lead `around` what else lies there.
        """
        self._style = style
        self._around = around
        self._bold = bold
        self._board = board
        self.named = named
        """Cards of the reason that no way takes."""
        self.held: dict[Sprite, list[Sign]] = defaultdict(list)
        """Cards of the hand that ways take, with the signs of their rings."""
        self._coming_to_hand: list[Sprite] = []
        """What steps take from the pile, which later ones may lay."""
        self.ghosts: list[Ghosts] = []
        self.framed: list[tuple[pygame.Rect, Sign]] = []
        """What ways take elsewhere, and what belongs to the reason."""
        self._lit: list[pygame.Rect] = []
        """Where the cards lie in no veil."""
        self._shown: list[Sprite] = [sprite for sprite in named if sprite.place != board.own]
        """Cards that lie over or beneath others, and are painted again above the veil."""
        self.marks = PlacedMarks(style, board, style.px(_SIGN * larger), around.words)
        self._coming: dict[tuple[Sign, Place], list[Slot]] = defaultdict(list)
        """What all steps of a way bring to a place."""
        moves = [(way.sign, moved.landing.place) for way in ways for moved in way.moved]
        for where, coming in zip(moves, slots, strict=True):
            self._coming[where] += coming
        leads, left = list[Leads](), iter(slots)
        for way in ways:
            for sprite in sprites_of(board.in_hand, way.cards):
                self.held[sprite].append(way.sign)
            leads += [self._moves(way, each, next(left)) for each in way.moved]
            if not way.moved:
                self._sign_held(way)
        self._arrows = self._arrows_of(leads)
        """Where they lead along."""
        self.trails = [rect for arrow in self._arrows for rect in arrow.trail(style)]
        told = [arrow.leads for arrow in self._arrows]
        for each in leads:
            for place in () if each.step else each.tags:
                self.marks.put(place, Mark(each.sign))
            for place in () if each in told or each.step else each.ends[-1:]:
                self.marks.put(self._foot(place) if each.both else place, Mark(each.sign), anywhere=True)

    @property
    def kept(self) -> Sequence[pygame.Rect]:
        """What words keep off."""
        return [*(ghosts.box for ghosts in self.ghosts), *self.trails, *self.marks.boxes]

    @property
    def area(self) -> pygame.Rect:
        """All that is drawn, without a veil."""
        rings = [rect for rect, _sign in self.framed]
        drawn = [*self.kept, *(pygame.Rect(sprite.slot.rect) for sprite in self.held), *rings]
        drawn += [arrow.box(self._style) for arrow in self._arrows]
        around = 2 * self._style.px(_AROUND)
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
        self._paint_veil(surface)
        for rect in self._lit:
            surface.blit(table, rect, rect)
        for sprite in self._shown:
            surface.blit(sprite.picture, sprite.painted or sprite.slot.rect)
        self._paint_places(surface)
        for sprite in self._board.in_hand:
            signs = self.held.get(sprite) or ([Sign.EVEN] if sprite in self.named else [])
            if signs:
                surface.blit(sprite.picture, sprite.painted or sprite.slot.rect)
                sign = Sign.GOOD if Sign.GOOD in signs else signs[0]  # of two rings none would be read
                draw_ring(surface, style, ring_around(sprite.slot), sign.colour, bold=True)
        self._paint_arrows(surface)

    def _paint_veil(self, surface: pygame.Surface) -> None:
        """Over all cards that lie face up, in their shapes."""
        veil = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        for sprite in (each for lying in self._board.pool.places.values() for each in lying if each.face is not None):
            place = sprite.painted or pygame.Rect(sprite.slot.rect)
            shape = pygame.mask.from_surface(sprite.picture).to_surface(setcolor=(*INK, _VEIL), unsetcolor=(0, 0, 0, 0))
            where = mirrored(place, surface.get_width()) if is_mirrored(surface) else place
            veil.blit(shape, where, special_flags=pygame.BLEND_RGBA_MAX)
        surface.blit(veil, (0, 0))

    def paint_upon(self, surface: pygame.Surface) -> None:
        """The same upon a table that is looked at for its own sake: in no veil."""
        self._paint_places(surface)
        for sprite, signs in self.held.items():
            draw_ring(surface, self._style, ring_of(self._board, sprite), (*signs, Sign.GOOD)[0].colour, bold=True)
        self._paint_arrows(surface)

    def _paint_places(self, surface: pygame.Surface) -> None:
        """What would lie somewhere, and what is taken from elsewhere than the hand."""
        for ghosts in sorted(self.ghosts, key=lambda each: each.box.left):
            paint_ghosts(surface, self._style, ghosts)
        for rect, sign in self.framed:
            draw_ring(surface, self._style, Ring((*rect.topleft, *rect.size)), sign.colour, bold=True)

    def _paint_arrows(self, surface: pygame.Surface) -> None:
        for arrow in self._arrows:
            arrow.paint(surface, self._style)
        self.marks.paint(surface)

    def _moves(self, way: Way, moved: Moved, slots: Sequence[Slot]) -> Leads:
        """Rings what it takes, and notes what it brings where."""
        board, landing = self._board, moved.landing
        starts = self._starts(way, moved)
        place = landing.place
        mark = Mark(way.sign, way.step)
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
            taken = [slots[number] for number in numbers]
            later = [each for each in self._coming[way.sign, place] if each.cx > taken[-1].cx and each not in taken]
            above = (*(sprite.slot for sprite in lying[at:]), *later) if landing.before else ()
            ghosts = Ghosts(way.sign, [landing.faces[number] for number in numbers], taken, above)
            self.ghosts.append(ghosts)
            ends.append(ghosts.seen)
        if place == board.own and ends:
            ends = [_brim(pygame.Rect(slots[-1].rect)).move(0, self.marks.side // 4)]  # wholly seen: no index is hit
        elif ends and way.step:
            self.marks.put(ends[-1], mark, anywhere=True)
        if way.step:
            self._sign_step(way, moved, starts)
        return Leads(way.sign, starts, ends, self._tags(way, moved, starts), held=place == board.own, step=way.step)

    def _exchange(self, way: Way, moved: Moved, starts: Sequence[pygame.Rect]) -> Leads:
        """What would take the place of a card lies upon the lower part of that, which is to be seen as well."""
        lying = self._board.pool.at(moved.landing.place)
        back = sprites_of(lying, [card for card in moved.back if card is not None])
        self._lit.append(pygame.Rect(bounds([sprite.slot.rect for sprite in lying])))
        ends = list[pygame.Rect]()
        for face, sprite in zip(moved.cards, back, strict=False):
            above = tuple(each.slot for each in lying[lying.index(sprite) + 1 :])
            slot = sprite.slot._replace(cy=sprite.slot.cy + self._lower(sprite.slot))
            self.ghosts.append(Ghosts(way.sign, [face], [slot], above))
            ends.append(self.ghosts[-1].seen)
            if way.step:
                self.marks.put(self._foot(ends[-1]), Mark(way.sign, way.step), anywhere=True)
        if way.step:
            self._sign_step(way, moved, starts)
        return Leads(way.sign, starts, ends, self._tags(way, moved, starts), both=True, step=way.step)

    def _foot(self, seen: pygame.Rect) -> pygame.Rect:
        """Where the mark of an exchange stands: at its head is the index of what it takes the place of."""
        return pygame.Rect(0, 0, seen.width, self.marks.side // 2).move_to(midtop=seen.midbottom)

    def _lower(self, slot: Slot) -> int:
        """By how much what takes the place of a card lies lower than that: it hides nothing that lies below."""
        box, below = slot.rect, round(slot.h * _LOWER)
        lying = (each.rect for slots in self._board.layout.slots.values() for each in slots)
        tops = (each.y for each in lying if each.y >= box.bottom and each.x < box.right and box.x < each.right)
        return min((below, *(top - box.bottom - 1 for top in tops)))

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
                self._coming_to_hand += sprites if way.step and source == PILE else ()
            return [rect for rect, _sprites in runs]
        slots = board.layout.slots.get(source, ())
        if not slots:
            return []
        rect, zones = pygame.Rect(slots[-1].rect), board.layout.zones
        zone = zones.get(
            Zone("backs", source.owner) if source.zone == "hand" else Zone(source.zone, None, source.index)
        )
        self._lit.append(pygame.Rect(zone) if zone is not None else rect)
        self.framed.append((rect, way.sign))
        return [rect]

    def _arrows_of(self, leads: Sequence[Leads]) -> list[Arrow]:
        """Where they lead along; there are none beside a turn of several steps, for numbers lead through that."""
        if any(each.step for each in leads):
            return []
        board = self._board
        zones = [pygame.Rect(rect) for rect in board.layout.zones.values()]
        window = pygame.Rect(board.layout.zones[Zone("felt")]).unionall(zones)
        covered = [*(ghosts.box for ghosts in self.ghosts), *(rect for rect, _sign in self.framed), *self._lit]
        lying = [pygame.Rect(sprite.slot.rect) for held in board.pool.places.values() for sprite in held]
        return arrows_of(self._style, leads, covered, lying, window, self._around, self._bold)

    def _tags(self, way: Way, moved: Moved, starts: Sequence[pygame.Rect]) -> Sequence[pygame.Rect]:
        """Where its sign stands before it goes: above every card of the hand, or above what it takes elsewhere."""
        if moved.source != self._board.own:
            return starts
        return [pygame.Rect(sprite.slot.rect) for sprite in sprites_of(self._board.in_hand, way.cards)]

    def _sign_step(self, way: Way, moved: Moved, starts: Sequence[pygame.Rect]) -> None:
        """Its number where its cards lie: above every one of the hand, or at what it takes elsewhere.

        Cards that come from the pile by a step before have it there.
        """
        coming = Counter(way.cards) - Counter(sprite.face for sprite in self._board.in_hand if sprite.face is not None)
        later = sprites_of(self._coming_to_hand, list(coming.elements())) if moved.source == self._board.own else ()
        for place in (*self._tags(way, moved, starts), *(pygame.Rect(sprite.slot.rect) for sprite in later)):
            self.marks.put(place, Mark(way.sign, way.step))

    def _sign_held(self, way: Way) -> None:
        """Above every card of the hand that a way takes."""
        for sprite in sprites_of(self._board.in_hand, way.cards):
            self.marks.put(pygame.Rect(sprite.slot.rect), Mark(way.sign, way.step))


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
    """Find the wanted cards, neighbours of a line together, each run with what it covers."""
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


@dataclass(frozen=True, slots=True)
class Ghosts:
    """Cards that would lie somewhere, side by side."""

    sign: Sign
    faces: Sequence[Face | None]
    slots: Sequence[Slot]
    above: tuple[Slot, ...] = ()
    """Cards that would lie over them."""

    @property
    def box(self) -> pygame.Rect:
        """All of them."""
        return pygame.Rect(bounds([slot.rect for slot in self.slots]))

    @property
    def seen(self) -> pygame.Rect:
        """What no card would lie over."""
        return uncovered(self.box, self.above)


def uncovered(box: pygame.Rect, above: Sequence[Slot]) -> pygame.Rect:
    """What no card hides of a box, of cards that lie over it from somewhere to its right on."""
    wide = min((slot.rect.x - box.left for slot in above), default=box.width)
    return pygame.Rect(box.left, box.top, min(box.width, wide), box.height)


def ring_around(slot: Slot, further: int = 0) -> Ring:
    """Put a ring around a card, so many pixels further out."""
    box = pygame.Rect(0, 0, slot.w + 2 * further, slot.h + 2 * further).move_to(center=(round(slot.cx), round(slot.cy)))
    return Ring((*box.topleft, *box.size), slot.angle)


def paint_ghosts(surface: pygame.Surface, style: Style, ghosts: Ghosts) -> None:
    """The cards as if they lay there already, tinted, each or all in the ring of their way."""
    lean = -1 if is_mirrored(surface) else 1
    box, outer = ghosts.box, surface.get_clip()
    tilted = any(slot.angle for slot in ghosts.slots)
    surface.set_clip(outer.clip(ghosts.seen) if ghosts.above else outer)
    margin = box.height // 8
    around = box.inflate(2 * margin, 2 * margin)
    whole = pygame.Surface(around.size, pygame.SRCALPHA)  # none shows through another
    for face, slot in zip(ghosts.faces, ghosts.slots, strict=True):
        card = style.pictures.card(card_name(face), slot.w).surface
        card = pygame.transform.rotozoom(card, lean * slot.angle, 1.0) if slot.angle else card
        place = card.get_rect(center=(round(slot.cx) - around.left, round(slot.cy) - around.top))
        whole.blit(card, mirrored(place, around.width) if is_mirrored(surface) else place)
    whole.fill(mixed(ghosts.sign.colour, _PAPER, _PALE), special_flags=pygame.BLEND_RGB_MULT)
    surface.blit(whole, around)
    surface.set_clip(outer)
    rings = [ring_around(slot) for slot in ghosts.slots] if tilted else [Ring((*box.topleft, *box.size))]
    for ring in rings:
        draw_ring(surface, style, ring._replace(above=ghosts.above), ghosts.sign.colour, bold=True)


class Mark(NamedTuple):
    """What stands above a place: the sign of a way, or in its colour the number of one of its steps."""

    sign: Sign
    step: int = 0
    """0 for the sign."""


class PlacedMarks:
    """Put one after the other: each keeps off those before it."""

    def __init__(self, style: Style, board: Board, side: int, words: Sequence[pygame.Rect] = ()) -> None:
        """Each fills a square of so many pixels, and keeps off these `words`."""
        self.side = side
        self._words = words
        self.marks: dict[tuple[int, int], list[Mark]] = {}
        """By the point at whose upper edge they stand side by side."""
        self._style = style
        zones = board.layout.zones.items()
        self._heads = [pygame.Rect(rect) for zone, rect in zones if zone.kind in _HEADED]
        self._put: dict[tuple[int, int], tuple[int, int]] = {}
        """By the upper edge of a place where its marks stand."""

    @property
    def boxes(self) -> list[pygame.Rect]:
        """Where all of them are."""
        return [box for at, marks in self.marks.items() for box in self._boxes(at, len(marks))]

    def put(self, place: pygame.Rect, mark: Mark, *, anywhere: bool = False) -> None:
        """One more above a place, of every kind one; aside where another would be hidden.

        Where it may stand `anywhere` on the place, it keeps off words as well.
        """
        if place.midtop not in self._put:
            self._put[place.midtop] = self._free(place, anywhere=anywhere)
        there = self.marks.setdefault(self._put[place.midtop], [])
        if mark not in there:
            there.append(mark)

    def paint(self, surface: pygame.Surface) -> None:
        """Side by side where both ways have to do with one place."""
        for at, marks in self.marks.items():
            for mark, box in zip(marks, self._boxes(at, len(marks)), strict=True):
                if mark.step:
                    draw_number(surface, self._style, box, mark.sign, mark.step)
                else:
                    draw_sign(surface, self._style, box, mark.sign)

    def _free(self, place: pygame.Rect, *, anywhere: bool) -> tuple[int, int]:
        """The point at which a mark hides none: above the place, at its foot, within its upper edge, or aside."""
        x, top = place.midtop
        within = round(self.side * _WITHIN)
        downs = [0, *([place.height] if anywhere or self._words else []), *([within] if anywhere else [])]
        points = [*((x, top + down) for down in downs), *((x + aside, top) for aside in (self.side, -self.side))]
        kept = [*self.boxes, *self._words, *(self._heads if anywhere else ())]
        return next((at for at in points if next(self._boxes(at, 1)).collidelist(kept) < 0), points[0])

    def _boxes(self, at: tuple[int, int], count: int) -> Iterator[pygame.Rect]:
        """The boxes of so many marks at a point."""
        side = self.side
        for number in range(count):
            box = pygame.Rect(0, 0, side, side)
            box.center = at[0] + round((number - (count - 1) / 2) * side * _BESIDE), max(at[1] - side // 4, side // 2)
            yield box
