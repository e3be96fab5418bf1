"""The same cards once more: how everybody did with them, and to play them from the same seat or from another."""

from __future__ import annotations

from decimal import Decimal
from typing import Final, NamedTuple

from game.i18n import _, verbatim
from game.match.deals.codes import code_of, deal_of
from game.match.deals.results import turned
from game.match.deals.same_deal_views import SameDealView, SeatDealView, SideDealView, same_deal_view
from game.match.deals.seat_results import SeatResults
from game.match.match import Match
from game.match.saved_views import OtherSeat
from game.ui.graphics.drawing import PanelKind
from game.ui.kit import (
    Align,
    Column,
    Control,
    FirstThatFits,
    Grid,
    Icon,
    Node,
    Panel,
    Role,
    Row,
    Scaled,
    Space,
    Spacer,
    Stack,
    Text,
    Tone,
)
from game.ui.matches.branches import branched
from game.ui.matches.export import copy_deal_of
from game.ui.panels.matches import Faces
from game.ui.scenes.deals.drawings import ClubTrack, PointsBar, Rays, Ribbon
from game.ui.scenes.deals.pack import Pack
from game.ui.scenes.deals.round_chart import RoundChart, Rounds
from game.ui.scenes.deals.starting import deal_out
from game.ui.stage.composed_scene import ComposedDialog
from game.ui.stage.idle import Job, Priority
from game.ui.stage.stage import Stage
from game.ui.widgets import Button, ButtonKind

_UPRIGHT: Final = 1.35
"""Everything is so much larger in an upright window."""
_LARGEST_FACE: Final = 126
_SMALLER_FACE: Final = 92
_SEAT_FACE: Final = 66
"""Units of the faces above the seats, and of those on their cards."""
_SCORE: Final = 1.5
"""The score is so much larger than other figures that matter."""
_SMALLEST_FACE: Final = 44
_PACKS: Final = (100, 62)
"""Units of the height of a pack, the largest first for which there is room."""
_FOUR: Final = 4
_WORDINGS: Final = (1, 2)
"""The wordings of differences to Club, from the longer one; beside Club's points the fullest says nothing more."""


class _Manner(NamedTuple):
    """How much the cards of the seats say."""

    wording: int
    stacked: bool = False
    """Whether the difference to Club has a line of its own."""
    brief: bool = False
    """Whether the results are in one line, without bars."""
    named: bool = False
    """Whether partners have their name and points on their card."""


class SameDealDialog(ComposedDialog):
    """Everybody at the table with what the cards came to, and the code of the deal."""

    name = "same_deal"
    width = 1480
    veil = 200

    def __init__(self, stage: Stage, match: Match) -> None:
        super().__init__(stage)
        profile = stage.profile
        self._match = match
        self._deal = deal_of(match.header, match.game)
        self._names = [setup.name for setup in profile.seated(match.seats)]
        self._second_try = branched(stage, match, match.record_path) is not None
        self.results = SeatResults(
            match, profile.archive, profile.games, profile.pars, lambda: profile.counting, profile.patience
        )
        self.prepare(Job(self._take_results, self.results.wake_after, Priority.NEWS))
        self.view = self._view()
        self.chart = RoundChart()
        self.chart.show(self.view.rounds)
        self._plays = {seat.turns: self._play_button(seat) for side in self.view.sides for seat in side.seats}
        code = _("Copy {code}", code=verbatim(code_of(self._deal)))
        self._copy = Button(
            "copy", code, lambda: copy_deal_of(self, match), kind=ButtonKind.QUIET, size=22, sign="copy"
        )
        self._back = Button("back", _("Back"), self.back, size=22)
        self.group.set_focus(self._plays[0])
        profile.archive.look()

    @property
    def title(self) -> str:
        """The title of the box."""
        return _("The same deal")

    def compose_box(self) -> Node:
        """How it ended and went beside Club, and the seats; less of it where there is less room."""
        self.chart.upright = self.portrait
        view = self.view
        foot = Row(Control(self._copy, height=54), Spacer(grow=1), Control(self._back, width=300, height=54))
        full, brief = self._seats(brief=False), self._seats(brief=True)
        charts: list[Node] = [Rounds(self.chart)] if view.rounds is not None else []
        club = view.own.points[-1]
        tracks: list[Node] = [_track(view)] if view.own.leads and club.points is not None else []
        question = Text(view.question, Role.STRONG, Tone.GILT, lines=0, side=Align.CENTER)
        heads = [_head(view, face) for face in (_LARGEST_FACE, _SMALLER_FACE)]
        bodies: list[list[Node]] = [[head, chart, question, full] for chart in charts for head in heads]
        bodies += [[heads[0], track, question, full] for track in tracks]
        bodies += [[head, question, seats] for seats in (full, brief) for head in heads]
        tree = FirstThatFits(*(Column(*body, foot) for body in bodies), Column(brief, foot))
        return Scaled(tree, _UPRIGHT) if self.portrait else tree

    def _seats(self, *, brief: bool) -> Node:
        """A card for each side: side by side, below one another, or two and two where four are alone."""
        sides, partners = self.view.sides, any(side.name for side in self.view.sides)
        two_by_two = len(sides) == _FOUR and not partners

        def cards(columns: int, manner: _Manner) -> Node:
            shown = [self._side(side, manner._replace(named=self.portrait)) for side in sides]
            return Grid(*shown, columns=columns, gap=Space.WIDE, grow=1)

        columns = 1 if partners and self.portrait else 2 if two_by_two and self.portrait else len(sides)
        if brief:
            manners = [_Manner(wording, brief=True) for wording in _WORDINGS]
            below = [cards(columns // 2, manners[-1])] if columns > 1 else []
            return FirstThatFits(*(cards(columns, manner) for manner in manners), *below, grow=1)
        manners = [*map(_Manner, _WORDINGS), _Manner(_WORDINGS[-1], stacked=True)]
        narrow = [cards(2, manners[-1])] if two_by_two else []
        return FirstThatFits(*(cards(columns, manner) for manner in manners), *narrow, grow=1)

    def _side(self, side: SideDealView, manner: _Manner) -> Node:
        tone = Tone.US if side.ours else Tone.THEM
        named = bool(side.points) and (manner.named or self._match.outcome() is None) and not manner.brief
        head = [Row(Text(side.name, Role.STRONG, tone), Text(side.points, Role.STRONG, tone))] if named else []
        seats = Grid(*(self._seat(seat, manner) for seat in side.seats), columns=len(side.seats), grow=1)
        kind = PanelKind.ROW_CHOSEN if side.is_own else PanelKind.ROW
        return Panel(Column(Ribbon(tone), *head, seats, gap=Space.SMALL), kind)

    def _seat(self, seat: SeatDealView, manner: _Manner) -> Node:
        """Who sat there, what the cards came to, and the button that deals them."""
        partners, over = any(side.name for side in self.view.sides), self._match.outcome() is not None
        name, level = Text(seat.setup.name, Role.STRONG, cut=True), Text(seat.level, Role.SOFT)
        if partners and not self.portrait:
            words: Node = Row(name, level, grow=1)
        else:
            never = [Text(seat.untried, Role.SOFT)] if over and not partners and not manner.brief else []
            words = Column(name, level, *never, gap=Space.NONE, grow=1)
        face = _SMALLEST_FACE if manner.brief else _SEAT_FACE
        person = Row(Faces([OtherSeat(seat.setup, seat.ours)], side=face), words)
        told = [self._result(seat, manner)] if over or (seat.captions and not partners) else []
        return Column(person, *told, Control(self._plays[seat.turns], height=52), gap=Space.SMALL, justify=Align.END)

    def _result(self, seat: SeatDealView, manner: _Manner) -> Node:
        """What the cards came to, or the pack where nobody made anything of them alone."""
        if not seat.captions:
            untried = Text(seat.untried, Role.SOFT, side=Align.CENTER)
            packs = [Pack(self._match.game_name, height=height) for height in _PACKS]
            shown = [Row(pack, Text(seat.untried, Role.SOFT), justify=Align.CENTER) for pack in packs]
            return untried if manner.brief else FirstThatFits(*shown, untried, grow=1)
        tone = Tone.US if seat.ours or seat.tried else Tone.THEM
        ended = Tone.TEXT if not seat.lead else Tone.GOOD if seat.lead > 0 else Tone.BAD
        lead: list[Node] = []
        if seat.leads:
            lead = [Text(seat.leads[min(manner.wording, len(seat.leads) - 1)], Role.LABEL, ended)]
        if manner.brief:
            figures = [
                Text(text if each.is_club else each.text, Role.LABEL, Tone.TEXT if each.is_club else tone, said=text)
                for each in seat.points
                for text in (_("{name} {points}", name=each.name, points=each.text),)
            ]
            return Panel(Row(*figures, *lead, justify=Align.CENTER), pad=Space.SMALL, pad_above=Space.TIGHT)
        tick = [Icon("tick")] if seat.tried else []
        ink = Tone.GILT if seat.tried else Tone.SOFT
        caption = FirstThatFits(*(Text(text, Role.SOFT, ink) for text in seat.captions), grow=1)
        head = Row(*tick, caption, *([] if manner.stacked else lead))
        bars = Grid(*self._bars(seat, tone), columns=(0, 1, 0), gap_above=Space.NONE, grow=1)
        below = lead if manner.stacked else []
        return Panel(Column(head, *below, bars, gap=Space.NONE), pad=Space.SMALL, grow=1)

    def _bars(self, seat: SeatDealView, tone: Tone) -> list[Node]:
        """A row for whoever made the points and one for Club, each with a bar by one scale for all seats."""
        every = [each for side in self.view.sides for other in side.seats if other.captions for each in other.points]
        known = [float(each.points) for each in every if each.points is not None]
        span = min(0.0, *known), max(0.0, *known)
        names, texts = ([getattr(each, field) for each in every] for field in ("name", "text"))
        cells: list[Node] = []
        for each in seat.points:
            ink = Tone.TEXT if each.is_club else tone
            cells += [
                Text(each.name, Role.SOFT, reserve=names),
                PointsBar(each.points, span, ink, hollow=each.is_club),
                Text(each.text, Role.STRONG, ink, side=Align.END, reserve=texts),
            ]
        return cells

    def _take_results(self) -> None:
        """Show what Club makes of the cards, and what was saved of another seat, as soon as it is known."""
        if self.results.update():
            self.view = self._view()
            self.chart.show(self.view.rounds)
            self.refresh()

    def _view(self) -> SameDealView:
        return same_deal_view(self._match, self.results, second_try=self._second_try)

    def _play_button(self, seat: SeatDealView) -> Button:
        """Deals the same cards with the player in this seat."""
        seats, turns = len(self._names), seat.turns

        def again() -> None:
            names = [self._names[(place - turns) % seats] for place in range(seats)]
            deal_out(self.stage, turned(self._deal, turns), names)

        name, kind = (f"seat.{turns}", ButtonKind.PLAIN) if turns else ("again", ButtonKind.PRIMARY)
        return Button(name, seat.offer, again, kind=kind, size=21)


def _head(view: SameDealView, face: float) -> Node:
    """How the match ended: the score between the faces of both sides, or beside a player and everybody's place."""
    ended: Node = Spacer()
    if view.scores:
        faces: list[Node] = []
        score: list[Node] = []
        for (people, points), ink in zip(view.scores, (Tone.US, Tone.THEM), strict=False):
            faces.append(Faces([OtherSeat(setup, ink is Tone.US) for setup in people], side=face))
            score += [Text(":", Role.FIGURE, Tone.SOFT)] if score else []
            score.append(Text(points, Role.FIGURE, ink))
        place = [Text(view.place, Role.SOFT)] if view.place else []
        title = Text(view.title, Role.TITLE, side=Align.CENTER)
        middle = Column(title, Row(Scaled(Row(*score), _SCORE), *place), gap=Space.NONE, cross=Align.CENTER)
        ended = Row(faces[0], middle, *faces[1:], *_standing(view), gap=Space.LARGE, justify=Align.CENTER)
    verdict = [Text(view.verdict, Role.STRONG, lines=0, side=Align.CENTER)] if view.verdict else []
    shown = Column(ended, *verdict, gap=Space.SMALL)
    return Stack(Rays(), shown) if view.won else shown


def _standing(view: SameDealView) -> list[Node]:
    """The places of several players, where there is room."""
    if not view.standing:
        return []
    cells: list[Node] = []
    for place, name, points, is_own in view.standing:
        role, ink = (Role.LABEL, Tone.GILT) if is_own else (Role.BODY, Tone.TEXT)
        cells += [Text(place, Role.SOFT), Text(name, role, ink), Text(points, role, ink, side=Align.END)]
    table = Grid(*cells, columns=(0, 0, 0), gap_above=Space.NONE)
    rule = [Text(view.rule, Role.SMALL)] if view.rule else []
    return [Column(*rule, table, gap=Space.NONE, cross=Align.START, optional=True)]


def _track(view: SameDealView) -> Node:
    """The player and Club on a track, the better of the two where lines go on."""
    own, club = view.own.points
    lead = view.own.lead or Decimal(0)
    ink = Tone.TEXT if not lead else Tone.GOOD if lead > 0 else Tone.BAD
    you = Row(Text(_("You"), Role.SOFT), Text(own.text, Role.STRONG, Tone.GILT))
    other = Row(Text(_("A Club player"), Role.SOFT), Text(club.text, Role.STRONG))
    track = ClubTrack(view.own.setup, view.nearness, ink, ahead=lead >= 0)
    middle = Column(Text(view.own.leads[-1], Role.LABEL, ink, side=Align.CENTER), track, gap=Space.NONE)
    before, after = (other, you) if lead >= 0 else (you, other)
    return Row(before, middle, after, gap=Space.LARGE, justify=Align.CENTER, cross=Align.END)
