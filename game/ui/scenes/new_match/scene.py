"""Choosing a new match: who sits where, by which house rules, and which deal."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Final

from game.engine import AnyGame
from game.engine.names import proper_name
from game.games import INFOS
from game.i18n import _, plural, sentences
from game.i18n.phrases import phrases_of
from game.match.saves import MatchSetup
from game.match.summary import SavedMatch
from game.storage.settings import LONGEST_KEPT_NAME
from game.ui.kit import Align, Column, Control, FirstThatFits, Frame, Node, Role, Row, Space, Spacer, Text
from game.ui.panels.house_rules import HouseRules, labelled
from game.ui.panels.match_length import MatchLength
from game.ui.panels.rule_sheet import RuleSheet
from game.ui.scenes.new_match.seating import Seating
from game.ui.stage.composed_scene import ComposedScene
from game.ui.stage.stage import Stage
from game.ui.table.contract.game_table import table_of
from game.ui.table.layout.rim import around as usual_around
from game.ui.widgets import Button, ButtonKind, EmblemSegments, Segments, TextField, Widget

_LONGEST_DEAL: Final = 15
"""Digits of a deal number that can be typed."""
_USUAL_PARTNER: Final = 2
"""Of three others the one whose usual seat is opposite the player's."""
_SIZE: Final = (1660, 940)
_GAMES: Final = (108, 76, 50)
_ROW: Final = 46
_START: Final = 64
"""Units of the panel, and of the heights of the games, of a row and of the buttons."""
_DEALS: Final = 10**9
"""A deal that nobody asked for has a number below this."""


class NewMatchScene(ComposedScene):
    """Everything has a value already: two clicks lead from the menu to dealt cards."""

    name = "new_match"

    def __init__(self, stage: Stage, like: SavedMatch | None = None, game: str | None = None) -> None:
        """With what was chosen for the match `like`, else for the last one of `game`, or for the last of all."""
        super().__init__(stage)
        games = stage.profile.games
        like = like or stage.profile.archive.last_of(game or "")
        wanted = like.game if like else game
        self._game: str = wanted if wanted and wanted in games else next(iter(games))
        self._levels, self._partner = people_like(like, games) if like else ({}, _USUAL_PARTNER)
        self._others: dict[str, Sequence[str]] = {}
        """Who was asked to the tables instead of those who usually sit there, by the game."""
        self._start_button = Button("start", _("Deal the cards"), self._start, kind=ButtonKind.PRIMARY, size=28)
        self._back_button = Button("back", _("Back"), self.back, size=24)
        self._code_button = Button(
            "code", _("Play with a code"), stage.navigator.open_deal_code, kind=ButtonKind.QUIET, size=19
        )
        self._deal = TextField(
            "deal",
            "",
            lambda _text: None,
            empty=_("New deal"),
            longest=_LONGEST_DEAL,
            accepts=str.isdecimal,
            tip=_("The same number always deals the same cards. Leave it empty for a new deal."),
        )
        self._points: dict[str, int | None] = {}
        """What a match of each game that was looked at is to be played to."""
        self._invitation: Button | None = None
        """To the lesson of a game that was never played."""
        self._choose_game(self._game, len(like.seats) if like else 0)

    def compose(self) -> Node:
        """Seats around a small table beside what is played, or above it where the window is higher than wide."""
        seats, match, gap = self._seating.compose(), self._match(), Spacer(grow=2)
        if self.portrait:
            return Frame(_("New match"), Column(seats, match, gap=Space.LARGE, even=True), size=_SIZE)
        both = Row(seats, gap, match, gap=Space.NONE, even=True, cross=Align.STRETCH)
        return Frame(_("New match"), both, size=_SIZE)

    def _match(self) -> Node:
        """The game, what there is to say about it, what can be chosen, and the buttons."""
        phrases = phrases_of(self._game)
        aim = Text(phrases.target.said(target=self._length.points or ""), lines=0)
        about = Column(Text(phrases.about.said(), Role.SOFT, lines=0), aim, gap=Space.NONE)
        name: Node = Text(phrases.title, Role.TITLE)
        if self._games is not None:
            name = FirstThatFits(*(Control(self._games, height=high) for high in _GAMES))
        invitation = [Control(self._invitation, height=_ROW, optional=True)] if self._invitation is not None else []
        code = Row(Control(self._deal, grow=54), Control(self._code_button, grow=46), even=True)
        length = self._length.compose()
        rows = [
            *([labelled(_("Players"), Control(self._players))] if self._players is not None else ()),
            *([labelled(_("Your partner"), Control(self._partners))] if self._partners is not None else ()),
            *([labelled(self._length.label, length)] if length is not None else ()),
            *([self._rules_row()] if self._house_rules.shown else ()),
            labelled(_("Deal number"), code),
        ]
        back, start = (
            Control(self._back_button, height=_START, grow=3),
            Control(self._start_button, height=_START, grow=7),
        )
        ways = Row(back, start, even=True)
        parts = [FirstThatFits(about, aim, Spacer(), optional=True), *invitation, *rows, ways]
        spread = [node for part in parts for node in (Spacer(grow=1), part)][1:]
        return Column(name, *spread, gap=Space.TIGHT, grow=51)

    def _rules_row(self) -> Node:
        """The presets with their label, and what the chosen one means."""
        choice = labelled(_("House rules"), self._house_rules.choice())
        return Column(choice, *self._house_rules.explanation(), gap=Space.TIGHT)

    def update(self, now: float) -> None:
        """The panel below the seats speaks of whoever has the focus."""
        self._seating.explain(self.group.focus)
        super().update(now)

    def announcement(self) -> str:
        """What it is and for which game; everything else is read by a key, or as the focus comes to it."""
        return sentences((_("New match"), phrases_of(self._game).title))

    @property
    def read_about(self) -> str:
        """The game that is chosen now."""
        return self._game

    def _choose_game(self, name: str, seats: int = 0) -> None:
        """Take another game, or another number of players for it; with 0, or too many, as many as can play."""
        profile = self.stage.profile
        self._game = name
        self.stage.sit_down(name)
        game = profile.games[name]
        seats = seats if seats in game.seats else max(game.seats)
        others = self._others.get(name, profile.settings.seat_names)
        around = table_of(name).config.around if name in INFOS else usual_around
        face = profile.settings.player_face
        self._seating = Seating(
            game,
            seats,
            profile.player,
            self._levels,
            self._rename,
            self._pick,
            others,
            around,
            self._partner,
            face,
            self.refresh,
        )
        self._length = MatchLength(game, self._points.get(name), self._change_length)
        self._house_rules = HouseRules(game, self._open_rules, self.refresh)
        numbers = [(number, str(number)) for number in game.seats]
        self._players = Segments("players", numbers, seats, self._seat, size=19) if len(numbers) > 1 else None
        choice = self._seating.partners if self._players is not None else ()
        self._partners = (
            Segments("partner", choice, self._seating.partner, self._take_partner, size=19) if choice else None
        )
        games = [(key, phrases_of(key).title) for key in profile.games]
        self._games = EmblemSegments("game", games, name, self._switch_game, size=21) if len(games) > 1 else None
        if self._games is not None:
            self._games.sets = _("Game")
        self._invitation = self._inviting(name) if profile.is_new_to(name) else None
        self.group.replace([self._start_button])
        self.group.set_focus(self._start_button)

    def _inviting(self, name: str) -> Button | None:
        """To the first lesson, until it is done; to the book where the game has no lessons."""
        from game.lessons.catalogue import first_of, lessons_of
        from game.lessons.progress import Progress  # who has played it is not invited

        navigator = self.stage.navigator
        lesson = first_of(name, progress := Progress(self.stage.profile.folders.home))
        if lesson is None:
            label = _("New here? Learn how it plays in two minutes")
            return Button("lesson", label, lambda: navigator.open_rules(game=name), size=20)
        if any(progress.is_done(name, each.name) for each in lessons_of(name)):
            return None
        label = plural(
            "New here? Your first lesson takes {count} minute",
            "New here? Your first lesson takes {count} minutes",
            lesson.lesson.minutes,
        )
        return Button("lesson", label, lambda: navigator.open_first_lesson(name), size=20)

    def _switch_game(self, name: str) -> None:
        self._levels = {**self._levels, **self._seating.levels}
        self._choose_game(name)
        self._focus_on(self._games)

    def _seat(self, players: int) -> None:
        self._levels = {**self._levels, **self._seating.levels}
        chosen = dict(self._house_rules.chosen)
        self._choose_game(self._game, players)
        self._house_rules.take(chosen)
        self._focus_on(self._players)

    def _take_partner(self, partner: int) -> None:
        self._partner = partner
        self._seat(len(self._seating.setups()))
        self._focus_on(self._partners)

    def _pick(self, person: int) -> None:
        """The player chooses a face, or somebody else takes a seat."""
        if not person:
            self.stage.navigator.open_faces(self._face_taken)
            return
        names = self._seating.names
        names[person - 1] = self._seating.somebody_else(person)
        self._others[self._game] = names
        self._seat(len(self._seating.setups()))
        self._focus_on(self._seating.faces[person])

    def _face_taken(self) -> None:
        self._others = {}
        self._seat(len(self._seating.setups()))

    def _focus_on(self, widget: Widget | None) -> None:
        """Stay where the player is, as everything was made anew."""
        self.refresh()
        if widget is not None:
            self.group.set_focus(widget)

    def _open_rules(self) -> None:
        self.stage.push(RuleSheet(self.stage, self._house_rules))

    def _change_length(self) -> None:
        self._points[self._game] = self._length.points
        self.refresh()

    def _rename(self, name: str) -> None:
        self.stage.profile.change(player_name=proper_name(name, LONGEST_KEPT_NAME))

    def _start(self) -> None:
        seed = int(self._deal.text) if self._deal.text else 1 + secrets.randbelow(_DEALS)
        options = {**self._house_rules.chosen, **self._length.chosen}
        setup = MatchSetup(self._game, self._seating.setups(), seed, options)
        self.stage.navigator.open_table(self.stage.profile.start(setup))


def people_like(saved: SavedMatch, games: Mapping[str, AnyGame]) -> tuple[Mapping[int, str | None], int]:
    """The level of each of the others, counted from 1 in the order of their seats, and who of them is the partner."""
    own = next((seat for seat, setup in enumerate(saved.seats) if setup.level is None), 0)
    others = [seat for seat in range(len(saved.seats)) if seat != own]
    levels = {number: saved.seats[seat].level for number, seat in enumerate(others, start=1)}
    game = games.get(saved.game or "")
    if game is None or len(saved.seats) not in game.seats:
        return levels, _USUAL_PARTNER
    teams = game.teams(len(saved.seats))
    return levels, next((number for number, seat in enumerate(others, start=1) if teams[seat] == teams[own]), 0)
