"""Why a move was chosen over the next best: what decided, as a fact of the position with its size (for hints).

Two positions are compared term by term, each at the end of its turn. The term that contributed most in favour of the
choice is told, but only as something that can be seen: cards of the own hand, of the table and of the pile. Where no
great term shows, the points between the two choices are told, and where there are none, that both are alike.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple

from game.cards import ALL_FACES, Face, format_faces, without
from game.families.canasta.bonus import BONUS_SIZE
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
from game.families.canasta.opponents.lean.reading import action_of
from game.families.canasta.opponents.lean.side import Side
from game.families.canasta.opponents.lean.steps import Plan
from game.families.canasta.opponents.lean.turn import NO_FACE, Turn
from game.families.canasta.opponents.position import Position, after_add, after_lay
from game.families.canasta.rules.actions import Add, Lay
from game.melds.meld import Meld
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


def explained(reason: ReasonKey, **params: str | int) -> Explanation:
    """An explanation with its parameters."""
    return Explanation(reason.value, tuple(params.items()))


class Terms(NamedTuple):
    """The parts of a position's worth, in round points; see `Outlook.terms`."""

    bonus: float
    hope: float
    cards: float
    keys: float
    landing: float
    ending: float


@dataclass(frozen=True, slots=True)
class Thought:
    """A turn as the lean core plans it, and the same cards in the terms of the rules."""

    turn: Turn
    side: Side
    """What may be melded, and the melds of the team."""
    start: Position
    """What may be melded, and the melds of the team, in the terms of the rules."""
    theirs: tuple[Meld, ...]
    """The melds of the opponents."""
    visible: tuple[Face, ...]
    """The cards that the player sees."""

    def steps(self, plan: Plan) -> list[tuple[Lay | Add, Position]]:
        """The actions of a plan's steps, each with the position after it."""
        found = []
        position = self.start
        for step in plan.steps():
            action = action_of(step, self.turn.play.book, position.melds)
            position = acted(position, action)
            found.append((action, position))
        return found

    def after(self, plan: Plan) -> Position:
        """The position at the end of a plan, before a card is left."""
        steps = self.steps(plan)
        return steps[-1][1] if steps else self.start

    def terms(self, plan: Plan) -> Terms:
        """The terms of the position at the end of a plan."""
        return Terms(*self.turn.terms(self.side if plan.last is None else plan.last.side, plan.left))

    def empties(self, plan: Plan) -> bool:
        """Whether a plan empties the hand."""
        side = self.side if plan.last is None else plan.last.side
        return plan.left == NO_FACE or side.cards == 1

    def judged(self) -> list[tuple[float, Face]]:
        """What ending the turn at once is worth with each of the cards left that may be."""
        return [(worth, ALL_FACES[face]) for worth, face in self.turn.judged(self.side)]


def acted(position: Position, action: Lay | Add) -> Position:
    """The position after a lay or an add."""
    if isinstance(action, Lay):
        return after_lay(position, action.cards)
    return after_add(position, action.card, action.meld - 1)


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


def why_step(own: OwnReasons, thought: Thought, plan: Plan) -> Explanation:
    """Why the first lay or add of a plan is made: the end of the turn by it against the turn without any."""
    turn = thought.turn
    if thought.empties(plan):
        return explained(own.takes_reserve if turn.free else Reason.GOES_OUT)
    action, after = thought.steps(plan)[0]

    def facts(name: str) -> Explanation | None:
        return _of_step(own, thought, plan, action, after, name)

    held = [] if turn.must_lay else turn.judged(thought.side)
    idle = max(held)[1] if held else plan.left
    if idle != NO_FACE and thought.side.once >> idle & 1:
        found = decided(thought.terms(plan), Terms(*turn.terms(thought.side, idle)), 0.0, facts)
        if found is not None:
            return found
    return explained(Reason.MUST_LAY) if turn.must_lay and _costs_least(thought, action) else _melded(thought, after)


def _costs_least(thought: Thought, action: Lay | Add) -> bool:
    """Whether the best plan does this."""
    best = thought.turn.best(thought.side)
    return best is not None and action in [each for each, _ in thought.steps(best)]


def _of_step(
    own: OwnReasons, thought: Thought, plan: Plan, action: Lay | Add, after: Position, name: str
) -> Explanation | None:
    start = thought.start
    at = len(start.melds) if isinstance(action, Lay) else action.meld - 1
    match name:
        case "bonus":
            at_once = round(after.bonus - start.bonus + plan.steps()[0].side.earned)
            if at_once > 0:
                return explained(Reason.EARNS_BONUS, points=at_once)
            if own.right is not None and after.may_go_out and not start.may_go_out:
                return explained(own.right)
            comes = round(_bonus_of(thought.after(plan), at) - _bonus_of(start, at))
            return explained(Reason.BONUS_COMES, points=comes) if comes > 0 else None
        case "hope":
            count = melded_size(start, action)
            if count >= BONUS_SIZE or _bonus_of(after, at):
                return None
            return explained(Reason.GROWS_BONUS, count=count, missing=BONUS_SIZE - count)
        case "cards":
            return _melded(thought, after)
        case "keys":
            faces = newly_fitting(start, after)
            cards = [card for card in dict.fromkeys(after.hand) if card in faces]
            return explained(Reason.MAKES_FIT, cards=format_faces(cards)) if cards else None
        case "landing":
            count = len(newly_fitting(start, after))
            return explained(Reason.GIVES_LANDING, count=count) if count else None
        case "ending":
            if thought.turn.free:
                return explained(own.nearer_reserve, count=len(after.hand))
            return explained(Reason.NEARER_OUT, count=len(after.hand)) if after.may_go_out else None
    return None


def _bonus_of(position: Position, at: int) -> float:
    """The bonus in a position of the meld at that place; nothing where there is none."""
    return position.adapter.bonus(position.melds[at]) if at < len(position.melds) else 0.0


def _melded(thought: Thought, after: Position) -> Explanation:
    """What the cards of a step count, or how many they are where they hardly count."""
    start = thought.start
    points = start.adapter.points(start.hand) - start.adapter.points(after.hand)
    count = len(start.hand) - len(after.hand)
    whole = round(points)
    counts = points == whole and points > count
    return explained(Reason.COUNTS_MELDED, points=whole) if counts else explained(Reason.SHEDS, count=count)


def why_left(own: OwnReasons, thought: Thought, judged: list[tuple[float, Face]], card: Face) -> Explanation:
    """Why a card is discarded and not the next best of those judged."""
    turn, side, start = thought.turn, thought.side, thought.start
    if side.cards == 1:
        return explained(own.takes_reserve if turn.free else Reason.GOES_OUT)
    others = [each for each in judged if each[1] != card]
    if not others:
        return explained(Reason.NO_CHOICE)
    worth, spared = max(others)
    margin = next(each for each, other in judged if other == card) - worth
    chosen, instead = (Terms(*turn.terms(side, int(each))) for each in (card, spared))
    fed = turn.cost(int(spared), False) - turn.cost(int(card), False)
    own_use = turn.thrown(side, int(spared)) - turn.thrown(side, int(card))  # told as what melds may come to
    chosen = chosen._replace(hope=chosen.hope + own_use)
    found = decided(chosen, instead, fed, lambda name: _of_discard(own, thought, card, spared, name))
    if found is not None and margin > 0.0:
        return found
    points = round(margin)
    if points > 0:
        return explained(Reason.BETTER_BY, card=str(spared), points=points)
    rules = start.adapter.rules
    merits = [
        (is_wild(each), *[grown_to(melds, each, rules) for melds in (start.melds, thought.theirs)])
        for each in (card, spared)
    ]
    return explained(Reason.ALIKE if merits[0] == merits[1] else Reason.CLOSE, card=str(spared))


def _of_discard(own: OwnReasons, thought: Thought, card: Face, spared: Face, name: str) -> Explanation | None:
    start = thought.start
    rules = start.adapter.rules
    kept = str(spared)
    if name == FED:
        return _of_feeding(thought, card, spared)
    if name == "cards":
        points = start.adapter.points((card,)) - start.adapter.points((spared,))
        return explained(Reason.COUNTS_MORE, card=kept, points=round(points)) if points >= 1.0 else None
    if name not in ("hope", "keys", "ending"):
        return None
    count = grown_to(start.melds, spared, rules)
    if is_wild(spared):
        return None if is_wild(card) else explained(Reason.KEEPS_WILD, card=kept)
    if count > grown_to(start.melds, card, rules):
        return explained(
            own.keeps_key if name == "keys" else own.keeps_for_team,
            card=kept,
            count=count,
            meld=longest_taker(start.melds, spared, rules),
        )
    with_spared, with_card = (companions(without(start.hand, (each,)), each, rules) for each in (spared, card))
    if len(with_spared) > len(with_card) or (with_spared and start.hand.count(card) > 1):
        return explained(Reason.KEEPS_WITH, card=kept, cards=format_faces(with_spared))
    return _of_unseen(Reason.KEEPS_LIVE, thought, card, spared)


def _of_feeding(thought: Thought, card: Face, spared: Face) -> Explanation | None:
    theirs, adapter = thought.theirs, thought.start.adapter
    if is_wild(spared):
        return None if is_wild(card) else explained(Reason.FEEDS_WILD, card=str(spared))
    points = greatest_bonus(theirs, spared, adapter)
    if points > max(0.0, greatest_bonus(theirs, card, adapter)):
        meld = max(takers(theirs, spared, adapter.rules), key=lambda each: greatest_bonus((each,), spared, adapter))
        return explained(Reason.FEEDS_BONUS, card=str(spared), points=round(points), meld=format_faces(meld.cards))
    count = grown_to(theirs, spared, adapter.rules)
    if count > grown_to(theirs, card, adapter.rules):
        return explained(
            Reason.FEEDS_MELD, card=str(spared), count=count, meld=longest_taker(theirs, spared, adapter.rules)
        )
    return None if count else _of_unseen(Reason.FEEDS_UNSEEN, thought, card, spared)


def _of_unseen(reason: Reason, thought: Thought, card: Face, spared: Face) -> Explanation | None:
    copies = thought.start.adapter.copies
    count, other = (unseen_with(thought.visible, copies, each) for each in (spared, card))
    return (
        explained(reason, card=str(spared), count=count, other=other) if count > other and not is_wild(card) else None
    )
