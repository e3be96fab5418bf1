"""The messages of a table: why something is refused, with its clause, and what else a player should know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.engine import Refusal
from game.engine.record import Notice
from game.i18n import _
from game.i18n.phrases import clause_text, notice_text, phrases_of
from game.match.match import Match
from game.storage.writer import Unsaved
from game.ui.graphics.drawing import PanelKind, Style, draw_focus
from game.ui.graphics.theme import hex_of
from game.ui.kit import Drawing, Node, Panel, Role, Row, Space, Text
from game.ui.stage.saving_texts import unsaved_label
from game.ui.stage.stage import Stage
from game.ui.stage.widget_scene import WidgetScene
from game.ui.system.sound import Cue
from game.ui.table.contract.facts import SaidMessage
from game.ui.widgets import Button, ButtonKind, Toast

_SIGN: Final = (23, 20)
"""Units of the width and the height of the sign."""
_LEAST: Final = 34
"""Units of the height of the mark at least."""


class UnsavedMark(Button):
    """A click on it tells what is wrong and what can be done."""

    def __init__(self, action: Callable[[], None]) -> None:
        super().__init__("unsaved", "", action, kind=ButtonKind.DANGER)
        self.visible = False

    def show(self, unsaved: Unsaved | None) -> None:
        """Say how many moves are not saved, or nothing."""
        self.visible = unsaved is not None
        if unsaved is not None:
            self.label = unsaved_label(unsaved.moves)

    def stand(self, style: Style, foot: tuple[int, int]) -> None:
        """Take the size of the text, above the middle of the lower edge `foot`."""
        node = self._node()
        wide = node.widths(style).natural
        rect = pygame.Rect(0, 0, wide, max(style.target(_LEAST), node.heights(style, wide).natural))
        rect.midbottom = foot
        if rect != self.rect:
            self.place(rect)

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Panel, sign, text."""
        node = self._node()
        node.arrange(style, self.rect)
        node.paint(surface, style, self.rect)
        if self.focused:
            draw_focus(surface, style, self.rect)

    def _node(self) -> Node:
        sign = Drawing(_draw_warning, "warning", width=_SIGN[0], height=_SIGN[1])
        words = Row(sign, Text(self.label, Role.LABEL), gap=Space.SMALL)
        return Panel(words, PanelKind.DANGER_HOVER if self.hovered else PanelKind.DANGER, pad_above=Space.NONE)


def _draw_warning(surface: pygame.Surface, style: Style, rect: pygame.Rect) -> None:
    brass, night = hex_of(style.theme.brass_light), hex_of(style.theme.night)
    shape = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 116 100"><path d="M58 6 L110 94 L6 94 Z" '
        f'fill="{brass}" stroke="{brass}" stroke-width="10" stroke-linejoin="round"/>'
        f'<path d="M58 36 L58 62" stroke="{night}" stroke-width="12" stroke-linecap="round"/>'
        f'<circle cx="58" cy="82" r="7" fill="{night}"/></svg>'
    )
    surface.blit(style.pictures.drawn(shape, rect.size), rect)


class TableMessages(WidgetScene):
    """Says them in place of the prompt; a click on a refusal opens the rules at its clause."""

    def __init__(self, stage: Stage, match: Match, notices: Sequence[Notice]) -> None:
        super().__init__(stage)
        self.match = match
        self.phrases = phrases_of(match.game_name)
        self.toast = Toast(action=self.open_clause)
        self._notices = list(notices)
        self._told_trouble: Notice | None = None
        self.unsaved_mark = UnsavedMark(stage.navigator.open_unsaved)
        self._clause = ""
        self._told: list[SaidMessage] = []
        self.seat = self.seat_of(match)

    def seat_of(self, match: Match) -> int:
        """Whose table it is."""
        return next((seat for seat in range(len(match.seats)) if match.is_human(seat)), 0)

    def refuse(self, refusal: Refusal) -> None:
        """Say why something is not allowed, with its clause."""
        self._clause = refusal.clause
        self.stage.sounds.play(Cue.REFUSE)
        now = self.stage.clock.now()
        text, clause = self.phrases.refusal(refusal), clause_text(refusal.clause)
        self._note(text, clause)
        self.toast.say(self.style, now, text, clause, least=self.patience)

    def forget_refusal(self) -> None:
        """What was refused is no longer what the player is about: the prompt may be read again."""
        if self._clause and not self.toast.held:
            self.toast.dismiss(self.stage.clock.now())

    def say(self, text: str, detail: str = "", *, lasting: bool = False) -> None:
        """Show a short message that no clause stands behind; a `lasting` one until `hush`, or another comes."""
        self._clause = ""
        self._note(text, detail)
        super().say(text, detail, lasting=lasting)

    @property
    def buttons_first(self) -> bool:
        """Whether buttons stand where lines begin, for whoever plays with the other hand."""
        return self.stage.profile.settings.left_handed

    def stand(self, prompt: pygame.Rect, buttons: Sequence[pygame.Rect], middle: int) -> None:
        """Messages stand in place of the prompt, round `middle`, where they hide no card and no button."""
        beside = [rect for rect in buttons if rect.colliderect(prompt)]
        third, apart = prompt.width // 3, self.style.px(6)
        if self.buttons_first:
            end = prompt.right
            begins = max((rect.right for rect in beside), default=prompt.left) + apart
            prompt.left = min(begins, end - third)
            prompt.width = end - prompt.left
        else:
            ends = min((rect.left for rect in beside), default=prompt.right) - apart
            prompt.width = max(ends - prompt.left, third)
        self.toast.within(prompt, room=min(2 * third, prompt.width), middle=middle)
        if self.toast.visible:
            self.toast.fit(self.style)

    def hush(self) -> None:
        """Let the message go now."""
        self.toast.dismiss(self.stage.clock.now())

    @property
    def told(self) -> Sequence[SaidMessage]:
        """The messages of this round, the latest last."""
        this_round = len(self.match.history())
        return [message for message in self._told if message.round == this_round]

    def _note(self, text: str, detail: str) -> None:
        """Keep a message for the log."""
        words = f"{text} ({detail})" if detail else text
        self._told.append(SaidMessage(len(self.match.history()), len(self.match.log(self.seat)), words))

    def open_clause(self) -> None:
        """Open the rules at the clause of the message that is shown."""
        if self._clause:
            self.stage.navigator.open_rules(self._clause)

    def open_rules(self) -> None:
        """Open the rules, at the clause of a refusal while it can be read."""
        self.stage.navigator.open_rules(self._clause if self.toast.visible else "", self.match.game_name)

    def tell_notices(self) -> None:
        """Say once what was found when the match was opened."""
        for notice in self._notices:
            self.say(notice_text(notice))
        self._notices.clear()

    def tell_of_trouble(self) -> None:
        """Say when the disk begins to refuse moves, and when it has them all; a mark stays in between."""
        unsaved = self.match.record.unsaved if self.match.record is not None else None
        why = unsaved.why if unsaved is not None else None
        if why is not None and why != self._told_trouble:
            self.say(notice_text(why), _("Majlis keeps trying to save."))
        elif why is None and self._told_trouble is not None and self.match.settled:
            self.say(_("Saving works again: all your moves have been saved."))
        if why is not None or self.match.settled:
            self._told_trouble = why
        self.unsaved_mark.show(unsaved)
