"""What a player may do next, as far as it is worth a search, and how the turn goes on then."""

from __future__ import annotations

from typing import Final

from game.families.canasta.opponents.lean.meld_book import JOKER_FACE
from game.families.canasta.opponents.lean.outlooks import Outlooks
from game.families.canasta.opponents.lean.policy import (
    apply,
    leave_in_pile,
    meld_and_discard,
    meld_from_pile,
    worth_of_drawing,
)
from game.families.canasta.opponents.lean.round import LeanRound
from game.families.canasta.opponents.lean.side import Side
from game.families.canasta.opponents.lean.turn import NO_FACE, Plan, Step, Turn

DRAW: Final = 0
"""Draw a card."""
SWEEP: Final = 1
"""Take the whole pile."""
STEP: Final = 2
"""Lay or add."""
LEAVE: Final = 3
"""Discard a card."""
PILE: Final = 4
"""Take from the pile, lay and add by a plan, and leave a card."""

_MOST_STEPS: Final = 5
_MOST_LEFT: Final = 4
_SPREAD: Final = 60.0
"""How many options of a kind are worth a search, and by how many points they may seem worse than the best of it."""


class Option:
    """One of the ways to go on."""

    def __init__(self, worth: float, kind: int, step: Step | None, face: int, plan: Plan | None) -> None:
        self.worth: Final[float] = worth
        """What the policy takes it to be worth, with the best that it knows to follow in the turn."""
        self.kind: Final[int] = kind
        self.step: Final[Step | None] = step
        """The lay or add."""
        self.face: Final[int] = face
        """The card discarded."""
        self.plan: Final[Plan | None] = plan
        """The turn with the pile."""


def follow(play: LeanRound, outlooks: Outlooks, option: Option, only: int) -> None:
    """The option taken, and the turn played to its end by the policy; `only` as in `Turn.only`."""
    place = play.place
    if option.kind == DRAW:
        play.draw()
        meld_and_discard(play, outlooks, False)
    elif option.kind == SWEEP:
        play.sweep()
        meld_and_discard(play, outlooks, True)
    elif option.kind == STEP:
        step = option.step
        assert step is not None, "a lay or add"
        apply(play, step)
        if not play.over and play.place == place:
            meld_and_discard(play, outlooks, False)
    elif option.kind == LEAVE:
        play.discard(option.face)
    else:
        plan = option.plan
        assert plan is not None, "a turn with the pile"
        leave_in_pile(play, plan)
        if not play.over and play.place == place:
            meld_from_pile(play, outlooks, only)


def turn_options(turn: Turn, side: Side) -> list[Option]:
    """The best lays and adds of a position, each judged by where it leads at once, and the best discards, if any ends
    the turn.
    """
    judged: list[tuple[float, int]] = []
    moves = turn.moves(side, None)
    for number in range(len(moves)):
        judged.append((-turn.height(moves[number].side), number))
    found: list[Option] = []
    for height, number in _best(judged, _MOST_STEPS):
        plan = turn.best(moves[number].side)
        found.append(Option(-height if plan is None else plan.worth, STEP, moves[number], NO_FACE, None))
    for worth, face in best_lefts(turn, side, _MOST_LEFT):
        found.append(Option(-worth, LEAVE, None, face, None))
    return found


def drawing(play: LeanRound, outlooks: Outlooks, side: Side) -> Option:
    """To draw a card."""
    return Option(worth_of_drawing(play, outlooks, side), DRAW, None, NO_FACE, None)


def best_lefts(turn: Turn, side: Side, most: int) -> list[tuple[float, int]]:
    """The cards whose leaving is worth most, each with its worth before it, negative."""
    judged: list[tuple[float, int]] = []
    if turn.may_end(side, False):
        for face in range(JOKER_FACE + 1):
            if side.once >> face & 1 and face != turn.only:
                judged.append((-turn.worth_leaving(side, face), face))
    return _best(judged, most)


def _best(judged: list[tuple[float, int]], most: int) -> list[tuple[float, int]]:
    """The best of some numbers, each with its worth before it, negative."""
    judged.sort()
    return [each for each in judged[:most] if each[0] <= judged[0][0] + _SPREAD]


def pile_options(turn: Turn, union: Side, most: int) -> list[Option]:
    """Ways to take from the pile and leave a card: the best plan and the one without lays, with several cards left."""
    found: list[Option] = []
    best = turn.best(union)
    if best is not None:
        found.append(Option(best.worth, PILE, None, best.left, best))
        last = best.last
        if last is not None:
            after = last.side
            if after.cards:
                for worth, face in best_lefts_after(turn, after, most):
                    if face != best.left:
                        found.append(Option(-worth, PILE, None, face, Plan(-worth, last, face)))
        for worth, face in best_lefts(turn, union, most):
            if last is not None or face != best.left:
                found.append(Option(-worth, PILE, None, face, Plan(-worth, None, face)))
    return found


def best_lefts_after(turn: Turn, side: Side, most: int) -> list[tuple[float, int]]:
    """The same once something was laid."""
    judged: list[tuple[float, int]] = []
    for face in range(JOKER_FACE + 1):
        if side.once >> face & 1 and face != turn.only:
            judged.append((-turn.worth_leaving(side, face), face))
    return _best(judged, most)
