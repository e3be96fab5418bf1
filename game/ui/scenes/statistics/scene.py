"""The statistics: which matches are looked at, a graph, and the figures beside it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

from game.charts import ChartView, Shape
from game.i18n import _, plural, verbatim
from game.i18n.phrases import phrases_of
from game.i18n.seats import name_here
from game.match.archive import Listener
from game.statistics.comparing import Comparing
from game.statistics.played import Levels, Played, Selection, choices
from game.statistics.views import StatisticsView, rating_chart, results_chart, rivals_text, statistics_view, time_chart
from game.ui.kit import (
    Column,
    Control,
    FirstThatFits,
    Frame,
    List,
    Node,
    NodeList,
    Panel,
    Readable,
    Reader,
    Row,
    RowState,
    Scaled,
    Space,
    Spacer,
)
from game.ui.kit.tokens import Align
from game.ui.panels.charts import ChartPanel
from game.ui.scenes.statistics.figures import headlines_panel, record_tile, share_row
from game.ui.stage.composed_scene import ComposedScene, Dialog
from game.ui.stage.idle import Job, Priority
from game.ui.stage.stage import Stage
from game.ui.widgets import Button, ButtonKind, Chart, DropDown, Segments

_TALL_SCALE: Final = 1.25
"""Everything is so much larger in a high window, which has room."""
_LEAST_CHART: Final = 280
"""Units of the height of the graph at least."""
_LOOSE: Final = 2.0
"""Rows of figures may be so many times as high as their words."""
_BACK: Final = 200
"""Units of the width of the button that leads back."""
_TILES_ACROSS: Final = 5
_LINES: Final = ((10, 7), (2, 7), (1, 3))
"""So many lines of records are shown where so many of shares have room above them, or else fewer of both."""
_SPANS: Final = (7, 30, 365)
"""Days that may be looked back."""


class Graph(Enum):
    """What the graph shows."""

    RESULTS = "results"
    TIME = "time"
    RATING = "rating"


class StatisticsScene(ComposedScene):
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
        """The matches that are looked at."""
        self.view = StatisticsView()
        self._make_controls()
        self.group.set_focus(self._game)
        self.prepare(Job(self._take_news, self._news.wake_after, Priority.NEWS))
        self.prepare(Job(self._compare, lambda: self._comparing.wake_after() if self._rates else None, Priority.NEWS))

    def _make_controls(self) -> None:
        """Make every control in the words of the language."""
        spans = [
            (None, _("All time")),
            *((days, plural("Last {count} day", "Last {count} days", days)) for days in _SPANS),
        ]
        self._game: DropDown[str | None] = DropDown("game", [(None, _("All games"))], None, self._narrow)
        self._rivals: DropDown[Levels | None] = DropDown("rivals", [(None, _("All opponents"))], None, self._narrow)
        self._partner: DropDown[str | None] = DropDown("partner", [(None, _("Any partner"))], None, self._narrow)
        self._span: DropDown[int | None] = DropDown("span", spans, None, self._narrow)
        self._game.sets, self._rivals.sets = _("Game"), _("Opponents")
        self._partner.sets, self._span.sets = _("Partner"), _("Period")
        graphs = [
            (Graph.RESULTS.value, _("Results of rounds")),
            (Graph.TIME.value, _("Over time")),
            (Graph.RATING.value, _("Rating")),
        ]
        self._graph = Segments("graph", graphs, Graph.RESULTS.value, lambda _graph: self._show_graph())
        self._graph.sets = _("Chart")
        self._chart = Chart("chart")
        self._headlines = Reader("headlines")
        self._shares = NodeList("figure", self._share_row)
        self._records = NodeList("record", self._record_tile, on_open=self._open, opens_on_click=True)
        self._export_button = Button("export", _("Export as CSV"), self._export, size=20)
        self._reset_button = Button(
            "reset", _("Reset statistics"), self._ask, kind=ButtonKind.DANGER, size=20, tip=_what_a_reset_does()
        )
        self._back_button = Button("back", _("Back"), self.back, size=20)
        self._narrow()

    def relabel(self) -> None:
        """Everything is made anew in the words of the language."""
        self._make_controls()

    def enter(self) -> None:
        """Look again what there is, because a match may have been played on or deleted."""
        self._archive.look()

    def leave(self) -> None:
        """What was not compared yet will be another time."""
        self._comparing.close()

    def _take_news(self) -> None:
        """Show what the archive has found out since the last frame."""
        if self._news.hears():
            self._take()

    def _compare(self) -> None:
        """Show what the comparison with Club has found out."""
        if self._rates and self._comparing.update():
            self._show_graph()

    # What the scene shows.

    def compose(self) -> Node:
        """What is chosen, the large figures, and below them the graph and all others, as much as has room."""
        large: Node = FirstThatFits(*(self._page(*shown) for shown in ((True, True), (False, True), (False, False))))
        large = Scaled(large, _TALL_SCALE if self.portrait else 1)
        return Frame(_("Statistics"), large)

    def _page(self, results: bool, sentences: bool) -> Node:
        above = []
        if self.view.headlines:
            panel = headlines_panel(self.view, portrait=self.portrait, results=results, sentences=sentences)
            above.append(Readable(self._headlines, panel))
        tabs = Control(self._graph)
        chart = ChartPanel(self._chart, height=_LEAST_CHART, grow=1)
        figures = [FirstThatFits(*(self._figures(*lines) for lines in _LINES), grow=1), self._buttons()]
        if self.portrait:
            return Column(self._choices(), *above, tabs, chart, *figures)
        body = Row(
            Column(tabs, chart, grow=49),
            Column(*figures, grow=51),
            gap=Space.LARGE,
            even=True,
            cross=Align.STRETCH,
            grow=1,
        )
        return Column(self._choices(), *above, body)

    def _figures(self, lines: int, shares: int) -> Node:
        """At least so many lines of `shares` above so many of records; what has no room scrolls."""
        above: Node = Spacer()
        if self.view.shares:
            above = List(self._shares, self.view.shares, tallest=_LOOSE, gap=Space.NONE, fewest=shares)
        tray = Panel(above, pad_above=Space.TIGHT, grow=1)
        if not self.view.records:
            return tray
        records = List(
            self._records,
            self.view.records,
            self._place,
            gap=Space.SMALL,
            across=_TILES_ACROSS,
            tallest=1.2,
            fewest=lines,
            most=lines,
            grow=0,
        )
        return Column(tray, records)

    def _choices(self) -> Node:
        fields = [Control(field) for field in (self._game, self._rivals, self._partner, self._span)]
        return FirstThatFits(Row(*fields, even=True), Column(Row(*fields[:2], even=True), Row(*fields[2:], even=True)))

    def _buttons(self) -> Node:
        files = [Control(self._export_button), Control(self._reset_button)]
        back = Control(self._back_button, width=_BACK)
        return FirstThatFits(
            Row(*files, Spacer(grow=1), back), Column(Row(*files, even=True), Row(Spacer(), back, even=True))
        )

    def _share_row(self, index: int, _state: RowState) -> Node:
        return share_row(self.view.shares[index], self.view.shares)

    def _record_tile(self, index: int, state: RowState) -> Node:
        return record_tile(self.view.records[index], state)

    @property
    def _place(self) -> int:
        """The chosen record."""
        return min(self._records.chosen or 0, len(self.view.records) - 1)

    # What is looked at.

    def _known(self) -> Sequence[Played]:
        """The matches that count of those which the archive knows by now."""
        profile = self.stage.profile
        return profile.ledger.read(self._archive.rows, profile.own_names, profile.settings.statistics_since)

    def _take(self) -> None:
        self._all = self._known()
        self._narrow()

    def _narrow(self, _chosen: object = None) -> None:
        """Look at the matches that are asked for."""
        self._offer()
        selection = Selection(self._game.value, self._rivals.value, self._partner.value, self._span.value)
        self._chosen = selection.of(self._all, self.stage.profile.now())
        figures, insights = self.stage.profile.statistics_cache.of(self._chosen)
        self.view = statistics_view(self._chosen, figures, insights, one_game=self._game.value is not None)
        self._export_button.enabled = bool(self._chosen)
        self._reset_button.enabled = bool(self._all)
        self._show_graph()

    def _offer(self) -> None:
        """Offer to choose what was met in the matches there are."""
        games, rivals, partners = choices(self._all)
        self._game.choices = [(None, _("All games")), *((game, phrases_of(game).title) for game in games)]
        if self._game.value not in games:
            self._game.show(games[0] if len(games) == 1 else None)
        of_game = Selection(self._game.value).of(self._all, self.stage.profile.now())
        if of_game is not self._all:
            _games, rivals, partners = choices(of_game)
        self._rivals.choices = [(None, _("All opponents")), *((each, rivals_text(each)) for each in rivals)]
        named = [(name, name_here(name) or _("Without a partner")) for name in partners]
        self._partner.choices = [(None, _("Any partner")), *named]
        if self._rivals.value not in rivals:
            self._rivals.show(None)
        if self._partner.value not in partners:
            self._partner.show(None)

    def _show_graph(self) -> None:
        self._chart.fill(self._chart_view())
        self.refresh()

    def _chart_view(self) -> ChartView:
        chosen, one_game = self._chosen, len({each.game for each in self._chosen}) == 1
        empty = _("Reading…") if not self._archive.looked else _("No finished round yet.")
        if self._graph.value == Graph.TIME.value:
            return time_chart(chosen, empty)
        if not self._rates:
            return results_chart(chosen, empty, one_game=one_game)
        if not one_game:
            many = _("Choose one game to see your rating in it.")
            return ChartView(shape=Shape.LINE, empty=many if chosen else empty)
        self._comparing.look_at(chosen)
        return rating_chart(self._comparing.standings, self._comparing.left)

    @property
    def _rates(self) -> bool:
        return self._graph.value == Graph.RATING.value

    # What is done.

    def _open(self, place: int) -> None:
        """Show the round of a record as it was played."""
        record = self.view.records[place].record
        if record is not None:
            self.stage.navigator.open_replay(self._archive.folder / record.match, record.round)

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
        self.say(_("Your statistics start fresh."))


def _what_a_reset_does() -> str:
    return _("Matches begun so far no longer count. They stay among your saved matches.")
