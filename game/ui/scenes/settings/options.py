"""The options of the settings: what each is called, what it does, and the control that sets it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from game.engine.names import proper_name
from game.i18n import LANGUAGES, _, decimal_sign, verbatim
from game.storage.settings import LONGEST_KEPT_NAME
from game.ui.graphics.motion import pace_choices
from game.ui.kit import Column, Control, Node, Role, Row, Rule, Space, Text
from game.ui.stage.profile import Profile
from game.ui.system.sound import Cue, Sounds
from game.ui.widgets import Segments, Slider

MENU_ENTRY: Final = "menu_entry"
"""The name of the switch for the menu of the desktop, which is no setting."""
_LANGUAGES_ACROSS: Final = 3
_LEAST_CONTROL: Final = 200
"""Units of the width of a control at least."""


@dataclass(frozen=True, slots=True)
class Option:
    """One setting."""

    label: str
    hint: str
    control: Segments[Any] | Slider

    def __post_init__(self) -> None:
        self.control.sets, self.control.note = self.label, self.hint


def option_row(option: Option, gap: Space, *, first: bool) -> Node:
    """What an option is called and does, beside the control that sets it, with a line above all but the first."""
    control = option.control
    row = Row(
        Column(
            Text(option.label, Role.STRONG, lines=2), Text(option.hint, Role.SMALL, lines=0), gap=Space.NONE, grow=1
        ),
        Control(control, least=_LEAST_CONTROL),
        gap=Space.LARGE,
    )
    return row if first else Column(Rule(), row, gap=gap)


class Options:
    """Makes the options of each section for a profile; every control sets its setting at once."""

    def __init__(self, profile: Profile, sounds: Sounds) -> None:
        self._profile = profile
        self._settings = profile.settings
        self._sounds = sounds

    def play(self) -> list[Option]:
        """How the table behaves."""
        ask = [(None, _("At first")), (False, _("Off")), (True, _("On"))]
        paces = [(pace.value, text) for pace, text in pace_choices()]
        thinking = self._slider("thinking_ms", (0, 3000, 100), _seconds)
        return [
            Option(
                _("Animation speed"), _("Sets the pace of cards and pauses."), self._choice("animation_speed", paces)
            ),
            Option(_("Thinking time"), _("How long your opponents think. Click to skip the wait."), thinking),
            Option(_("Table talk"), _("The others speak up now and then."), self._switch("table_talk")),
            Option(_("Reduce motion"), _("Cards appear in place instead of flying."), self._switch("reduce_motion")),
            Option(
                _("Confirm final moves"),
                _("Asks before your turn ends. At first: in your first rounds of a game."),
                self._choice("confirm_moves", ask),
            ),
            Option(
                _("End turns for me"),
                _("Your turn ends by itself when there's nothing else left to do."),
                self._switch("ends_turn"),
            ),
            Option(
                _("Left-handed"), _("Moves your buttons to the other side of the table."), self._switch("left_handed")
            ),
        ]

    def look(self) -> list[Option]:
        """What everything looks like."""
        themes = [("dark", _("Evening")), ("light", _("Day")), ("high_contrast", _("High contrast"))]
        size = Slider("ui_scale", (75, 200, 5), self._settings.ui_scale, self._scale, _percent)
        return [
            Option(_("Size"), _("Makes everything bigger or smaller."), size),
            Option(_("Colours"), _("High contrast is easiest to read."), self._choice("theme", themes)),
            Option(
                _("Four-colour suits"), _("Clubs are light blue, diamonds gold."), self._switch("four_colour_suits")
            ),
            Option(_("Large-print cards"), _("Makes ranks and suits easier to read."), self._switch("large_indices")),
            Option(_("Fullscreen"), _("Fills the monitor the window is on."), self._switch("fullscreen")),
        ]

    def menu_entry(self, set_it: Callable[[bool], None]) -> list[Option]:
        """The applications menu of the desktop, where the program can be put in it."""
        menu = self._profile.applications_menu
        if menu is None:
            return []
        switch = Segments(MENU_ENTRY, [(False, _("Off")), (True, _("On"))], menu.has_entry, set_it)
        hint = _("Lets you start Majlis there, and open a match with a double-click on its file.")
        return [Option(_("Applications menu"), hint, switch)]

    def sound(self) -> list[Option]:
        """How loud what is."""
        cards = self._slider("table_volume", (0, 100, 5), _percent, Cue.LAY)
        chimes = self._slider("signal_volume", (0, 100, 5), _percent, Cue.YOUR_TURN)
        return [
            Option(_("Card sounds"), _("You hear cards being dealt, lifted and laid."), cards),
            Option(_("Chimes"), _("Chimes mark your turn and the end of a round."), chimes),
            Option(_("Mute"), _("Every sound has a visual cue."), self._switch("mute")),
        ]

    def everybody(self) -> list[Option]:
        """What helps those who see, hear or move otherwise."""
        times = [(3, _("{number} s", number=3)), (8, _("{number} s", number=8)), (0, _("Until clicked"))]
        stay = self._choice("message_seconds", times)
        captions = self._switch("sound_captions")
        return [
            Option(_("Messages stay"), _("Everything that was said is in the log, too."), stay),
            Option(_("Captions for sounds"), _("Shows at the bottom what can be heard."), captions),
            Option(_("Speak"), _("Says what happens, where you are and what you can do."), self._switch("speech")),
        ]

    def language(self) -> list[Option]:
        """Words and figures."""
        languages = [("", _("System default")), *((language.code, language.name) for language in LANGUAGES)]
        digits = [("western", verbatim("0123")), ("arabic", "٠١٢٣")]
        chosen = self._choice("language", languages, across=_LANGUAGES_ACROSS)
        return [
            Option(_("Language"), _("Changes everything you read, the rules included."), chosen),
            Option(_("Digits"), _("Changes how numbers are written in Arabic."), self._choice("digits", digits)),
        ]

    def rename(self, seat: int, name: str) -> None:
        """Try out the name of the player, seat -1, or of one of the others, from 0."""
        name = proper_name(name, LONGEST_KEPT_NAME)
        if seat < 0:
            self._profile.try_out(player_name=name)
            return
        names = list(self._profile.settings.seat_names)
        names += [""] * (seat + 1 - len(names))
        names[seat] = name
        self._profile.try_out(seat_names=tuple(names))

    def set(self, setting: str, value: Any) -> None:
        """Change a setting for good."""
        self._profile.change(**{setting: value})

    def _switch(self, setting: str) -> Segments[bool]:
        value = bool(getattr(self._settings, setting))
        return Segments(setting, [(False, _("Off")), (True, _("On"))], value, partial(self.set, setting))

    def _choice(self, setting: str, choices: Sequence[tuple[Any, str]], across: int = 0) -> Segments[Any]:
        return Segments(setting, choices, getattr(self._settings, setting), partial(self.set, setting), across=across)

    def _slider(
        self, setting: str, span: tuple[int, int, int], shown: Callable[[int], str], cue: Cue | None = None
    ) -> Slider:
        """A slider that is heard by its `cue` when it is let go."""

        def slide(value: int, settled: bool) -> None:
            (self._profile.change if settled else self._profile.try_out)(**{setting: value})
            if settled and cue is not None:
                self._sounds.play(cue)

        return Slider(setting, span, getattr(self._settings, setting), slide, shown)

    def _scale(self, value: int, settled: bool) -> None:
        """While it is dragged everything stays where it is, or the knob would flee from the pointer."""
        if settled:
            self._profile.change(ui_scale=value)


def _percent(value: int) -> str:
    return _("{number}%", number=value)


def _seconds(ms: int) -> str:
    return _("{number} s", number=decimal_sign(f"{ms / 1000:.1f}"))
