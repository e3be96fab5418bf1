"""What counts of a hand that was played: from a state to `scoring` (baloot 6.4, 7.1)."""

from __future__ import annotations

from game.cards import format_faces
from game.engine import ScoreLine
from game.games.baloot.rules.projects import counting
from game.games.baloot.rules.scoring import GAHWA, RAW, Counted, Hand, fell_short, hand_lines
from game.games.baloot.rules.state import (
    HAND_SIZE,
    LAST_TRICK,
    SEQUENCE_ORDER,
    TEAMS,
    BalootState,
    Contract,
    Declaration,
    MatchOver,
    RoundOver,
    points,
)
from game.games.baloot.rules.view import BalootView


def raw_points(state: BalootState | BalootView) -> tuple[int, int]:
    """The card points each team has taken, the last trick included once it is taken (baloot 7.1).

    Who claimed has the tricks that are left as well. A view tells as much as the state does.
    """
    trump = state.contract.trump if state.contract is not None else None
    taken = [0, 0]
    for trick in state.tricks:
        taken[TEAMS[trick.winner]] += sum(points(card, trump) for card in trick.cards)
    if state.claimed is not None and state.contract is not None:
        team = TEAMS[state.claimed]
        taken[team] = RAW[state.contract.kind] - taken[1 - team]
    elif len(state.tricks) == HAND_SIZE:
        taken[TEAMS[state.tricks[-1].winner]] += LAST_TRICK
    return taken[0], taken[1]


def hand_of(state: BalootState, contract: Contract) -> Hand:
    """What counts of a hand whose last trick is taken or claimed."""
    last = state.tricks[-1].winner if state.claimed is None else state.claimed
    takers = {TEAMS[trick.winner] for trick in state.tricks} | {TEAMS[last]}
    return Hand(
        kind=contract.kind,
        buyer=TEAMS[contract.buyer],
        raw=raw_points(state),
        last_trick=TEAMS[last],
        projects=tuple(_counted(declaration) for declaration in counting(state.declared)),
        baloot=None if state.baloot is None else TEAMS[state.baloot],
        kaboot=TEAMS[last] if len(takers) == 1 else None,
        multiplier=state.multiplier,
        doubler=None if state.doubler is None else TEAMS[state.doubler],
    )


def _counted(declaration: Declaration) -> Counted:
    seat, project = declaration.seat, declaration.project
    from_highest = sorted(project.cards, key=lambda card: SEQUENCE_ORDER.index(card.rank), reverse=True)
    return Counted(TEAMS[seat], project.kind, format_faces(from_highest), seat)


def played_hand(state: BalootState) -> Hand | None:
    """What counts of the hand that is over; None while one is in play and where nothing was played."""
    match state.phase:
        case RoundOver("played" | "claimed") | MatchOver():
            return None if state.contract is None else hand_of(state, state.contract)
        case _:
            return None


def state_lines(state: BalootState) -> tuple[ScoreLine, ...]:
    """The score lines of the hand that is over; none while one is in play, nor of a hand thrown in or void."""
    hand = played_hand(state)
    return () if hand is None else hand_lines(state.options, hand)


def round_traits(state: BalootState) -> tuple[str, ...]:
    """What kind of hand it was that is over, for statistics; none while one is in play."""
    match state.phase:
        case RoundOver("thrown_in" | "kawesh" as reason):
            return (reason,)
    hand = played_hand(state)
    if hand is None:
        return ()
    traits = ["bought", hand.kind]
    traits += ["failed"] if fell_short(hand) else []
    traits += ["kaboot"] if hand.kaboot is not None else []
    traits += ["doubled"] if hand.multiplier > 1 else []
    traits += ["gahwa"] if hand.multiplier == GAHWA else []
    return tuple(traits)
