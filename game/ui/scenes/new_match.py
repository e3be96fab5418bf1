"""Choosing a new match: who sits where, by which house rules, and which deal."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

import pygame

from game.engine import AnyGame
from game.engine.names import proper_name
from game.games import INFOS
from game.i18n import _, plural
from game.i18n.phrases import phrases_of
from game.match.saves import MatchSetup
from game.match.summary import SavedMatch
from game.storage.settings import LONGEST_KEPT_NAME
from game.ui.graphics.background import backdrop, is_portrait, lettering, panel_for
from game.ui.graphics.drawing import Style, draw_paragraph
from game.ui.scenes.base import WidgetScene
from game.ui.scenes.house_rules import HouseRules
from game.ui.scenes.match_length import MatchLength
from game.ui.scenes.rule_sheet import RuleSheet
from game.ui.scenes.seating import Seating
from game.ui.stage import Stage
from game.ui.table.game_table import table_of
from game.ui.table.layout.rim import around as usual_around
from game.ui.text import TextStyle
from game.ui.widgets import Button, ButtonKind, EmblemSegments, Segments, TextField, Widget

_LONGEST_DEAL: Final = 15
"""Digits of a deal number that can be typed."""
_USUAL_PARTNER: Final = 2
"""Of three others the one whose usual seat is opposite the player's."""
_ROW: Final = 46
_TOLD: Final = 48
_TABS: Final = 108
"""Units of the height of a row, of what is said of the house rules, and of the games."""
_GAP: Final = 10
_APART: Final = 56
"""Units between rows, at least and at most."""
_BELOW: Final = 6
"""Units from the presets down to what is said of them."""
_LABEL_PART: Final = 0.32
"""What a label takes of the width of its row."""
_DEALS: Final = 10**9
"""A deal that nobody asked for has a number below this."""


class NewMatchScene(WidgetScene):
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
            "code", _("Play by code"), stage.navigator.open_deal_code, kind=ButtonKind.QUIET, size=19
        )
        self._deal = TextField(
            "deal",
            "",
            lambda _text: None,
            empty=_("new deal"),
            longest=_LONGEST_DEAL,
            accepts=str.isdecimal,
            tip=_("The same number always deals the same cards. Leave it empty for a new deal."),
        )
        self._points: dict[str, int | None] = {}
        """What a match of each game that was looked at is to be played to."""
        self._invitation: Button | None = None
        """To the lesson of a game that was never played."""
        self._about: list[str] = []
        """What is said about the game, as far as there is room."""
        self._choose_game(self._game, len(like.seats) if like else 0)

    def layout(self, size: tuple[int, int]) -> None:
        """Seats around a small table on the left, the rules on the right; below, where there is more height."""
        style, px = self.style, self.style.px
        self._panel = panel_for(style, size, (1660, 940))
        inner = self._panel.inner
        gap = px(60)
        left = pygame.Rect(inner.left, inner.top, (inner.width - gap) * 47 // 100, inner.height)
        right = pygame.Rect(left.right + gap, inner.top, inner.right - left.right - gap, inner.height)
        if is_portrait(size):
            left = pygame.Rect(inner.left, inner.top, inner.width, (inner.height - gap) * 40 // 100)
            right = pygame.Rect(inner.left, left.bottom + gap, inner.width, inner.bottom - left.bottom - gap)
        self._seating.layout(style, left)
        self._right = right
        self._place_right(style, right)

    def _place_right(self, style: Style, right: pygame.Rect) -> None:
        """The game, what there is to say about it, the rows in even steps, and the buttons."""
        px, gap = style.px, style.px(_GAP)
        rows = self._rows
        high = style.target(_ROW)
        least = len(rows) * (high + gap) + (style.target(_TOLD) + gap if self._house_rules.shown else 0)
        invited = style.target(46) + gap if self._invitation is not None else 0
        button, tabs = style.target(72), style.target(_TABS)
        title = style.type.height(style.text(40), TextStyle.TITLE)
        room = right.height - least
        if room < (tabs if self._games is not None else title) + invited + button + 3 * px(24):
            button, tabs = style.target(54), style.target(50)
        top = right.top
        if self._games is not None:
            self._games.place(pygame.Rect(right.left, top, right.width, tabs))
            self._games.fit(style)
            top += tabs + px(12)
        else:
            top += title
        self._about_top = top
        bottom = right.bottom - button - px(16)
        if self._invitation is not None:
            self._invitation.visible = top + least + invited <= bottom
            invited = invited if self._invitation.visible else 0
        self._about = [phrases_of(self._game).about.said(), self._aim]
        while self._about and top + self._about_height(right.width) + px(14) + least + invited > bottom:
            self._about.pop(0)
        told = px(_BELOW) + style.target(_TOLD) if self._house_rules.shown else 0
        about = self._about_height(right.width)
        taken = about + (style.target(46) if invited else 0) + len(rows) * high + told
        gaps = bool(self._about) + bool(invited) + len(rows)
        apart = min(px(_APART), max(gap, (right.bottom - button - top - taken) // gaps))
        top += about + (apart if self._about else 0)
        if self._invitation is not None and invited:
            self._invitation.place(pygame.Rect(right.left, top, right.width, style.target(46)))
            top += style.target(46) + apart
        self._labels = []
        for label, place in rows:
            row = pygame.Rect(right.left + round(right.width * _LABEL_PART), top, 0, high)
            row.width = right.right - row.left
            place(row)
            self._labels.append((label, row))
            top += high + apart
            if place == self._place_house_rules:
                top += told
        back = pygame.Rect(right.left, right.bottom - button, right.width * 30 // 100, button)
        self._back_button.place(back)
        start_left = back.right + px(20)
        self._start_button.place(pygame.Rect(start_left, back.top, right.right - start_left, button))

    @property
    def _rows(self) -> list[tuple[str, Callable[[pygame.Rect], None]]]:
        """What is to be chosen: what it is called, and what places it."""
        rows: list[tuple[str, Callable[[pygame.Rect], None]]] = []
        for label, widget in ((_("Players"), self._players), (_("Your partner"), self._partners)):
            if widget is not None:
                rows.append((label, partial(self._place_segments, widget)))
        if self._length.points is not None:
            rows.append((self._length.label, partial(self._length.place, self.style)))
        if self._house_rules.shown:
            rows.append((_("House rules"), self._place_house_rules))
        return [*rows, (_("Deal number"), self._place_deal)]

    def _place_segments(self, widget: Segments[int], row: pygame.Rect) -> None:
        widget.place(row)
        widget.fit(self.style)

    def _place_house_rules(self, row: pygame.Rect) -> None:
        style = self.style
        told = pygame.Rect(self._right.left, row.bottom + style.px(_BELOW), self._right.width, style.target(_TOLD))
        self._house_rules.place(style, row, told)

    def _place_deal(self, row: pygame.Rect) -> None:
        self._deal_row = row
        gap = self.style.px(10)
        self._deal.place(pygame.Rect(row.left, row.top, row.width * 54 // 100 - gap, row.height))
        left = self._deal.rect.right + gap
        self._code_button.place(pygame.Rect(left, row.top, row.right - left, row.height))

    def paint_ground(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Panel, table and labels."""
        style, theme, right = self.style, self.style.theme, self._right
        surface.blit(backdrop(style, self.size), area, area)
        self._panel.paint(surface, style, _("New match"))
        self._seating.paint(surface, style)
        phrases = phrases_of(self._game)
        if self._games is None:
            surface.blit(lettering(style, phrases.title, style.text(40)), right)
        about = pygame.Rect(right.left, self._about_top, right.width, right.height)
        for text in self._about:
            colour = theme.text if text == self._aim else theme.text_soft
            about.top += draw_paragraph(surface, style, text, 20, colour, about)
        for label, place in self._labels:
            room = round(right.width * _LABEL_PART) - style.px(8)
            colour = theme.text_soft if place == self._deal_row else theme.text
            line = style.type.line(label, style.type.fitted(label, style.text(21), room), colour)
            surface.blit(line, line.get_rect(midleft=(right.left, place.centery)))

    def described(self, widget: Widget) -> str:
        """With what is said of a level below the table."""
        return ". ".join(filter(None, (widget.spoken, self._seating.told_below(widget))))

    @property
    def read_about(self) -> str:
        """The game that is chosen now."""
        return self._game

    @property
    def _aim(self) -> str:
        """What it takes to win."""
        return phrases_of(self._game).target.said(target=self._length.points or "")

    def _about_height(self, width: int) -> int:
        style = self.style
        lines = sum(len(style.type.wrap(text, style.text(20), width)) for text in self._about)
        return lines * style.type.height(style.text(20))

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
            self._lay_out,
        )
        self._length = MatchLength(game, self._points.get(name), self._change_length)
        self._house_rules = HouseRules(game, self._open_rules)
        numbers = [(number, str(number)) for number in game.seats]
        self._players = Segments("players", numbers, seats, self._seat, size=19) if len(numbers) > 1 else None
        choice = self._seating.partners if self._players is not None else ()
        self._partners = (
            Segments("partner", choice, self._seating.partner, self._take_partner, size=19) if choice else None
        )
        games = [(key, phrases_of(key).title) for key in profile.games]
        self._games = EmblemSegments("game", games, name, self._switch_game, size=21) if len(games) > 1 else None
        self._invitation = self._inviting(name) if profile.is_new_to(name) else None
        asked = (self._games, self._invitation, self._players, self._partners)
        chosen = [widget for widget in asked if widget is not None]
        buttons = [self._deal, self._code_button, self._back_button, self._start_button]
        self.group.replace(
            [*self._seating.widgets, *chosen, *self._length.widgets, *self._house_rules.widgets, *buttons]
        )
        self.group.set_focus(self._start_button)

    def _inviting(self, name: str) -> Button | None:
        """To the first lesson, until it is done; to the book where the game has no lessons."""
        from game.lessons.catalogue import first_of, lessons_of
        from game.lessons.progress import Progress  # who has played it is not invited

        navigator = self.stage.navigator
        lesson = first_of(name, progress := Progress(self.stage.profile.folders.home))
        if lesson is None:
            label = _("New here? How it plays: two minutes")
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
            from game.ui.scenes.settings.faces import FacesScene

            self.stage.push(FacesScene(self.stage, self._face_taken))
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
        if widget is not None:
            self.group.set_focus(widget)
        self._lay_out()

    def _open_rules(self) -> None:
        self.stage.push(RuleSheet(self.stage, self._house_rules))

    def _change_length(self) -> None:
        self._points[self._game] = self._length.points
        self._lay_out()

    def _lay_out(self) -> None:
        self.resize(self.size)

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
