"""What a section of the settings shows beneath its rows: what its settings do, to be seen or heard at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Protocol

import pygame

from game.i18n import _
from game.i18n.phrases import phrases_of
from game.i18n.wording import usual_names
from game.ui.access.sound_captions import sound_names
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_paragraph, draw_text
from game.ui.profile import Profile
from game.ui.scenes.seat_table import Place, SeatTable
from game.ui.scenes.seating import face_of, seat_places
from game.ui.sound import Cue, Sounds
from game.ui.text import TextStyle
from game.ui.widgets import Button, FaceButton, NameField, Widget

_CARDS: Final = ("AS", "KH", "QD", "JC", "TC", "9D", "2H", "JK")
"""Cards that show what the deck looks like."""
_ACROSS: Final = 5
"""Sounds beside each other."""


class Sample(Protocol):
    """The lower part of a section."""

    @property
    def widgets(self) -> Sequence[Widget]:
        """What of it can be used."""

    def least(self, style: Style, width: int) -> int:
        """The height in pixels below which it cannot be shown."""

    def layout(self, style: Style, area: pygame.Rect) -> None:
        """Take the room that the rows leave."""

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """All of it but its widgets."""


class CardSample:
    """Cards of the chosen deck."""

    def __init__(self) -> None:
        self._area = pygame.Rect(0, 0, 0, 0)

    @property
    def widgets(self) -> Sequence[Widget]:
        """None."""
        return ()

    def least(self, style: Style, width: int) -> int:
        """As much as shows their indices."""
        return style.px(96)

    def layout(self, style: Style, area: pygame.Rect) -> None:
        """At the lower end."""
        self._area = area

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Side by side over the whole width, cut by the lower edge where they are higher."""
        area = self._area
        top = area.top + style.px(14)
        width = min(area.width * 10 // (11 * len(_CARDS)), max(style.px(96), (area.bottom - top) * 5 // 7))
        step = (area.width - width) // (len(_CARDS) - 1)
        outer = surface.get_clip()
        surface.set_clip(outer.clip(area))
        for place, name in enumerate(_CARDS):
            style.pictures.card(name, width, style.px(4)).draw(surface, area.left + place * step, top)
        surface.set_clip(outer)


class SoundSample:
    """A button for each sound but the click that counts, of which one alone is nothing."""

    def __init__(self, sounds: Sounds) -> None:
        self._sounds = sounds
        self._buttons = [
            Button(f"listen.{cue.value}", text, partial(self._listen, cue), size=20)
            for cue, text in sound_names().items()
            if cue is not Cue.COUNT
        ]
        self._title = (0, 0)

    @property
    def widgets(self) -> Sequence[Widget]:
        """The buttons."""
        return self._buttons

    def least(self, style: Style, width: int) -> int:
        """Title and rows of buttons."""
        rows = -(-len(self._buttons) // _ACROSS)
        return self._head(style) + rows * (style.target(56) + style.px(12))

    def layout(self, style: Style, area: pygame.Rect) -> None:
        """So many beside each other under a title."""
        gap, height = style.px(12), style.target(56)
        self._title = (area.left, area.top + style.px(24))
        width = (area.width - gap * (_ACROSS - 1)) // _ACROSS
        for number, button in enumerate(self._buttons):
            down, across = divmod(number, _ACROSS)
            top = area.top + self._head(style) + down * (height + gap)
            button.place(pygame.Rect(area.left + across * (width + gap), top, width, height))

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """The title."""
        draw_text(surface, style, _("Try the sounds"), 23, style.theme.text, TextStyle.STRONG, topleft=self._title)

    def _listen(self, cue: Cue) -> None:
        self._sounds.play(cue)

    def _head(self, style: Style) -> int:
        return style.px(36) + style.type.height(style.text(23), TextStyle.STRONG)


class LanguageSample:
    """A few lines as they read in the chosen language, with its digits."""

    def __init__(self, game: str) -> None:
        self._game = game
        self._area = pygame.Rect(0, 0, 0, 0)

    @property
    def widgets(self) -> Sequence[Widget]:
        """None."""
        return ()

    def least(self, style: Style, width: int) -> int:
        """Paper with all of the text."""
        lines = len(style.type.wrap(self._text(), style.text(22), width - 2 * style.px(40)))
        title = style.type.height(style.text(36), TextStyle.TITLE)
        return style.px(24 + 2 * 26 + 10) + title + lines * style.type.height(style.text(22))

    def layout(self, style: Style, area: pygame.Rect) -> None:
        """Under the rows, as high as the text needs it."""
        top = area.top + style.px(24)
        self._area = pygame.Rect(area.left, top, area.width, self.least(style, area.width) - style.px(24))

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """The paper, the name of a game and what is said about it."""
        theme, px = style.theme, style.px
        draw_panel(surface, style, self._area, PanelKind.PARCHMENT, radius=4, shadow=8)
        inner = self._area.inflate(-2 * px(40), -2 * px(26))
        title = phrases_of(self._game).title
        drawn = draw_text(surface, style, title, 36, theme.oxblood, TextStyle.TITLE, topleft=inner.topleft)
        inner.top = drawn.bottom + px(10)
        draw_paragraph(surface, style, self._text(), 22, theme.ink, inner)

    def _text(self) -> str:
        phrases = phrases_of(self._game)
        return phrases.about.said()


class NamesSample:
    """Who sits where, with a field for each name; it is all that its section shows."""

    def __init__(self, profile: Profile, rename: Callable[[int, str], None], pick: Callable[[], None]) -> None:
        """`rename` is told of the player's name as seat -1 and of the others from 0; `pick` opens the faces."""
        settings = profile.settings
        later = _("The name shows in the matches you start from now on.")
        own = NameField(
            "player_name",
            settings.player_name,
            partial(rename, -1),
            empty=profile.player,
            tip=_("The other players call you by this name."),
        )
        name = settings.player_name or profile.player
        self._faces = [FaceButton("face", name, settings.player_face, pick, tip=_("Your face"))]
        self._fields = [own]
        seats = max(max(game.seats) for game in profile.games.values())
        names = usual_names(next(iter(profile.games)), settings.player_face)
        for seat, name in enumerate(names[: seats - 1]):
            kept = settings.seat_names[seat] if seat < len(settings.seat_names) else ""
            face = FaceButton(f"seat_face.{seat}", kept or name, face_of(kept or name, ""), pick, us=seat == 1)
            face.enabled = False
            self._faces.append(face)
            self._fields.append(NameField(f"seat_name.{seat}", kept, partial(rename, seat), empty=name, tip=later))
        captions = (_("You"), *seat_places(seats))
        self._table = SeatTable(
            [
                Place("", caption, field, face)
                for caption, field, face in zip(captions, self._fields, self._faces, strict=True)
            ]
        )

    @property
    def widgets(self) -> Sequence[Widget]:
        """The fields, the player's first, and the faces."""
        return [*self._fields, *self._faces]

    def least(self, style: Style, width: int) -> int:
        """Room for three panels above each other."""
        return style.px(360)

    def layout(self, style: Style, area: pygame.Rect) -> None:
        """Around a table."""
        self._table.layout(style, area)

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Table and panels."""
        self._table.paint(surface, style)
