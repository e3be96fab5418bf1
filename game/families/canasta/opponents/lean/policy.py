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
    cards = union(play)
    if law.whole_pile and not _may_lay(play, cards):
        return False
    taken = taking_turn(play, outlooks).best(cards)
    if taken is None:
        return False
    if refuses_exchange(play, side, taken):
        return False
    return taken.worth >= worth_of_drawing(play, outlooks, side)


def refuses_exchange(play: LeanRound, side: Side, taken: Plan) -> bool:
    """Whether a plan only exchanges the one card of the pile, and it is time to draw instead."""
    if play.law.whole_pile or len(play.pile) > 1 or taken.last is not None or not _yields(play):
        return False
    return play.quiet > 0 or not _goes_with(side, play.pile[0])


def worth_of_drawing(play: LeanRound, outlooks: Outlooks, side: Side) -> float:
    """What a turn that begins with a draw is worth."""
    turn = drawing_turn(play, outlooks)
    drawn = turn.best(side)
    return NEVER if drawn is None else drawn.worth + gain_of_drawing(turn)


def drawing_turn(play: LeanRound, outlooks: Outlooks) -> Turn:
    """The turn that begins with a draw, before the card is seen."""
    turn = Turn(play, outlooks, 1, play.pile)
    turn.spare = 0
    turn.at_once = play.law.whole_pile
    turn.least = least(play)
    return turn


def gain_of_drawing(turn: Turn) -> float:
    """What the card drawn is worth, less what the pile brings the opponents then."""
    weights = turn.outlook.weights
    return weights.draw + (weights.draw_late if turn.late else 0.0) - turn.loss_as_it_lies()


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


def _may_lay(play: LeanRound, side: Side) -> bool:
    if side.fits & side.once:
        return True
    book = play.book
    twos = side.once & TWOS
    for suit in range(4):
        once = side.once >> (13 * suit) & SUIT
        if once & (once - 1) and book.run_lays(suit, once, side.twice >> (13 * suit) & SUIT, twos, side.jokers):
            return True
    return any(book.set_lays(rank, side.once, side.twice, side.jokers) for rank in book.set_ranks)


def least(play: LeanRound) -> float:
    """What the first melds of the team must count together now."""
    team = play.team()
    if not play.high[team]:
        return 0.0
    for line in play.lines[team]:
        if line:
            return 0.0
    return play.law.high_opening


def taking_turn(play: LeanRound, outlooks: Outlooks, due: int = 1) -> Turn:
    """The turn that takes from the pile, `due` cards at least."""
    turn = Turn(play, outlooks, 0, [])
    if play.law.whole_pile:
        turn.must_lay = True
    else:
        turn.least = least(play)
        if len(play.pile) == 1:
            turn.only = play.pile[0]
        turn.take_from(play.pile, due)
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
        puts_back = is_taken_whole(play)
        finish(play, plan)
        if puts_back and play.pile and play.place == place and not play.over:  # with a reserve
            meld_from_pile(play, outlooks, NO_FACE, 0)
            return
        must_lay = False


def is_taken_whole(play: LeanRound) -> bool:
    """Whether one card has to lie in the pile at the end of the turn, and none does."""
    return not play.law.whole_pile and not play.pile


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


def meld_from_pile(play: LeanRound, outlooks: Outlooks, only: int, due: int = 1) -> None:
    """The rest of a turn that takes from the pile, `due` cards at least, and leaves one card in it."""
    place = play.place
    while not play.over and play.place == place:
        turn = taking_turn(play, outlooks, due)
        due = 0
        turn.only = only
        plan = turn.best(union(play))
        if plan is None:
            play.over = True
            return
        leave_in_pile(play, plan)


def union(play: LeanRound) -> Side:
    """The hand of the player whose turn it is with all cards of the pile."""
    side = play.side(play.seat())
    for face in play.pile:
        side.put(face)
    return side


def leave_in_pile(play: LeanRound, plan: Plan) -> None:
    """The pile taken but for what stays in it, or whole; the steps; a card put back if none stayed."""
    seat = play.seat()
    team = play.law.teams[seat]
    taken = play.taken[team]
    stays = staying(play.pile, plan)
    hand = play.hands[seat]
    hand += play.pile
    for face in stays:
        hand.remove(face)
    play.pile = stays
    for step in plan.steps():
        apply(play, step)
    if play.over or play.taken[team] != taken:
        return
    if stays:
        play.end()
    elif plan.left != NO_FACE:
        play.discard(plan.left)


def staying(pile: list[int], plan: Plan) -> list[int]:
    """The cards of the pile that a plan does not take: the one it leaves, or what is not needed to empty the hand."""
    if plan.left != NO_FACE:
        return [plan.left] if plan.left in pile else []
    last = plan.last
    assert last is not None, "a hand is emptied by melds"
    stays: list[int] = []
    for face in pile:
        held = last.side.jokers if face == JOKER_FACE else (last.side.once >> face & 1) + (last.side.twice >> face & 1)
        if stays.count(face) < held:
            stays.append(face)
    return stays
