"""Every house rule of a new match, each with a line that says what it is about, over the scene of the match."""

from __future__ import annotations

from functools import partial
from typing import Final

from game.engine import OptionSpec, OptionValue
from game.i18n import _
from game.i18n.phrases import clause_text, phrases_of
from game.ui.kit import Column, Control, Node, Role, Row, Rule, Scroll, ScrollBar, Space, Spacer, Text
from game.ui.panels.house_rules import OWN, HouseRules
from game.ui.stage.composed_scene import ComposedDialog
from game.ui.stage.stage import Stage
from game.ui.widgets import Button, ButtonKind, Segments

_CONTROL: Final = 48
_DONE: Final = 60
"""Units of the height of a control, and of the way back."""


class RuleSheet(ComposedDialog):
    """A row for every rule; they scroll where not all of them have room."""

    name = "house_rules"
    width = 1240

    def __init__(self, stage: Stage, rules: HouseRules) -> None:
        super().__init__(stage)
        self._rules = rules
        self._bar = ScrollBar("more_rules", self.refresh)
        self.relabel()
        self.group.replace([self._done])
        self.group.set_focus(self._done)

    def relabel(self) -> None:
        """All words anew."""
        rules = self._rules
        self._preset = Segments("preset", rules.named_presets, rules.matching, self._take_preset, size=20)
        self._controls = {spec.name: self._control(spec) for spec in rules.specs}
        self._done = Button("done", _("Done"), self.back, kind=ButtonKind.PRIMARY, size=24)

    @property
    def read_about(self) -> str:
        """The game."""
        return self._rules.game

    @property
    def title(self) -> str:
        """What is chosen here."""
        return _("House rules")

    def compose_box(self) -> Node:
        """The presets with what they mean, the rules, and the way back."""
        self._preset.sets, self._preset.note = self.title, self._rules.explained
        presets = [Control(self._preset), Text(self._rules.explained, Role.SMALL, lines=0)]
        rows = Scroll(self._bar, *(self._row(name, first=not place) for place, name in enumerate(self._controls)))
        done = Row(Spacer(grow=11), Control(self._done, height=_DONE, grow=9), gap=Space.LARGE, even=True)
        return Column(*(presets if self._rules.has_presets else ()), rows, done, gap=Space.WIDE)

    def _row(self, name: str, *, first: bool) -> Node:
        phrases = phrases_of(self._rules.game)
        words = Column(
            Text(phrases.options[name].said(), Role.STRONG, lines=0),
            Text(phrases.option_tips[name].said(), Role.SMALL, lines=0),
            gap=Space.NONE,
            grow=11,
        )
        row = Row(words, Control(self._controls[name], height=_CONTROL, grow=9), gap=Space.LARGE, even=True)
        return row if first else Column(Rule(), row)

    def _control(self, spec: OptionSpec) -> Segments[OptionValue]:
        phrases = phrases_of(self._rules.game)
        choices = [(value, phrases.choices[spec.name][str(value)].said()) for value in spec.choices]
        value = self._rules.chosen[spec.name]
        tip = clause_text(spec.clause)
        control = Segments(f"option.{spec.name}", choices, value, partial(self._set, spec.name), size=19, tip=tip)
        control.sets, control.note = phrases.options[spec.name].said(), phrases.option_tips[spec.name].said()
        return control

    def _set(self, name: str, value: OptionValue) -> None:
        self._rules.take({name: value})
        self._show()

    def _take_preset(self, preset: str) -> None:
        if preset != OWN:
            self._rules.take_preset(preset)
        self._show()

    def _show(self) -> None:
        """Show which values the rules have."""
        for name, control in self._controls.items():
            control.show(self._rules.chosen[name])
        self._preset.show(self._rules.matching)
        self.refresh()
