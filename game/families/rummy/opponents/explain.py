"""Why a move was chosen over the next best: what decided, as a fact of the position with its size (for hints).

Only what the player can see is named: cards of the own hand and of the table, how many cards others hold, and what they
took or left. Where nothing great can be seen the points between the two choices are told.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.cards import ALL_FACES, JOKER, Face, format_faces
from game.families.rummy.opponents.facts import (
    companions,
    go_together,
    meld_with,
    takes,
    third_to_come,
    unseen_with,
    wins_joker,
)
from game.families.rummy.opponents.reading import Plan, Reading
from game.families.rummy.opponents.turns import after, turn_seen
from game.families.rummy.rules.actions import Open, Swap
from game.families.rummy.rules.openings import opening_points, openings_within
from game.opponents.outcomes import OutcomeReason
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
    WORLDS_GOES_OUT = "explain_worlds_goes_out_than", Names.ANOTHER
    """The reason of `OutcomeReason` whose name is the same but for the last word; `card` is the next best discard."""
    WORLDS_RIVAL_OUT = "explain_worlds_rival_out_than", Names.ANOTHER
    WORLDS_OPENS = "explain_worlds_opens_than", Names.ANOTHER
    WORLDS_CAUGHT = "explain_worlds_caught_than", Names.ANOTHER
    WORLDS_POINTS = "explain_worlds_points_than", Names.ANOTHER


REASONS: Final = (*Reason, *OutcomeReason)
"""All that may be told."""


def explained(reason: Reason, **params: str | int) -> Explanation:
    """An explanation with its parameters."""
    return Explanation(reason.value, tuple(params.items()))


def than_discarding(why: Explanation, card: Face) -> Explanation:
    """The difference between the outcomes of two discards, of which the other is named."""
    return Explanation(_THAN[why.key].value, (*why.params, ("card", str(card))))


_THAN: Final = {
    OutcomeReason.GOES_OUT.value: Reason.WORLDS_GOES_OUT,
    OutcomeReason.RIVAL_OUT.value: Reason.WORLDS_RIVAL_OUT,
    OutcomeReason.OPENS.value: Reason.WORLDS_OPENS,
    OutcomeReason.CAUGHT.value: Reason.WORLDS_CAUGHT,
    OutcomeReason.POINTS.value: Reason.WORLDS_POINTS,
}


_SMALL: Final = 0.5
"""A difference that is none, in points of a round; set by hand."""
_SHARE: Final = 0.4
"""The share of the greatest contribution that another must have to be told in its place; set by hand."""
_SOON: Final = 0.2
"""Chance that the round ends from which on it is told as the reason; set by hand."""


def why_taken(reading: Reading, plan: Plan, margin: float) -> Explanation:
    """Why the top discard is taken: what the plan makes of it. `margin` are the points that it is worth more."""
    view = reading.view
    taken = view.discards[-1]
    card = str(taken)
    if plan.goes_out:
        return explained(Reason.TAKE_GOES_OUT, card=card)
    opens = plan.after.opened and not view.opened[view.seat]
    if opens and next(openings_within(view.hand, reading.house), None) is None:
        return explained(Reason.TAKE_OPENS, card=card)
    if plan.after.hand.count(taken) <= view.hand.count(taken):
        return explained(Reason.TAKE_MELDS, card=card)
    found = [other for other in companions(view.hand, taken) if third_to_come(view, taken, other)]
    if found:
        return explained(Reason.TAKE_FITS, card=card, cards=format_faces(found))
    return _by_points(Reason.TAKE_BETTER, card, margin)


def why_drawn(reading: Reading, margin: float) -> Explanation:
    """Why the top discard is left. `margin` are the points that drawing is worth more."""
    view, house = reading.view, reading.house
    top = view.discards[-1]
    useful = companions(view.hand, top) or takes(view.melds, top, house) or wins_joker(view.melds, top, house)
    if top != JOKER and not useful:
        return explained(Reason.TOP_USELESS, card=str(top))
    return _by_points(Reason.DRAW_BETTER, str(top), margin)


def _by_points(reason: Reason, card: str, margin: float) -> Explanation:
    points = round(margin)
    return explained(reason, card=card, points=points) if points > 0 else explained(Reason.DRAW_ALIKE, card=card)


def why_melded(reading: Reading, plan: Plan) -> Explanation:
    """Why the first step of a plan is made."""
    if plan.goes_out:
        return explained(Reason.GOES_OUT)
    step, house, turn = plan.steps[0], reading.house, turn_seen(reading.view)
    reached = after(turn, step, house)
    assert reached is not None, "a plan has legal steps"
    if isinstance(step, Open):
        return explained(Reason.OPENS, points=opening_points(reached.melds[len(turn.melds) :], house))
    if isinstance(step, Swap):
        return explained(Reason.WINS_JOKER, card=str(step.card))
    before, left = (int(sum(map(house.value_in_hand, hand))) for hand in (turn.hand, reached.hand))
    return explained(Reason.SHEDS, points=before - left)


def why_left(reading: Reading, card: Face) -> Explanation:
    """Why a card ends the turn in play and not the next best."""
    turn = turn_seen(reading.view)
    if len(turn.hand) == 1:
        return explained(Reason.GOES_OUT)
    others = [each.card for each in reading.judged(reading.base, turn) if each.card != card]
    return why_discarded(reading, card, ALL_FACES[others[0]]) if others else explained(Reason.NO_CHOICE)


def why_discarded(reading: Reading, card: Face, other: Face) -> Explanation:
    """Why `card` is discarded and not `other`, the next best."""
    judged = {each.card: each for each in reading.policy.judged(reading.base)}
    gone, kept = judged[card], judged[other]
    ways: list[tuple[float, Callable[[Reading, Face, Face], Explanation | None]]] = [
        (kept.groups - gone.groups, _of_groups),
        (kept.left - gone.left, _of_costs),
        (kept.fed - gone.fed, _of_feeding),
    ]
    ways.sort(key=lambda way: -way[0])
    gained = gone.rate - kept.rate
    points = round(gained)
    if gained > 0.0:
        least = max(_SMALL, _SHARE * ways[0][0])
        for gain, told_as in ways:
            found = told_as(reading, card, other) if gain >= least else None
            if found is not None:
                return found
    if points > 0:
        return explained(Reason.BETTER_BY, card=str(other), points=points)
    alike = _merits(reading, card) == _merits(reading, other)
    return explained(Reason.ALIKE if alike else Reason.CLOSE, card=str(other))


def _merits(reading: Reading, card: Face) -> tuple[bool, ...]:
    melds, house = reading.view.melds, reading.house
    return (card == JOKER, takes(melds, card, house), wins_joker(melds, card, house))


def _of_groups(reading: Reading, card: Face, other: Face) -> Explanation | None:
    if other == JOKER:
        return explained(Reason.KEEPS_JOKER)
    if card == JOKER:
        return None
    hand = reading.view.hand
    melded, gone = (meld_with(hand, each, reading.house) for each in (other, card))
    if len(melded) > len(gone):
        return explained(Reason.KEEPS_MELD, card=str(other), cards=format_faces(melded))
    found = companions(hand, other) if hand.count(other) == 1 else ()
    if len(found) > len(companions(hand, card)) or (found and hand.count(card) > 1):
        return explained(Reason.KEEPS_GROUP, card=str(other), cards=format_faces(found))
    return _of_unseen(Reason.KEEPS_LIVE, reading, card, other)


def _of_costs(reading: Reading, card: Face, other: Face) -> Explanation | None:
    if other == JOKER:
        return explained(Reason.KEEPS_JOKER)
    house, view = reading.house, reading.view
    if wins_joker(view.melds, other, house) and not wins_joker(view.melds, card, house):
        return explained(Reason.KEEPS_WINNER, card=str(other))
    if takes(view.melds, other, house) and not takes(view.melds, card, house):
        return explained(Reason.KEEPS_FITTING, card=str(other))
    points, less = (int(house.value_in_hand(each)) for each in (card, other))
    if points <= less:
        return None
    if reading.policy.danger(reading.base) >= _SOON:
        rivals = [seat for seat in view.playing if seat != view.seat and view.opened[seat]]
        player = min(rivals, key=lambda seat: view.counts[seat])
        count = view.counts[player]
        return explained(Reason.BEFORE_END, card=str(other), count=count, points=points, player=player)
    return explained(Reason.SAVES_POINTS, card=str(other), points=points, other=less)


def _of_feeding(reading: Reading, card: Face, other: Face) -> Explanation | None:
    if other == JOKER:
        return explained(Reason.KEEPS_JOKER)
    house, melds = reading.house, reading.view.melds
    if reading.view.opened[reading.following]:
        if wins_joker(melds, other, house) and not wins_joker(melds, card, house):
            return explained(Reason.FEEDS_JOKER, card=str(other))
        if takes(melds, other, house) and not takes(melds, card, house):
            return explained(Reason.FEEDS_MELD, card=str(other))
    known, fewer = ([each for each in reading.next_known if go_together(one, each)] for one in (other, card))
    if len(known) > len(fewer):
        return explained(Reason.FEEDS_KNOWN, card=str(other), cards=format_faces(dict.fromkeys(known)))
    return _of_unseen(Reason.FEEDS_LIVE, reading, card, other)


def _of_unseen(reason: Reason, reading: Reading, card: Face, other: Face) -> Explanation | None:
    if card == JOKER:
        return None
    count, less = (unseen_with(reading.view, each) for each in (other, card))
    return explained(reason, card=str(other), count=count, other=less) if count > less else None
