"""The time line of a replay: all rounds of the match in a row, and below them the moments of the one that is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain, groupby, pairwise
from typing import Final

import pygame

from game.i18n import _
from game.i18n.phrases import phrases_of
from game.match.lead import Lead, standings
from game.match.playback import Playback
from game.match.replay_views import KeyMomentView, ReplayViews, RoundResultView
from game.ui.graphics.drawing import SMALLEST_TARGET, PanelKind, Style, draw_focus, draw_panel
from game.ui.graphics.mirror import is_mirrored
from game.ui.graphics.theme import hex_of, luminance, mixed
from game.ui.kit import (
    TEAM_TONES,
    Align,
    Column,
    Control,
    Drawing,
    Extent,
    Filler,
    FirstThatFits,
    Grid,
    Node,
    Panel,
    Role,
    Row,
    Space,
    Spacer,
    Stack,
    Text,
    Tone,
    team_mark,
)
from game.ui.scenes.replay.curve import LeadCurve, StandingsCurve
from game.ui.scenes.replay.reviewed import Graded, Reviewed
from game.ui.scenes.replay.time_marks import RING, WIDEST_KEY, ScaleWidget, TimeScale, draw_key, draw_stem, side_by_side
from game.ui.table.contract.game_table import table_of
from game.ui.table.drawing.marks import INK
from game.ui.widgets.graph import mark_colour

_EDGE: Final = 4
"""Units of the edge of a round in the colour of its winner."""
_COMING: Final = 0.3
"""How much of that colour is seen of a round that is still to come."""
_PARTS: Final = 2
"""The parts of the end of a round where it has room: the mark of who won it, and by how much."""
_BLOCK: Final = 3
"""So many rounds in a row in which the player was out of the match are labelled together."""
_TWO_TEAMS: Final = 2
_NEAR: Final = 0.7
"""The part of the limit of a match from which on it is seen."""
_HIGH, _SLIM, _ROUNDS = (68, 52), (36, 24), 26
"""Units of the height of the moments, alone and above names of tricks, and of both in a bar; of the rounds at least."""
_OWNED: Final = 860
"""Units of the width of a time line that has names behind its curve, at least."""
_AIR: Final = 9
"""Units between the rounds and the moments, in which the cell of the round widens to the moments."""
_GROUND, _DARK_GROUND, _SIDES = 0.16, 0.11, 0.9
"""How much is seen of the ground of the moments, less where it is darker than the panel, and of its edges."""
_GROOVE: Final = 10
_KNOB: Final = 10
"""Units of the height of the groove, and of half the knob."""
_BELOW: Final = 4
"""Units below the knob."""
_KEY: Final = 12
"""Units of half the height of the mark of a key moment."""
_SIGN: Final = 20
"""Units of the sign of what a review found."""


class Rounds(ScaleWidget):
    """Lies over the cells of the rounds with their results; one that is clicked begins."""

    def __init__(self, scale: TimeScale, go: Callable[[int], None]) -> None:
        super().__init__("rounds", scale, go, focusable=False)
        self._results: Sequence[RoundResultView | None] = ()
        self._shown = 0

    def tell(self, results: Sequence[RoundResultView | None]) -> None:
        """Show these results of rounds."""
        self._results = results

    def show(self, number: int) -> None:
        """Show the round of a moment."""
        self._shown = self._scale.round_of(number)

    @property
    def result(self) -> RoundResultView | None:
        """How the round ended that is shown, as far as that is known."""
        return self._results[self._shown] if self._shown < len(self._results) else None

    @property
    def spoken(self) -> str:
        """The results of all rounds."""
        return " ".join(result.summary for result in self._results if result is not None)

    def point(self, position: tuple[int, int]) -> None:
        """Say how the round there ended."""
        place = self._scale.round_at(position[0])
        result = self._results[place] if place < len(self._results) else None
        self.tip, self._pointed = result.summary if result is not None else "", self._cell(place)

    def _moment_at(self, position: tuple[int, int], *, pressed: bool) -> int:
        return self._scale.begins[self._scale.round_at(position[0])]

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
        """Nothing: the cells lie below it."""

    def natural(self, style: Style) -> tuple[int, int]:
        """As wide as there is room."""
        return 0, style.target(_ROUNDS)

    def compose(self, *, slim: bool) -> Node:
        """The cell of each round with its number above its result, or before it in a `slim` line."""
        absent = list[str]()
        """What is written once across many rounds, in each of them."""
        for text, rounds in groupby(each.out.removesuffix(".") if each is not None else "" for each in self._results):
            count = len(list(rounds))
            absent += [text if count >= _BLOCK else ""] * count
        cells = [
            Grid(*self._cells(absent, slim=slim, parts=parts), columns=len(self._scale.begins), gap=Space.TIGHT)
            for parts in range(_PARTS, -1, -1)
        ]
        words = (
            FirstThatFits(Text(text, Role.SMALL, side=Align.CENTER), Spacer(), grow=len(list(rounds)))
            for text, rounds in groupby(absent)
        )
        across = Column(Spacer(grow=1), Row(*words, even=True, gap=Space.NONE), Spacer(height=_EDGE), gap=Space.NONE)
        return Stack(FirstThatFits(*cells), *([across] if any(absent) and not slim else []), Control(self))

    def _cells(self, absent: Sequence[str], *, slim: bool, parts: int) -> Iterator[Node]:
        """Cells of two parts, of the number and the mark of the winner, or of the number alone."""
        role = Role.SMALL if slim else Role.LABEL
        for place in range(len(self._scale.begins)):
            result = self._results[place] if place < len(self._results) else None
            shown, coming = place == self._shown, place > self._shown
            winner, nothing = result.place if result is not None else None, Text("", role)
            ended: list[Node] = [nothing]
            if result is not None and winner is None and parts == _PARTS:
                ended = [FirstThatFits(Text(result.result, Role.SMALL), nothing)]
            elif result is not None and winner is not None and not absent[place]:
                text = Text(result.result, role, TEAM_TONES[winner % len(TEAM_TONES)])
                ended = [*([team_mark(winner)] if parts else []), nothing if result.out or parts < _PARTS else text]
            tone = Tone.GILT if shown else Tone.SOFT if coming else Tone.TEXT
            number = Text(str(place + 1), role, tone, side=Align.CENTER)
            end = Row(*ended, gap=Space.NONE, justify=Align.CENTER)
            in_a_line = Row(number, end, gap=Space.TIGHT, justify=Align.CENTER)
            words = in_a_line if slim else Column(number, end, gap=Space.NONE)
            edge = Drawing(partial(_draw_edge, winner, coming), (winner, coming), width=0, height=_EDGE)
            kind = PanelKind.ROW_CHOSEN if shown else PanelKind.BARE if coming else PanelKind.ROW
            yield Panel(Column(words, edge, gap=Space.NONE), kind, pad=Space.NONE, radius=4)

    def _cell(self, place: int) -> pygame.Rect:
        left, right = self._scale.cell(place)
        return pygame.Rect(left, self.rect.top, right - left, self.rect.height)


def _draw_edge(winner: int | None, coming: bool, surface: pygame.Surface, style: Style, rect: pygame.Rect) -> None:
    if winner is not None:
        colour = mark_colour(style.theme, winner)
        surface.fill(mixed(colour, style.theme.panel, _COMING) if coming else colour, rect)


class Moments(ScaleWidget):
    """A slider with the moments of the round that is shown; keys are those of the scene."""

    def __init__(self, scale: TimeScale, go: Callable[[int], None], reviewed: Reviewed) -> None:
        super().__init__("time", scale, go)
        self._reviewed = reviewed
        self._at = 0
        self._keys: Sequence[KeyMomentView] = ()
        self._tricks_begin: int | None = None
        self._name = self._result = ""
        self._style = Style()

    def settle(self, style: Style, bounds: pygame.Rect) -> None:
        """Keep how large its parts are."""
        self._style = style

    def natural(self, style: Style) -> tuple[int, int]:
        """As wide as there is room, and as high as marks and groove."""
        return 0, style.target(_HIGH[0])

    def tell(self, keys: Sequence[KeyMomentView], tricks_begin: int | None) -> None:
        """Mark the key moments of a round; its tricks are named from the moment on at which the first begins."""
        self.dirty |= (keys, tricks_begin) != (self._keys, self._tricks_begin)
        self._keys, self._tricks_begin = keys, tricks_begin

    def show(self, number: int, name: str, result: str) -> None:
        """Show a moment with this name; `result` says how its round ended."""
        self.dirty |= (number, name) != (self._at, self._name)
        self._at, self._name, self._result = number, name, result

    def compose(self, *, slim: bool) -> Node:
        """The slider on its ground, above the names of the tricks where there are any."""
        span, cell = self._span, self._scale.round_of(self._at)
        ground = Drawing(self._draw_ground, (cell, self._scale.begins), width=0, height=0)
        alone, above = _SLIM if slim else _HIGH
        if self._tricks_begin is None:
            return Stack(ground, Control(self, height=alone))
        tricks = [each for each in self._keys if each.trick]
        ends = [self._tricks_begin - 1, *(each.number for each in tricks)]
        names = [Text(_("Bidding"), Role.SMALL, side=Align.CENTER)] if tricks else []
        cells: list[Node] = [FirstThatFits(*names, Text("", Role.SMALL), grow=ends[0] - span[0])]
        for number, (trick, begin, end) in enumerate(zip(tricks, ends, ends[1:], strict=False), start=1):
            tone = Tone.SOFT if trick.place is None else TEAM_TONES[trick.place % len(TEAM_TONES)]
            wordings = (_("Trick {number}", number=number), str(number))
            named = [
                Row(team_mark(trick.place or 0), Text(wording, Role.SMALL, tone), gap=Space.NONE, justify=Align.CENTER)
                for wording in wordings
            ]
            cells.append(FirstThatFits(*named, Text("", Role.SMALL), grow=end - begin))
        cells.append(Spacer(grow=span[1] - ends[-1]))
        across = Row(*cells, even=True, gap=Space.NONE, grow=1)
        below = Row(Spacer(width=_KNOB), across, Spacer(width=_KNOB), gap=Space.NONE)
        return Stack(ground, Column(Control(self, height=above), below, gap=Space.NONE))

    @property
    def spoken(self) -> str:
        """The moment, what it is known for, and how its round ended."""
        known = [each.text.removesuffix(".") for each in self._keys if each.number == self._at]
        return ". ".join(filter(None, [self._name, *known, self._result]))

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

    def _moment_at(self, position: tuple[int, int], *, pressed: bool) -> int:
        """The moment of the sign or the mark that was pressed, else the one at which the knob would be there."""
        if pressed and (sign := self._sign_at(position)) is not None:
            return sign[0].number + 1
        head = next((each for each, rect in self._heads().items() if pressed and rect.collidepoint(position)), None)
        (begin, end), (left, right) = self._span, self._track
        part = (position[0] - left) / max(1, right - left)
        return max(begin, min(end, begin + round(part * (end - begin)))) if head is None else head

    def mark(self, number: int | None = None) -> pygame.Rect:
        """Where a moment can be clicked; the one that is shown where no `number` is given."""
        mark = pygame.Rect(0, self.rect.top, max(SMALLEST_TARGET, 2 * self._knob), self.rect.height)
        mark.centerx = self._x_of(self._at if number is None else number)
        return mark

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """The groove and what of it has passed, the marks of the moments, ends of tricks, signs and knob."""
        groove, signs = self._groove, self._signs()
        draw_panel(surface, style, groove, PanelKind.FIELD, radius=5)
        x = next((rect.centerx for graded, rect in signs if graded.number + 1 == self._at), self._x_of(self._at))
        passed = pygame.Rect(groove.left, groove.top, x - groove.left, groove.height)
        draw_panel(surface, style, passed, PanelKind.BRASS_PRESSED, radius=5)
        self._paint_keys(surface, style)
        for each in (each for each in self._keys if each.trick):
            colour = style.theme.text_soft if each.place is None else mark_colour(style.theme, each.place)
            end = self._x_of(each.number) - style.px(1)
            surface.fill(colour, (end, groove.top, max(2, style.px(2)), groove.height))
        for graded, rect in sorted(signs, key=lambda each: each[0].cost):
            self._reviewed.draw(surface, style, rect, graded)
        knob = pygame.Rect(0, 0, 2 * self._knob, 2 * self._knob).move_to(center=(x, groove.centery))
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
    def _top(self) -> int:
        """Where marks begin: below the air above them."""
        return self.rect.top + min(self._style.px(_AIR), self.rect.height // 6)

    @property
    def _groove(self) -> pygame.Rect:
        groove = pygame.Rect(self.rect.left, 0, self.rect.width, self._style.px(_GROOVE))
        groove.centery = self.rect.bottom - self._knob - self._style.px(_BELOW)
        return groove

    @property
    def _track(self) -> tuple[int, int]:
        """Between which places the middle of the knob can be."""
        return self.rect.left + self._knob, self.rect.right - self._knob

    def _x_of(self, number: int) -> int:
        (left, right), (begin, end) = self._track, self._span
        return left + (right - left) * (number - begin) // max(1, end - begin)

    @property
    def _half(self) -> int:
        """Half the height of the mark of a key moment."""
        least = self._style.px(4)
        room = self._groove.top - self._top - least
        return max(least, min(max(self._style.px(_KEY), 10), room // 2))

    def _heads(self) -> Mapping[int, pygame.Rect]:
        """Where the marks of key moments are, by their moments: near ones side by side, as far as there is room."""
        keys, reach = [each for each in self._keys if not each.trick], round(self._half * WIDEST_KEY)
        wanted = [self._x_of(each.number) - reach for each in keys]
        ends = self.rect.left, self.rect.right
        lefts = side_by_side(wanted, [2 * reach + self._style.px(2)] * len(keys), ends) or wanted
        high = self._groove.top - self._top
        return {
            each.number: pygame.Rect(left, self._top, 2 * reach, high) for each, left in zip(keys, lefts, strict=True)
        }

    def _signs(self) -> Sequence[tuple[Graded, pygame.Rect]]:
        """The signs of what a review found of moves of the round, side by side on the groove."""
        (begin, end), groove = self._span, self._groove
        found = [each for each in self._reviewed.moves if begin <= each.number < end]
        side = max(12, min(groove.top - self._top, self._style.px(_SIGN)))
        wanted = [self._x_of(each.number + 1) - side // 2 for each in found]
        lefts = side_by_side(wanted, [side] * len(found), (groove.left, groove.right)) or wanted
        return [
            (each, pygame.Rect(left, groove.centery - side // 2, side, side))
            for each, left in zip(found, lefts, strict=True)
        ]

    def _sign_at(self, position: tuple[int, int]) -> tuple[Graded, pygame.Rect] | None:
        there = [each for each in self._signs() if each[1].collidepoint(position)]
        return min(there, key=lambda each: abs(each[1].centerx - position[0]), default=None)

    def _draw_ground(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """A ground that widens from the cell of the round to all its moments."""
        wide = 1.6 * style.scale
        near, far, turn = wide / 2, area.width - wide / 2, self._top - area.top
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

    def _paint_ring(self, surface: pygame.Surface, style: Style, centre: tuple[int, int]) -> None:
        """The knob where it is at a sign: a ring around that."""
        sign = max(12, min(self._groove.top - self._top, style.px(_SIGN)))
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


class _Scaled(Stack):
    """Nodes upon one another over the scale, which is as wide as whatever room there is."""

    def __init__(self, scale: TimeScale, *children: Node) -> None:
        super().__init__(*children)
        self._scale = scale

    def measure_width(self, style: Style) -> Extent:
        """It asks for no width."""
        return Extent.fixed(0)

    def arrange(self, style: Style, rect: pygame.Rect) -> None:
        """Put the scale there as well."""
        self._scale.place(rect.left, rect.width)
        super().arrange(style, rect)


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
        self._round_name = ""
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
        self._round_name = words.bare.said()
        self.rounds.tell([views.results.get(at) for at in playback.rounds])
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
            self.moments.tell(self.keys, next(first_trick, None))
        self.rounds.show(number)
        result = self.rounds.result.summary.removesuffix(".") if self.rounds.result is not None else ""
        self.moments.show(number, f"{moment.round}. {moment.move}", result)
        self.curve.show(number)
        return another

    def compose(self, *, slim: bool = False) -> Node:
        """All of it; a `slim` one has no curve, a line for its rounds, and no words before them."""
        rounds, moments = (_Scaled(self._scale, each.compose(slim=slim)) for each in (self.rounds, self.moments))
        if slim:
            return Column(rounds, moments, gap=Space.NONE, grow=1)
        heads = Text(self._round_name, Role.SMALL), Text(_("Won by (points)"), Role.SMALL)
        rows: list[tuple[Node, Node]] = [
            (Column(*heads, gap=Space.NONE, even=True), rounds),
            (Text(_("Key moments"), Role.SMALL), moments),
        ]
        if not self.curved:
            return _grid(*chain(*rows))
        curve = self.curve.compose_head(), _Scaled(self._scale, Control(self.curve))
        without, tail = _grid(*curve, *chain(*rows)), self.curve.compose_tail()
        if tail is None:
            return without
        owned = _grid(*curve, Filler(tail), *chain(*((*row, Spacer()) for row in rows)), columns=(0, 1, 0))
        return FirstThatFits(owned, without, at=_OWNED)

    def marks(self) -> dict[str, pygame.Rect]:
        """Rounds, and the moment that is shown, where they can be clicked."""
        return {**self.rounds.marks(), "moment": self.moments.mark()}

    def _go(self, number: int) -> None:
        self.go(number)


def _grid(*cells: Node, columns: Sequence[float] = (0, 1)) -> Node:
    """Rows of words, of what they are about, and of names behind that."""
    return Grid(*cells, columns=columns, gap=Space.SMALL, gap_above=Space.TIGHT)


def _plays_to_trick(playback: Playback, number: int) -> bool:
    targets = (event.target for event in playback.still_at(number).events)
    return any(target is not None and target.zone == "trick" for target in targets)
