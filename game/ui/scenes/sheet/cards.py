"""Picking cards for a score sheet: the rules say at once whether they are a meld and what they count."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

import pygame

from game.cards import ALL_FACES, JOKER, Face, format_faces, parse_faces
from game.i18n import _
from game.i18n.phrases import card_name
from game.sheets.sheet import Sheet
from game.sheets.views import Verdict, copies_of, hand_verdict, meld_verdict
from game.ui.graphics.card_strip import draw_strip, strip_size
from game.ui.graphics.drawing import PanelKind, Style, draw_focus, draw_panel
from game.ui.kit import Column, Control, Flow, Grid, Node, Row, Space, Text, Tone
from game.ui.kit.cards import Cards
from game.ui.stage.composed_scene import ComposedDialog
from game.ui.stage.stage import Stage
from game.ui.widgets import Button, ButtonKind, Widget

_RANKS: Final = 13
_KEY: Final = 64
_BUTTON: Final = 58
_PICKED: Final = 60
"""Units of the height of a card that can be picked, of a button, and of the picked cards."""


class FaceKey(Widget):
    """A card of the pack; a click, Enter or Space picks one more of it."""

    def __init__(self, face: Face, pick: Callable[[], None]) -> None:
        super().__init__(f"face.{face}")
        self.face = face
        self._pick = pick

    @property
    def spoken(self) -> str:
        """The card."""
        return str(card_name(self.face))

    def natural(self, style: Style) -> tuple[int, int]:
        """Large enough to be hit."""
        return style.target(48), style.target(_KEY)

    def handle(self, event: pygame.Event) -> bool:
        """Pick it."""
        clicked = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        typed = event.type == pygame.KEYDOWN and event.key in (pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER)
        if clicked or typed:
            self._pick()
        return clicked or typed

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """The index of the card on a panel; faint where the pack has no more of it."""
        draw_panel(surface, style, self.rect, PanelKind.HOVER if self.hovered and self.enabled else PanelKind.FIELD)
        if self.enabled:
            index = pygame.Rect((0, 0), strip_size(style, 1, self.rect.width))
            index.center = self.rect.center
            draw_strip(surface, style, str(self.face), index)
        if self.focused:
            draw_focus(surface, style, self.rect)


class CardsDialog(ComposedDialog):
    """Every card of the pack, those that are picked, what the rules say of them, and the melds that were taken."""

    name = "sheet_cards"
    width = 1240
    veil = 90

    def __init__(
        self, stage: Stage, title: str, sheet: Sheet, value: Any, take: Callable[[Any], None] | None, *, melds: bool
    ) -> None:
        """Begin with a `value` of an entry, cards or melds; `take` gets another one, or nobody where rules are asked.

        `melds` says whether melds are picked.
        """
        super().__init__(stage)
        self._title, self._sheet, self._take, self._melds = title, sheet, take, melds
        self._groups: list[str] = list(value) if melds and isinstance(value, list | tuple) else []
        self._copies = {face: copies_of(sheet, face) for face in ALL_FACES}
        self._picked: list[Face] = [] if melds or not isinstance(value, str) else list(parse_faces(value))
        self.keys = [FaceKey(face, partial(self._pick, face)) for face in ALL_FACES]
        self.relabel()
        self.group.set_focus(self.keys[0])

    def relabel(self) -> None:
        """All words anew."""
        self._undo = Button("undo", _("Take the last one back"), self._take_back, size=20)
        self._add = Button("add", _("Take this meld"), self._add_meld, kind=ButtonKind.PRIMARY, size=22)
        self._done = Button("done", _("Done"), self._finish, kind=ButtonKind.PRIMARY, size=22)
        self._drops = [
            Button(f"drop.{place}", "", partial(self._drop, place), size=18) for place in range(len(self._groups))
        ]

    @property
    def title(self) -> str:
        """What is picked."""
        return self._title

    @property
    def verdict(self) -> Verdict:
        """What the rules say of the picked cards."""
        if not self._picked:
            return Verdict(False, _("Pick cards, and the rules check them as you go."))
        judged = meld_verdict if self._melds else hand_verdict
        return judged(self._sheet, self._picked)

    def compose_box(self) -> Node:
        """The pack, a suit a row; the picked cards with what is said of them; the melds; the ways out."""
        verdict = self.verdict
        taken = [*self._picked, *(card for group in self._groups for card in parse_faces(group))]
        for key in self.keys:
            key.enabled = taken.count(key.face) < self._copies[key.face]
        self._undo.enabled = bool(self._picked or self._groups)
        self._add.enabled = verdict.valid
        self._done.kind = ButtonKind.PLAIN if self._melds and self._picked else ButtonKind.PRIMARY
        rows = [self.keys[first : first + _RANKS] for first in range(0, len(ALL_FACES) - 1, _RANKS)]
        pack = Grid(*(Control(key, height=_KEY) for row in rows for key in row), columns=_RANKS, gap=Space.TIGHT)
        joker = next(key for key in self.keys if key.face == JOKER)
        shown = Cards(format_faces(self._picked), says=_(", ").join(str(card_name(face)) for face in self._picked))
        tone = Tone.GOOD if verdict.valid else Tone.TEXT
        said = Column(
            *([shown] if self._picked else []), Text(verdict.text, tone=tone, lines=0), gap=Space.SMALL, grow=1
        )
        picked = Row(said, Control(joker, height=_KEY, width=96), gap=Space.WIDE)
        taking = [Control(self._add, height=_BUTTON)] if self._melds and self._take is not None else []
        ways = (
            [Control(each, height=_BUTTON) for each in (self._undo,)] + taking + [Control(self._done, height=_BUTTON)]
        )
        return Column(pack, picked, *self._taken(), Row(*ways, even=True), gap=Space.WIDE)

    def _taken(self) -> Sequence[Node]:
        """The melds that were taken; a click takes one away."""
        parts = []
        for button, group in zip(self._drops, self._groups, strict=True):
            cards = parse_faces(group)
            verdict = meld_verdict(self._sheet, cards)
            button.label, button.sets = _("Remove"), verdict.text
            parts.append(Column(Cards(group, says=verdict.text), Control(button, height=44), gap=Space.TIGHT))
        return [Flow(*parts, gap=Space.WIDE)] if parts else []

    def _pick(self, face: Face) -> None:
        self._picked.append(face)
        for key in self.keys:
            key.note = self.verdict.text if key.face == face else ""
        self.refresh()

    def _take_back(self) -> None:
        if self._picked:
            self._picked.pop()
        elif self._groups:
            self._picked = list(parse_faces(self._groups.pop()))
            self.relabel()
        self.refresh()

    def _add_meld(self) -> None:
        self._groups.append(format_faces(self._picked))
        self._picked = []
        self.relabel()
        self.refresh()

    def _drop(self, place: int) -> None:
        del self._groups[place]
        self.relabel()
        self.refresh()

    def _finish(self) -> None:
        if self._melds and self.verdict.valid and self._take is not None:
            self._add_meld()
        self.back()
        if self._take is not None:
            self._take((self._groups or None) if self._melds else (format_faces(self._picked) or None))
