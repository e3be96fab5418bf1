"""Playing a deal that somebody sent: its code is typed or pasted, and described before anything is dealt."""

from __future__ import annotations

from typing import Final

import pygame

from game.i18n import _
from game.i18n.dates import day_text
from game.i18n.phrases import notice_text
from game.i18n.wording import score_text
from game.match.deals.codes import Deal, DealCodeError, code_of, read_code
from game.match.deals.days import day_of_clock
from game.match.deals.deal_views import DealView, SeatView, deal_view
from game.match.saved_views import OtherSeat, team_views
from game.match.summary import saved_match
from game.ui.graphics.drawing import PanelKind, Style
from game.ui.graphics.text import TextStyle
from game.ui.graphics.theme import hex_of
from game.ui.kit import Align, Column, Control, FirstThatFits, Node, Panel, Role, Row, Space, Spacer, Text, Tone
from game.ui.panels.matches import Emblem, Faces
from game.ui.scenes.deals.starting import deal_out, names_for
from game.ui.stage.composed_scene import ComposedDialog
from game.ui.stage.stage import Stage
from game.ui.widgets import Button, ButtonKind, TextField

_LONGEST: Final = 200
"""Characters; a message may stand around the code."""
_FACE: Final = 108
_TICK: Final = 34
_PAD: Final = 16
"""Units of a face, of the tick in the field, and of the space at its sides."""
_TICK_MARKUP: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}" viewBox="0 0 40 40">'
    '<circle cx="20" cy="20" r="19" fill="{good}"/><path d="M11 21L18 28L30 14" fill="none" stroke="{night}" '
    'stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/></svg>'
)
_ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER)


class CodeField(TextField):
    """A field that shows whether its text is the code of a deal."""

    holds = False
    face = TextStyle.STRONG
    between = "\u2009"

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """With a tick at its end, where the text leaves room for one."""
        super().paint(surface, style)
        side, pad = style.px(_TICK), style.px(_PAD)
        taken = style.type.width(self.between.join(self.text), style.text(self._size), self.face) + side + 3 * pad
        if self.holds and taken <= self.rect.width:
            markup = _TICK_MARKUP.format(side=side, good=hex_of(style.theme.good), night=hex_of(style.theme.night))
            tick = style.pictures.drawn(markup, (side, side))
            surface.blit(tick, tick.get_rect(midright=(self.rect.right - pad, self.rect.centery)))


class CodeDialog(ComposedDialog):
    """A field for the code, what it deals, and the button that deals it."""

    name = "deal_code"
    width = 980
    veil = 90

    def __init__(self, stage: Stage, code: str = "") -> None:
        """Open with a code in the field, if there is one."""
        super().__init__(stage)
        self._deal: Deal | None = None
        """The deal of the code, once that is whole."""
        self._text = ""
        """What the code deals, or why it deals nothing."""
        empty = _("Paste or type the code")
        self._field = CodeField("code", code, lambda _text: self._read(), longest=_LONGEST, empty=empty, size=28)
        self._field.sets = _("Deal code")
        self._paste = Button("paste", _("Paste"), self._take_copied, size=22, sign="paste")
        self._play = Button("play", _("Deal the cards"), self._start, kind=ButtonKind.PRIMARY)
        self._back = Button("back", _("Back"), self.back)
        self._read()
        self.group.set_focus(self._field)

    @property
    def title(self) -> str:
        """The title of the box."""
        return _("Play with a code")

    def compose_box(self) -> Node:
        """The field, what it deals and with whom, and the way to the table."""
        company = []
        if self._deal is not None:
            profile = self.stage.profile
            view = deal_view(self._deal, profile.games[self._deal.game], names_for(self._deal, profile))
            company = [FirstThatFits(_company(view, face=_FACE), _company(view, face=0))]
        return Column(
            Column(
                Text(_("Deal code"), Role.SOFT),
                Row(
                    Control(self._field, height=62, grow=1), Control(self._paste, height=62, width=270), gap=Space.WIDE
                ),
                gap=Space.TIGHT,
            ),
            Text(self._text, lines=0),
            *company,
            Row(Control(self._back, height=62, width=270), Control(self._play, height=62, grow=1), gap=Space.WIDE),
            gap=Space.WIDE,
        )

    def handle(self, event: pygame.Event) -> bool:
        """Enter in the field deals the cards."""
        entered = event.type == pygame.KEYDOWN and event.key in _ENTER and self.group.focus is self._field
        if entered and self._deal is not None:
            self._start()
            return True
        return super().handle(event)

    def _take_copied(self) -> None:
        self._field.clear()
        self._field.paste()
        if self._deal is not None:
            self._field.show(code_of(self._deal))
        elif not self._field.text:
            self.say(_("There's no text on the clipboard."))
        self.group.set_focus(self._play if self._deal is not None else self._field)

    def _read(self) -> None:
        """Find out what the text in the field deals."""
        self._deal, self._text = self._meaning(self._field.text)
        self._play.enabled = self._field.holds = self._deal is not None
        self.refresh()

    def _meaning(self, text: str) -> tuple[Deal | None, str]:
        """The deal of a code with what it deals, or no deal with the reason."""
        profile = self.stage.profile
        if not text.strip():
            return None, _("A friend's code deals you the very same cards. Spaces, hyphens and capitals don't matter.")
        try:
            deal = read_code(text, profile.games)
        except DealCodeError as error:
            return None, notice_text(error.notice)
        if deal.day is not None and deal.day > day_of_clock(profile.now()):
            return None, _("This is the deal of {day}: you can play it then, not before.", day=day_text(deal.day))
        view = deal_view(deal, profile.games[deal.game], names_for(deal, profile))
        return deal, " ".join([*view.sentences, *self._last_result(deal)])

    def _last_result(self, deal: Deal) -> list[str]:
        """What the player made of it the last time, if that is known; no record is read for it."""
        archive, code = self.stage.profile.archive, code_of(deal)
        row = next((row for row in self.stage.profile.counting if row.finished and row.deal == code), None)
        if row is None:
            return []
        totals = [team.total for team in team_views(saved_match(row, archive.folder))]
        return [_("Your last result with it: {points}.", points=score_text(totals[: 2 if len(totals) == 2 else 1]))]

    def _start(self) -> None:
        if self._deal is not None:
            deal_out(self.stage, self._deal)


def _company(view: DealView, *, face: float) -> Node:
    """The game and who sits there, partners upon one panel; without faces where there is little room."""
    named = any(name for name, _seats in view.sides)
    emblem = [Emblem(view.game, side=face)] if face else []
    title = Text(view.title, Role.STRONG, Tone.GILT, side=Align.CENTER, align=Align.STRETCH)
    length = Text(view.length, Role.SOFT, side=Align.CENTER, align=Align.STRETCH)
    about = Panel(Column(*emblem, title, length, gap=Space.TIGHT, cross=Align.CENTER), PanelKind.ROW)
    columns = [Column(*([Spacer(), about] if named else [about]), justify=Align.END, grow=1.4)]
    for number, (name, seats) in enumerate(view.sides):
        people = Panel(Row(*(_person(seat, face) for seat in seats), even=True, gap=Space.TIGHT), PanelKind.ROW)
        head = Text(name, Role.LABEL, Tone.US if number == 0 else Tone.THEM, side=Align.CENTER)
        columns.append(Column(*([head, people] if named else [people]), gap=Space.TIGHT, grow=len(seats)))
    return Row(*columns, even=True, cross=Align.END)


def _person(seat: SeatView, face: float) -> Node:
    shown = [Faces([OtherSeat(seat.setup, seat.ours)], side=face)] if face else []
    name = Text(seat.setup.name, Role.STRONG, side=Align.CENTER, cut=True, align=Align.STRETCH)
    level = Text(seat.level, Role.SOFT, side=Align.CENTER, align=Align.STRETCH)
    return Column(*shown, name, level, gap=Space.TIGHT, cross=Align.CENTER)
