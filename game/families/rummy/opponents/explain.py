"""Why a move was chosen over the next best: what decided, as a fact of the position with its size (for hints).

Only what the player can see is named: cards of the own hand and of the table, how many cards others hold, and what they
took or left. Where nothing great can be seen the points between the two choices are told.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.cards import JOKER, Face, format_faces, without
from game.families.rummy.opponents.facts import (
    companions,
    go_together,
    meld_with,
    takes,
    third_to_come,
    unseen_with,
    wins_joker,
)
from game.families.rummy.opponents.planner import Plan, Planner
from game.families.rummy.rules.actions import Open, Swap
from game.families.rummy.rules.openings import opening_points, openings_within
from game.families.rummy.rules.turn import Turn
from game.opponents.outcomes import Told
from game.opponents.protocol import Explanation
from game.opponents.reasons import OF_HIDDEN, Names, ReasonKey


class Reason(ReasonKey):
    """What decided; the phrase of each has the parameters that its line names."""

    NO_CHOICE = "explain_no_choice", Names.NOTHING
    """Nothing else was possible."""
    TAKE_GOES_OUT = "explain_take_goes_out", Names.ITSELF
    """With `card`, the top discard, the round can be ended this turn."""
    TAKE_OPENS = "explain_take_opens", Names.ITSELF
    """With `card`, the top discard, the opening is reached this turn; without it the hand holds none."""
    TAKE_MELDS = "explain_take_melds", Names.ITSELF
    """`card`, the top discard, can be melded at once."""
    TAKE_FITS = "explain_take_fits", Names.ITSELF
    """`card`, the top discard, goes with the `cards` of the hand: a third for each of them is there or may come."""
    TAKE_BETTER = "explain_take_better", Names.NOTHING, OF_HIDDEN
    """`card`, the top discard, is worth about `points` more than an unknown card; nothing to be seen stands out."""
    TOP_USELESS = "explain_top_useless", Names.ITSELF
    """`card`, the top discard, goes with no card of the hand and with no meld."""
    DRAW_BETTER = "explain_draw_better", Names.NOTHING, OF_HIDDEN
    """An unknown card is worth about `points` more than `card`, the top discard; nothing to be seen stands out."""
    DRAW_ALIKE = "explain_draw_alike", Names.NOTHING
    """It makes hardly a difference whether `card`, the top discard, is taken."""
    GOES_OUT = "explain_goes_out", Names.ITSELF
    """The round can be ended this turn."""
    OPENS = "explain_opens", Names.ITSELF
    """The melds are worth `points`, enough to open."""
    WAITS = "explain_waits", Names.ITSELF
    """Opening is possible, but only `count` cards would be left: going out in one turn doubles what the others pay."""
    SHEDS = "explain_sheds", Names.ITSELF
    """It rids the hand of `points` points at once."""
    WINS_JOKER = "explain_wins_joker", Names.ITSELF
    """The joker is won with `card`, and melded."""
    KEEPS_MELD = "explain_keeps_meld", Names.ANOTHER
    """`card` is kept, which is a meld with the `cards` of the hand."""
    KEEPS_GROUP = "explain_keeps_group", Names.ANOTHER
    """`card` is kept, which goes with the `cards` of the hand."""
    KEEPS_LIVE = "explain_keeps_live", Names.ANOTHER, OF_HIDDEN
    """`card` is kept, with which `count` cards go that the player cannot see; with the discard only `other`."""
    KEEPS_JOKER = "explain_keeps_joker", Names.ITSELF
    """A joker is kept, which completes any meld."""
    KEEPS_FITTING = "explain_keeps_fitting", Names.ANOTHER
    """`card` is kept, which can be added to a meld on the table."""
    KEEPS_WINNER = "explain_keeps_winner", Names.ANOTHER
    """`card` is kept, for which a joker on the table stands."""
    SAVES_POINTS = "explain_saves_points", Names.ANOTHER
    """It would count `points` in hand, and `card` only `other`."""
    BEFORE_END = "explain_before_end", Names.ANOTHER
    """The same, `points` and `card`, and the seat `player` has only `count` cards left."""
    FEEDS_MELD = "explain_feeds_meld", Names.ANOTHER
    """`card` is kept, which the next player, having opened, could add to a meld."""
    FEEDS_JOKER = "explain_feeds_joker", Names.ANOTHER
    """`card` is kept, with which the next player, having opened, could win a joker."""
    FEEDS_KNOWN = "explain_feeds_known", Names.ANOTHER
    """`card` is kept, which goes with the `cards` that the next player took."""
    FEEDS_LIVE = "explain_feeds_live", Names.ANOTHER, OF_HIDDEN
    """As `KEEPS_LIVE`, from the next player."""
    BETTER_BY = "explain_better_by", Names.NOTHING, OF_HIDDEN
    """It is worth about `points` more than `card`; nothing that can be seen stands out."""
    CLOSE = "explain_close", Names.NOTHING
    """`card` has other merits, which are worth about as much."""
    ALIKE = "explain_alike", Names.NOTHING
    """`card` would do as well: it has the same merits."""


REASONS: Final = (*Reason, *Told)
"""All that may be told."""


def told(reason: Reason, **params: str | int) -> Explanation:
    """An explanation with its parameters."""
    return Explanation(reason.value, tuple(params.items()))


_SMALL: Final = 0.5
"""A difference that is none, in points of a round; set by hand."""
_SHARE: Final = 0.4
"""The share of the greatest contribution that another must have to be told in its place; set by hand."""
_SOON: Final = 0.2
"""Chance that the round ends from which on it is told as the reason; set by hand."""


def why_taken(planner: Planner, turn: Turn, plan: Plan, margin: float) -> Explanation:
    """Why the top discard is taken: what the plan makes of it. `margin` are the points that it is worth more."""
    assert turn.taken is not None, "the top discard is taken"
    card = str(turn.taken)
    if len(plan.after.hand) == 1:
        return told(Reason.TAKE_GOES_OUT, card=card)
    before = without(turn.hand, (turn.taken,))
    if plan.after.opened and not turn.opened and next(openings_within(before, planner.house), None) is None:
        return told(Reason.TAKE_OPENS, card=card)
    if plan.after.taken is None:
        return told(Reason.TAKE_MELDS, card=card)
    view, taken = planner.beliefs.view, turn.taken
    found = [other for other in companions(turn.hand, taken) if third_to_come(view, taken, other)]
    if found:
        return told(Reason.TAKE_FITS, card=card, cards=format_faces(found))
    return _by_points(Reason.TAKE_BETTER, card, margin)


def why_drawn(planner: Planner, turn: Turn, margin: float) -> Explanation:
    """Why the top discard is left; `turn` is the turn with it. `margin` are the points that drawing is worth more."""
    assert turn.taken is not None, "there is a top discard"
    house, taken = planner.house, turn.taken
    useful = companions(turn.hand, taken) or takes(turn.melds, taken, house) or wins_joker(turn.melds, taken, house)
    if taken != JOKER and not useful:
        return told(Reason.TOP_USELESS, card=str(taken))
    return _by_points(Reason.DRAW_BETTER, str(taken), margin)


def _by_points(reason: Reason, card: str, margin: float) -> Explanation:
    points = round(margin)
    return told(reason, card=card, points=points) if points > 0 else told(Reason.DRAW_ALIKE, card=card)


def why_melded(planner: Planner, turn: Turn, plan: Plan) -> Explanation:
    """Why the first step of a plan is made."""
    if len(plan.after.hand) == 1:
        return told(Reason.GOES_OUT)
    step = plan.steps[0]
    house = planner.house
    if isinstance(step, Open):
        reached = planner.stepped(turn, step)
        return told(Reason.OPENS, points=opening_points(reached.melds[len(turn.melds) :], house))
    if isinstance(step, Swap):
        return told(Reason.WINS_JOKER, card=str(step.card))
    before, left = (int(sum(map(house.value_in_hand, hand))) for hand in (turn.hand, planner.stepped(turn, step).hand))
    return told(Reason.SHEDS, points=before - left)


def why_left(planner: Planner, turn: Turn, judged: Sequence[tuple[float, Face]], card: Face) -> Explanation:
    """Why a card ends the turn and not the next best of those judged."""
    if len(turn.hand) == 1:
        return told(Reason.GOES_OUT)
    others = [each for each in judged if each[1] != card]
    if not others:
        return told(Reason.NO_CHOICE)
    return why_discarded(planner, turn, card, max(others)[1])


def why_discarded(planner: Planner, turn: Turn, card: Face, other: Face) -> Explanation:
    """Why `card` is discarded and not `other`, the next best."""
    groups, costs = planner.parted(turn, card, other)
    fed = planner.fed(turn, other) - planner.fed(turn, card)
    ways: list[tuple[float, Callable[[Planner, Turn, Face, Face], Explanation | None]]] = [
        (groups, _of_groups),
        (costs, _of_costs),
        (fed, _of_feeding),
    ]
    ways.sort(key=lambda way: -way[0])
    points = round(groups + costs + fed)
    if groups + costs + fed > 0.0:
        least = max(_SMALL, _SHARE * ways[0][0])
        for gain, told_as in ways:
            found = told_as(planner, turn, card, other) if gain >= least else None
            if found is not None:
                return found
    if points > 0:
        return told(Reason.BETTER_BY, card=str(other), points=points)
    alike = _merits(planner, turn, card) == _merits(planner, turn, other)
    return told(Reason.ALIKE if alike else Reason.CLOSE, card=str(other))


def _merits(planner: Planner, turn: Turn, card: Face) -> tuple[bool, ...]:
    house = planner.house
    return (card == JOKER, takes(turn.melds, card, house), wins_joker(turn.melds, card, house))


def _of_groups(planner: Planner, turn: Turn, card: Face, other: Face) -> Explanation | None:
    if other == JOKER:
        return told(Reason.KEEPS_JOKER)
    if card == JOKER:
        return None
    melded, gone = (meld_with(turn.hand, each, planner.house) for each in (other, card))
    if len(melded) > len(gone):
        return told(Reason.KEEPS_MELD, card=str(other), cards=format_faces(melded))
    found = companions(turn.hand, other) if turn.hand.count(other) == 1 else ()
    if len(found) > len(companions(turn.hand, card)) or (found and turn.hand.count(card) > 1):
        return told(Reason.KEEPS_GROUP, card=str(other), cards=format_faces(found))
    return _of_unseen(Reason.KEEPS_LIVE, planner, card, other)


def _of_costs(planner: Planner, turn: Turn, card: Face, other: Face) -> Explanation | None:
    if other == JOKER:
        return told(Reason.KEEPS_JOKER)
    house = planner.house
    if wins_joker(turn.melds, other, house) and not wins_joker(turn.melds, card, house):
        return told(Reason.KEEPS_WINNER, card=str(other))
    if takes(turn.melds, other, house) and not takes(turn.melds, card, house):
        return told(Reason.KEEPS_FITTING, card=str(other))
    points, less = (int(house.value_in_hand(each)) for each in (card, other))
    if points <= less:
        return None
    if planner.beliefs.danger >= _SOON:
        view, fewest = planner.beliefs.view, planner.beliefs.fewest
        player = next(
            seat for seat in view.playing if seat != view.seat and view.opened[seat] and view.counts[seat] == fewest
        )
        return told(Reason.BEFORE_END, card=str(other), count=fewest, points=points, player=player)
    return told(Reason.SAVES_POINTS, card=str(other), points=points, other=less)


def _of_feeding(planner: Planner, turn: Turn, card: Face, other: Face) -> Explanation | None:
    if other == JOKER:
        return told(Reason.KEEPS_JOKER)
    beliefs, house = planner.beliefs, planner.house
    if beliefs.view.opened[beliefs.following]:
        if wins_joker(turn.melds, other, house) and not wins_joker(turn.melds, card, house):
            return told(Reason.FEEDS_JOKER, card=str(other))
        if takes(turn.melds, other, house) and not takes(turn.melds, card, house):
            return told(Reason.FEEDS_MELD, card=str(other))
    known, fewer = ([each for each in beliefs.next_known if go_together(one, each)] for one in (other, card))
    if len(known) > len(fewer):
        return told(Reason.FEEDS_KNOWN, card=str(other), cards=format_faces(dict.fromkeys(known)))
    return _of_unseen(Reason.FEEDS_LIVE, planner, card, other)


def _of_unseen(reason: Reason, planner: Planner, card: Face, other: Face) -> Explanation | None:
    if card == JOKER:
        return None
    count, less = (unseen_with(planner.beliefs.view, each) for each in (other, card))
    return told(reason, card=str(other), count=count, other=less) if count > less else None
