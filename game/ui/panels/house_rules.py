"""The house rules of a new match: which values its options have, and the presets that choose them all at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from game.engine import AnyGame, OptionSpec, OptionValue, declared, presets_of
from game.i18n import _, plural
from game.i18n.phrases import phrases_of
from game.ui.kit import Control, Node, Role, Row, Text, widgets_of
from game.ui.widgets import Button, Segments

_LABEL: Final = 32
"""The percentage of the width of its row that a label takes."""
OWN: Final = "own"
"""In place of a preset: a mix of rules that is none of them."""


class HouseRules:
    """The options of one game. Choosing a preset sets them all; changing one afterwards makes it a rule of your own."""

    def __init__(self, game: AnyGame, open_all: Callable[[], None], on_change: Callable[[], None]) -> None:
        """`open_all` shows every rule; `on_change` is called when a preset was chosen."""
        self.game = game.name
        self.specs: tuple[OptionSpec, ...] = tuple(spec for spec in declared(game.options) if not spec.lengths)
        self._presets = presets_of(game.options)
        self.chosen: dict[str, OptionValue] = {spec.name: spec.default for spec in self.specs}
        phrases = phrases_of(game.name)
        self._tips = {name: tip.said() for name, tip in phrases.preset_tips.items()}
        self._names = [(name, phrases.presets[name].said()) for name in self._presets]
        self._open_all = open_all
        self._on_change = on_change
        self._preset = Segments("preset", self.named_presets, self.matching, self._take_preset, size=19)
        count = len(self.specs)
        self._all = Button("rules", plural("See {count} rule", "See all {count} rules", count), open_all, size=19)

    @property
    def named_presets(self) -> list[tuple[str, str]]:
        """The presets and rules of one's own, with their names."""
        return [*self._names, (OWN, _("Custom"))]

    def choice(self) -> Node:
        """The presets; without any the way to all rules."""
        return Control(self._preset if self.has_presets else self._all)

    def explanation(self) -> Sequence[Node]:
        """What is played with the chosen preset, and the way to all rules."""
        self._preset.note = self.explained
        explained = Text(self.explained, Role.SMALL, lines=0, grow=3)
        return (Row(explained, Control(self._all, grow=2), even=True),) if self.has_presets else ()

    @property
    def shown(self) -> bool:
        """Whether there is anything to choose."""
        return bool(self.specs)

    @property
    def has_presets(self) -> bool:
        """Whether there is anything to choose but single rules."""
        return bool(self._presets)

    @property
    def explained(self) -> str:
        """What is played with the chosen preset."""
        return self._tips.get(self.matching, _("Your own mix of rules."))

    @property
    def matching(self) -> str:
        """The preset that all the rules are those of."""
        for name, values in self._presets.items():
            if all(self.chosen.get(key, value) == value for key, value in values.items()):
                return name
        return OWN

    def take(self, values: Mapping[str, OptionValue]) -> None:
        """Choose these values of options."""
        self.chosen.update(values)
        self._preset.show(self.matching)

    def take_preset(self, preset: str) -> None:
        """Choose all that belongs to a preset."""
        self.take({name: value for name, value in self._presets.get(preset, {}).items() if name in self.chosen})

    def _take_preset(self, preset: str) -> None:
        """Rules of one's own are chosen one by one."""
        self.take_preset(preset)
        self._on_change()
        if preset == OWN:
            self._open_all()


def labelled(label: str, control: Node) -> Node:
    """A control behind the name of what it sets."""
    control.grow = 100 - _LABEL
    for widget in widgets_of(control):
        if not isinstance(widget, Button):
            widget.sets = label
    return Row(Text(label, lines=2, grow=_LABEL), control, even=True)
