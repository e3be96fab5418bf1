"""Playing a deal that somebody sent: its code is typed or pasted, and told before anything is dealt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.engine import TARGET, AnyGame, declared
from game.engine.record import SeatSetup
from game.i18n import _, plural
from game.i18n.dates import day_text
from game.i18n.phrases import notice_text, phrases_of
from game.i18n.wording import level_of, names_text, score_text
from game.match.deals.codes import Deal, DealCodeError, code_of, read_code
from game.match.deals.days import day_of_clock
from game.match.deals.results import setup_of
from game.match.summary import saved_match
from game.ui.graphics.drawing import draw_text
from game.ui.profile import Profile
from game.ui.scenes.deals.code_field import CodeField
from game.ui.scenes.deals.company_row import company_height, draw_company
from game.ui.scenes.deals.starting import deal_out, names_for
from game.ui.scenes.dialogs import Dialog
from game.ui.stage import Stage
from game.ui.widgets import Button, ButtonKind, Widget

_LONGEST: Final = 200
"""Characters; a message may stand around the code."""
_NARROW: Final = 30
"""Percent of the width that pasting and leaving take."""
_LABEL: Final = 20
_ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER)


class CodeDialog(Dialog):
    """A field for the code, what it deals, and the button that deals it."""

    name = "deal_code"
    width = 980
    deep = True
    veil = 90

    def __init__(self, stage: Stage, code: str = "") -> None:
        """The `code` stands in the field already."""
        self._deal: Deal | None = None
        self._company: Sequence[SeatSetup] = ()
        """Who sits there, in the order of play, once the code is read."""
        self._field = CodeField("code", code, self._read, longest=_LONGEST, empty=_("Paste or type the code"), size=28)
        self._paste = Button("paste", _("Paste"), self._take_copied, size=22, sign="paste")
        self._play = Button("play", _("Deal the cards"), self._start, kind=ButtonKind.PRIMARY)
        back = Button("back", _("Back"), self.back)
        super().__init__(stage, _("Play by code"), "", [[self._field, self._paste], [back, self._play]])
        self._read_again()

    def handle(self, event: pygame.Event) -> bool:
        """Enter in the field deals the cards."""
        entered = event.type == pygame.KEYDOWN and event.key in _ENTER and self.group.focus is self._field
        if entered and self._deal is not None:
            self._start()
            return True
        return super().handle(event)

    def announcement(self) -> str:
        """With everybody who sits there."""
        return " ".join(filter(None, (super().announcement(), _with_whom(self._company))))

    def layout(self, size: tuple[int, int]) -> None:
        """The field with the button that pastes below the title, then what is dealt; dealing is wider than leaving."""
        super().layout(size)
        above, label = self._rows[0], self._label_high()
        high, top = self.row_height(above), self._band.bottom + self.style.px(18)
        for widget in above:
            widget.place(pygame.Rect(widget.rect.left, top + label, widget.rect.width, high - label))
        self._lines.top += high + self.style.px(16)
        self.place_picture(self.picture_at.move(0, high + self.style.px(16)))
        for row in self._rows:
            left, last = row[0].rect, row[-1].rect
            whole, gap = left.union(last), last.left - left.right
            narrow = min(whole.width // 2, max(self._paste.natural(self.style)[0], whole.width * _NARROW // 100))
            first = whole.width - gap - narrow if self._field in row else narrow
            row[0].place(pygame.Rect(whole.left, whole.top, first, whole.height))
            row[-1].place(pygame.Rect(left.left + first + gap, whole.top, whole.width - first - gap, whole.height))

    def row_height(self, row: Sequence[Widget]) -> int:
        """That of the field has its label above it."""
        return super().row_height(row) + (self._label_high() if self._field in row else 0)

    def paint_box(self, surface: pygame.Surface) -> None:
        """With the label of the field."""
        super().paint_box(surface)
        at = (self._band.left, self._band.bottom + self.style.px(14))
        draw_text(surface, self.style, _("Deal code"), _LABEL, self.style.theme.text_soft, topleft=at)

    def _label_high(self) -> int:
        return self.style.type.height(self.style.text(_LABEL)) + self.style.px(6)

    def picture_height(self, wide: int) -> int:
        """Emblem and company, once there is a deal."""
        return company_height(self.style, self._teams) if self._deal is not None else 0

    @property
    def _teams(self) -> Sequence[int]:
        """Of the seats of the deal."""
        return self.stage.profile.games[self._deal.game].teams(len(self._company)) if self._deal is not None else ()

    def paint_picture(self, surface: pygame.Surface) -> None:
        """The emblem of the game, and who sits there."""
        if self._deal is not None:
            game = self._deal.game
            length = length_text(self._deal, self.stage.profile.games[game])
            draw_company(surface, self.style, self.picture_at, game, self._company, self._teams, length)

    def _take_copied(self) -> None:
        self._field.clear()
        self._field.paste()
        if self._deal is not None:
            self._field.show(code_of(self._deal))
        elif not self._field.text:
            self.say(_("There's no text on the clipboard."))
        self.group.set_focus(self._play if self._deal is not None else self._field)

    def _read(self, _text: str) -> None:
        self._read_again()
        self.resize(self.size)

    def _read_again(self) -> None:
        self._deal = None
        self._text = self._told(self._field.text)
        self._company = seated(self._deal, self.stage.profile) if self._deal is not None else ()
        self._play.enabled = self._field.holds = self._deal is not None

    def _told(self, text: str) -> str:
        """What the code deals, or why it deals nothing."""
        if not text.strip():
            return _("A friend's code deals you the very same cards. Spaces, hyphens and capitals don't matter.")
        try:
            deal = read_code(text, self.stage.profile.games)
        except DealCodeError as error:
            return notice_text(error.notice)
        if deal.day is not None and deal.day > day_of_clock(self.stage.profile.now()):
            return _("This is the deal of {day}. It will be dealt then, not before.", day=day_text(deal.day))
        self._deal = deal
        return " ".join(filter(None, (told_of_deal(deal), self._last_result(deal))))

    def _last_result(self, deal: Deal) -> str:
        """What the player made of it the last time, if that is known; nothing is read for it."""
        archive, code = self.stage.profile.archive, code_of(deal)
        row = next((row for row in self.stage.profile.counting if row.finished and row.deal == code), None)
        if row is None:
            return ""
        saved = saved_match(row, archive.folder)
        teams = self.stage.profile.games[deal.game].teams(len(saved.seats))
        own = next((team for setup, team in zip(saved.seats, teams, strict=True) if setup.level is None), 0)
        totals = [saved.totals[own], *(points for team, points in enumerate(saved.totals) if team != own)]
        return _("Your last result with it: {points}.", points=score_text(totals[: 2 if len(totals) == 2 else 1]))

    def _start(self) -> None:
        if self._deal is not None:
            deal_out(self.stage, self._deal)


def told_of_deal(deal: Deal) -> str:
    """Game and house rules of a deal, in a few words."""
    phrases = phrases_of(deal.game)
    said = [
        _("{game}, the deal of {day}.", game=phrases.title, day=day_text(deal.day))
        if deal.day is not None
        else _("{game}, a shared deal.", game=phrases.title)
    ]
    for name, value in deal.options:
        choice = phrases.choices.get(name, {}).get(str(value))
        called = choice.said() if choice is not None else str(value)
        said.append(_("{rule}: {choice}.", rule=phrases.options[name].said(), choice=called))
    return " ".join([*said, _("You get the same cards as everyone with this code.")])


def length_text(deal: Deal, game: AnyGame) -> str:
    """How long a match of the deal is: to so many points, or so many rounds; empty where neither ends it."""
    if deal.day is not None:
        return plural("{count} round", "{count} rounds", game.day_rounds)
    spec = next((spec for spec in declared(game.options) if spec.name == TARGET), None)
    if spec is None:
        return ""
    points = int(dict(deal.options).get(TARGET, spec.default))
    return plural("to {count} point", "to {count} points", points)


def seated(deal: Deal, profile: Profile) -> Sequence[SeatSetup]:
    """Everybody at the table of a deal, in the order of play."""
    return setup_of(deal, names_for(deal, profile)).seats


def _with_whom(seats: Sequence[SeatSetup]) -> str:
    """The others and how strong they play, in words."""
    others = [
        _("{name} ({level})", name=setup.name, level=level_of(setup.name, setup.level))
        for setup in seats
        if setup.level is not None
    ]
    return _("With you at the table: {levels}.", levels=names_text(others)) if others else ""
