"""A game asked about positions by the texts of actions."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from game.engine import Event, Game

S = TypeVar("S")


class Asked(Generic[S]):
    """What a game says of its states."""

    def __init__(self, game: Game[S, Any, Any]) -> None:
        self.game = game

    def reason(self, state: S, text: str) -> str | None:
        """Why an action is refused as `reason clause`, or None where it is legal."""
        refused = self.game.refusal(state, self.game.parse(text))
        return None if refused is None else f"{refused.reason} {refused.clause.removeprefix(f'{self.game.name} ')}"

    def after(self, state: S, *texts: str) -> S:
        """The position after some actions."""
        for text in texts:
            state, _ = self.game.apply(state, self.game.parse(text))
        return state

    def events(self, state: S, *texts: str) -> tuple[Event, ...]:
        """The events of the last of some actions."""
        *before, last = texts
        return self.game.apply(self.after(state, *before), self.game.parse(last))[1]

    def legal(self, state: S) -> set[str]:
        """The texts of the legal actions."""
        return {str(action) for action in self.game.actions(state)}
