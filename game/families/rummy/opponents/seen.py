"""What a seat sees of a turn of a rummy, as the rules ask about it."""

from __future__ import annotations

from game.engine import Refusal
from game.families.rummy.rules.actions import Add, Lay, Open, Swap
from game.families.rummy.rules.choices import group_of
from game.families.rummy.rules.guard import can_end, refuse_discard
from game.families.rummy.rules.house import HouseRules
from game.families.rummy.rules.legal import melded
from game.families.rummy.rules.state import Faces, Melding
from game.families.rummy.rules.turn import Turn
from game.families.rummy.rules.view import RummyView
from game.melds.fixed_jokers import FixedMeld


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
    top = view.discards[-1]
    turn = Turn(tuple(sorted((*view.hand, top))), view.melds, view.opened[view.seat], taken=top)
    return turn if can_end(turn, view.house) else None


def loose(turn: Turn, house: HouseRules) -> Faces:
    """The faces of the hand with which the turn may end, sorted."""
    return tuple(card for card in dict.fromkeys(turn.hand) if refuse_discard(turn, card, house) is None)


def after(turn: Turn, action: Open | Lay | Add | Swap, house: HouseRules) -> Turn | None:
    """The turn after an action, None where it is refused."""
    found = melded(turn, action, house)
    return None if isinstance(found, Refusal) else found


def opening_of(melds: tuple[FixedMeld, ...], house: HouseRules) -> Open:
    """The opening with these melds."""
    return Open(tuple(group_of(meld, house) for meld in melds))


def lay_of(meld: FixedMeld, house: HouseRules) -> Lay:
    """The lay of this meld."""
    return Lay(group_of(meld, house))
