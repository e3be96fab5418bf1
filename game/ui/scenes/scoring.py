"""The score of a round: its event, then line by line what it brought everybody, and at last who has won it.

Teams are counted side by side. Who plays alone is counted after the other, the one with the worst round first. The
scene is composed for a moment of the counting; what looks different a frame later is painted again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal
from enum import Enum
from functools import partial
from typing import Final, NamedTuple

import pygame

from game.i18n import _, as_unit
from game.i18n.phrases import phrases_of
from game.i18n.wording import names_text, number_text, signed_text
from game.match.deals.club_line import ClubLine
from game.match.end_views import past_rounds
from game.match.match import Match
from game.match.round_views import Headline, TeamScoreView, round_view
from game.ui.graphics.drawing import PanelKind
from game.ui.graphics.liveliness import REACTS_MS, nodding, reacting
from game.ui.graphics.motion import Tween
from game.ui.kit import (
    Align,
    Column,
    Control,
    Filler,
    FirstThatFits,
    Frame,
    List,
    Node,
    NodeList,
    Panel,
    Role,
    Row,
    RowState,
    Scaled,
    Space,
    Spacer,
    Stack,
    Text,
    Tone,
    team_mark,
    walk,
)
from game.ui.matches.branches import branched
from game.ui.matches.export import copy_deal_of
from game.ui.panels.portraits import Person, Portraits
from game.ui.panels.score import (
    ARRIVES_MS,
    GLOWS_MS,
    LANDS_MS,
    Arrival,
    BrassLine,
    Figure,
    Growing,
    Lanes,
    Melds,
    Rays,
    StampPlate,
    WayBar,
    score_line,
)
from game.ui.stage.composed_scene import ComposedScene
from game.ui.stage.idle import Job, Priority
from game.ui.stage.stage import Stage
from game.ui.system.sound import Cue
from game.ui.table.contract.game_table import table_of
from game.ui.widgets import Button, ButtonKind
from game.ui.widgets.graph import TotalsGraph

_COUNT_MS: Final = 800.0
"""For totals to count up."""
_GLIDE_MS: Final = 700.0
"""For columns to change their places."""
_RUNS_MS: Final = 300.0
"""For the sum of a column to count on."""
_LIVELY_MS: Final = 1800.0
"""So long the faces of who has won are not still."""
_MANY: Final = 3
"""So many players have narrow columns in an upright window."""
_SMALL_FACE: Final = 66
"""Units of the faces beside the name of a team where a column is narrow; larger ones leave its total large."""
_LONG_AGO: Final = float("-inf")
_ROOMY: Final = 860
"""Units of height of the window from which on there is more to be seen than lines and totals."""
_MANY_CARDS: Final = 8
"""So many cards above a score leave more than half of its width to the words."""
_THOUSAND: Final = 1000
"""Parts of the side of a portrait in which its motion is computed."""


class Step(Enum):
    """What a step of the counting brings: milliseconds before it, for how long something moves after it, its sound."""

    LINE = (420.0, ARRIVES_MS, Cue.COUNT)
    SUM = (520.0, ARRIVES_MS, Cue.LAY)
    TOTALS = (700.0, ARRIVES_MS, Cue.TALLY)
    STAMPS = (1000.0, LANDS_MS, Cue.SWEEP)
    REVEAL = (800.0, REACTS_MS, Cue.PRIZE)

    @property
    def wait(self) -> float:
        """Milliseconds at normal pace from the step before it."""
        return self.value[0]

    @property
    def lasts(self) -> float:
        """For how many milliseconds something moves after it."""
        return self.value[1]

    @property
    def cue(self) -> Cue:
        """What is heard."""
        return self.value[2]


class _Planned(NamedTuple):
    step: Step
    places: tuple[int, ...]
    row: int = 0


class Counting:
    """What of each column is seen so far, and since when."""

    def __init__(self, lines: Sequence[int], order: Sequence[int] | None, *, stamped: bool = False) -> None:
        """`lines` of each column; `order`, where one column is counted after the other; whether any is `stamped`."""
        self._lines = lines
        everybody = tuple(range(len(lines)))
        last = (Step.TOTALS, Step.STAMPS, Step.REVEAL) if stamped else (Step.TOTALS, Step.REVEAL)
        rows = _together(lines) if order is None else _one_by_one(lines, order)
        self._plan = [*rows, *(_Planned(step, everybody) for step in last)]
        self.done = 0
        """How many steps were taken."""
        self.shown = [0] * len(lines)
        """How many lines of each column are seen."""
        self._since: dict[tuple[Step, int, int], float] = {}

    @property
    def over(self) -> bool:
        """Whether everything is seen."""
        return self.done == len(self._plan)

    def wait(self) -> float:
        """Milliseconds at normal pace from the last step to the next."""
        return 0.0 if self.over else self._plan[self.done].step.wait

    def go_on(self, now: float) -> Step:
        """Take the next step at a moment; minus infinity for one whose motion is over."""
        step, places, row = self._plan[self.done]
        self.done += 1
        for place in places:
            if step is Step.LINE:
                if row >= self._lines[place]:
                    continue
                self.shown[place] = row + 1
            self._since[step, place, row] = now
        return step

    def finish(self) -> None:
        """Everything is seen, and nothing moves."""
        while not self.over:
            self.go_on(_LONG_AGO)
        self._since = dict.fromkeys(self._since, _LONG_AGO)

    def since(self, step: Step, place: int = 0, row: int = 0) -> float | None:
        """Since when a column shows what a step brings; None where it does not yet."""
        return self._since.get((step, place, row))


def _together(lines: Sequence[int]) -> Iterator[_Planned]:
    everybody = tuple(range(len(lines)))
    for row in range(max(lines, default=0)):
        yield _Planned(Step.LINE, everybody, row)
    yield _Planned(Step.SUM, everybody)


def _one_by_one(lines: Sequence[int], order: Sequence[int]) -> Iterator[_Planned]:
    for place in order:
        for row in range(lines[place]):
            yield _Planned(Step.LINE, (place,), row)
        if lines[place]:
            yield _Planned(Step.SUM, (place,))
    empty = tuple(place for place in order if not lines[place])
    if empty:
        yield _Planned(Step.SUM, empty)


class ScoringScene(ComposedScene):
    """Lines appear one after the other; a click or a key shows everything."""

    name = "scoring"

    def __init__(self, stage: Stage, match: Match) -> None:
        super().__init__(stage)
        self._match = match
        self.view = view = round_view(match, table_of(match.game_name))
        self._words = phrases_of(match.game_name).rounds
        history = match.history()
        self._title = self._words.numbered.said(round=history[-1].round)
        if match.day is not None and match.game.day_rounds == 1:
            self._title = _("Deal of the day")
        worst_first = sorted(
            range(len(view.teams)), key=lambda place: view.teams[place].points, reverse=match.game.fewest_win
        )
        stamped = any(team.stamp is not None for team in view.teams)
        self.counting = Counting(
            [len(team.lines) for team in view.teams], worst_first if view.alone else None, stamped=stamped
        )
        self._most_lines = max(len(team.lines) for team in view.teams)
        with_cards = [line for team in view.teams for line in team.lines if line.cards]
        self._labels = [line.label for line in with_cards]
        self._most_cards = max((len(line.cards) for line in with_cards), default=0)
        self._lists = [
            NodeList(
                f"lines.{team.place}",
                partial(self._line, team.place),
                on_open=partial(self._open_rule, team.place),
                opens_on_click=True,
            )
            for team in view.teams
        ]
        for lines, team in zip(self._lists, view.teams, strict=True):
            lines.sets = team.name
        self._totals = [Figure(team.before) for team in view.teams]
        self._sums = [Figure(Decimal(0)) for _team in view.teams]
        """The points of the lines that are counted so far."""
        self._lanes = [Tween(float(self._lane(team))) for team in view.teams]
        self._since = stage.clock.now()
        """When the last step of the counting was taken."""
        self._still_at = self._since
        """From when on nothing moves until the next step."""
        self._leaving = False
        rounds = past_rounds(match, [team.team for team in view.teams])
        self._graph = TotalsGraph(
            "graph",
            [entry.totals for entry in rounds],
            [entry.number for entry in rounds],
            limit=view.limit,
            words=[entry.sentence for entry in rounds],
        )
        self._graph.shown = len(history) - 1
        label = _("See the result") if match.outcome() is not None else self._words.next.said()
        self._next = Button("next", label, self._go_on, kind=ButtonKind.PRIMARY, size=28)
        played = match.record_path, history[-1].round
        replay = Button("replay", _("Replay"), partial(stage.navigator.open_replay, *played), size=20)
        review = Button("review", _("Review"), partial(stage.navigator.open_review, *played), size=20)
        menu = Button("menu", _("Main menu"), stage.navigator.open_menu, size=20)
        branch = branched(stage, match, match.record_path)
        if branch is not None and branch.way_back is not None:  # Escape leads to the menu as well
            menu = branch.way_back
            menu.size = 20
        self._others = (replay, review, menu)
        quiet = ButtonKind.QUIET
        again = partial(stage.navigator.open_same_deal, match)
        self._about = (
            Button("deal", _("The same deal…"), again, kind=quiet, size=18),
            Button("copy", _("Copy deal code"), partial(copy_deal_of, self, match), kind=quiet, size=18),
        )
        self._club = ClubLine(stage.profile.pars, match)
        self.prepare(Job(self._compare, self._club.wake_after, Priority.NEWS))
        self.prepare(Job(self._count_on, self._until_step, Priority.SHOWN))
        self.prepare(Job(self._deal, lambda: 0.0 if self._leaving else None, Priority.SHOWN))
        self.group.set_focus(self._next)

    def announcement(self) -> str:
        """How the round ended, and what it brought everybody."""
        return self.view.text

    # What is seen.

    def compose(self) -> Node:
        """The story above, a column a team below it, graph and buttons at the foot."""
        roomy = self.size[1] >= self.style.px(_ROOMY)
        story = [self._story()] if roomy and self.view.has_story else []
        club = [Text(self._club.text, Role.BODY, Tone.GILT, side=Align.CENTER)] if self._club.offered and roomy else []
        parts = Column(*story, Filler(self._columns(roomy=roomy), grow=1), self._foot(), *club)
        deal, code = (Control(button, height=40) for button in self._about)
        return Frame(self._title, parts, size=(1760, 1000), before=deal, after=code, near=True)

    def _story(self) -> Node:
        """Faces at the beginning, cards at the end, the words between them."""
        since, now = self.counting.since(Step.REVEAL), self.stage.clock.now()
        shown = self.view.opening if since is None else self.view.verdict
        glad, people = shown.mood == "glad", [self._person(seat) for seat in shown.seats[:2]]
        gone = _LIVELY_MS if since is None or not glad else now - since
        nods = [-nodding(gone, _LIVELY_MS, _THOUSAND, number) / _THOUSAND for number in range(len(people))]
        faces = Portraits(people, side=134, mood=shown.mood, crowned=glad, shifts=[(0.0, nod) for nod in nods])
        headline = Text(shown.text, Role.TITLE)
        title = FirstThatFits(Scaled(headline, 1.15), headline, Scaled(Text(shown.text, Role.TITLE, lines=2), 0.8))
        many = sum(map(len, shown.melds)) > _MANY_CARDS
        words = Column(title, _wordings(shown), gap=Space.NONE, justify=Align.CENTER, grow=50 if many else 62)
        cards = [Melds(shown.melds, grow=50 if many else 38)] if shown.melds else []
        rest = Row(words, *cards, even=True, grow=1, cross=Align.STRETCH, gap=Space.WIDE)
        inner = Row(*([faces] if people else []), rest, gap=Space.LARGE, cross=Align.STRETCH)
        ground = [Rays(87 if len(people) == 1 else 137)] if glad and people else []
        band = Panel(Stack(Spacer(height=134), Filler(inner)), PanelKind.BARE, pad=Space.WIDE, pad_above=Space.SMALL)
        kind = PanelKind.ROW_CHOSEN if glad else PanelKind.TRAY
        return Panel(Stack(*ground, band), kind, pad=Space.NONE)

    def _columns(self, *, roomy: bool) -> Node:
        """A column a team, with the largest faces that leave room for all lines."""
        stamped, alone = any(team.stamp is not None for team in self.view.teams), self.view.alone
        barest = (0, int(stamped)) if alone else (_SMALL_FACE, 0)
        if not roomy:
            return self._beside(*barest, fewest=1)
        if alone:
            kinds = [(0, 150), (0, 124), (0, 96), *([(0, 1)] if stamped else []), (66, 0), (0, 0)]
        else:
            kinds = [(face, below) for face in (132, 108, _SMALL_FACE) for below in ((1, 0) if stamped else (0,))]
        full = [self._beside(face, below, fewest=self._most_lines) for face, below in kinds]
        return FirstThatFits(*full, self._beside(*barest, fewest=1))

    def _beside(self, face: int, below: int, *, fewest: int) -> Node:
        now = self.stage.clock.now()
        columns = [self._column(team, face=face, below=below, fewest=fewest) for team in self.view.teams]
        return Lanes(*columns, lanes=[lane.at(now) for lane in self._lanes])

    def _column(self, team: TeamScoreView, *, face: int, below: int, fewest: int) -> Node:
        """Whose it is, the lines, below them a face of `below` units or a stamp, and the sum."""
        place, now = team.place, self.stage.clock.now()
        counted = self.counting.since(Step.SUM, place)
        gone = team.away or (team.out and counted is not None)
        crowned = self.counting.since(Step.REVEAL) is not None and team.mood == "glad" and not gone
        stamp = None if gone else team.stamp
        stamped = Arrival(self.counting.since(Step.STAMPS), now)
        mood, shift = self._taking(team)
        people = [(place, setup) for setup in team.seats]
        lines = List(
            self._lists[place],
            team.lines,
            self._lists[place].chosen or 0 if team.lines else None,
            gap=Space.NONE,
            fewest=fewest,
            alike=len(team.lines) if below else self._most_lines,
            tallest=1.0 if below else 1.5,
            grow=0 if below > 1 or (below and team.stamp) else 1,
        )
        under: list[Node] = []
        if below == 1 and team.stamp is not None:
            under = [StampPlate(stamp, stamped, height=100, grow=1)]
        elif below > 1:
            portrait = Portraits(people, side=200, least=below * 0.76, mood=mood, crowned=crowned, shifts=[shift])
            plate: Node = Filler(StampPlate(stamp, stamped), grow=1)
            if gone:
                out = Text(_("Out"), Role.HEADING, Tone.BAD)
                plate = Panel(out, PanelKind.DANGER, align=Align.CENTER, pad_above=Space.NONE)
            over = Column(Spacer(grow=1.6), plate, gap=Space.NONE)
            under = [Panel(Stack(portrait, over), PanelKind.BARE, pad=Space.NONE, pad_above=Space.TIGHT, grow=1)]
        head = Row(
            team_mark(place, 10, 26),
            *([Portraits(people, side=face, mood=mood, shifts=[shift] * len(people))] if face else []),
            Column(
                Text(self._called(team, gone=gone), Role.STRONG if self._narrow else Role.HEADING, cut=fewest == 1),
                *([Text(names_text(team.members), Role.SMALL, cut=fewest == 1)] if len(people) > 1 else []),
                gap=Space.NONE,
            ),
            *([] if below else [StampPlate(stamp, stamped, grow=1)]),
            Spacer(grow=0.01),
            self._total(place, large=face > _SMALL_FACE),
        )
        inner = Column(
            head,
            *self._way(team, gone=gone),
            BrassLine(),
            lines,
            *under,
            BrassLine(),
            self._sum(team, crowned=crowned),
            gap=Space.TIGHT,
        )
        kind = PanelKind.DANGER if gone else PanelKind.ROW_CHOSEN if crowned else PanelKind.TRAY
        return Panel(inner, kind, pad=Space.WIDE, pad_above=Space.SMALL, name=f"column.{place}")

    def _total(self, place: int, *, large: bool) -> Node:
        """The total as it is now, in smaller letters where columns are narrow, unless it is to be `large`."""
        total = number_text(self._totals[place].at(self.stage.clock.now()))
        largest = Role.STRONG if self._narrow else Role.HEADING if self.view.alone else Role.FIGURE
        smaller = () if large else (Role.STRONG, Role.SMALL)
        return FirstThatFits(*(Text(total, role, Tone.GILT) for role in (largest, *smaller)))

    @property
    def _narrow(self) -> bool:
        """Whether each of many players has a narrow column, so that names and totals are of one smaller size."""
        return self.view.alone and self.portrait and len(self.view.teams) >= _MANY

    def _called(self, team: TeamScoreView, *, gone: bool) -> str:
        """The name, with the rank once the totals are counted."""
        if not self.view.alone or gone or self.counting.since(Step.TOTALS) is None:
            return team.name
        return _("{rank}. {name}", rank=team.rank, name=team.name)

    def _way(self, team: TeamScoreView, *, gone: bool) -> list[Node]:
        """The bar to the limit, and what is missing."""
        limit, total = self.view.limit, self._totals[team.place].at(self.stage.clock.now())
        if not limit or self.size[1] < self.style.px(_ROOMY):
            return []
        words = Text(team.distance(total, limit, out=gone), Role.SMALL)
        return [Row(WayBar(team.place, float(total) / limit), words)]

    def _sum(self, team: TeamScoreView, *, crowned: bool) -> Node:
        """What the round brought: its points, how they are divided where they are, and what is added to the total."""
        place, now = team.place, self.stage.clock.now()
        counted = self.counting.since(Step.SUM, place)
        role = Role.HEADING
        if team.away or (counted is None and self.counting.since(Step.LINE, place) is None):
            return Row(Growing("", role))
        points = self._sums[place].at(now) if counted is None else team.gained
        division = team.division if counted is not None else ""
        tone = Tone.GILT if not points else Tone.GOOD if team.good(points) else Tone.BAD
        figure = signed_text(points) if points else number_text(points)
        label = (self._words.won if crowned else self._words.this).said()
        return Row(
            Text(label, Role.LABEL if crowned else Role.SMALL, Tone.GILT if crowned else None, optional=True),
            Spacer(grow=1),
            Growing(figure, role, tone, lead=as_unit(division), growth=Arrival(counted, now).away),
        )

    def _foot(self) -> Node:
        """The graph beside the buttons; where there is none yet, all buttons in one row."""
        others = [Control(button, height=54, grow=1) for button in self._others]
        if len(self._match.history()) == 1:
            return Row(*others, Control(self._next, width=480, height=68), gap=Space.MEDIUM)
        buttons = Column(Control(self._next, width=480, height=90, grow=1), Row(*others, even=True))
        graph = Control(self._graph, height=250 if self.portrait else 165, grow=1)
        beside = Row(graph, buttons, gap=Space.LARGE, cross=Align.STRETCH)
        return FirstThatFits(beside, Column(graph, buttons), at="natural")

    def _line(self, place: int, index: int, _state: RowState) -> Node:
        """A line of a column as it is at this moment."""
        lines = self.view.teams[place].lines
        return score_line(
            lines[index],
            self._labels,
            (self._most_cards, max(len(line.cards) for line in lines)),
            Arrival(self.counting.since(Step.LINE, place, index), self.stage.clock.now()),
            parted=index > 0,
            pointless=self.view.alone and len(lines) == 1,
        )

    def _taking(self, team: TeamScoreView) -> tuple[str, tuple[float, float]]:
        """How the players of a column look, and how far they are from their places as they take the round to heart."""
        since, now = self.counting.since(Step.REVEAL), self.stage.clock.now()
        if since is None and team.mood == "dismayed" and len(team.seats) == 1:
            since = self.counting.since(Step.LINE, team.place)
            since = self.counting.since(Step.SUM, team.place) if since is None else since
        if since is None:
            return "calm", (0.0, 0.0)
        across, down = reacting(since, now, _THOUSAND, team.mood)
        return team.mood, (across / _THOUSAND, down / _THOUSAND)

    def _person(self, seat: int) -> Person:
        team = next(team for team in self.view.teams if team.team == self._match.teams[seat])
        return team.place, self._match.seats[seat]

    def _lane(self, team: TeamScoreView) -> int:
        """Where a column is: who plays alone by rank, before the totals by the one of the round before."""
        if not self.view.alone:
            return team.place
        return (team.rank_before if self.counting.since(Step.TOTALS) is None else team.rank) - 1

    # What happens.

    def handle(self, event: pygame.Event) -> bool:
        """The first click or key while lines still appear only hurries them."""
        pressed = event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN)
        if pressed and (not self.counting.over or self._counts(self.stage.clock.now())):
            self._finish()
            return True
        return super().handle(event)

    def back(self) -> None:
        """Escape never deals: it leads to the pause as at the table, and from the last score to the result."""
        if self._match.outcome() is not None:
            self._go_on()
        else:
            self.stage.navigator.open_pause()

    def _compare(self) -> None:
        """Say what Club made of the same cards, as soon as it is known."""
        if self._club.update():
            self.refresh()

    @property
    def _still(self) -> bool:
        """Whether nothing is to move."""
        return self.stage.profile.settings.reduce_motion or self.stage.pace.pause(1.0) <= 0

    def _until_step(self) -> float | None:
        """Milliseconds until the next step of the counting."""
        if self.counting.over:
            return None
        due = self._since + self.stage.pace.pause(self.counting.wait())
        return 0.0 if self._still else max(0.0, due - self.stage.clock.now())

    def _count_on(self) -> None:
        """Take the next step of the counting; all of them where nothing is to move."""
        now = self.stage.clock.now()
        if self._still:
            self._finish()
        else:
            self._step(now)
            self.animate(now)

    def animate(self, now: float) -> None:
        """Compose the scene for this moment; lines are composed anew as long as they come or glow."""
        self._damage_faces()
        for place, lines in enumerate(self._lists):
            for row in range(self.counting.shown[place]):
                since = self.counting.since(Step.LINE, place, row)
                if since is not None and now - since <= GLOWS_MS + self.stage.pace.pause(Step.LINE.wait):
                    lines.renew(row)
        self.refresh()
        self._damage_faces()

    def _damage_faces(self) -> None:
        """Faces that move leave their places a little."""
        for node in walk(self.tree):
            if isinstance(node, Portraits) and node.moving:
                self.damage.add(node.rect.inflate(node.rect.size))

    def _step(self, now: float) -> None:
        """One line more, a sum, or the totals."""
        before = list(self.counting.shown)
        step = self.counting.go_on(now)
        self._since = now
        glows = self._count_up(before, now)
        lasts = max(step.lasts, GLOWS_MS if glows else REACTS_MS if self.view.alone else 0.0)
        self._still_at = max(self._still_at, now + lasts)
        self.stage.sounds.play(step.cue)
        if step is Step.TOTALS:
            self._show_totals(now, still=False)

    def _count_up(self, before: Sequence[int], now: float) -> bool:
        """The sums follow the lines that are seen, of which there were so many `before`; whether a new one glows."""
        glows = False
        for place, team in enumerate(self.view.teams):
            seen = self.counting.shown[place]
            glows = glows or any(line.bonus for line in team.lines[before[place] : seen])
            points = sum((line.points for line in team.lines[:seen]), Decimal(0))
            self._sums[place].to(points, now, self.stage.pace.move(_RUNS_MS))
        return glows

    def _finish(self) -> None:
        """Everything at once, and nothing moves any more."""
        if not self.counting.over:
            self.stage.sounds.play(Cue.COUNT)
        self.counting.finish()
        now = self._still_at = self.stage.clock.now()
        self._show_totals(now, still=True)
        self._damage_faces()
        for lines in self._lists:
            lines.forget()
        self.refresh()

    def _show_totals(self, now: float, *, still: bool) -> None:
        """Totals count on to those after the round, and columns glide to their places; at once where all is `still`."""
        pace = self.stage.pace
        for team, total, lane in zip(self.view.teams, self._totals, self._lanes, strict=True):
            total.to(team.total, now, 0.0 if still else pace.move(_COUNT_MS))
            if still:
                lane.jump(float(self._lane(team)))
            else:
                lane.to(float(self._lane(team)), now, pace.move(_GLIDE_MS))
        self._graph.shown = len(self._match.history())

    def _counts(self, now: float) -> bool:
        """Whether something is on its way that a click would bring there."""
        figures = any(figure.counting(now) for figure in (*self._totals, *self._sums))
        return now < self._still_at or figures or any(not lane.done(now) for lane in self._lanes)

    def moving(self, now: float) -> bool:
        """Whether something moves."""
        since = self.counting.since(Step.REVEAL)
        return self._counts(now) or (since is not None and now < since + _LIVELY_MS)

    def _open_rule(self, place: int, row: int) -> None:
        """The clause that a line of the score comes from."""
        self.stage.navigator.open_rules(self.view.teams[place].lines[row].clause)

    def _go_on(self) -> None:
        if self._match.outcome() is not None:
            self.stage.navigator.swap_for_result(self._match)
            return
        self._leaving = True

    def _deal(self) -> None:
        """Deal the next round as soon as the record has caught up; the table beneath shows it."""
        if self._match.settled:
            self._match.play(next(self._match.actions()))
            self.stage.pop()


def _wordings(shown: Headline) -> Node:
    """What is said below a headline, with what weighs least only where there is room for it."""
    below = [text for text in shown.below if text]
    texts = [" ".join(below[:count]) for count in range(len(below), 0, -1)]
    return FirstThatFits(*(Text(text, lines=0) for text in texts)) if texts else Spacer()
