"""The rows of the settings: what each is called, what it does, and the control that sets it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from game.engine.names import proper_name
from game.i18n import LANGUAGES, _, decimal_sign, verbatim
from game.storage.settings import LONGEST_KEPT_NAME
from game.ui.motion import pace_choices
from game.ui.profile import Profile
from game.ui.sound import Cue, Sounds
from game.ui.widgets import Segments, Slider, Widget

_LANGUAGES_ACROSS: Final = 3


@dataclass(frozen=True, slots=True)
class Row:
    """One setting."""

    label: str
    hint: str
    control: Widget


class Rows:
    """Makes the rows of each section for a profile; every control sets its setting at once."""

    def __init__(self, profile: Profile, sounds: Sounds) -> None:
        self._profile = profile
        self._sounds = sounds

    def play(self) -> list[Row]:
        """How the table behaves."""
        settings = self._profile.settings
        return [
            Row(
                _("Animation speed"),
                _("Sets the pace of cards and pauses."),
                self._choice("animation_speed", [(pace.value, text) for pace, text in pace_choices()]),
            ),
            Row(
                _("Thinking time"),
                _("How long opponents think. Click to skip the wait."),
                Slider(
                    "thinking_ms", (0, 3000, 100), settings.thinking_ms, partial(self._slide, "thinking_ms"), _seconds
                ),
            ),
            Row(_("Table talk"), _("The others speak up now and then."), self._switch("table_talk")),
            Row(_("Reduce motion"), _("Cards appear in place instead of flying."), self._switch("reduce_motion")),
            Row(
                _("Confirm final moves"),
                _("Asks before your turn ends. At first: in your first rounds of a game."),
                Segments(
                    "confirm_moves",
                    [(None, _("At first")), (False, _("Off")), (True, _("On"))],
                    settings.confirm_moves,
                    partial(self._set, "confirm_moves"),
                ),
            ),
            Row(
                _("End turns for me"),
                _("Your turn ends by itself once nothing else is left to do."),
                self._switch("ends_turn"),
            ),
            Row(_("Left-handed"), _("Moves your buttons to the other side of the table."), self._switch("left_handed")),
        ]

    def style(self) -> list[Row]:
        """What everything looks like."""
        settings = self._profile.settings
        themes = [("dark", _("Evening")), ("light", _("Day")), ("high_contrast", _("High contrast"))]
        return [
            Row(
                _("Size"),
                _("Makes everything bigger or smaller."),
                Slider("ui_scale", (75, 200, 5), settings.ui_scale, self._scale, _percent),
            ),
            Row(_("Colours"), _("High contrast is easiest to read."), self._choice("theme", themes)),
            Row(_("Four-colour suits"), _("Clubs are light blue, diamonds gold."), self._switch("four_colour_suits")),
            Row(_("Large-print cards"), _("Makes ranks and suits easier to read."), self._switch("large_indices")),
            Row(_("Fullscreen"), _("Fills the monitor the window is on."), self._switch("fullscreen")),
        ]

    def sound(self) -> list[Row]:
        """How loud what is."""
        settings = self._profile.settings
        return [
            Row(
                _("Card sounds"),
                _("You hear cards being dealt, lifted and laid."),
                Slider(
                    "table_volume",
                    (0, 100, 5),
                    settings.table_volume,
                    partial(self._volume, "table_volume", Cue.LAY),
                    _percent,
                ),
            ),
            Row(
                _("Chimes"),
                _("Chimes mark your turn and the end of a round."),
                Slider(
                    "signal_volume",
                    (0, 100, 5),
                    settings.signal_volume,
                    partial(self._volume, "signal_volume", Cue.YOUR_TURN),
                    _percent,
                ),
            ),
            Row(_("Mute"), _("Every sound has a visual cue."), self._switch("mute")),
        ]

    def everybody(self) -> list[Row]:
        """What helps those who see, hear or move otherwise."""
        times = [(3, _("{number} s", number=3)), (8, _("{number} s", number=8)), (0, _("Until clicked"))]
        return [
            Row(
                _("Messages stay"),
                _("Whatever was said also stands in the log."),
                Segments(
                    "message_seconds",
                    times,
                    self._profile.settings.message_seconds,
                    partial(self._set, "message_seconds"),
                ),
            ),
            Row(
                _("Captions for sounds"),
                _("Writes at the lower edge what can be heard."),
                self._switch("sound_captions"),
            ),
            Row(_("Speak"), _("Says what happens, where you are and what you may do."), self._switch("speech")),
        ]

    def language(self) -> list[Row]:
        """Words and figures."""
        languages = [("", _("System default")), *((language.code, language.name) for language in LANGUAGES)]
        digits = [("western", verbatim("0123")), ("arabic", "٠١٢٣")]
        return [
            Row(
                _("Language"),
                _("Changes everything you read, the rules included."),
                self._choice("language", languages, across=_LANGUAGES_ACROSS),
            ),
            Row(_("Digits"), _("Changes how numbers are written in Arabic."), self._choice("digits", digits)),
        ]

    def _switch(self, setting: str) -> Segments[bool]:
        return Segments(
            setting,
            [(False, _("Off")), (True, _("On"))],
            bool(getattr(self._profile.settings, setting)),
            partial(self._set, setting),
        )

    def _choice(self, setting: str, choices: Sequence[tuple[str, str]], across: int = 0) -> Segments[str]:
        chosen: str = getattr(self._profile.settings, setting)
        return Segments(setting, choices, chosen, partial(self._set, setting), across=across)

    def _set(self, setting: str, value: Any) -> None:
        self._profile.change(**{setting: value})

    def _slide(self, setting: str, value: int, settled: bool) -> None:
        if settled:
            self._profile.change(**{setting: value})
        else:
            self._profile.try_out(**{setting: value})

    def _scale(self, value: int, settled: bool) -> None:
        """While it is dragged everything stays where it is, or the knob would flee from the pointer."""
        if settled:
            self._profile.change(ui_scale=value)

    def _volume(self, setting: str, cue: Cue, value: int, settled: bool) -> None:
        self._slide(setting, value, settled)
        if settled:
            self._sounds.play(cue)

    def rename(self, seat: int, name: str) -> None:
        """Try out the name of the player, seat -1, or of one of the others, from 0."""
        if seat < 0:
            self._profile.try_out(player_name=proper_name(name, LONGEST_KEPT_NAME))
            return
        names = list(self._profile.settings.seat_names)
        names += [""] * (seat + 1 - len(names))
        names[seat] = proper_name(name, LONGEST_KEPT_NAME)
        self._profile.try_out(seat_names=tuple(names))


def _percent(value: int) -> str:
    return _("{number}%", number=value)


def _seconds(ms: int) -> str:
    return _("{number} s", number=decimal_sign(f"{ms / 1000:.1f}"))
