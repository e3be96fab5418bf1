"""What a player may do next, as far as it is worth a search, and how the turn goes on then."""

from __future__ import annotations

from typing import Final

from game.families.canasta.opponents.lean.meld_book import MeldBook
from game.families.canasta.opponents.lean.outlooks import Outlooks
from game.families.canasta.opponents.lean.policy import (
    apply,
    is_taken_whole,
    leave_in_pile,
    meld_and_discard,
    meld_from_pile,
    worth_of_drawing,
)
from game.families.canasta.opponents.lean.round import LeanRound
from game.families.canasta.opponents.lean.side import Side
from game.families.canasta.opponents.lean.steps import Plan, Step
from game.families.canasta.opponents.lean.turn import NO_FACE, Turn

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
_LEAST_WITH_WILD: Final = 4
"""Cards of a new meld with a wild that are worth it in any case."""


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
        puts_back = is_taken_whole(play)
        play.discard(option.face)
        if play.over or play.place != place:
            return
        if puts_back:
            meld_from_pile(play, outlooks, only, 0)
        else:
            meld_and_discard(play, outlooks, False)
    else:
        plan = option.plan
        assert plan is not None, "a turn with the pile"
        leave_in_pile(play, plan)
        if not play.over and play.place == place:
            meld_from_pile(play, outlooks, only)


def turn_options(turn: Turn, side: Side) -> list[Option]:
    """The best lays and adds of a position, each judged by where it leads at once, or with what only together with it
    completes a meld, and the best discards, if any ends the turn. A wild for two cards is only spent where the policy
    would, or where the hand is emptied by it.
    """
    judged: list[tuple[float, int]] = []
    book = turn.play.book
    moves = turn.moves(side, None)
    for number in range(len(moves)):
        judged.append((-turn.height(moves[number].side), number))
    found: list[Option] = []
    firsts: list[Step] = []
    whole = turn.best(side)
    planned = [] if whole is None else whole.steps()
    for height, number in _best(judged, _MOST_STEPS):
        step = _first(moves[number])
        if _among(step, firsts):
            continue
        firsts.append(step)
        plan = turn.best(step.side)
        if _among(step, planned) or not _spends_wild(step, book) or _empties(plan):
            found.append(Option(-height if plan is None else plan.worth, STEP, step, NO_FACE, None))
    for worth, face in best_lefts(turn, side, _MOST_LEFT):
        found.append(Option(-worth, LEAVE, None, face, None))
    return found


def _first(step: Step) -> Step:
    """The first of some steps that only together are worth a thought."""
    while step.before is not None:
        step = step.before
    return step


def _among(step: Step, steps: list[Step]) -> bool:
    """Whether one of the steps does the same."""
    for other in steps:
        same = other.meld == step.meld and other.face == step.face
        if same and (step.meld >= 0 or (other.at == step.at and other.line == step.line)):
            return True
    return False


def _spends_wild(step: Step, book: MeldBook) -> bool:
    """Whether a wild is laid with no more than two others, from where it never comes back."""
    return step.meld >= 0 and book.wilds[step.meld] > 0 and book.size[step.meld] < _LEAST_WITH_WILD


def _empties(plan: Plan | None) -> bool:
    """Whether a plan leaves no card in the hand."""
    if plan is None or plan.last is None:
        return False
    return plan.last.side.cards - (plan.left != NO_FACE) < 1


def drawing(play: LeanRound, outlooks: Outlooks, side: Side) -> Option:
    """To draw a card."""
    return Option(worth_of_drawing(play, outlooks, side), DRAW, None, NO_FACE, None)


def best_lefts(turn: Turn, side: Side, most: int) -> list[tuple[float, int]]:
    """The cards whose leaving is worth most, each with its worth before it, negative."""
    return best_lefts_after(turn, side, most) if turn.may_end(side, False) else []


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
            if after.cards and best.left != NO_FACE:
                for worth, face in best_lefts_after(turn, after, most):
                    if face != best.left:
                        found.append(Option(-worth, PILE, None, face, Plan(-worth, last, face)))
        for worth, face in best_lefts(turn, union, most):
            if last is not None or face != best.left:
                found.append(Option(-worth, PILE, None, face, Plan(-worth, None, face)))
    return found


def best_lefts_after(turn: Turn, side: Side, most: int) -> list[tuple[float, int]]:
    """The same once something was laid. What the team could use is left only where nothing else seems as good."""
    judged = [(-worth, face) for worth, face in turn.judged(side)]
    judged.sort()
    idle = [each for each in judged if not turn.thrown(side, each[1])]
    return _best(idle if idle and judged[0] == idle[0] else judged, most)
