"""The reason why an action is not allowed, in terms for a player."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Refusal:
    """A refused action: the clause that forbids it and a reason key with its parameters.

    `params` are (name, value) pairs for the reason's phrase; cards among them stand in card notation.
    """

    clause: str
    """The clause of the rule book, such as `chess 3.2`."""
    reason: str
    """A key of the game's phrases, such as `sweep_needs_a_lay`."""
    params: tuple[tuple[str, str | int], ...] = ()


class IllegalActionError(ValueError):
    """An action that `Game.refusal` refuses was applied."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return f"{self.refusal.reason} ({self.refusal.clause})"


class ActionSyntaxError(ValueError):
    """A text that is no action of the game."""
