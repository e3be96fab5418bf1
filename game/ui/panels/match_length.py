"""How long a new match is to be: short, usual, long, or to another number of points that the game allows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine import TARGET, AnyGame, OptionValue, declared
from game.i18n import _
from game.i18n.match_lengths import LENGTH, LENGTH_TIP, LENGTHS
from game.i18n.phrases import clause_text
from game.ui.kit import Control, Node, Row, Space
from game.ui.widgets import Segments, Stepper

_OTHER: Final = 0
"""The choice beside the lengths that have names."""


class MatchLength:
    """The option `TARGET` of one game; nothing at all where a game has none."""

    def __init__(self, game: AnyGame, chosen: int | None, on_change: Callable[[], None]) -> None:
        """`chosen` are the points that were chosen before, if the game allows them; `on_change` is told of others."""
        spec = next((spec for spec in declared(game.options) if spec.name == TARGET), None)
        self._usual: OptionValue | None = spec.default if spec is not None else None
        self._on_change = on_change
        self._segments: Segments[int] | None = None
        self._stepper: Stepper[int] | None = None
        self._names: list[tuple[int, str]] = []
        self._counted: list[tuple[int, str]] = []
        """The lengths by name, and with their points where these do not stand beside them."""
        if spec is None:
            return
        points = [int(choice) for choice in spec.choices]
        usual = int(spec.default)
        value = chosen if chosen in points else usual
        named = spec.lengths.values()
        tip = _("{tip} ({clause})", tip=LENGTH_TIP.said(), clause=clause_text(spec.clause))
        other = (_OTHER, _("Other"))
        self._names = [*((spec.lengths[name], LENGTHS[name].said()) for name in LENGTHS), other]
        self._counted = [
            *((each, _("{length} · {points}", length=text, points=each)) for each, text in self._names[:-1]),
            other,
        ]
        self._segments = Segments(
            "length", self._counted, value if value in named else _OTHER, self._take, size=19, tip=tip
        )
        numbers = [(each, str(each)) for each in points]
        self._stepper = Stepper("points", numbers, value, self._step, size=19, tip=tip, around=False)

    @property
    def points(self) -> int | None:
        """What the match is played to; None where the game does not ask."""
        return self._stepper.value if self._stepper is not None else None

    @property
    def chosen(self) -> dict[str, OptionValue]:
        """The option, where it is not what is usual."""
        return {} if self.points is None or self.points == self._usual else {TARGET: self.points}

    @property
    def label(self) -> str:
        """What the choice is called."""
        return LENGTH.said()

    def compose(self) -> Node | None:
        """The lengths, with the points of another length behind them."""
        if self._segments is None or self._stepper is None:
            return None
        other = self._segments.value == _OTHER
        self._segments.choices = self._names if other else self._counted
        lengths = Control(self._segments, grow=1)
        return Row(lengths, Control(self._stepper, grow=0.5), gap=Space.SMALL, even=True) if other else lengths

    def _take(self, length: int) -> None:
        if self._segments is None or self._stepper is None:
            return
        if length != _OTHER:
            self._stepper.show(length)
        self._on_change()

    def _step(self, _points: int) -> None:
        self._on_change()
