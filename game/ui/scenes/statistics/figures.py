"""The figures of the statistics as nodes: the large ones, bars of rounds won, records."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Final

import pygame

from game.charts import Merit
from game.i18n import _, plural
from game.statistics.views import FigureView, StatisticsView, result_name
from game.ui.graphics.drawing import PanelKind, Style
from game.ui.graphics.medallion import draw_medallion
from game.ui.graphics.outcome import draw_outcome
from game.ui.kit import (
    Align,
    Column,
    Extent,
    FirstThatFits,
    Icon,
    Node,
    Panel,
    Role,
    Row,
    RowState,
    Space,
    Stack,
    Text,
    Tone,
)
from game.ui.panels.charts import HalfMark, ShareBar, ShareRing

_TONES: Final = {Merit.PLAIN: Tone.GILT, Merit.GOOD: Tone.GILT, Merit.BAD: Tone.LOST, Merit.EVEN: Tone.FAINT}
_RING: Final = 160
_COUNTS: Final = (30, 24, 20, 16, 13, 11, 9, 7, 6, 5, 4, 3, 2)
"""So many of the last matches are shown where all have no room."""
_HEARD: Final = 10
"""The results of so many of the last matches are spoken."""


def headlines_panel(view: StatisticsView, *, portrait: bool, results: bool = True, sentences: bool = True) -> Node:
    """The large figures: the first as a ring beside the sentences; below them the others, and the last results."""
    led = sentences and bool(view.insights)
    figures = view.headlines[led:]
    others: Node
    ended = _last_results(view.results, portrait=portrait) if results and view.results else None
    if portrait:
        half = len(figures) if led else len(figures) // 2
        rows = [Row(*map(_figure_panel, part), even=True) for part in (figures[:half], figures[half:])]
        below = [Panel(ended, PanelKind.ROW, pad_above=Space.SMALL)] if ended is not None else []
        others = Column(*(row for row in rows if row.children), *below)
    else:
        streak = _figure_panel(figures[-1], ended, grow=2.2 if ended is not None else 1)
        others = Row(*map(_figure_panel, figures[:-1]), streak, even=True, cross=Align.STRETCH)
    if not led:
        return others
    first = _leading_figure(view.headlines[0])
    said = Panel(
        Column(*map(_sentence, view.insights), gap=Space.TIGHT, justify=Align.CENTER),
        PanelKind.ROW,
        pad_above=Space.SMALL,
        grow=1.5 if portrait else 1,
    )
    if portrait:
        return Column(Row(first, said, even=True, cross=Align.STRETCH), others)
    return Row(first, Column(said, others, grow=3.5), even=True, cross=Align.STRETCH)


def _sentence(text: str) -> Node:
    return Row(Icon("diamond", size=26), Text(text, lines=0, grow=1), gap=Space.TIGHT, cross=Align.START)


def _leading_figure(figure: FigureView) -> Node:
    return Panel(
        Row(
            ShareRing(figure.share, figure.value, size=_RING),
            Column(
                Text(figure.label, lines=2),
                Text(figure.detail, Role.SOFT),
                gap=Space.NONE,
                justify=Align.CENTER,
                grow=1,
            ),
            grow=1,
        ),
        PanelKind.ROW_CHOSEN,
        pad_above=Space.SMALL,
    )


def _figure_panel(figure: FigureView, beside: Node | None = None, *, grow: float = 1) -> Node:
    """A figure above its name, with something `beside` both."""
    detail = [Text(figure.detail, Role.SMALL, side=Align.END, grow=1, optional=True)] if figure.detail else []
    words = Column(
        Row(Text(figure.value, Role.FIGURE, _TONES[figure.merit]), *detail),
        Text(figure.label, Role.SMALL, Tone.TEXT),
        gap=Space.NONE,
        justify=Align.CENTER,
        grow=1,
    )
    shown = Row(words, beside, gap=Space.LARGE) if beside is not None else words
    return Panel(shown, PanelKind.ROW, pad_above=Space.TIGHT, grow=grow)


def _last_results(results: str, *, portrait: bool) -> Node:
    """As many of the last results as have room: in a line with their number, or above it."""
    counts = [len(results), *(count for count in _COUNTS if count < len(results))]
    latest = Text(_("latest"), Role.SMALL)

    def shown(count: int) -> Node:
        caption = Text(plural("Last {count} match", "Last {count} matches", count), Role.SMALL, Tone.TEXT)
        thread = ResultThread(results[-count:], grow=1)
        if portrait:
            return Row(caption, thread, latest)
        return Column(Row(thread, latest, gap=Space.SMALL), caption, gap=Space.TIGHT)

    return FirstThatFits(*map(shown, counts), grow=1.3)


class ResultThread(Node):
    """How matches ended, each as a sign on a thread, the latest at the end."""

    _SIDE: Final = 27
    _STEPS: Final = (1.12, 3.6)
    """From one sign to the next at least and at most, in signs."""

    def __init__(self, results: str, *, grow: float = 0) -> None:
        super().__init__(grow=grow)
        self._results = results

    def texts(self) -> Iterator[str]:
        """The last results, in words."""
        yield _(", ").join(map(result_name, self._results[-_HEARD:]))

    def measure_width(self, style: Style) -> Extent:
        """Signs close to one another."""
        side = style.px(self._SIDE)
        return Extent.fixed(side + round((len(self._results) - 1) * side * self._STEPS[0]))

    def measure_height(self, style: Style, width: int) -> Extent:
        """That of a sign."""
        return Extent.fixed(style.px(self._SIDE))

    def content(self) -> Hashable:
        """The results."""
        return self._results

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The thread, and the signs spread along it."""
        side, between = style.px(self._SIDE), max(1, len(self._results) - 1)
        step = min(side * self._STEPS[1], (self.rect.width - side) / between)
        first = self.rect.right - side - round(step * between)
        surface.fill(
            style.theme.brass_dark, (first + side // 2, self.rect.centery - 1, round(step * between), style.px(2))
        )
        for place, result in enumerate(self._results):
            sign = pygame.Rect(first + round(place * step), self.rect.centery - side // 2, side, side)
            draw_outcome(surface, style, sign, result)


def share_row(line: FigureView, lines: Sequence[FigureView]) -> Node:
    """A heading, or the part of rounds won against somebody, in columns with the other `lines`."""
    if line.share is None:
        legend = (HalfMark(), Text(_("{number}%", number=50), Role.SMALL, said="")) if line is lines[0] else ()
        return Row(Text(line.label, Role.LABEL, Tone.GILT, grow=1), *legend, gap=Space.SMALL)
    others = [each for each in lines if each.share is not None]
    faced = Portrait("", "")
    widest = Row(
        *([faced] if any(each.face for each in others) else []), Text("", reserve=[each.label for each in others])
    )
    face = [Portrait(line.face, line.label)] if line.face else []
    return Row(
        Stack(widest, Row(*face, Text(line.label, Role.BODY, Tone.SOFT, cut=True))),
        ShareBar(line.share, grow=1),
        Text(line.value, Role.LABEL, reserve=[each.value for each in others], side=Align.END),
        Text(line.detail, Role.SMALL, reserve=[each.detail for each in others], side=Align.END),
    )


class Portrait(Node):
    """The face of a person; empty room where there is none."""

    _SIDE: Final = 28

    def __init__(self, face: str, name: str) -> None:
        super().__init__()
        self._face = face
        self._name = name

    def measure_width(self, style: Style) -> Extent:
        """A small disc."""
        return Extent.fixed(style.px(self._SIDE))

    def measure_height(self, style: Style, width: int) -> Extent:
        """A small disc."""
        return Extent.fixed(style.px(self._SIDE))

    def content(self) -> Hashable:
        """The face."""
        return self._face

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """A medallion."""
        if self._face:
            draw_medallion(surface, style, self.rect, self._name, style.theme.us, face=self._face)


_VALUES: Final = ((Role.STRONG, 1), (Role.LABEL, 1), (Role.LABEL, 0))
"""The letters and the lines of a value, as far as a tile has room."""


def record_tile(figure: FigureView, state: RowState) -> Node:
    """A record or an average; one that leads to its round has an arrow."""
    kind = PanelKind.ROW_HOVER if state.pointed and figure.record else PanelKind.ROW
    leads = figure.record is not None
    tone = Tone.GILT if leads else Tone.TEXT
    return Panel(
        Column(
            Row(
                FirstThatFits(*(Text(figure.value, role, tone, lines=lines) for role, lines in _VALUES), grow=1),
                *([Icon("onward", size=17)] if leads else []),
                gap=Space.TIGHT,
            ),
            Text(figure.label, Role.SMALL, lines=0),
            *([Text(figure.detail, Role.SMALL, Tone.FAINT, lines=0)] if figure.detail else []),
            gap=Space.NONE,
        ),
        PanelKind.ROW_RINGED if state.ringed else kind,
        pad=Space.SMALL,
        pad_above=Space.TIGHT,
        radius=8,
    )
