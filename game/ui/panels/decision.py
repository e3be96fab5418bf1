"""A decision that was reviewed: what was done and what was better, what that is worth and why."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from decimal import Decimal
from functools import partial
from typing import Final

import pygame

from game.cards import JOKER, parse_faces
from game.i18n import _
from game.i18n.wording import number_text
from game.review.deeds import Deed, PlanStep
from game.review.reasons import Amount, Comparison, Evidence
from game.review.verdicts import Grade, Verdict, grade_name
from game.review.views import DecisionView, WorthView
from game.ui.graphics.drawing import PanelKind, Style, draw_text
from game.ui.graphics.mirror import pixels_of
from game.ui.graphics.theme import mixed
from game.ui.judged.signs import GRADES, Sign, draw_bar, draw_number, draw_sign, sign_of, signs_of_ways
from game.ui.kit import (
    Align,
    Column,
    Extent,
    FirstThatFits,
    Node,
    Panel,
    Role,
    Row,
    Rule,
    Space,
    Spacer,
    Spoken,
    Text,
    Tone,
)
from game.ui.kit.cards import Cards, SuitPlate, draw_suit

_TONES: Final = {
    Verdict.BEST: Tone.GOOD,
    Verdict.BETTER: Tone.GOOD,
    Verdict.EVEN: Tone.SOFT,
    Verdict.DEAR: Tone.BAD,
    Verdict.AGAIN: Tone.BAD,
    Grade.SLIP: Tone.SLIP,
    Grade.MISTAKE: Tone.MISTAKE,
    Grade.BLUNDER: Tone.BLUNDER,
}
_LARGE, _SMALL = 112, 76
"""Units of the width of cards in the boxes of both ways, and where these are low."""
_PALE: Final = 0.35
_BEAM: Final = 0.55
"""The parts of the ground in the track of a bar, and in the beam of a span."""
_COLUMNS: Final = (9, 5, 5, 2)
"""The shares of the columns of figures: labels, both ways, gains."""


def tone_of(view: DecisionView) -> Tone:
    """The tone of words about a decision: from yellow to red for a mistake."""
    return _TONES[view.grade or view.verdict]


class SignMark(Node):
    """The sign of a verdict on a disc, or the number of a step on a disc of its colour; `side` units wide."""

    def __init__(self, sign: Sign, *, side: float, number: int = 0, optional: bool = False) -> None:
        super().__init__(optional=optional)
        self._sign = sign
        self._side = side
        self._number = number

    def measure_width(self, style: Style) -> Extent:
        """Its side."""
        return Extent.fixed(style.px(self._side))

    def measure_height(self, style: Style, width: int) -> Extent:
        """Its side."""
        return Extent.fixed(style.px(self._side))

    def content(self) -> Hashable:
        """The sign and the number."""
        return self._sign, self._number

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The disc."""
        if self._number:
            draw_number(surface, style, self.rect, self._sign, self._number)
        else:
            draw_sign(surface, style, self.rect, self._sign)


def verdict_mark(view: DecisionView, *, side: float) -> Node:
    """The sign of the verdict on a decision, or of its grade."""
    return SignMark(sign_of(view.judged, view.grade), side=side)


# Both ways.


def deed_row(deed: Deed, role: Role, *, card: float, plate: float, edge: Sign | None = None) -> Node:
    """The cards of a deed, the meld that they join, and its words."""
    strips = _strips(deed, role, card)
    if deed.suit is not None:
        strips.append(SuitPlate(deed.suit, side=plate, edge=edge.colour if edge is not None else None))
    words = FirstThatFits(Text(deed.text, role), Text(deed.text, role, lines=0), grow=1)
    return Row(*strips, words, Spoken(deed.spoken), gap=Space.SMALL, grow=1)


def _strips(deed: Deed, role: Role, card: float) -> list[Node]:
    """The cards of a deed, meld by meld, and the meld that they join."""
    strips: list[Node] = [Cards(cards, width=card) for cards in deed.melds or (deed.cards,) if cards]
    return [*strips, Text("+", role, Tone.SOFT), Cards(deed.onto, width=card)] if deed.onto else strips


def ways_rows(view: DecisionView) -> tuple[Node, Node]:
    """What was done and what would have been done instead, a line each, behind its sign."""
    done, instead = (
        Row(SignMark(sign, side=20), deed_row(deed, Role.BODY, card=62, plate=24), gap=Space.SMALL, grow=1)
        for sign, deed in zip(signs_of_ways(view.judged), (view.done, view.instead), strict=True)
    )
    return done, instead


class _Edge(Node):
    """The stripe in the colour of a sign along a box."""

    def __init__(self, sign: Sign) -> None:
        super().__init__(align=Align.STRETCH)
        self._sign = sign

    def measure_width(self, style: Style) -> Extent:
        """Its width."""
        return Extent.fixed(style.px(5))

    def measure_height(self, style: Style, width: int) -> Extent:
        """Any height."""
        return Extent(0, 0)

    def content(self) -> Hashable:
        """The sign."""
        return self._sign

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The stripe."""
        surface.fill(self._sign.colour, self.rect)


def _box(sign: Sign, child: Node, grow: float = 1) -> Node:
    body = Row(_Edge(sign), SignMark(sign, side=34), child, gap=Space.MEDIUM)
    return Panel(body, PanelKind.ROW, pad=Space.TIGHT, radius=6, grow=grow)


def _ways_boxes(view: DecisionView, card: float) -> Node:
    """A box for each way, side by side."""
    signs, deeds = signs_of_ways(view.judged), (view.done, view.instead)
    boxes = [
        _box(sign, deed_row(deed, Role.STRONG, card=card, plate=52, edge=sign))
        for sign, deed in zip(signs, deeds[: 2 if view.judged.better else 1], strict=False)
    ]
    return Row(*boxes, even=True, cross=Align.STRETCH)


def _ways(view: DecisionView, *, roomy: bool) -> Node:
    """Both ways; with the steps of the turn that the better one begins in its box, or in a line of their own."""
    boxes = partial(_ways_boxes, view, _LARGE), partial(_ways_boxes, view, _SMALL)
    if not view.steps:
        return FirstThatFits(*boxes)
    plans = [
        partial(_plan, view.steps, headed=headed, card=card) for headed, card in ((True, 76), (False, 76), (False, 62))
    ]

    def merged(plan: Callable[[], Node]) -> Node:
        done = deed_row(view.done, Role.STRONG, card=_SMALL, plate=52)
        both = _box(signs_of_ways(view.judged)[0], done, grow=36), _box(Sign.GOOD, plan(), grow=64)
        return Row(*both, even=True, cross=Align.STRETCH)

    def below(box: Callable[[], Node]) -> Node:
        lines = [*plans, partial(_halves, view.steps), partial(_plan, view.steps, worded=False)]
        return Column(box(), FirstThatFits(*(partial(boxed, each) for each in lines)), gap=Space.SMALL)

    def boxed(line: Callable[[], Node]) -> Node:
        return Panel(line(), PanelKind.ROW, pad=Space.MEDIUM, pad_above=Space.TIGHT, radius=6)

    return FirstThatFits(
        *(partial(merged, each) for each in plans),
        *(partial(below, each) for each in boxes),
        *([] if roomy else boxes[1:]),
    )


def _halves(steps: Sequence[PlanStep]) -> Node:
    """The steps of a turn in two lines."""
    half = (len(steps) + 1) // 2
    return Column(_plan(steps[:half]), _plan(steps[half:], 1 + half), gap=Space.TIGHT)


def _plan(
    steps: Sequence[PlanStep], first: int = 1, *, headed: bool = False, worded: bool = True, card: float = _SMALL
) -> Node:
    """The steps of a turn one behind the other, each with its number, its cards and its word."""
    nodes: list[Node] = [Text(_("Whole turn"), Role.SMALL)] if headed else []
    for number, step in enumerate(steps, first):
        deed = step.deed
        parts = _strips(deed, Role.BODY, card)
        if worded or not parts:
            parts.append(Text(step.word, Role.BODY, said=f"{step.word}. {deed.text} {deed.spoken}".strip()))
        mark = SignMark(Sign.GOOD, side=30, number=number if deed.cards else 0)
        nodes.append(Row(mark, *parts, gap=Space.SMALL))
    return Row(*nodes, Spacer(grow=1), gap=Space.WIDE, grow=1)


# What it is worth and why.


class _Span(Node):
    """A figure and how far the truth may lie from it: a beam from the least to the most on a line from 0 on."""

    def __init__(self, worth: WorthView, tone: Tone) -> None:
        super().__init__(align=Align.STRETCH)
        self._span = worth.span
        self._tone = tone

    def measure_width(self, style: Style) -> Extent:
        """Any width will do."""
        return Extent(style.px(60), style.px(100))

    def measure_height(self, style: Style, width: int) -> Extent:
        """Its height."""
        return Extent.fixed(style.px(18))

    def content(self) -> Hashable:
        """The figures."""
        return self._span, self._tone

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """A 0, the line, the beam, and a bold mark at the figure."""
        px, theme, tone = style.px, style.theme, self._tone.colour(style.theme)
        zero = draw_text(surface, style, number_text(Decimal(0)), 15, theme.text_soft, midleft=self.rect.midleft)
        left, middle = zero.right + px(4), self.rect.centery
        room = pygame.Rect(left, self.rect.top, self.rect.right - left, self.rect.height)
        least, mean, most = (left + round(room.width * each / (self._span[2] or 1.0)) for each in self._span)
        surface.fill(mixed(theme.panel_edge, theme.panel, _PALE), (left, middle - px(2), room.width, px(4)))
        surface.fill(mixed(tone, theme.panel, _BEAM), (least, middle - px(4), max(px(4), most - least), 2 * px(4)))
        marks = ((left, theme.text_soft), (least, tone), (most - px(2), tone))
        for x, colour in marks:
            surface.fill(colour, (x, room.top + px(2), max(1, px(2)), room.height - 2 * px(2)))
        surface.fill(theme.text, (mean - px(2), room.top, 2 * px(2), room.height))


class _Bar(Node):
    """A bar in a track, as long as a part of it."""

    def __init__(self, part: float, sign: Sign) -> None:
        super().__init__(grow=1)
        self._part = part
        self._sign = sign

    def measure_width(self, style: Style) -> Extent:
        """It grows from the least that says something."""
        return Extent(style.px(60), style.px(60))

    def measure_height(self, style: Style, width: int) -> Extent:
        """Its height."""
        return Extent.fixed(style.px(12))

    def content(self) -> Hashable:
        """Its part and its colour."""
        return self._part, self._sign

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The track, and the bar upon it."""
        surface.fill(mixed(style.theme.panel_edge, style.theme.panel, _PALE), self.rect)
        draw_bar(
            surface,
            style,
            pygame.Rect(self.rect.topleft, (round(self.rect.width * self._part), self.rect.height)),
            self._sign,
        )


_SHAPES: Final = ((True, True, 1), (True, False, 1), (False, False, 0))
"""Whether a table of figures has bars and heads, and the lines of a label, from the richest to the barest."""


def _table(evidence: Evidence, *, bars: bool, named: bool, lines: int) -> Node:
    """The figures of both ways."""
    shares = _COLUMNS if evidence.gains or evidence.totals else _COLUMNS[:3]
    heads = zip((Sign.BAD, Sign.GOOD), (_("Your move"), _("The better move")), strict=True)
    signs = [
        Row(SignMark(sign, side=24), Text(head, Role.SMALL) if named else Spacer(), gap=Space.TIGHT)
        for sign, head in heads
    ]
    gain = Text(_("Gain") if evidence.gains else "", Role.SMALL, side=Align.END)
    rows = [_columns(shares, Row(Text(evidence.unit, Role.SMALL, optional=True)), *signs, gain)]
    reserve = [amount.text for each in evidence.comparisons for amount in (each.done, each.better)]
    for each in evidence.comparisons:
        figures = (
            _amount(each.done, Sign.BAD, reserve, bars=bars),
            _amount(each.better, Sign.GOOD, reserve, bars=bars),
        )
        gain = Text(each.gain, Role.LABEL, Tone.GOOD, side=Align.END)
        rows += [Rule(), _columns(shares, _label(each, lines), *figures, gain)]
    for total in evidence.totals:
        role, tone = Role.LABEL if total.whole else Role.BODY, Tone.GOOD if total.good else Tone.BAD
        points = Text(total.points, Role.STRONG if total.whole else Role.LABEL, tone)
        rows += [Rule(bold=total.whole), Row(Text(total.label, role, lines=lines, grow=1), points)]
    return Column(*rows, gap=Space.NONE)


def _columns(shares: Sequence[float], *cells: Node) -> Node:
    for cell, share in zip(cells, shares, strict=False):
        cell.grow = share
    return Row(*cells[: len(shares)], even=True, gap=Space.WIDE)


def _label(comparison: Comparison, lines: int) -> Node:
    hint = [Text(_("lower is better"), Role.SMALL, optional=True)] if comparison.less_is_better else []
    label = Text(comparison.label, Role.BODY, lines=lines)
    return Row(label, *hint, Spoken(comparison.sentence), gap=Space.SMALL)


def _amount(amount: Amount, sign: Sign, reserve: Sequence[str], *, bars: bool) -> Node:
    tone = Tone.GOOD if sign is Sign.GOOD else Tone.BAD
    figure = Text(amount.text, Role.LABEL, tone, reserve=reserve)
    return Row(figure, *([_Bar(amount.part, sign)] if bars else []), gap=Space.SMALL)


class RingKey(Node):
    """What a ring without a sign means on the table below: a card, small and with its suit alone, in its ring."""

    def __init__(self, card: str) -> None:
        super().__init__()
        self._card = card

    def measure_width(self, style: Style) -> Extent:
        """The card in its ring."""
        return Extent.fixed(style.px(32))

    def measure_height(self, style: Style, width: int) -> Extent:
        """The card in its ring."""
        return Extent.fixed(style.px(35))

    def content(self) -> Hashable:
        """The card."""
        return self._card

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The card and the ring."""
        card = self.rect.inflate(-2 * style.px(6), -2 * style.px(6))
        (face,) = parse_faces(self._card)
        if face != JOKER:
            draw_suit(surface, style, card, face.suit)
        else:
            style.pictures.card(self._card, card.width).draw(surface, *card.topleft)
        thick = max(2, style.px(4))
        ring = pixels_of(surface, card.inflate(2 * thick, 2 * thick))
        pygame.draw.rect(surface, Sign.EVEN.colour, ring, thick, style.px(6))


def _worth(view: DecisionView, ringed: str, *, in_figures: bool) -> Node:
    """What a decision is worth, and why: with a table of figures, or in words where that has no room."""
    key = [Row(RingKey(ringed), Text(_("marked below"), Role.SMALL), gap=Space.TIGHT)] if ringed else []
    text = view.reason if in_figures else view.brief
    reason = Row(Text(text, Role.STRONG, Tone.GILT, lines=0, grow=1), *key, cross=Align.END)
    notes = [Text(note, Role.SMALL, lines=0) for note in view.notes]
    chance = [Text(view.chance, Role.SMALL, lines=0, optional=not in_figures)] if view.chance else []

    def with_table(bars: bool, named: bool, lines: int) -> Node:
        table = _table(view.evidence, bars=bars, named=named, lines=lines)
        return Column(reason, *notes, table, *chance, gap=Space.TIGHT)

    if in_figures:
        words: Node = FirstThatFits(*(partial(with_table, *shape) for shape in _SHAPES), grow=1)
    else:
        others = Text(" ".join(view.others), Role.BODY, lines=0, optional=True)
        words = Column(reason, *notes, others, *chance, gap=Space.TIGHT, grow=1)
    if view.worth is None:
        return Panel(words, radius=6)
    tone = tone_of(view)
    figure = Column(
        Text(view.worth.points, Role.FIGURE if view.worth.sure else Role.HEADING, tone, side=Align.CENTER),
        Text(view.worth.counts, Role.SMALL, side=Align.CENTER),
        *([Text(view.worth.within, Role.SMALL, side=Align.CENTER)] if view.worth.within else []),
        _Span(view.worth, tone),
        gap=Space.NONE,
    )
    return Panel(Row(figure, Rule(upright=True), words, gap=Space.WIDE), radius=6)


def decision_panel(view: DecisionView, table: Node, *, ringed: str = "", roomy: bool = False) -> Node:
    """All about a decision, above the picture of its table.

    `ringed` is a card that the reason names and that has a ring without a sign in that picture, in notation.
    Figures and steps are never left out in a `roomy` window.
    """

    def panel(*, in_figures: bool) -> Node:
        return Column(_ways(view, roomy=roomy), _worth(view, ringed, in_figures=in_figures), table, gap=Space.SMALL)

    figures = ([True] if roomy else [True, False]) if view.evidence.comparisons else [False]
    return FirstThatFits(*(partial(panel, in_figures=each) for each in figures))


def grade_key(grades: Sequence[tuple[Grade, str]]) -> Node:
    """What the signs of mistakes mean, in a line if there is room: from how many points on each is one, or its name."""
    return FirstThatFits(*_grade_lines(grades), optional=True)


def _grade_lines(grades: Sequence[tuple[Grade, str]]) -> Sequence[Node]:
    named = [(grade, grade_name(grade)) for grade, _text in grades]
    return [Row(*(_meaning(*each) for each in line), justify=Align.CENTER, gap=Space.WIDE) for line in (grades, named)]


def _meaning(grade: Grade, text: str) -> Node:
    return Row(SignMark(GRADES[grade], side=22), Text(text, Role.SMALL), gap=Space.TIGHT)


# Beside a move.


def mistake_line(view: DecisionView) -> Node:
    """What a mistake cost, and what would have been better, in a line."""
    better = view.instead

    def head(cost: str) -> Node:
        return Row(verdict_mark(view, side=32), Text(cost, Role.LABEL), gap=Space.SMALL)

    def line(cost: str, role: Role, *melds: str) -> Node:
        words, strips = Text(better.text, role, Tone.TEXT), [Cards(cards, width=_SMALL) for cards in melds]
        tail = Row(SignMark(Sign.GOOD, side=32), words, *strips, Spoken(better.spoken), gap=Space.SMALL)
        return Row(head(cost), Rule(upright=True), tail, gap=Space.SMALL)

    return FirstThatFits(
        partial(
            line, view.finding, Role.LABEL, *([better.unnamed] if better.unnamed and not better.melds else better.melds)
        ),
        partial(line, view.finding, Role.LABEL),
        partial(line, view.figure, Role.LABEL),
        partial(line, view.figure, Role.SMALL),
        partial(head, view.finding),
    )


def mistake_reason(view: DecisionView | None, grades: Sequence[tuple[Grade, str]]) -> Node:
    """Why the better way was better, above what the signs of mistakes mean; that alone where there was no mistake."""
    if view is None:
        line, named = _grade_lines(grades)
        rows = Column(*(_meaning(*each) for each in grades), gap=Space.NONE, justify=Align.CENTER)
        return Panel(FirstThatFits(line, rows, named), PanelKind.FIELD, pad_above=Space.TIGHT)
    ways = [
        Row(SignMark(Sign.GOOD, side=24), Text(view.brief, Role.SMALL, Tone.TEXT, lines=lines, grow=1), gap=Space.SMALL)
        for lines in (0, 0, 2, 1)
    ]
    full = Column(Row(ways[0], grow=1), Rule(), grade_key(grades), gap=Space.TIGHT)
    return Panel(FirstThatFits(full, *ways[1:]), PanelKind.FIELD, pad_above=Space.TIGHT)
