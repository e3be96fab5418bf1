"""A whole turn played: from stock or pile, the best plan of `turn`, and what it does with the cards."""

from __future__ import annotations

from typing import Final

from game.families.canasta.opponents.lean.meld_book import JOKER_FACE
from game.families.canasta.opponents.lean.outlooks import Outlooks
from game.families.canasta.opponents.lean.round import LeanRound
from game.families.canasta.opponents.lean.side import SUIT, TWOS, Side
from game.families.canasta.opponents.lean.steps import NEVER, Plan, Step
from game.families.canasta.opponents.lean.turn import NO_FACE, Turn

_MORE_DRAWS: Final = 2
"""By how many draws a team may be ahead of the other and still draw."""


def takes_pile(play: LeanRound, outlooks: Outlooks) -> bool:
    """Whether the player takes from the pile rather than draw, at the beginning of a turn."""
    law = play.law
    seat = play.seat()
    if not play.pile or (not law.whole_pile and len(play.hands[seat]) == 1):
        return False
    side = play.side(seat)
    union = side.copy()
    for face in play.pile:
        union.put(face)
    if law.whole_pile and not _may_lay(play, union):
        return False
    taking = taking_turn(play, outlooks)
    taken = taking.best(union)
    if taken is None:
        return False
    exchanges = not law.whole_pile and len(play.pile) == 1 and taken.last is None
    if exchanges and _yields(play) and (play.quiet or not _goes_with(side, play.pile[0])):
        return False
    return taken.worth >= worth_of_drawing(play, outlooks, side)


def worth_of_drawing(play: LeanRound, outlooks: Outlooks, side: Side) -> float:
    """What a turn that begins with a draw is worth."""
    drawing = Turn(play, outlooks, 1, play.pile)
    drawing.spare = 0
    drawing.at_once = play.law.whole_pile
    drawing.least = least(play)
    drawn = drawing.best(side)
    if drawn is None:
        return NEVER
    weights = drawing.outlook.weights
    draw = weights.draw + (weights.draw_late if drawing.late else 0.0)
    return drawn.worth + draw - drawing.loss_as_it_lies()


def _yields(play: LeanRound) -> bool:
    """Whether it is time to draw rather than to exchange the one card of the pile for nothing: a team waits one turn
    without a draw or a lay for every draw that it is ahead.
    """
    team = play.team()
    ahead = play.draws[team] - play.draws[1 - team]
    return ahead <= min(play.quiet, _MORE_DRAWS)


def _goes_with(side: Side, face: int) -> bool:
    """Whether a card is wild, fits a meld, or goes with a natural card of the hand in a run or a set."""
    rank = face % 13
    if face == JOKER_FACE or rank == 1 or side.fits >> face & 1:
        return True
    if rank in side.book.set_ranks and side.once & (1 << rank | 1 << (13 + rank) | 1 << (26 + rank) | 1 << (39 + rank)):
        return True
    cards = side.once >> (face - rank) & SUIT & ~(1 << 1)
    wide = cards << 1 | (cards & 1) << 14
    own = 1 << (rank + 1) | (1 << 14 if rank == 0 else 0)
    near = own << 1 | own << 2 | own >> 1 | own >> 2
    return wide & near & ~own & ((1 << 15) - 2) != 0


def _may_lay(play: LeanRound, union: Side) -> bool:
    if union.fits & union.once:
        return True
    book = play.book
    twos = union.once & TWOS
    for suit in range(4):
        once = union.once >> (13 * suit) & SUIT
        if once & (once - 1) and book.run_lays(suit, once, union.twice >> (13 * suit) & SUIT, twos, union.jokers):
            return True
    return any(book.set_lays(rank, union.once, union.twice, union.jokers) for rank in book.set_ranks)


def least(play: LeanRound) -> float:
    """What the first melds of the team must count together now."""
    team = play.team()
    if not play.high[team]:
        return 0.0
    for line in play.lines[team]:
        if line:
            return 0.0
    return play.law.high_opening


def taking_turn(play: LeanRound, outlooks: Outlooks) -> Turn:
    """The turn that takes from the pile."""
    turn = Turn(play, outlooks, 0, [])
    if play.law.whole_pile:
        turn.must_lay = True
    else:
        turn.least = least(play)
        if len(play.pile) == 1:
            turn.only = play.pile[0]
        for face in play.pile:
            turn.from_pile |= 1 << face
    return turn


def play_turn(play: LeanRound, outlooks: Outlooks) -> None:
    """The whole turn of the player whose it is."""
    if not takes_pile(play, outlooks):
        play.draw()
        meld_and_discard(play, outlooks, False)
    elif play.law.whole_pile:
        play.sweep()
        meld_and_discard(play, outlooks, True)
    else:
        meld_from_pile(play, outlooks, play.pile[0] if len(play.pile) == 1 else NO_FACE)


def meld_and_discard(play: LeanRound, outlooks: Outlooks, must_lay: bool) -> None:
    """The rest of a turn after the draw, or with the whole pile in the hand."""
    place = play.place
    while not play.over and play.place == place:
        seat = play.seat()
        turn = Turn(play, outlooks, 0, play.pile)
        turn.must_lay = must_lay
        turn.least = least(play)
        plan = turn.best(play.side(seat))
        if plan is None:
            play.over = True  # no turn that can be ended was found: the rules do not let this happen
            return
        finish(play, plan)
        must_lay = False


def finish(play: LeanRound, plan: Plan) -> None:
    """The steps of a plan, and its discard unless the steps emptied the hand."""
    seat = play.seat()
    team = play.law.teams[seat]
    taken = play.taken[team]
    for step in plan.steps():
        apply(play, step)
    if not play.over and play.taken[team] == taken and plan.left != NO_FACE:
        play.discard(plan.left)


def apply(play: LeanRound, step: Step) -> None:
    """A lay or an add."""
    if step.meld >= 0:
        play.lay(step.meld)
    else:
        play.add(step.face, step.at, step.line)


def meld_from_pile(play: LeanRound, outlooks: Outlooks, only: int) -> None:
    """The rest of a turn that takes from the pile and leaves one card in it."""
    place = play.place
    while not play.over and play.place == place:
        seat = play.seat()
        turn = taking_turn(play, outlooks)
        turn.only = only
        union = play.side(seat)
        for face in play.pile:
            union.put(face)
        plan = turn.best(union)
        if plan is None:
            play.over = True
            return
        leave_in_pile(play, plan)


def leave_in_pile(play: LeanRound, plan: Plan) -> None:
    """The pile taken but for the card that stays in it, or whole; the steps; a card put back if none stayed."""
    seat = play.seat()
    team = play.law.teams[seat]
    taken = play.taken[team]
    pile = play.pile
    stays = plan.left != NO_FACE and plan.left in pile
    hand = play.hands[seat]
    hand += pile
    if stays:
        hand.remove(plan.left)
        play.pile = [plan.left]
    else:
        play.pile = []
    for step in plan.steps():
        apply(play, step)
    if play.over or play.taken[team] != taken:
        return
    if stays:
        play.end()
    elif plan.left != NO_FACE:
        play.discard(plan.left)
