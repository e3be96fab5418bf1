"""A turn as the rules ask about it: what the seat of a view has, what may end it, and what comes of an action."""

from __future__ import annotations

from game.engine import Refusal
from game.families.rummy.rules.actions import Add, Lay, Open, Swap
from game.families.rummy.rules.choices import group_of
from game.families.rummy.rules.house import HouseRules
from game.families.rummy.rules.legal import melded
from game.families.rummy.rules.state import Faces, Melding
from game.families.rummy.rules.turn import Turn, can_end, refuse_discard, turn_with
from game.families.rummy.rules.view import RummyView
from game.melds.fixed_jokers import FixedMeld

Step = Open | Lay | Add | Swap


def turn_seen(view: RummyView) -> Turn:
    """The turn that the seat of the view is in; without anything drawn, owed or opened where none is in play."""
    opened = view.opened[view.seat]
    phase = view.phase
    if isinstance(phase, Melding):
        return Turn(view.hand, view.melds, opened, phase.opened_now, phase.taken, phase.owed)
    return Turn(view.hand, view.melds, opened)


def turn_with_top(view: RummyView) -> Turn | None:
    """The turn as it would be with the top of the discards taken, None where it may not be taken."""
    if not view.discards or view.turn <= view.house.stock_draws + 1:
        return None
    turn = turn_with(view.hand, view.discards[-1], view, view.seat)
    return turn if can_end(turn, view.house) else None


def loose(turn: Turn, house: HouseRules) -> Faces:
    """The faces of the hand with which the turn may end, sorted."""
    return tuple(card for card in dict.fromkeys(turn.hand) if refuse_discard(turn, card, house) is None)


def after(turn: Turn, action: Step, house: HouseRules) -> Turn | None:
    """The turn after an action, None where it is refused."""
    found = melded(turn, action, house)
    return None if isinstance(found, Refusal) else found


def opening_of(melds: tuple[FixedMeld, ...], house: HouseRules) -> Open:
    """The opening with these melds."""
    return Open(tuple(group_of(meld, house) for meld in melds))


def lay_of(meld: FixedMeld, house: HouseRules) -> Lay:
    """The lay of this meld."""
    return Lay(group_of(meld, house))
