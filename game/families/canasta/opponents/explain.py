"""Why a move was chosen over the next best: what decided, as a fact of the position with its size (for hints).

Two positions are compared term by term, each at the end of its turn. The term that contributed most in favour of the
choice is told, but only as something that can be seen: cards of the own hand, of the table and of the pile. Where no
great term shows, the points between the two choices are told, and where there are none, that both are alike.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from game.cards import Face, format_faces
from game.families.canasta.bonus import BONUS_SIZE
from game.families.canasta.opponents.adapter import CanastaAdapter
from game.families.canasta.opponents.beliefs import Seen
from game.families.canasta.opponents.evaluation import Terms
from game.families.canasta.opponents.facts import (
    companions,
    greatest_bonus,
    grown_to,
    is_wild,
    longest_taker,
    melded_size,
    newly_fitting,
    takers,
    unseen_with,
)
from game.families.canasta.opponents.planner import Plan, Planner, Step
from game.families.canasta.opponents.position import Position, after_discard, points_of_hand
from game.families.canasta.rules.actions import Lay
from game.opponents.protocol import Explanation
from game.opponents.reasons import OF_HIDDEN, Names, ReasonKey


class Reason(ReasonKey):
    """What decided, as all games of the family tell it; the phrase of each has the parameters that its line names."""

    GOES_OUT = "explain_goes_out", Names.ITSELF
    """The round is ended this turn."""
    NEARER_OUT = "explain_nearer_out", Names.ITSELF
    """`count` cards are left in hand, and the team may go out."""
    EARNS_BONUS = "explain_earns_bonus", Names.BONUS
    """`points` of bonus lie on the table at once."""
    BONUS_COMES = "explain_bonus_comes", Names.BONUS
    """`points` of bonus lie on the meld at the end of the turn, with what is laid or added next."""
    GROWS_BONUS = "explain_grows_bonus", Names.BONUS
    """The meld has `count` cards then, `missing` fewer than earn a bonus."""
    MAKES_FIT = "explain_makes_fit", Names.ITSELF
    """The `cards` of the hand can be added then."""
    GIVES_LANDING = "explain_gives_landing", Names.ITSELF
    """`count` faces more than before can be added to the team's melds."""
    COUNTS_MELDED = "explain_counts_melded", Names.ITSELF
    """The cards count `points` on the table."""
    SHEDS = "explain_sheds", Names.ITSELF
    """The hand is shorter by `count` cards."""
    MUST_LAY = "explain_must_lay", Names.ITSELF
    """Something has to be laid or added this turn, and this is what costs least."""
    KEEPS_WILD = "explain_keeps_wild", Names.ANOTHER
    """`card` is kept, which is wild."""
    KEEPS_WITH = "explain_keeps_with", Names.ANOTHER
    """`card` is kept, which goes with the `cards` of the hand."""
    KEEPS_LIVE = "explain_keeps_live", Names.ANOTHER, OF_HIDDEN
    """`card` is kept, with which `count` cards go that the player cannot see; with the discard only `other`."""
    COUNTS_MORE = "explain_counts_more", Names.ANOTHER
    """In hand it would count `points` more than `card`."""
    FEEDS_MELD = "explain_feeds_meld", Names.ANOTHER
    """`card` is kept, with which the `meld` of the opponents would have `count` cards."""
    FEEDS_WILD = "explain_feeds_wild", Names.ANOTHER
    """`card` is kept, which is wild, from the next player."""
    FEEDS_BONUS = "explain_feeds_bonus", Names.ANOTHER
    """`card` is kept, which would earn the opponents a bonus of `points` with their `meld`."""
    FEEDS_UNSEEN = "explain_feeds_unseen", Names.ANOTHER, OF_HIDDEN
    """`card` is kept, with which `count` cards go that the player cannot see; with the discard only `other`."""
    BETTER_BY = "explain_better_by", Names.NOTHING, OF_HIDDEN
    """It is worth about `points` more than `card`; nothing that can be seen stands out."""
    CLOSE = "explain_close", Names.NOTHING
    """`card` has other merits, which are worth about as much."""
    ALIKE = "explain_alike", Names.NOTHING
    """`card` would do as well: it has the same merits."""
    NO_CHOICE = "explain_no_choice", Names.NOTHING
    """Nothing else was possible."""


class OwnReasons(NamedTuple):
    """What a game calls the reasons that are told in its own words."""

    takes_reserve: ReasonKey
    """The hand is emptied into the reserve this turn."""
    nearer_reserve: ReasonKey
    """`count` cards are left in hand, and the reserve is still there."""
    keeps_for_team: ReasonKey
    """`card` is kept, with which the `meld` of the team has `count` cards."""
    keeps_key: ReasonKey
    """The same, kept for the pile that it opens."""
    right: ReasonKey | None = None
    """The right to go out is had, where that is worth something in itself."""


def told(reason: ReasonKey, **params: str | int) -> Explanation:
    """An explanation with its parameters."""
    return Explanation(reason.value, tuple(params.items()))


FED: Final = "fed"
"""The name of what the opponents gain by the discard, beside those of the terms."""
_SMALL: Final = 0.5
"""Points that are no difference."""
_SHARE: Final = 0.4
"""The share of the greatest contribution that another must have to be told in its place."""

Facts = Callable[[str], Explanation | None]
"""What a contribution is told as, by its name; None where nothing of it can be seen."""


def decided(chosen: Terms, instead: Terms, spared: float, facts: Facts) -> Explanation | None:
    """The greatest contribution to a choice that can be told, None where none of the great ones can.

    `spared` are the points that the opponents get less by it.
    """
    gains = {name: new - old for name, new, old in zip(Terms._fields, chosen, instead, strict=True)}
    gains[FED] = spared
    named = sorted(gains, key=lambda name: -gains[name])
    least = max(_SMALL, _SHARE * gains[named[0]])
    return next((why for name in named if gains[name] >= least and (why := facts(name)) is not None), None)


def why_step(own: OwnReasons, planner: Planner, plan: Plan) -> Explanation:
    """Why the first lay or add of a plan is made: the end of the turn by it against the turn without any."""
    free = planner.beliefs.seen.free
    if len(plan.after.hand) < 2:
        return told(own.takes_reserve if free else Reason.GOES_OUT)
    start, evaluation, ending = planner.start, planner.evaluation, planner.ending
    after = planner.after(start, plan.steps[0])

    def terms(position: Position, card: Face | None) -> Terms:
        if card is None:
            return evaluation.terms(position, len(position.hand) - ending.spare)
        return evaluation.terms(after_discard(position, card), len(position.hand) - 1)

    def facts(name: str) -> Explanation | None:
        return _of_step(own, planner, plan, after, name)

    held = [] if ending.must_lay else planner.judged(start)
    idle = max(held)[1] if held else plan.left
    if idle is not None and (held or idle in start.hand):
        found = decided(terms(plan.after, plan.left), terms(start, idle), 0.0, facts)
        if found is not None:
            return found
    return told(Reason.MUST_LAY) if ending.must_lay and _costs_least(planner, plan) else _melded(start, after)


def _costs_least(planner: Planner, plan: Plan) -> bool:
    """Whether the best plan makes the step with which a plan begins."""
    return plan.steps[0] in max(planner.plans(), key=lambda each: each.worth).steps


def _of_step(own: OwnReasons, planner: Planner, plan: Plan, after: Position, name: str) -> Explanation | None:
    start, step = planner.start, plan.steps[0]
    match name:
        case "bonus":
            at_once = round(after.table.bonus - start.table.bonus)
            if at_once > 0:
                return told(Reason.EARNS_BONUS, points=at_once)
            if own.right is not None and after.table.may_go_out and not start.table.may_go_out:
                return told(own.right)
            comes = round(_bonus_of(plan.after, len(start.melds), step) - _bonus_of(start, len(start.melds), step))
            return told(Reason.BONUS_COMES, points=comes) if comes > 0 else None
        case "hope":
            count = melded_size(start, step)
            return told(Reason.GROWS_BONUS, count=count, missing=BONUS_SIZE - count) if count < BONUS_SIZE else None
        case "cards":
            return _melded(start, after)
        case "keys":
            faces = newly_fitting(start, after)
            cards = [card for card in dict.fromkeys(after.hand) if card in faces]
            return told(Reason.MAKES_FIT, cards=format_faces(cards)) if cards else None
        case "landing":
            count = len(newly_fitting(start, after))
            return told(Reason.GIVES_LANDING, count=count) if count else None
        case "ending":
            if planner.beliefs.seen.free:
                return told(own.nearer_reserve, count=len(after.hand))
            return told(Reason.NEARER_OUT, count=len(after.hand)) if after.table.may_go_out else None
    return None


def _bonus_of(position: Position, before: int, step: Step) -> float:
    """The bonus in a position of the meld that a step lays or adds to, where so many melds lay before."""
    index = before if isinstance(step, Lay) else step.meld - 1
    return position.adapter.bonus(position.melds[index]) if index < len(position.melds) else 0.0


def _melded(start: Position, after: Position) -> Explanation:
    """What the cards of a step count, or how many they are where they hardly count."""
    points = points_of_hand(start.hand, start.adapter) - points_of_hand(after.hand, start.adapter)
    count = len(start.hand) - len(after.hand)
    whole = round(points)
    counts = points == whole and points > count
    return told(Reason.COUNTS_MELDED, points=whole) if counts else told(Reason.SHEDS, count=count)


def why_left(
    own: OwnReasons, planner: Planner, position: Position, judged: list[tuple[float, Face]], card: Face
) -> Explanation:
    """Why a card is discarded and not the next best of those judged."""
    if len(position.hand) == 1:
        return told(own.takes_reserve if planner.beliefs.seen.free else Reason.GOES_OUT)
    others = [each for each in judged if each[1] != card]
    if not others:
        return told(Reason.NO_CHOICE)
    worth, spared = max(others)
    margin = next(each for each, other in judged if other == card) - worth
    left = len(position.hand) - 1
    chosen, instead = (planner.evaluation.terms(after_discard(position, each), left) for each in (card, spared))
    feeding = planner.feeding
    fed = feeding.cost(spared, last=False) - feeding.cost(card, last=False)
    own_use = planner.thrown(spared, position) - planner.thrown(card, position)  # told as what melds may come to
    chosen = chosen._replace(hope=chosen.hope + own_use)
    found = decided(chosen, instead, fed, lambda name: _of_discard(own, planner, position, card, spared, name))
    if found is not None and margin > 0.0:
        return found
    points = round(margin)
    if points > 0:
        return told(Reason.BETTER_BY, card=str(spared), points=points)
    merits = [
        (is_wild(each), *[grown_to(melds, each, position.adapter.rules) for melds in planner.beliefs.seen.melds])
        for each in (card, spared)
    ]
    return told(Reason.ALIKE if merits[0] == merits[1] else Reason.CLOSE, card=str(spared))


def _of_discard(
    own: OwnReasons, planner: Planner, position: Position, card: Face, spared: Face, name: str
) -> Explanation | None:
    rules = position.adapter.rules
    kept = str(spared)
    if name == FED:
        return _of_feeding(planner.beliefs.seen, position.adapter, card, spared)
    if name == "cards":
        points = position.adapter.points((card,)) - position.adapter.points((spared,))
        return told(Reason.COUNTS_MORE, card=kept, points=round(points)) if points >= 1.0 else None
    if name not in ("hope", "keys", "ending"):
        return None
    count = grown_to(position.melds, spared, rules)
    if is_wild(spared):
        return None if is_wild(card) else told(Reason.KEEPS_WILD, card=kept)
    if count > grown_to(position.melds, card, rules):
        return told(
            own.keeps_key if name == "keys" else own.keeps_for_team,
            card=kept,
            count=count,
            meld=longest_taker(position.melds, spared, rules),
        )
    with_spared, with_card = (companions(_others(position.hand, each), each, rules) for each in (spared, card))
    if len(with_spared) > len(with_card) or (with_spared and position.hand.count(card) > 1):
        return told(Reason.KEEPS_WITH, card=kept, cards=format_faces(with_spared))
    return _of_unseen(Reason.KEEPS_LIVE, planner.beliefs.seen, position.adapter, card, spared)


def _of_feeding(seen: Seen, adapter: CanastaAdapter, card: Face, spared: Face) -> Explanation | None:
    theirs = seen.melds[1]
    if is_wild(spared):
        return None if is_wild(card) else told(Reason.FEEDS_WILD, card=str(spared))
    points = greatest_bonus(theirs, spared, adapter)
    if points > max(0.0, greatest_bonus(theirs, card, adapter)):
        meld = max(takers(theirs, spared, adapter.rules), key=lambda each: greatest_bonus((each,), spared, adapter))
        return told(Reason.FEEDS_BONUS, card=str(spared), points=round(points), meld=format_faces(meld.cards))
    count = grown_to(theirs, spared, adapter.rules)
    if count > grown_to(theirs, card, adapter.rules):
        return told(Reason.FEEDS_MELD, card=str(spared), count=count, meld=longest_taker(theirs, spared, adapter.rules))
    return None if count else _of_unseen(Reason.FEEDS_UNSEEN, seen, adapter, card, spared)


def _of_unseen(reason: Reason, seen: Seen, adapter: CanastaAdapter, card: Face, spared: Face) -> Explanation | None:
    count, other = (unseen_with(seen, adapter.copies, each) for each in (spared, card))
    return told(reason, card=str(spared), count=count, other=other) if count > other and not is_wild(card) else None


def _others(hand: tuple[Face, ...], card: Face) -> tuple[Face, ...]:
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]
