"""What a turn may do: steps that follow one another, and the plan that ends with the last of them."""

from __future__ import annotations

from typing import Final

from game.families.canasta.opponents.lean.side import Side

NEVER: Final = -1e9
"""The worth of what cannot be done."""


class Step:
    """A lay or an add, and the position it led to."""

    def __init__(self, side: Side, before: Step | None, at: int, line: int, meld: int, face: int) -> None:
        self.side: Final[Side] = side
        self.before: Final[Step | None] = before
        """The step before it, if it was not the first."""
        self.at: Final[int] = at
        """Which of the team's lines it changed."""
        self.line: Final[int] = line
        """What that became."""
        self.meld: Final[int] = meld
        """The meld laid, or -1."""
        self.face: Final[int] = face
        """The card added, or -1."""
        self.height: float = NEVER
        """What ending the turn there is worth, whichever card is left, once the turn has judged it."""
        self.after: list[Step] | None = None
        """The steps that may follow, once they were asked for."""
        self.plan: Plan | None = None
        """The plan that ends there, once it was asked for."""


class Plan:
    """Steps, then the card that is left lying."""

    def __init__(self, worth: float, last: Step | None, left: int) -> None:
        self.worth: Final[float] = worth
        self.last: Final[Step | None] = last
        """The last of its steps, if there is one."""
        self.left: Final[int] = left
        """The card left, `NO_FACE` where none remains but cards that are not taken from the pile."""

    def steps(self) -> list[Step]:
        """The steps in their order."""
        found: list[Step] = []
        step = self.last
        while step is not None:
            found.append(step)
            step = step.before
        found.reverse()
        return found


def part(step: Step) -> None:
    """Parts a step from its plan and from what followed it: they hold each other, and would stay until somebody looked
    for garbage.
    """
    steps = step.after
    step.after = None
    step.plan = None
    if steps is not None:
        for each in steps:
            part(each)
