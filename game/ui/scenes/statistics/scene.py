"""The statistics: which matches are looked at, a graph, and the figures beside it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

import pygame

from game.i18n import _, plural, verbatim
from game.match.archive import Listener
from game.statistics.comparing import Comparing
from game.statistics.played import Played
from game.statistics.rating import CLUB, FEWEST
from game.statistics.series import distribution, shares
from game.ui.graphics.background import backdrop, is_portrait, panel_for
from game.ui.graphics.drawing import PanelKind, Style, draw_panel
from game.ui.scenes.base import WidgetScene
from game.ui.scenes.dialogs import Dialog
from game.ui.scenes.statistics.figure_row import FigureLine, paint_figure
from game.ui.scenes.statistics.headlines import Headlines
from game.ui.scenes.statistics.insight_words import insight_texts
from game.ui.scenes.statistics.narrowing import Narrowing
from game.ui.scenes.statistics.record_tiles import RecordTiles
from game.ui.scenes.statistics.words import (
    axis_text,
    bar_edges,
    bar_legend,
    bar_marks,
    game_marks,
    headlines,
    percents,
    rating_marks,
    record_lines,
    share_lines,
    share_marks,
    usual_text,
    whole_text,
)
from game.ui.stage import Stage
from game.ui.widgets import Button, ButtonKind, Chart, ScrollList, Segments, Shape, Widget

_EVEN: Final = 50.0
"""Percent of rounds won between two alike."""
_UPRIGHT: Final = 1800
"""The most units of the height of the panel in an upright window."""
_TIGHTER: Final = 14
"""Units that a button may be narrower than it would like, at either end."""
_BACK: Final = 240
"""Units of the way back, where there is room."""
_LISTED_UPRIGHT: Final = 64
"""Percent of what the large figures leave of an upright window that the others may take."""
_IN_SIGHT: Final = 7
"""So many rows of figures are rather seen than more than one row of records."""
_LOOSER: Final = 30
"""Units by which rows of figures are higher than their text at most."""
_LISTED: Final = 420
"""Units that graph and list have at least; where there is less, it is not told how the last matches ended."""
_TEXT: Final = (20, 27)
"""Units of the texts of figures, and in an upright window."""
_LARGER: Final = 3
"""And units by which the words of buttons are larger there."""
_TABS: Final = (48, 58)
_AXES: Final = (18, 22)
"""Units of the choice of graphs, of the texts of a graph, and in an upright window."""
_ACROSS: Final = (4, 2)
"""So many large figures stand side by side, and in an upright window."""
_APART: Final = 12
_INSET: Final = 3
_GAP: Final = 10
"""Units below what is chosen and above the buttons, and above and below the rows of figures."""
_GRAPH: Final = 47
"""Percent of the width that the graph takes."""
_SIGNS: Final = 40
"""Of so many of the last matches it is shown how they ended, where there is room."""


class Graph(Enum):
    """What the graph shows."""

    RESULTS = "results"
    TIME = "time"
    RATING = "rating"


class StatisticsScene(WidgetScene):
    """Shows what the index knows, at once, and more as the archive gets to know more."""

    name = "statistics"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._archive = stage.profile.archive
        self._news = Listener(self._archive)
        folder = self._archive.folder
        self._comparing = Comparing(
            stage.profile.games, self._archive, lambda name: stage.profile.record(folder / name)
        )
        self._news.hears()
        self._all: Sequence[Played] = self._known()
        self._chosen: Sequence[Played] = ()
        """Those that are looked at."""
        self._lines: Sequence[FigureLine] = ()
        """The parts of rounds that were won, in rows."""
        self._fill_words()

    def relabel(self) -> None:
        """All words anew."""
        self._fill_words()

    def enter(self) -> None:
        """Look again what there is, because a match may have been played on or deleted."""
        self._archive.look()

    def layout(self, size: tuple[int, int]) -> None:
        """What is chosen above, the graph on the left, figures and buttons on the right; below it in a tall window."""
        style, px = self.style, self.style.px
        self._panel = panel_for(style, size, (1720, _UPRIGHT if is_portrait(size) else 980))
        inner = self._panel.inner
        tall = inner.height > inner.width
        row, bounds = style.target(_TABS[tall]), pygame.Rect((0, 0), size).inflate(-px(24), -px(24))
        end = self._narrowing.place(style, inner, bounds, tall=tall)
        room = pygame.Rect(inner.left, end + px(_APART), inner.width, inner.bottom - end - px(_APART))
        self._units = self._graph.size = self._records.units = _TEXT[tall]
        self._chart.size = _AXES[tall]
        self._headlines.brief = self._headlines.bare = False
        self._headlines.across = _ACROSS[tall]
        if tall:
            self._stand(room, row)
        else:
            self._spread(room, row)
        self._show_figures()

    def _spread(self, room: pygame.Rect, row: int) -> None:
        """The large figures above, below them the graph on the left and the others beside it."""
        px, shown = self.style.px, self._headlines
        high = shown.height_at(self.style, room.width)
        for shown.brief, shown.bare in ((False, False), (True, False), (True, True)):
            high = shown.height_at(self.style, room.width)
            if room.height - high >= px(_LISTED):
                break
        self._top = room.topleft
        room = pygame.Rect(room.left, room.top + high, room.width, room.height - high)
        graph = pygame.Rect(room.topleft, (room.width * _GRAPH // 100, room.height))
        side = pygame.Rect(graph.right + px(28), room.top, room.right - graph.right - px(28), room.height)
        self._place_graph(graph, row)
        bottom = self._place_buttons(side)
        self._side = pygame.Rect(side.left, side.top, side.width, bottom - px(_APART) - side.top)

    def _stand(self, room: pygame.Rect, row: int) -> None:
        """The large figures above the graph, the others below it."""
        style, px = self.style, self.style.px
        high, gap = self._headlines.height_at(style, room.width), px(12)
        bottom = self._place_buttons(room) - px(16)
        line = style.type.height(style.text(self._units)) + px(_LOOSER)
        listed = (
            len(self._lines) * line
            + 2 * px(_INSET)
            + (self._records.most_height(style, room.width) + gap if self._records.told else 0)
        )
        listed = min(listed, (bottom - room.top - high) * _LISTED_UPRIGHT // 100)
        shown = pygame.Rect(room.left, room.top + high + gap, room.width, bottom - listed - 2 * gap - room.top - high)
        self._place_graph(shown, row)
        self._top = room.topleft
        self._side = pygame.Rect(room.left, shown.bottom + gap, room.width, bottom - shown.bottom - gap)

    def _place_graph(self, shown: pygame.Rect, row: int) -> None:
        self._graph.place(pygame.Rect(shown.left, shown.top, shown.width, row))
        self._graph.fit(self.style)
        top = shown.top + row + self.style.px(14)
        self._chart.place(pygame.Rect(shown.left, top, shown.width, shown.bottom - top))

    def _place_buttons(self, side: pygame.Rect) -> int:
        """In a row at the foot of the side: exporting and resetting small at its beginning, the way back at its end.

        Where there is no room beside it, the way back is below the others. Returns where they begin.
        """
        style, gap = self.style, self.style.px(12)
        height = style.target(_TABS[side.height > side.width] + 4)
        buttons = (self._export_button, self._reset_button, self._back_button)
        for button in buttons:
            button.size = _TEXT[0] + (_LARGER if side.height > side.width else 0)
        wide = [button.natural(style)[0] for button in buttons]
        room = side.width - gap * (len(buttons) - 1)
        tight = [width - 2 * style.px(_TIGHTER) for width in wide]
        if sum(tight) > room:
            half, bottom = (side.width - gap) // 2, side.bottom - height
            self._back_button.place(pygame.Rect(side.right - half, bottom, half, height))
            bottom -= height + gap
            for place, button in enumerate(buttons[:2]):
                button.place(pygame.Rect(side.left + place * (half + gap), bottom, half, height))
            return bottom
        left = side.left
        for button, width in zip(buttons[:2], tight, strict=False):
            button.place(pygame.Rect(left, side.bottom - height, width, height))
            left += width + gap
        back = tight[2] + min(room - sum(tight), max(0, style.px(_BACK) - tight[2]))
        self._back_button.place(pygame.Rect(side.right - back, side.bottom - height, back, height))
        return side.bottom - height

    def update(self, now: float) -> None:
        """Show what is new."""
        if self._news.hears():
            self._take()
        if self._rates and self._comparing.update():
            self._show_graph()
        super().update(now)

    def wake_after(self) -> float | None:
        """Soon while matches are still being read."""
        rating = self._comparing.wake_after() if self._rates else None
        waits = (super().wake_after(), self._news.wake_after(), rating)
        return min((wait for wait in waits if wait is not None), default=None)

    def leave(self) -> None:
        """The rest is held against Club's another time."""
        self._comparing.close()

    def paint_ground(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Panel and the tray of the figures."""
        surface.blit(backdrop(self.style, self.size), area, area)
        self._panel.paint(surface, self.style, _("Statistics"))
        draw_panel(surface, self.style, self._tray, PanelKind.TRAY)

    def _fill_words(self) -> None:
        self._narrowing = Narrowing(self._narrowed)
        graphs = [
            (Graph.RESULTS.value, _("Results of rounds")),
            (Graph.TIME.value, _("Over time")),
            (Graph.RATING.value, _("Rating")),
        ]
        self._graph = Segments("graph", graphs, Graph.RESULTS.value, lambda _graph: self._show_graph())
        self._chart = Chart("chart")
        self._headlines = Headlines("headlines")
        self._figures = ScrollList("figure", self._row, read=lambda row: self._lines[row].spoken)
        self._records = RecordTiles("record", self._open)
        self._export_button = Button("export", _("Export as CSV"), self._export, size=20)
        self._reset_button = Button(
            "reset", _("Reset statistics"), self._ask, kind=ButtonKind.DANGER, size=20, tip=_what_a_reset_does()
        )
        self._back_button = Button("back", _("Back"), self.back, size=20)
        widgets: list[Widget] = [*self._narrowing.widgets, self._graph, self._chart]
        buttons = [self._export_button, self._reset_button, self._back_button]
        self.group.replace([*widgets, self._headlines, self._figures, self._records, *buttons])
        if self.group.focus is None:
            self.group.set_focus(self._narrowing.widgets[0])
        self._narrowed()

    def _known(self) -> Sequence[Played]:
        """What counts of that which the archive knows by now."""
        profile = self.stage.profile
        return profile.ledger.read(self._archive.rows, profile.own_names, profile.settings.statistics_since)

    def _take(self) -> None:
        self._all = self._known()
        self._narrowed()

    def _narrowed(self) -> None:
        now = self.stage.profile.now()
        self._narrowing.offer(self._all, now)
        self._chosen = self._narrowing.of(self._all, now)
        self._show()

    def _show(self) -> None:
        """The figures and the graph of the chosen matches."""
        chosen = self._chosen
        (figures, found), one_game = self.stage.profile.reckoner.of(chosen), self._narrowing.game is not None
        ended = "".join([each.result or "" for each in chosen[-_SIGNS:]])
        said = insight_texts(found, figures, one_game=one_game)
        self._headlines.fill(headlines(figures, one_game=one_game) if chosen else (), ended, said)
        self._lines = share_lines(chosen, one_game=one_game) if chosen else ()
        self._records.fill(record_lines(chosen, figures, one_game=one_game) if chosen else ())
        self._export_button.enabled = bool(chosen)
        self._reset_button.enabled = bool(self._all)
        if self.size != (0, 0):  # the graph has what the figures leave
            self.layout(self.size)
            self.damage.everything(self.size)
        self._show_graph()

    def _show_graph(self) -> None:
        chosen = self._chosen
        empty = _("Reading…") if not self._archive.looked else _("No finished round yet.")
        one_game = len({each.game for each in chosen}) == 1
        chart = self._chart
        if self._rates and not one_game:
            chart.fill((), Shape.LINE, axis_text, _("Choose one game to see your rating in it.") if chosen else empty)
        elif self._rates:
            self._comparing.look_at(chosen)
            marks, levels = rating_marks(self._comparing.standings), [(CLUB.points, _("A Club player"))]
            chart.fill(
                marks,
                Shape.LINE,
                whole_text,
                self._rating_empty(),
                levels,
                titles=("", _("Rating; the band is how unsure it is")),
            )
        elif self._graph.value == Graph.TIME.value:
            levels = [(_EVEN, percents(_EVEN))]
            chart.fill(
                share_marks(shares(chosen)),
                Shape.LINE,
                percents,
                empty,
                levels,
                within=(0.0, 100.0),
                titles=("", _("Rounds won, in percent; the band is what chance may add or take")),
            )
        elif chosen and not one_game:
            titles = "", _("Rounds won, in percent")
            chart.fill(game_marks(chosen), Shape.BARS, percents, empty, within=(0.0, 100.0), titles=titles)
        else:
            bars = distribution(chosen)
            titles = _("Points by which a round was lost or won"), _("Number of rounds")
            chart.fill(
                bar_marks(bars),
                Shape.BARS,
                axis_text,
                empty,
                resting=usual_text(chosen),
                titles=titles,
                edges=bar_edges(bars),
                legend=bar_legend(bars),
            )

    @property
    def _rates(self) -> bool:
        return self._graph.value == Graph.RATING.value

    def _rating_empty(self) -> str:
        left = self._comparing.left
        if left:
            return plural(
                "Comparing your rounds with a Club player's: {count} match to go…",
                "Comparing your rounds with a Club player's: {count} matches to go…",
                left,
            )
        return plural("A rating takes {count} round of a game.", "A rating takes {count} rounds of a game.", FEWEST)

    def _show_figures(self) -> None:
        """The large figures, and the others in a list."""
        style, side = self.style, self._side
        wide = self._panel.inner.width
        self._headlines.place(pygame.Rect(self._top, (wide, self._headlines.height_at(style, wide))))
        gap, least = style.px(_GAP), style.type.height(style.text(self._units))
        rows, tiles = len(self._lines), self._records
        most = side.height - 2 * style.px(_INSET)
        if tiles.told:  # they take what the rows leave, one row of them in any case; what has no room scrolls
            seen = min(rows * (least + style.px(_LOOSER)), most - gap - tiles.height(style, side.width))
            listed = max(seen, min(rows, _IN_SIGHT) * least)
            high = max(tiles.height(style, side.width, 1), most - gap - listed)
            high = min(high, most - gap - least)
            high = tiles.place_above(style, side.bottomleft, (side.width, high))
            most -= high + gap
        self._tray = pygame.Rect(side.left, side.top, side.width, most + 2 * style.px(_INSET))
        self._figures.place(self._tray.inflate(-2 * style.px(12), -2 * style.px(_INSET)))
        self.damage.add(side)
        height = max(least, min(self._figures.rect.height // max(1, rows), least + style.px(_LOOSER)))
        self._figures.fill(rows, height, 0, style.px(12))

    def _open(self, line: FigureLine) -> None:
        """That round, as it was played."""
        if line.record is not None:
            self.stage.navigator.open_replay(self._archive.folder / line.record.match, line.record.round)

    def _row(self, surface: pygame.Surface, style: Style, place: int, rect: pygame.Rect) -> None:
        paint_figure(surface, style, rect, self._lines[place], self._lines, units=self._units)

    def _export(self) -> None:
        try:
            file = self.stage.profile.export_statistics(self._chosen)
        except OSError as error:
            self.say(_("The statistics couldn't be exported: {reason}", reason=error.strerror or str(error)))
            return
        self.say(_("Your statistics are in the file {file}.", file=verbatim(file.name)), verbatim(str(file.parent)))

    def _ask(self) -> None:
        keep = Button("keep", _("Keep them"), self.stage.pop, kind=ButtonKind.PRIMARY)
        reset = Button("reset", _("Reset statistics"), self._ask_again, kind=ButtonKind.DANGER)
        self.stage.push(Dialog(self.stage, _("Reset your statistics?"), _what_a_reset_does(), [keep, reset]))

    def _ask_again(self) -> None:
        self.stage.pop()
        keep = Button("keep", _("No, keep them"), self.stage.pop, kind=ButtonKind.PRIMARY)
        reset = Button("really", _("Yes, reset them"), self._reset, kind=ButtonKind.DANGER)
        text = plural("{count} match leaves your statistics.", "{count} matches leave your statistics.", len(self._all))
        self.stage.push(Dialog(self.stage, _("Are you sure?"), text, [keep, reset]))

    def _reset(self) -> None:
        self.stage.pop()
        self.stage.profile.change(statistics_since=self.stage.profile.now().isoformat(timespec="seconds"))
        self._take()
        self.say(_("Your statistics begin anew."))


def _what_a_reset_does() -> str:
    return _("Matches begun until now no longer count. They stay among your saved matches.")
