"""The settings: sections on the left, their options on the right. Everything is applied at once and kept."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import Final

import pygame

from game.i18n import _
from game.i18n.phrases import phrases_of
from game.i18n.wording import usual_names
from game.ui.access.sound_captions import sound_names
from game.ui.graphics.drawing import PanelKind, Style
from game.ui.kit import (
    Align,
    Column,
    Control,
    Extent,
    FirstThatFits,
    Frame,
    Grid,
    List,
    Node,
    NodeList,
    Panel,
    Role,
    Row,
    RowState,
    Scroll,
    ScrollBar,
    Space,
    Text,
    Tone,
)
from game.ui.panels.seats import Place, SeatTable, face_of, seat_places
from game.ui.scenes.settings.keys import KeysPanel
from game.ui.scenes.settings.looks import looks
from game.ui.scenes.settings.options import MENU_ENTRY, Option, Options, option_row
from game.ui.stage.composed_scene import ComposedScene
from game.ui.stage.idle import Job, Lingering
from game.ui.stage.menu_entry import change_menu_entry
from game.ui.stage.stage import Stage
from game.ui.system.sound import Cue
from game.ui.widgets import Button, FaceButton, NameField, Segments

SECTIONS: Final = ("play", "look", "table", "sound", "language", "names", "keys", "everybody")
_SIZE: Final = (1560, 940)
"""Units of the panel."""
_SOUNDS_ACROSS: Final = (5, 3)
_WRITE_MS: Final = 600.0
"""A name is written when this long nothing was typed."""


class SettingsScene(ComposedScene):
    """Reached from the menu, the pause and a key. `section` is the one shown first."""

    name = "settings"

    def __init__(self, stage: Stage, section: str = "play") -> None:
        super().__init__(stage)
        self._section = section
        self._typed = Lingering[float](stage.clock, _WRITE_MS, lambda _at: stage.profile.change())
        self.prepare(Job(self._typed.step, self._typed.wait))
        self._list = NodeList("section", _section_row, on_choose=self._choose)
        self._bar = ScrollBar("more", self.refresh)
        self._fill()
        self.group.replace([self._list])
        self.group.set_focus(self._list)

    def leave(self) -> None:
        """Write what was typed last."""
        self.stage.profile.change()

    def relabel(self) -> None:
        """All words anew."""
        self._list.forget()
        self._fill()

    def compose(self) -> Node:
        """The sections, and what the chosen one has."""
        sections = List(self._list, SECTIONS, SECTIONS.index(self._section), fewest=len(SECTIONS), tallest=1.2)
        side = Column(Panel(sections, pad=Space.SMALL, grow=1), Control(self._back, height=60), grow=24)
        samples = [self._keys.compose()] if self._section == "keys" else self._samples
        content = Column(*self._options_nodes(), *samples, gap=Space.LARGE, grow=73)
        return Frame(_("Settings"), Row(side, content, gap=Space.LARGE, even=True, cross=Align.STRETCH), size=_SIZE)

    def layout(self, size: tuple[int, int]) -> None:
        """The way back is the last in the order of Tab, behind what the section has."""
        super().layout(size)
        self.group.widgets.sort(key=lambda widget: widget is self._back)

    def handle(self, event: pygame.Event) -> bool:
        """A key that is waited for goes to the shortcuts first."""
        if self._section == "keys" and self._keys.handle(event):
            return True
        if event.type in (pygame.TEXTINPUT, pygame.KEYDOWN):
            self._typed.want(self.stage.clock.now())
        return super().handle(event)

    def update(self, now: float) -> None:
        """Let switches follow what keys have changed, and what was found not to speak."""
        for option in self._options:
            if isinstance(option.control, Segments) and option.control.name != MENU_ENTRY:
                option.control.show(getattr(self.stage.profile.settings, option.control.name))
        super().update(now)

    def _options_nodes(self) -> list[Node]:
        """The options as far apart as there is room, or in a list that scrolls."""
        if not self._options:
            return []

        def rows(gap: Space) -> list[Node]:
            return [option_row(option, gap, first=not place) for place, option in enumerate(self._options)]

        apart = [Column(*rows(gap), gap=gap) for gap in (Space.LARGE, Space.WIDE, Space.MEDIUM, Space.TIGHT)]
        return [FirstThatFits(*apart, Scroll(self._bar, *rows(Space.TIGHT), gap=Space.TIGHT))]

    def _choose(self, row: int) -> None:
        self._section = SECTIONS[row]
        self._bar.scroll_to(0)
        self._refill()

    def _refill(self) -> None:
        self._fill()
        self.refresh()

    def _fill(self) -> None:
        """Make the controls of the section."""
        stage, profile = self.stage, self.stage.profile
        options = Options(profile, stage.sounds)
        self._back = Button("back", _("Back"), self.back, size=24)
        self._keys = KeysPanel(profile, self.say, stage.clock.now)
        self._options: list[Option] = []
        self._samples: list[Node] = []
        match self._section:
            case "play":
                self._options = options.play()
            case "look":
                self._options = [*options.look(), *options.menu_entry(self._change_menu_entry)]
                self._samples = [_CardSample()]
            case "table":
                self._samples = [looks(profile.settings, options.set)]
            case "sound":
                self._options, self._samples = options.sound(), [self._sounds_to_try()]
            case "language":
                self._options, self._samples = options.language(), [_language_sample(next(iter(profile.games)))]
            case "names":
                self._samples = [self._names(options)]
            case "everybody":
                self._options = options.everybody()

    def _change_menu_entry(self, wanted: bool) -> None:
        change_menu_entry(self, wanted=wanted, done=self._show_menu_entry)

    def _show_menu_entry(self) -> None:
        """Show whether the program is in the menu now, whatever was wanted."""
        menu = self.stage.profile.applications_menu
        for option in self._options:
            if isinstance(option.control, Segments) and option.control.name == MENU_ENTRY and menu is not None:
                option.control.show(menu.has_entry)

    def _sounds_to_try(self) -> Node:
        """A button for each sound but the click that counts, of which one alone is nothing."""
        buttons = [
            Control(Button(f"listen.{cue.value}", text, partial(self._listen, cue), size=20), height=56)
            for cue, text in sound_names().items()
            if cue is not Cue.COUNT
        ]
        grids = (Grid(*buttons, columns=across) for across in _SOUNDS_ACROSS)
        return Column(Text(_("Try the sounds"), Role.STRONG), FirstThatFits(*grids))

    def _listen(self, cue: Cue) -> None:
        self.stage.sounds.play(cue)

    def _names(self, options: Options) -> Node:
        """Who sits where, with a field for each name."""
        profile, settings = self.stage.profile, self.stage.profile.settings
        later = _("The name appears in the matches you start from now on.")

        def pick() -> None:
            self.stage.navigator.open_faces(self._refill)

        own = NameField(
            "player_name",
            settings.player_name,
            partial(options.rename, -1),
            empty=profile.player,
            tip=_("The other players call you by this name."),
        )
        own.sets = _("Your name")
        name = settings.player_name or profile.player
        face = FaceButton("face", name, settings.player_face, pick, tip=_("Your portrait"))
        places = [Place("", _("You"), own, face)]
        seats = max(max(game.seats) for game in profile.games.values())
        names = usual_names(next(iter(profile.games)), settings.player_face)
        for seat, (name, caption) in enumerate(zip(names, seat_places(seats), strict=False)):
            kept = settings.seat_names[seat] if seat < len(settings.seat_names) else ""
            other = FaceButton(f"seat_face.{seat}", kept or name, face_of(kept or name, ""), pick, us=seat == 1)
            other.enabled = False
            field = NameField(f"seat_name.{seat}", kept, partial(options.rename, seat), empty=name, tip=later)
            field.sets = caption
            places.append(Place("", caption, field, other))
        return SeatTable(places)


def _section_row(row: int, state: RowState) -> Node:
    titles = (
        _("Gameplay"),
        _("Appearance"),
        _("Table"),
        _("Sound"),
        _("Language"),
        _("Names"),
        _("Shortcuts"),
        _("For everybody"),
    )
    kind = PanelKind.ROW_CHOSEN if state.chosen else PanelKind.BARE
    return Panel(
        Text(titles[row], Role.STRONG, Tone.GILT if state.chosen else Tone.SOFT),
        kind,
        pad=Space.WIDE,
        pad_above=Space.MEDIUM,
    )


def _language_sample(game: str) -> Node:
    """A few lines as they read in the chosen language, with its digits."""
    phrases = phrases_of(game)
    words = Column(Text(phrases.title, Role.TITLE, Tone.WARNING), Text(phrases.about.said(), tone=Tone.INK, lines=0))
    return Panel(words, PanelKind.PARCHMENT, pad=Space.LARGE, radius=4, shadow=8)


class _CardSample(Node):
    """Cards of the chosen deck, side by side over the whole width; the lower edge cuts them."""

    _CARDS: Final = ("AS", "KH", "QD", "JC", "TC", "9D", "2H", "JK")
    _LEAST: Final = 96
    """Units that show their indices."""

    def __init__(self) -> None:
        super().__init__(grow=1, optional=True)

    def measure_width(self, style: Style) -> Extent:
        """Any width will do."""
        return Extent.fixed(0)

    def measure_height(self, style: Style, width: int) -> Extent:
        """As much as shows their indices."""
        return Extent.fixed(style.px(self._LEAST))

    def content(self) -> Hashable:
        """The cards."""
        return self._CARDS

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The cards."""
        room = self.rect
        width = min(room.width * 10 // (11 * len(self._CARDS)), max(style.px(self._LEAST), room.height * 5 // 7))
        step = (room.width - width) // (len(self._CARDS) - 1)
        outer = surface.get_clip()
        surface.set_clip(outer.clip(room))
        for place, name in enumerate(self._CARDS):
            style.pictures.card(name, width, style.px(4)).draw(surface, room.left + place * step, room.top)
        surface.set_clip(outer)
