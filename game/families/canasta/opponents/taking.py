"""Why the pile is taken or left lying: the whole turn with it against the whole turn with an unknown card."""

from __future__ import annotations

from typing import NamedTuple

from game.cards import ALL_FACES, Face, format_faces, without
from game.families.canasta.opponents.explain import FED, OwnReasons, Thought, decided, explained
from game.families.canasta.opponents.explain import Reason as Common
from game.families.canasta.opponents.facts import grown_to, longest_taker, unseen_with, useful
from game.families.canasta.opponents.lean.steps import Plan
from game.families.canasta.opponents.lean.turn import NO_FACE
from game.opponents.protocol import Explanation
from game.opponents.reasons import OF_HIDDEN, Names, ReasonKey


class Reason(ReasonKey):
    """What decided; the phrase of each has the parameters that its line names."""

    BONUS = "explain_pile_bonus", Names.ITSELF
    """With the pile `points` of bonus lie on the table this turn."""
    MELDS = "explain_pile_melds", Names.ITSELF
    """The `cards` of the pile are melded this turn."""
    FITS = "explain_pile_fits", Names.ITSELF
    """The `cards` of the pile fit the melds, or go with cards of the hand."""
    MORE = "explain_pile_more", Names.ITSELF
    """The pile has `count` cards, against one from the stock."""
    FEEDS = "explain_pile_feeds", Names.ITSELF
    """`card` lies in the pile, with which the `meld` of the opponents would have `count` cards; it is kept."""
    DENIES = "explain_pile_denies", Names.ITSELF, OF_HIDDEN
    """`card` lies in the pile, with which `count` cards go that the player cannot see; it is kept."""
    HELPS = "explain_pile_helps", Names.NOTHING, OF_HIDDEN
    """It is worth about `points` more than a card from the stock; nothing that can be seen stands out."""
    USELESS = "explain_pile_useless", Names.ITSELF
    """None of its `count` cards fits anything: neither the melds nor any card of the hand."""
    PARTLY = "explain_pile_partly", Names.ITSELF
    """Of its `total` cards `count` fit nothing."""
    BLOCKS = "explain_pile_blocks", Names.ITSELF
    """No good end of the turn was found with the pile."""
    COSTS = "explain_pile_costs", Names.NOTHING, OF_HIDDEN
    """A card from the stock is worth about `points` more; nothing that can be seen stands out."""
    ALIKE = "explain_pile_alike", Names.NOTHING
    """It makes hardly a difference."""


class Sides(NamedTuple):
    """A turn with the pile and the same turn with a card from the stock."""

    taking: Thought
    taken: Plan
    """The best plan with the pile."""
    drawing: Thought
    drawn: Plan
    """The best plan before the card is seen."""
    pile: tuple[Face, ...]


def why_taken(own: OwnReasons, sides: Sides, margin: float) -> Explanation:
    """Why the pile is taken; `margin` are the points that it is worth more."""
    if sides.taking.empties(sides.taken) and len(sides.drawing.after(sides.drawn).hand) > 1:
        return explained(own.takes_reserve if sides.taking.turn.free else Common.GOES_OUT)
    taken, drawn = sides.taking.terms(sides.taken), sides.drawing.terms(sides.drawn)
    found = decided(taken, drawn, sides.drawing.turn.loss_as_it_lies(), lambda name: _of_pile(sides, name))
    return found or by_points(Reason.HELPS, margin)


def why_drawn(sides: Sides, margin: float) -> Explanation:
    """Why a card is drawn instead; `margin` are the points that it is worth more."""
    before = sides.drawing.start
    total = len(sides.pile)
    count = total - len(useful(before, sides.pile))
    if count == total:
        return explained(Reason.USELESS, count=count)
    return explained(Reason.PARTLY, count=count, total=total) if 2 * count >= total else by_points(Reason.COSTS, margin)


def by_points(reason: Reason, margin: float) -> Explanation:
    """A choice between pile and stock by the points between them alone."""
    points = round(margin)
    return explained(reason, points=points) if points > 0 else explained(Reason.ALIKE)


def _of_pile(sides: Sides, name: str) -> Explanation | None:
    start, theirs = sides.drawing.start, sides.drawing.theirs
    if name == FED:
        rules = start.adapter.rules
        kept = kept_of(sides.pile, sides.taken)
        if not kept:
            return None
        count, card = max((grown_to(theirs, each, rules), each) for each in kept)
        if count:
            return explained(Reason.FEEDS, card=str(card), count=count, meld=longest_taker(theirs, card, rules))
        count, card = max((unseen_with(sides.drawing.visible, start.adapter.copies, each), each) for each in kept)
        return explained(Reason.DENIES, card=str(card), count=count) if count else None
    points = round(sides.taking.after(sides.taken).bonus - start.bonus)
    if name == "bonus" and points > round(sides.drawing.after(sides.drawn).bonus - start.bonus):
        return explained(Reason.BONUS, points=points)
    melded = _melded(sides)
    if melded:
        return explained(Reason.MELDS, cards=format_faces(melded))
    if name == "hope":
        cards = useful(start, kept_of(sides.pile, sides.taken))
        return explained(Reason.FITS, cards=format_faces(cards)) if cards else None
    return explained(Reason.MORE, count=len(sides.pile)) if name == "keys" and len(sides.pile) > 1 else None


def kept_of(pile: tuple[Face, ...], plan: Plan) -> tuple[Face, ...]:
    """The cards of the pile that a plan does not throw back upon it at once."""
    thrown = None if plan.left == NO_FACE else ALL_FACES[plan.left]
    return without(pile, (thrown,)) if thrown is not None and thrown in pile else pile


def _melded(sides: Sides) -> tuple[Face, ...]:
    """The cards of the pile that the plan melds, in the order of the pile."""
    left = list(sides.taking.after(sides.taken).hand)
    on_table = []
    for card in sides.taking.start.hand:
        if card in left:
            left.remove(card)
        else:
            on_table.append(card)
    found = []
    for card in sides.pile:
        if card in on_table:
            on_table.remove(card)
            found.append(card)
    return tuple(found)
