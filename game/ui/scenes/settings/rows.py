"""The rows of the settings: what each is called, what it does, and the control that sets it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from game.engine.names import proper_name
from game.i18n import LANGUAGES, _, decimal_sign, verbatim
from game.storage.settings import LONGEST_KEPT_NAME
from game.ui.profile import Profile
from game.ui.shared_texts import pace_choices
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
                _("Speed"),
                _("Of cards that move, and of the table between moves."),
                self._choice("animation_speed", [(pace.value, text) for pace, text in pace_choices()]),
            ),
            Row(
                _("Opponents think"),
                _("How long they seem to. A click hurries them."),
                Slider(
                    "thinking_ms", (0, 3000, 100), settings.thinking_ms, partial(self._slide, "thinking_ms"), _seconds
                ),
            ),
            Row(_("Reduce motion"), _("No tilting, no flights across the table."), self._switch("reduce_motion")),
            Row(
                _("Ask before final moves"),
                _("Before what cannot be taken back, such as a discard."),
                self._switch("confirm_moves"),
            ),
            Row(_("Left-handed"), _("What you reach for lies on the left of the table."), self._switch("left_handed")),
        ]

    def style(self) -> list[Row]:
        """What everything looks like."""
        settings = self._profile.settings
        themes = [("dark", _("Evening")), ("light", _("Day")), ("high_contrast", _("Contrast"))]
        return [
            Row(
                _("Size"),
                _("Of texts, buttons and cards, as far as the window has room."),
                Slider("ui_scale", (75, 200, 5), settings.ui_scale, self._scale, _percent),
            ),
            Row(_("Colours"), _("Contrast is for eyes that need more of it."), self._choice("theme", themes)),
            Row(_("Four-colour suits"), _("Clubs are green, diamonds blue."), self._switch("four_colour_suits")),
            Row(_("Large indices"), _("Ranks and suits read from further away."), self._switch("large_indices")),
            Row(_("Whole screen"), _("Of the monitor the window is on."), self._switch("fullscreen")),
        ]

    def sound(self) -> list[Row]:
        """How loud what is."""
        settings = self._profile.settings
        return [
            Row(
                _("Cards and wood"),
                _("Dealing, lifting, laying, and what is refused."),
                Slider(
                    "table_volume",
                    (0, 100, 5),
                    settings.table_volume,
                    partial(self._volume, "table_volume", Cue.LAY),
                    _percent,
                ),
            ),
            Row(
                _("Notes"),
                _("For your turn, the end of a round and of a match."),
                Slider(
                    "signal_volume",
                    (0, 100, 5),
                    settings.signal_volume,
                    partial(self._volume, "signal_volume", Cue.YOUR_TURN),
                    _percent,
                ),
            ),
            Row(_("Mute"), _("Nothing is ever told by sound alone."), self._switch("mute")),
        ]

    def language(self) -> list[Row]:
        """Words and figures."""
        languages = [("", _("As the system")), *((language.code, language.name) for language in LANGUAGES)]
        digits = [("western", verbatim("0123")), ("arabic", "٠١٢٣")]
        return [
            Row(
                _("Language"),
                _("Of everything, the rules included."),
                self._choice("language", languages, across=_LANGUAGES_ACROSS),
            ),
            Row(_("Digits"), _("Of figures in Arabic texts."), self._choice("digits", digits)),
        ]

    def _switch(self, setting: str) -> Segments[bool]:
        return Segments(
            setting,
            [(False, _("Off")), (True, _("On"))],
            getattr(self._profile.settings, setting),
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
