"""The time line of a replay: all rounds of the match in a row, and below them the moments of the one that is shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Final

import pygame

from game.i18n import _
from game.i18n.phrases import phrases_of
from game.match.lead import Lead, standings
from game.match.playback import Playback
from game.match.replay_views import KeyMomentView, ReplayViews, RoundResultView
from game.ui.graphics.drawing import SMALLEST_TARGET, PanelKind, Style, draw_focus, draw_panel
from game.ui.graphics.theme import Rgb, contrast, hex_of, luminance, mixed
from game.ui.kit import Column, Control, Node, Space
from game.ui.mirror import is_mirrored
from game.ui.scenes.replay.curve import LeadCurve, StandingsCurve
from game.ui.scenes.replay.findings.reviewed import Graded, Reviewed
from game.ui.scenes.replay.time_marks import HEAD, RING, WIDEST_KEY, TimeScale, draw_key, draw_stem, side_by_side
from game.ui.table.drawing.marks import INK
from game.ui.table.game_table import table_of
from game.ui.text import TextStyle
from game.ui.widgets import Widget
from game.ui.widgets.graph import draw_mark, mark_colour

_MARK: Final = 5
"""Units of the size of the mark of a team."""
_MARKED: Final = 2 * _MARK + 4
"""Units that such a mark takes before words."""
_EDGE: Final = 4
"""Units of the edge of a round in the colour of its winner."""
_FREE: Final = 8
"""Units that words leave free in the cell of a round."""
_COMING: Final = 0.3
"""How much of the ground is in the colours of a round that is still to come."""
_READ: Final = 4.5
"""The contrast that its words keep with the ground."""
_BLOCK: Final = 3
"""So many rounds in a row in which the player was out of the match are labelled together."""
_TWO_TEAMS: Final = 2
_NEAR: Final = 0.7
"""The part of the limit of a match from which on it is seen."""
_CURVE: Final = 90
_HIGH: Final = 68
"""Units of the height of the curve and of the moments."""
_HEADS: Final = 4
"""Words before the scale take no more than 1 / so much of the width."""
_AIR: Final = 9
"""Units between the rounds and the moments, in which the cell of the round widens to the moments."""
_GROUND, _DARK_GROUND, _SIDES = 0.16, 0.11, 0.9
"""How much is seen of the ground of the moments, less where it is darker than the panel, and of its edges."""
_GROOVE: Final = 10
_KNOB: Final = 10
"""Units of the height of the groove, and of half the knob."""
_BELOW: Final = 6
"""Units below the knob where no names of tricks stand there."""
_KEY: Final = 12
"""Units of half the height of the mark of a key moment."""
_TRICK: Final = 14
"""Units of the letters of the names of tricks."""
_SIGN: Final = 20
"""Units of the sign of what a review found."""


class Rounds(Widget):
    """A cell for each round with its result; one that is clicked begins."""

    def __init__(self, scale: TimeScale, go: Callable[[int], None]) -> None:
        super().__init__("rounds", focusable=False)
        self._scale = scale
        self._go = go
        self._results: Sequence[RoundResultView | None] = ()
        self._names: Sequence[str] = ()
        self._heads: tuple[str, ...] = ()
        self._shown = 0
        self._held = False
        self._pointed: pygame.Rect | None = None

    def tell(self, results: Sequence[RoundResultView | None], names: Sequence[str], heads: tuple[str, ...]) -> None:
        """Show these results of rounds with these names; the `heads` say before them what both lines are."""
        self.dirty |= (results, names) != (self._results, self._names)
        self._results, self._names, self._heads = results, names, heads

    def show(self, number: int) -> None:
        """Show the round of a moment."""
        shown = self._scale.round_of(number)
        self.dirty |= shown != self._shown
        self._shown = shown

    @property
    def result(self) -> RoundResultView | None:
        """How the round ended that is shown, as far as that is known."""
        return self._results[self._shown] if self._shown < len(self._results) else None

    @property
    def spoken(self) -> str:
        """The results of all rounds."""
        return " ".join(result.summary for result in self._results if result is not None)

    @property
    def explained(self) -> pygame.Rect:
        """The round that the pointer is at."""
        return self._pointed or self.rect

    def point(self, position: tuple[int, int]) -> None:
        """Say how the round there ended."""
        place = self._scale.round_at(position[0])
        result = self._results[place] if place < len(self._results) else None
        self.tip, self._pointed = result.summary if result is not None else "", self._cell(place)

    def handle(self, event: pygame.Event) -> bool:
        """Press, drag, release."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._held = True
        elif event.type != pygame.MOUSEMOTION or not self._held:
            self._held = False
            return event.type == pygame.MOUSEBUTTONUP
        self._go(self._scale.begins[self._scale.round_at(event.pos[0])])
        return True

    def marks(self) -> dict[str, pygame.Rect]:
        """Each round where it can be clicked."""
        targets = {}
        for place in range(len(self._scale.begins)):
            cell = self._cell(place)
            wide, high = max(0, SMALLEST_TARGET - cell.width), max(0, SMALLEST_TARGET - cell.height)
            targets[f"round.{place + 1}"] = cell.inflate(wide, high)
        return targets

    def parts(self) -> dict[str, pygame.Rect]:
        """Nothing besides its rounds."""
        return {}

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Each round with its name and its result, below one another where there are two lines, else side by side."""
        count, size, type_ = len(self._scale.begins), style.text(HEAD), style.type
        narrow = min(right - left for left, right in map(self._scale.cell, range(count))) - style.px(_FREE)
        stacked = self.rect.height >= 2 * type_.height(size)
        widest = max((type_.width(name, size, TextStyle.STRONG) for name in self._names), default=0)
        numbers = [str(place + 1) for place in range(count)]
        names = self._names if stacked and widest <= narrow else numbers
        told = [each.result for each in self._results if each is not None and each.place is not None and not each.out]
        room = narrow + style.px(_FREE) // 2 - style.px(_MARKED)
        taken = 0 if stacked else type_.width(numbers[-1], size, TextStyle.STRONG) + style.px(_FREE)
        letters = min((type_.fitted(text, size, room - taken) for text in told), default=size)
        roomy = stacked or all(type_.width(text, letters, TextStyle.STRONG) <= room - taken for text in told)
        draw_heads(surface, style, self._heads if names is numbers else ("", *self._heads[1:]), self._head_room(style))
        for place, name in zip(range(count), names, strict=False):
            self._paint_round(surface, style, place, name, letters if roomy else 0, stacked=stacked)
        for block in self._blocks():
            self._paint_block(surface, style, block, stacked=stacked)

    def _paint_round(
        self, surface: pygame.Surface, style: Style, place: int, name: str, letters: int, *, stacked: bool
    ) -> None:
        """One round; its result is left out where `letters`, the pixels of its size, are 0."""
        theme, size, type_ = style.theme, style.text(HEAD), style.type
        cell, shown, coming = (
            self._cell(place).inflate(-max(2, style.px(4)), 0),
            place == self._shown,
            place > self._shown,
        )
        if shown:
            draw_panel(surface, style, cell, PanelKind.ROW_CHOSEN, radius=4)
        else:
            surface.fill(theme.panel if coming else theme.panel_raised, cell)
        result = self._results[place] if place < len(self._results) else None
        winner = result.place if result is not None else None
        ink = colour = theme.text_soft if winner is None else mark_colour(theme, winner)
        if winner is not None:
            if coming:
                ink, colour = quieter(colour, theme.panel), mixed(colour, theme.panel, _COMING)
            edge = style.px(_EDGE) + shown
            surface.fill(colour, (cell.left, cell.bottom - edge, cell.width, edge))
        shade = theme.gilt if shown else theme.text_soft if coming else theme.text
        line = type_.line(name, size, shade, TextStyle.STRONG)
        text = result.result if result is not None and letters and not result.out else ""
        found = type_.line(text, letters or size, ink, TextStyle.BODY if winner is None else TextStyle.STRONG)
        mark = style.px(_MARKED) if winner is not None else 0
        if mark + found.get_width() > cell.width:
            text = ""
        step = (cell.height - style.px(_EDGE)) // 2
        wide, gap = mark + (found.get_width() if text else 0), style.px(_FREE)
        first = second = cell.top + step
        left, after = cell.centerx - line.get_width() // 2, cell.centerx - wide // 2
        if stacked:
            first, second = cell.top + step // 2, cell.top + step + step // 2
        else:
            gap = gap if wide else 0
            left = cell.centerx - (line.get_width() + gap + wide) // 2
            after = left + line.get_width() + gap
        surface.blit(line, line.get_rect(midleft=(left, first)))
        if winner is not None:
            draw_mark(surface, style, winner, (after + style.px(_MARK), second), _MARK)
        if text:
            surface.blit(found, found.get_rect(midleft=(after + mark, second)))

    def _paint_block(self, surface: pygame.Surface, style: Style, block: range, *, stacked: bool) -> None:
        """That the player was out of the match, once for all rounds of a block, where there is room."""
        room = self._cell(block.start).union(self._cell(block.stop - 1))
        result, size = self._results[block.start], style.text(HEAD)
        text = result.out.removesuffix(".") if result is not None else ""
        if stacked and style.type.width(text, size) <= room.width and self._shown not in block:
            line, ground = style.type.line(text, size, style.theme.text_soft), style.theme.panel
            place = line.get_rect(center=(room.centerx, room.top + room.height * 3 // 4 - style.px(_EDGE) // 2))
            surface.fill(ground, place.inflate(style.px(_FREE), 0))
            surface.blit(line, place)

    def _blocks(self) -> list[range]:
        """Rounds in a row in which the player was out of the match."""
        out = [result is not None and bool(result.out) for result in self._results]
        begins = [at for at, each in enumerate(out) if each and not (at and out[at - 1])]
        ends = [at + 1 for at, each in enumerate(out) if each and not (at + 1 < len(out) and out[at + 1])]
        return [range(*span) for span in zip(begins, ends, strict=True) if span[1] - span[0] >= _BLOCK]

    def _cell(self, place: int) -> pygame.Rect:
        left, right = self._scale.cell(place)
        return pygame.Rect(left, self.rect.top, right - left, self.rect.height)

    def natural(self, style: Style) -> tuple[int, int]:
        """As high as two lines."""
        return 0, 2 * style.type.height(style.text(HEAD)) + style.px(_EDGE)

    def widest_head(self, style: Style) -> int:
        """The pixels that the words before it take."""
        return max((style.type.width(head, style.text(HEAD)) for head in self._heads), default=0) + style.px(2 * _FREE)

    def _head_room(self, style: Style) -> pygame.Rect:
        wide = self._scale.left - self.rect.left - style.px(_FREE)
        return pygame.Rect(self.rect.left, self.rect.top, wide, self.rect.height - style.px(_EDGE))


class Moments(Widget):
    """A slider with the moments of the round that is shown; keys are those of the scene."""

    def __init__(self, scale: TimeScale, go: Callable[[int], None], reviewed: Reviewed) -> None:
        super().__init__("time")
        self._scale = scale
        self._go = go
        self._reviewed = reviewed
        self._at = 0
        self._keys: Sequence[KeyMomentView] = ()
        self._tricks_begin: int | None = None
        self._name = self._result = ""
        self._head = ""
        self._held = False
        self._pointed: pygame.Rect | None = None
        self._style = Style()

    def settle(self, style: Style, bounds: pygame.Rect) -> None:
        """Keep how large its parts are."""
        self._style = style

    def natural(self, style: Style) -> tuple[int, int]:
        """As high as marks, groove and names."""
        return 0, style.target(_HIGH)

    def widest_head(self, style: Style) -> int:
        """The pixels that the words before it take."""
        return style.type.width(self._head, style.text(HEAD)) + style.px(2 * _FREE)

    def tell(self, keys: Sequence[KeyMomentView], tricks_begin: int | None, head: str) -> None:
        """Mark the key moments of a round; its tricks are named from the moment on at which the first begins."""
        self.dirty |= (keys, tricks_begin, head) != (self._keys, self._tricks_begin, self._head)
        self._keys, self._tricks_begin, self._head = keys, tricks_begin, head

    def show(self, number: int, name: str, result: str) -> None:
        """Show a moment with this name; `result` says how its round ended."""
        self.dirty |= (number, name) != (self._at, self._name)
        self._at, self._name, self._result = number, name, result

    @property
    def spoken(self) -> str:
        """The moment, what it is known for, and how its round ended."""
        known = [each.text.removesuffix(".") for each in self._keys if each.number == self._at]
        return ". ".join(filter(None, [self._name, *known, self._result]))

    @property
    def explained(self) -> pygame.Rect:
        """The mark that the pointer is at."""
        return self._pointed or self.rect

    def point(self, position: tuple[int, int]) -> None:
        """Say what happened at the mark there, or what a review found."""
        self.tip, self._pointed = "", None
        if (sign := self._sign_at(position)) is not None:
            self.tip, self._pointed = self._reviewed.view(sign[0]).finding, sign[1]
            return
        heads = self._heads()
        number = next((each for each, rect in heads.items() if rect.collidepoint(position)), None)
        near = min(self._keys, key=lambda each: (abs(self._x_of(each.number) - position[0]), each.trick), default=None)
        if number is None and near is not None and abs(self._x_of(near.number) - position[0]) <= self._knob:
            number = near.number
        if number is not None:
            self.tip = next(each.text for each in self._keys if each.number == number)
            self._pointed = heads.get(number) or self.mark(number)

    def handle(self, event: pygame.Event) -> bool:
        """Press, drag, release."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._held = True
            sign = self._sign_at(event.pos)
            head = next((each for each, rect in self._heads().items() if rect.collidepoint(event.pos)), None)
            if sign is not None or head is not None:
                self._go(sign[0].number + 1 if sign is not None else head or 0)
                return True
        elif event.type != pygame.MOUSEMOTION or not self._held:
            self._held = False
            return event.type == pygame.MOUSEBUTTONUP
        (begin, end), (left, right) = self._span, self._track
        part = (event.pos[0] - left) / max(1, right - left)
        self._go(max(begin, min(end, begin + round(part * (end - begin)))))
        return True

    def mark(self, number: int | None = None) -> pygame.Rect:
        """Where a moment can be clicked; the one that is shown where no `number` is given."""
        mark = pygame.Rect(0, self.rect.top, max(SMALLEST_TARGET, 2 * self._knob), self.rect.height)
        mark.centerx = self._x_of(self._at if number is None else number)
        return mark

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """The ground, the groove and what of it has passed, the marks of the moments, signs and knob."""
        field, groove, signs = self._field, self._groove, self._signs()
        draw_heads(surface, style, (self._head,), pygame.Rect(self.rect.left, field.top, *self._head_size))
        self._paint_ground(surface, style)
        draw_panel(surface, style, groove, PanelKind.FIELD, radius=5)
        x = next((rect.centerx for graded, rect in signs if graded.number + 1 == self._at), self._x_of(self._at))
        passed = pygame.Rect(groove.left, groove.top, x - groove.left, groove.height)
        draw_panel(surface, style, passed, PanelKind.BRASS_PRESSED, radius=5)
        self._paint_keys(surface, style)
        self._paint_tricks(surface, style)
        for graded, rect in sorted(signs, key=lambda each: each[0].cost):
            self._reviewed.draw(surface, style, rect, graded)
        knob = pygame.Rect(0, 0, 2 * self._knob, 2 * self._knob)
        knob.center = x, groove.centery
        if knob.collidelist([rect for _graded, rect in signs]) >= 0:
            self._paint_ring(surface, style, knob.center)
        else:
            draw_panel(surface, style, knob, PanelKind.BRASS_HOVER if self.hovered else PanelKind.BRASS, 12, shadow=3)
        if self.focused:
            draw_focus(surface, style, self.rect)

    @property
    def _span(self) -> tuple[int, int]:
        return self._scale.moments(self._scale.round_of(self._at))

    @property
    def _knob(self) -> int:
        return self._style.px(_KNOB)

    @property
    def _field(self) -> pygame.Rect:
        """Where marks and groove are: all but the air above them."""
        air = min(self._style.px(_AIR), self.rect.height // 6)
        return pygame.Rect(self._scale.left, self.rect.top + air, self._scale.width, self.rect.height - air)

    @property
    def _head_size(self) -> tuple[int, int]:
        return self._scale.left - self.rect.left - self._style.px(_FREE), self._field.height

    @property
    def _groove(self) -> pygame.Rect:
        style, field = self._style, self._field
        groove = pygame.Rect(field.left, 0, field.width, style.px(_GROOVE))
        if self._tricks_begin is None:
            groove.centery = field.bottom - self._knob - style.px(_BELOW)
        else:
            groove.centery = field.top + field.height * 55 // 100
            groove.bottom = min(groove.bottom, field.bottom - style.type.height(style.text(_TRICK)) * 4 // 5)
        return groove

    @property
    def _track(self) -> tuple[int, int]:
        """Between which places the middle of the knob can be."""
        return self._scale.left + self._knob, self._scale.left + self._scale.width - self._knob

    def _x_of(self, number: int) -> int:
        (left, right), (begin, end) = self._track, self._span
        return left + (right - left) * (number - begin) // max(1, end - begin)

    @property
    def _half(self) -> int:
        """Half the height of the mark of a key moment."""
        least = self._style.px(4)
        room = self._groove.top - self._field.top - least
        return max(least, min(max(self._style.px(_KEY), 10), room // 2))

    def _heads(self) -> Mapping[int, pygame.Rect]:
        """Where the marks of key moments are, by their moments: near ones side by side, as far as there is room."""
        keys, field, reach = (
            [each for each in self._keys if not each.trick],
            self._field,
            round(self._half * WIDEST_KEY),
        )
        wanted = [self._x_of(each.number) - reach for each in keys]
        ends = field.left, field.right
        lefts = side_by_side(wanted, [2 * reach + self._style.px(2)] * len(keys), ends) or wanted
        high = self._groove.top - field.top
        return {
            each.number: pygame.Rect(left, field.top, 2 * reach, high) for each, left in zip(keys, lefts, strict=True)
        }

    def _signs(self) -> Sequence[tuple[Graded, pygame.Rect]]:
        """The signs of what a review found of moves of the round, side by side on the groove."""
        (begin, end), groove = self._span, self._groove
        found = [each for each in self._reviewed.moves if begin <= each.number < end]
        side = max(12, min(groove.top - self._field.top, self._style.px(_SIGN)))
        wanted = [self._x_of(each.number + 1) - side // 2 for each in found]
        lefts = side_by_side(wanted, [side] * len(found), (groove.left, groove.right)) or wanted
        return [
            (each, pygame.Rect(left, groove.centery - side // 2, side, side))
            for each, left in zip(found, lefts, strict=True)
        ]

    def _sign_at(self, position: tuple[int, int]) -> tuple[Graded, pygame.Rect] | None:
        there = [each for each in self._signs() if each[1].collidepoint(position)]
        return min(there, key=lambda each: abs(each[1].centerx - position[0]), default=None)

    def _paint_ground(self, surface: pygame.Surface, style: Style) -> None:
        """A ground that widens from the cell of the round to all its moments."""
        area, wide = (
            pygame.Rect(self._scale.left, self.rect.top, self._scale.width, self.rect.height),
            1.6 * style.scale,
        )
        if not area.width:
            return
        near, far, turn = wide / 2, area.width - wide / 2, self._field.top - area.top
        cell = [x - area.left for x in self._scale.cell(self._scale.round_of(self._at))]
        left, right = max(near, cell[0] + style.px(2)), min(far, cell[1] - style.px(2))
        turned = f' transform="matrix(-1 0 0 1 {area.width} 0)"' if is_mirrored(surface) else ""
        gilt = style.theme.gilt
        seen, colour = _GROUND if luminance(gilt) > luminance(style.theme.panel) else _DARK_GROUND, hex_of(gilt)
        markup = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{area.width}" height="{area.height}"><g{turned}>'
            f'<path d="M{left} 0 L{near} {turn} V{area.height} H{far} V{turn} L{right} 0 Z" fill="{colour}" '
            f'fill-opacity="{seen}"/><path d="M{left} 0 L{near} {turn} V{area.height} M{right} 0 L{far} {turn} '
            f'V{area.height}" fill="none" stroke="{colour}" stroke-width="{wide}" stroke-opacity="{_SIDES}"/></g></svg>'
        )
        surface.blit(style.pictures.drawn(markup, area.size), area)

    def _paint_keys(self, surface: pygame.Surface, style: Style) -> None:
        """Marks with stems; without numbers where they have no room side by side."""
        keys, heads, half, groove = (
            [key for key in self._keys if not key.trick],
            self._heads(),
            self._half,
            self._groove,
        )
        rects = list(heads.values())
        apart = all(one.right <= other.left for one, other in pairwise(rects))
        for number, (key, head) in enumerate(zip(keys, rects, strict=True), start=1):
            middle = head.centerx, head.top + half + 1
            colour = style.theme.text_soft if key.place is None else mark_colour(style.theme, key.place)
            foot = self._x_of(key.number), groove.top
            draw_stem(surface, style, colour, (middle[0], middle[1] + half - 2), foot, max(2, style.px(2)))
            draw_key(surface, style, key, middle, half, number if apart else 0)

    def _paint_tricks(self, surface: pygame.Surface, style: Style) -> None:
        """Where tricks end, in the colour of the winner, and below the stretch of each its name."""
        theme, size, mark = style.theme, style.text(_TRICK), style.px(_MARKED)
        tricks, groove, thick = [each for each in self._keys if each.trick], self._groove, max(2, style.px(2))
        colours = [theme.text_soft if each.place is None else mark_colour(theme, each.place) for each in tricks]
        for each, colour in zip(tricks, colours, strict=True):
            surface.fill(colour, (self._x_of(each.number) - style.px(1), groove.top, thick, groove.height))
        if self._tricks_begin is None or self.rect.bottom - groove.bottom < size * 3 // 4:
            return
        low = self.rect.bottom - style.type.height(size) * 2 // 5
        ends = [self._x_of(self._tricks_begin - 1), *(self._x_of(each.number) for each in tricks)]
        longest = style.type.width(_("Trick {number}", number=len(tricks)), size, TextStyle.STRONG) + mark
        named = all(after - before >= longest for before, after in pairwise(ends))
        bidding = style.type.line(_("Bidding"), size, theme.text_soft)
        if tricks and bidding.get_width() <= ends[0] - groove.left - style.px(8):
            surface.blit(bidding, bidding.get_rect(center=((groove.left + ends[0]) // 2, low)))
            surface.fill(theme.text_soft, (ends[0] - 1, groove.top, thick, groove.height))
        for number, (each, colour) in enumerate(zip(tricks, colours, strict=True), start=1):
            text = _("Trick {number}", number=number) if named else str(number)
            line = style.type.line(text, size, colour, TextStyle.STRONG)
            wide = mark + line.get_width()
            if wide <= ends[number] - ends[number - 1]:
                left = (ends[number - 1] + ends[number] - wide) // 2
                draw_mark(surface, style, each.place or 0, (left + style.px(_MARK), low), _MARK)
                surface.blit(line, line.get_rect(midleft=(left + mark, low)))

    def _paint_ring(self, surface: pygame.Surface, style: Style, centre: tuple[int, int]) -> None:
        """The knob where it is at a sign: a ring around that."""
        sign = max(12, min(self._groove.top - self._field.top, style.px(_SIGN)))
        wide, edge = max(2, style.px(3)), max(1, style.px(0.75))
        side = sign + 2 * (wide + edge)
        colour = style.theme.brass_light if self.hovered else style.theme.brass
        circles = [
            RING.format(x=side / 2, radius=(sign + wide) / 2, colour=hex_of(shade), wide=width)
            for shade, width in ((INK, wide + 2 * edge), (colour, wide))
        ]
        markup = f'<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}">{"".join(circles)}</svg>'
        drawn = style.pictures.drawn(markup, (side, side))
        surface.blit(drawn, drawn.get_rect(center=centre))


def draw_heads(surface: pygame.Surface, style: Style, heads: Sequence[str], rect: pygame.Rect) -> None:
    """Draw words that say what a line is, below one another; nothing where they have no room."""
    size = style.text(HEAD)
    if rect.width < size * 2 or rect.height < style.type.height(size) * len(heads):
        return
    for row, head in enumerate(heads):
        fitted = style.type.fitted(head, size, rect.width)
        line = style.type.line(style.type.shortened(head, fitted, rect.width), fitted, style.theme.text_soft)
        middle = rect.top + rect.height * (2 * row + 1) // (2 * len(heads))
        surface.blit(line, line.get_rect(midleft=(rect.left, middle)))


def quieter(colour: Rgb, ground: Rgb) -> Rgb:
    """The colour of words that are still to come: with some of the ground in it, as long as they can be read."""
    fainter = (mixed(colour, ground, 0.02 * tenths) for tenths in range(10, 0, -1))
    return next((each for each in fainter if contrast(each, ground) >= _READ), colour)


class TimeLine:
    """Curve, rounds and moments of a match below one another, on one scale."""

    def __init__(self, playback: Playback, seat: int, views: ReplayViews, reviewed: Reviewed) -> None:
        self._playback = playback
        self._seat = seat
        self.go: Callable[[int], None] = playback.go
        """Leads to a moment."""
        self.lead = Lead(playback, seat, views)
        self._scale = TimeScale()
        self.rounds = Rounds(self._scale, self._go)
        self.moments = Moments(self._scale, self._go, reviewed)
        self._everybody = playback.game.fewest_win or len(set(playback.teams)) > _TWO_TEAMS
        """Whether everybody has a line in the curve."""
        self.curve = (StandingsCurve if self._everybody else LeadCurve)(self._scale, self.lead, self._go)
        self.shown_round: tuple[int, bool] | None = None
        """The first moment of the round whose key moments are marked, and whether all hands are open in it."""
        self.keys: Sequence[KeyMomentView] = ()

    @property
    def curved(self) -> bool:
        """Whether there is a curve: not of totals that change only at the end of the only round."""
        playback = self._playback
        return not (self._everybody and playback.read and playback.scores and len(playback.rounds) == 1)

    def tell(self, views: ReplayViews) -> None:
        """Show a match of which all was read, in the words of its views."""
        playback = self._playback
        self._scale.cover(playback.rounds, playback.last)
        words = phrases_of(playback.game_name).rounds
        names = [words.numbered.said(round=playback.still_at(at).state.round) for at in playback.rounds]
        heads = words.bare.said(), _("Won by (points)")
        self.rounds.tell([views.results.get(at) for at in playback.rounds], names, heads)
        self.curve.moment = views.moment
        self.shown_round = None
        if isinstance(self.curve, StandingsCurve):
            lines = standings(playback, views)
            facts = table_of(playback.game_name).facts(playback, playback.view_at(0, self._seat))
            near = max(each for line in lines for each in line) >= _NEAR * facts.limit
            limit = (float(facts.limit), facts.target) if near else (0.0, "")
            self.curve.tell(lines, views.team_names, limit, fewest_win=playback.game.fewest_win)

    def show(self, views: ReplayViews) -> bool:
        """Show the moment of the match; returns whether it is of another round than before."""
        playback, number = self._playback, self._playback.number
        moment = views.moment(number)
        another = self.shown_round != (begin := playback.round_of(number)[0], playback.opened)
        if another:
            self.shown_round, self.keys = (begin, playback.opened), views.key_moments(number)
            first_trick = (at for at in range(begin, playback.round_of(number)[1] + 1) if _plays_to_trick(playback, at))
            self.moments.tell(self.keys, next(first_trick, None), _("Key moments"))
        self.rounds.show(number)
        result = self.rounds.result.summary.removesuffix(".") if self.rounds.result is not None else ""
        self.moments.show(number, f"{moment.round}. {moment.move}", result)
        self.curve.show(number)
        return another

    def compose(self, *, slim: bool = False) -> Node:
        """All of it; a `slim` one has no curve, and a line for its rounds."""
        if slim:
            rows = Control(self.rounds, height=26), Control(self.moments, height=38)
            return Column(*rows, gap=Space.NONE, grow=1)
        curve = [Control(self.curve, height=_CURVE)] if self.curved else []
        return Column(*curve, Column(Control(self.rounds), Control(self.moments), gap=Space.NONE), gap=Space.TIGHT)

    def settle(self, style: Style, *, slim: bool) -> None:
        """Make room for words before the scale and for names behind it, where it was arranged."""
        rect, head, tail = self.moments.rect, 0, 0
        if not slim:
            widest = [self.rounds.widest_head(style), self.moments.widest_head(style)]
            if self.curved:
                widest.append(self.curve.widest_words(style))
                tail = self.curve.widest_owner(style)
            head = min(max(widest), rect.width // _HEADS)
        self._scale.place(rect.left + head, rect.width - head - tail)

    def marks(self) -> dict[str, pygame.Rect]:
        """Rounds, and the moment that is shown, where they can be clicked."""
        return {**self.rounds.marks(), "moment": self.moments.mark()}

    def _go(self, number: int) -> None:
        self.go(number)


def _plays_to_trick(playback: Playback, number: int) -> bool:
    targets = (event.target for event in playback.still_at(number).events)
    return any(target is not None and target.zone == "trick" for target in targets)
