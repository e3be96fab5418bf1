"""The end of a match: a moment for who won, then the totals, how it went, and once more."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import pygame

from game.engine import Outcome
from game.i18n import _
from game.i18n.dates import day_text
from game.i18n.phrases import phrases_of
from game.i18n.wording import names_text
from game.match import sides
from game.match.deals.club_line import ClubLine
from game.match.match import Match
from game.match.saves import MatchSetup
from game.ui.graphics.background import backdrop, corners, panel_for
from game.ui.graphics.drawing import PanelKind, draw_panel
from game.ui.graphics.medallion import face_of
from game.ui.motion import Pace
from game.ui.panels.club_line import CLUB_LINE, draw_club_line
from game.ui.scenes.base import WidgetScene
from game.ui.scenes.branched import branched
from game.ui.scenes.composed import Dialog
from game.ui.scenes.ending.celebration import Celebration
from game.ui.scenes.ending.facts import MatchFact, match_facts
from game.ui.scenes.ending.figures import Rounds, Total, paint_facts, paint_totals
from game.ui.scenes.ending.podium import LIVELY_MS, Person, Podium, paint_moment, paint_podium
from game.ui.scenes.scoring.heads import Figure, team_colour
from game.ui.scenes.spoken_scores import match_in_words
from game.ui.scenes.taking_along import copy_deal_of, export_match
from game.ui.sound import Cue
from game.ui.stage import Stage
from game.ui.widgets import Button, ButtonKind, ScrollList
from game.ui.widgets.graph import TotalsGraph

_DEALS: Final = 10**9
_ROOM_TO_TELL: Final = 600
"""Units of height from which on the moments of the match are told."""
_MOMENT_MS: Final = 3000.0
"""So long the winners have the window to themselves."""
_FADES_MS: Final = 350.0
_COUNT_MS: Final = 1300.0
_GRACE_MS: Final = 450.0
"""So long after the moment keys and clicks do nothing, for they were meant to end it."""


class EndScene(WidgetScene):
    """The result of a finished match; raises `ValueError` for a match that goes on."""

    name = "end"

    def __init__(self, stage: Stage, match: Match, record: Path | None = None) -> None:
        """`record` is that of a match that is only looked at; one that was played knows its own."""
        super().__init__(stage)
        outcome = match.outcome()
        if outcome is None:
            raise ValueError("the match is not over")
        self._match = match
        self._record = record or match.record_path
        self._outcome: Outcome = outcome
        ending = phrases_of(match.game_name).endings.get(outcome.reason)
        self._reason = ending.said() if ending is not None else ""
        if match.day is not None:
            self._reason = _("Deal of the day: {day}", day=day_text(match.day))
        branch = branched(stage, match, self._record)
        if branch is not None:
            self._reason = branch.text
        self._teams = _ranked(match, outcome)
        self._places = {team: place for place, team in enumerate(sides.teams_in_order(match))}
        """The mark of each team."""
        own = any(match.is_human(seat) for seat in range(len(match.seats)))
        self._won = own and sides.own_team(match) in outcome.winners
        self._lost = own and not self._won
        facts = match_facts(match)
        cards = next((fact for fact in facts if fact.cards), None) if not self._lost else None
        self._facts = [fact for fact in facts if fact is not cards]
        self._podium = self._people(cards)
        now = stage.clock.now()
        still = stage.profile.settings.reduce_motion or stage.pace is Pace.INSTANT
        self._celebration = Celebration(now, still=still) if self._won else None
        self._still = still
        self._began = now
        self._over_at = now if still or not own or record is not None else now + stage.pace.pause(_MOMENT_MS)
        """When the moment of the winners ends."""
        self._counted = False
        """Whether the figures were told to count up."""
        self._moved = False
        """Whether something moved in the last frame."""
        self._dim = False
        """Whether the last frame was not all light yet."""
        self._sounded = not own
        history = match.history()
        self._totals = {team: Figure(outcome.totals[team] * 0) for team in self._teams}
        self._table = Rounds(match, self._teams)
        self._rounds = ScrollList("rounds", self._table.paint_row, read=self._table.read)
        self._round_count = len(history)
        self._single = len(history) == 1
        """Whether there was one round alone, so that neither a table of rounds nor their course tells anything."""
        self._opened = False
        """Whether the rounds were scrolled to the last once."""
        totals = [[entry.totals[team] for team in self._places] for entry in history]
        self._graph = TotalsGraph("graph", totals, [entry.round for entry in history])
        self._rounds.visible = self._graph.visible = not self._single
        self._again = Button("rematch", _("Rematch"), self._rematch, kind=ButtonKind.PRIMARY, size=28)
        if branch is not None and branch.way_back is not None:  # the match goes on where it came from, not once more
            self._again = branch.way_back
            self._again.kind, self._again.size = ButtonKind.PRIMARY, 28
        self._menu = Button("menu", _("Main menu"), self.back, size=22)
        self._replay = Button("replay", _("Replay"), self._watch_again, size=22)
        self._review = Button("review", _("Review"), self._go_over, size=22)
        self._more = Button("more", _("More…"), self._offer_more, kind=ButtonKind.QUIET, size=22)
        self._club = ClubLine(stage.profile.pars, match, whole_match=True)
        below = [self._more, self._review, self._replay, self._menu, self._again]
        self.group.replace([self._rounds, self._graph, *below])
        self.group.set_focus(self._again)
        self._band = self._told = self._club_at = pygame.Rect(0, 0, 0, 0)

    def announcement(self) -> str:
        """Who won, and with how many points."""
        return match_in_words(self._match, self._outcome.winners, self._reason)

    def back(self) -> None:
        """To the menu."""
        self.stage.navigator.open_menu()

    def layout(self, size: tuple[int, int]) -> None:
        """The winners above; what is worth remembering, the rounds and the graph below them; buttons at the foot."""
        style, px = self.style, self.style.px
        self._panel = panel_for(style, size, (1700, 1010)).rect
        inner = self._panel.inflate(-2 * px(44), -2 * px(30))
        buttons, gap = style.target(70), px(20)
        roomy = inner.height >= px(_ROOM_TO_TELL)
        self._band = pygame.Rect(inner.left, inner.top, inner.width, inner.height * (50 if roomy else 40) // 100)
        foot = pygame.Rect(inner.left, inner.bottom - buttons, inner.width, buttons)
        below = pygame.Rect(inner.left, self._band.bottom + gap, inner.width, foot.top - gap - self._band.bottom - gap)
        if self._single:
            self._lay_out_single(below, gap)
        else:
            self._lay_out_rounds(below, gap, roomy=roomy)
        edge, space = foot.left, px(14)
        row = ((self._more, 12), (self._review, 17), (self._replay, 17), (self._menu, 20), (self._again, 34))
        for button, part in row:
            wide = (foot.width - (len(row) - 1) * space) * part // 100
            button.place(pygame.Rect(edge, foot.top, wide, buttons))
            edge += wide + space

    def _lay_out_single(self, below: pygame.Rect, gap: int) -> None:
        """What is worth remembering of the only round, and beside it what Club made of the same cards."""
        self._told, self._club_at = below.copy(), pygame.Rect(below.topright, (0, 0))
        if self._club.offered:
            self._told.width = (below.width - gap) * 56 // 100
            left = self._told.right + gap
            self._club_at = pygame.Rect(left, below.top, below.right - left, below.height)

    def _lay_out_rounds(self, below: pygame.Rect, gap: int, *, roomy: bool) -> None:
        style, px = self.style, self.style.px
        many = len(self._teams) > 2
        told = (27 if many else 29) if roomy and self._facts else 0
        listed = ((40 if many else 35) if told else 52) * below.width // 100
        self._told = pygame.Rect(below.left, below.top, told * below.width // 100, below.height if told else 0)
        left = self._told.right + (gap if told else 0)
        self._table.tray = pygame.Rect(left, below.top, listed, below.height)
        head = self._table.head_height(style)
        body = pygame.Rect(left + px(16), below.top + head, listed - px(32), max(1, below.height - head - px(8)))
        self._rounds.place(body)
        opened = not self._rounds.count
        self._rounds.fill(self._round_count, style.type.height(style.text(20)) + px(12), 0, px(12))
        if opened:  # at the rounds that decided the match
            self._rounds.scroll_to(self._rounds.content_height)
        self._rounds.focusable = self._rounds.scrolls
        if not self._opened:  # at the rounds that decided it
            self._rounds.scroll_to(self._rounds.content_height)
            self._opened = True
        right = pygame.Rect(left + listed + gap, below.top, 0, below.height)
        right.width = max(1, below.right - right.left)
        line = 2 * style.type.height(style.text(CLUB_LINE)) + px(10) if self._club.offered else 0
        self._graph.place(pygame.Rect(right.left, right.top, right.width, right.height - line))
        self._club_at = pygame.Rect(right.left, right.bottom - line, right.width, line)

    def handle(self, event: pygame.Event) -> bool:
        """The first click or key ends the moment of the winners; what comes right after it does nothing."""
        now = self.stage.clock.now()
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            if now < self._over_at:
                self._over_at = now
                return True
            if self._over_at > self._began and now < self._over_at + _GRACE_MS:
                return True
        return super().handle(event)

    def update(self, now: float) -> None:
        """Celebrate, or console, once; let it rain; let the totals count up."""
        super().update(now)
        if self._club.update():
            self.damage.add(self._club_at)
        if not self._sounded:
            self._sounded = True
            self.stage.sounds.play(Cue.VICTORY if self._won else Cue.DEFEAT)
        alone = now < self._over_at
        if not alone and not self._counted:
            self._counted = True
            ms = 0.0 if self._still else self.stage.pace.move(_COUNT_MS)
            for team, figure in self._totals.items():
                figure.to(self._outcome.totals[team], now, ms)
            self.damage.everything(self.size)
        dim = self._over_at > self._began and now < self._over_at + _FADES_MS
        if dim or self._dim:
            self.damage.everything(self.size)
        elif self._moving(now) or self._moved:
            self.damage.add(self._band)
        self._dim = dim
        self._moved = self._moving(now)

    def wake_after(self) -> float | None:
        """At once while something moves."""
        if self._moved or self._moving(self.stage.clock.now()) or not self._sounded:
            return 0.0
        waits = (super().wake_after(), self._club.wake_after())
        return min((wait for wait in waits if wait is not None), default=None)

    def targets(self) -> Mapping[str, pygame.Rect]:
        """Nothing can be clicked while the winners have the window to themselves."""
        return {} if self._alone else super().targets()

    def focused(self) -> pygame.Rect | None:
        """Nothing, while nothing can be clicked."""
        return None if self._alone else super().focused()

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """The winners alone; then everything, which comes out of the dark."""
        now = self.stage.clock.now()
        if now < self._over_at:
            paint_moment(surface, self.style, self._podium, self.size, self._gone(now), self._celebration, now)
            return
        super().paint(surface, area)
        shade = 1.0 - (now - self._over_at) / _FADES_MS
        if self._over_at > self._began and shade > 0:
            veil = pygame.Surface(self.size)
            veil.fill(self.style.theme.night)
            veil.set_alpha(round(255 * shade))
            surface.blit(veil, (0, 0))

    def paint_ground(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """The winners with the totals, what is worth remembering, the rounds."""
        style, now = self.style, self.stage.clock.now()
        surface.blit(backdrop(style, self.size), area, area)
        draw_panel(surface, style, self._panel, PanelKind.PANEL, radius=6)
        corners(style, surface, self._panel.inflate(style.px(6), style.px(6)))
        beside = paint_podium(surface, style, self._podium, self._band, self._gone(now), self._celebration, now)
        totals = [
            Total(
                self._places[team],
                sides.team_name(self._match, team),
                self._totals[team].at(now),
                self._outcome.totals[team],
                team in self._outcome.winners,
            )
            for team in self._teams
        ]
        paint_totals(surface, style, totals, beside)
        if self._told.height:
            paint_facts(surface, style, self._facts, self._told)
        if not self._single:
            self._table.paint_ground(surface, style)
        elif self._club.offered:
            draw_panel(surface, style, self._club_at, PanelKind.TRAY)
        if self._club.text:
            draw_club_line(surface, style, self._club_at.inflate(-2 * style.px(24 * self._single), 0), self._club.text)

    @property
    def _alone(self) -> bool:
        return self.stage.clock.now() < self._over_at

    def _gone(self, now: float) -> float:
        """How long the winners are here; where nothing is to move, so long that all is still."""
        return LIVELY_MS if self._still else now - self._began

    def _moving(self, now: float) -> bool:
        raining = self._celebration is not None and self._celebration.moving(now)
        fading = self._over_at > self._began and now < self._over_at + _FADES_MS
        lively = raining or fading or self._gone(now) < LIVELY_MS
        return lively or not self._counted or any(figure.counting(now) for figure in self._totals.values())

    def _people(self, cards: MatchFact | None) -> Podium:
        match, style = self._match, self.style

        def of(team: int) -> list[Person]:
            colour = team_colour(style, self._places[team])
            seats = zip(match.seats, match.teams, strict=True)
            return [Person(setup.name, face_of(style, setup), colour) for setup, its in seats if its == team]

        winners = [person for team in self._outcome.winners for person in of(team)]
        others = tuple(of(sides.own_team(match))) if self._lost else ()
        return Podium(
            self._headline(),
            self._reason,
            names_text(person.name for person in winners),
            tuple(winners),
            others,
            _("Well played. The next glass of tea is on the house."),
            f"{cards.label}: {cards.value}" if cards is not None else "",
            cards.value if cards is not None else "",
            tuple(cards.cards.split()) if cards is not None else (),
        )

    def _offer_more(self) -> None:
        """What is wanted seldom: the deal again, its code, the file."""
        stage = self.stage

        def then(action: Callable[[], None]) -> Callable[[], None]:
            def do() -> None:
                stage.pop()
                action()

            return do

        entries = [
            Button("deal", _("The same deal…"), then(lambda: stage.navigator.open_same_deal(self._match))),
            Button("copy", _("Copy deal code"), then(lambda: copy_deal_of(self, self._match))),
            Button("export", _("Export match"), then(lambda: export_match(self, self._record))),
        ]
        stage.push(Dialog(stage, _("More…"), "", entries))

    def _watch_again(self) -> None:
        self.stage.navigator.open_replay(self._record)

    def _go_over(self) -> None:
        self.stage.navigator.open_review(self._record)

    def _headline(self) -> str:
        if len(self._outcome.winners) > 1:
            return _("It's a draw!")
        winner = self._outcome.winners[0]
        if not any(self._match.is_human(seat) for seat in range(len(self._match.seats))):
            return _("The match is over")
        if winner == sides.own_team(self._match):
            return _("You win!")
        members = sides.members_of(self._match, winner)
        return _("{name} wins!", name=members[0]) if len(members) == 1 else _("Your opponents win!")

    def _rematch(self) -> None:
        header = self._match.header
        seats = self.stage.profile.seated(header.seats)
        setup = MatchSetup(header.game, seats, 1 + secrets.randbelow(_DEALS), dict(header.options))
        navigator = self.stage.navigator
        navigator.leave_match(lambda: navigator.open_table(self.stage.profile.start(setup)))


def _ranked(match: Match, outcome: Outcome) -> list[int]:
    """The teams, winners first, then by their totals; of equal ones the own first."""
    sign = 1 if match.game.fewest_win else -1
    return sorted(
        sides.teams_in_order(match), key=lambda team: (team not in outcome.winners, sign * outcome.totals[team])
    )
