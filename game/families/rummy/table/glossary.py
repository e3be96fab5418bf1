"""Texts at the table of a rummy about melds, duties and the moment."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal

from game.cards import Face
from game.families.rummy.rules.house import HouseRules, TakeRule
from game.families.rummy.rules.legal import fault_refusal
from game.families.rummy.rules.openings import opening_points
from game.families.rummy.rules.state import MatchOver, Melding, RoundOver, Starting, Taking
from game.families.rummy.rules.turn import Turn
from game.families.rummy.rules.view import RummyView
from game.i18n import _, plural
from game.i18n.phrases import card_name
from game.i18n.wording import number_text, opening_task
from game.match.match import Match
from game.melds.fixed_jokers import FixedFault, FixedMeld, judge_fixed, qualifies
from game.melds.meld import Kind
from game.ui.table.contract.facts import Meter, Opening

Groups = Sequence[Sequence[Face]]


def turn_in(view: RummyView, phase: Melding) -> Turn:
    """The turn of the player whose view it is."""
    return Turn(view.hand, view.melds, view.opened[view.seat], phase.opened_now, phase.taken, phase.owed)


def is_away(view: RummyView) -> bool:
    """Whether the player is out of the match."""
    return view.seat not in view.playing


def prompt(match: Match, view: RummyView) -> str:
    """Return what the player is to do: the request, the debts before the end of the turn, or what is awaited."""
    if view.actor is not None and view.actor != view.seat:
        name = match.seats[view.actor].name
        if is_away(view):
            return _("You're out of the match. {name} is playing", name=name)
        return _("{name} is playing", name=name)
    match view.phase:
        case Starting():
            return _("You start the round: discard one card")
        case Taking():
            if not view.discards:
                return _("Your turn: draw from the stock")
            return _("Your turn: draw from the stock or take the top discard")
        case Melding() as phase:
            return _due(view, turn_in(view, phase))
        case RoundOver():
            return _("The round is over")
        case MatchOver():
            return _("The match is over")


def _due(view: RummyView, turn: Turn) -> str:
    """Return the duties of the turn, first the cards that must be melded."""
    house = view.house
    taken = "" if turn.taken is None else card_name(turn.taken)
    if view.jokers_owed and house.won_first:
        return _("First meld the joker you won")
    if view.jokers_owed:
        return plural(
            "Meld the joker you won, then discard", "Meld the {count} jokers you won, then discard", view.jokers_owed
        )
    if turn.taken_to_open(house):
        return plural(
            "Open with at least {count} point, using the {card} you took",
            "Open with at least {count} points, using the {card} you took",
            house.opening_points,
            card=taken,
        )
    if turn.taken_to_meld(house):
        if not turn.opened:
            return _("Open, and meld the {card} you took", card=taken)
        if house.taking is TakeRule.MELDED_FIRST:
            return _("First meld the {card} you took", card=taken)
        return _("Meld the {card} you took, then discard", card=taken)
    if not turn.opened and taken:
        return plural(
            "Open with {count} point, or discard any card but the {card}",
            "Open with {count} points, or discard any card but the {card}",
            house.opening_points,
            card=taken,
        )
    if not turn.opened:
        return plural(
            "Open with at least {count} point, or just discard",
            "Open with at least {count} points, or just discard",
            house.opening_points,
        )
    if not turn.may_meld(house):
        return _("You've opened: now discard")
    if taken and not house.melds_taken:
        return _("Meld if you like, then discard any card but the {card}", card=taken)
    return _("Your turn: meld if you like, then discard")


def meter(house: HouseRules, cards: Sequence[Face]) -> Meter:
    """Return a description of a group as it is arranged: the place of a joker says which card it is."""
    judged = judge_fixed(cards, house.melds)
    if isinstance(judged, FixedFault):
        return Meter(_("Not a meld yet"), fault_refusal(judged, house), tuple(cards))
    brief = number_text(Decimal(judged.points(house.opening_melds)))
    return Meter(worth(judged, house), None, judged.cards, brief)


def worth(meld: FixedMeld, house: HouseRules) -> str:
    """Return the kind and the points of a meld."""
    points = number_text(Decimal(meld.points(house.opening_melds)))
    if meld.kind is Kind.RUN:
        return _("Run of {count}, worth {points}", count=len(meld.cards), points=points)
    return _("Set of {count}, worth {points}", count=len(meld.cards), points=points)


def reached(groups: Groups, house: HouseRules) -> tuple[int, bool]:
    """Return the points of the melds among the groups towards an opening, and whether one is a pure run."""
    judged = [judge_fixed(tuple(group), house.opening_melds) for group in groups]
    melds = [meld for meld in judged if isinstance(meld, FixedMeld)]
    return opening_points(melds, house), any(map(qualifies, melds))


def needed(view: RummyView, groups: Groups) -> Opening | None:
    """Return how far the groups are on their way to the opening; None once opened."""
    house = view.house
    if view.opened[view.seat] or is_away(view):
        return None
    points, pure = reached(groups, house)
    return Opening(points, house.opening_points, pure if house.pure_run else None)


def opening_detail(groups: Groups, house: HouseRules) -> str:
    """Return the next thing to do for the opening."""
    points, pure = reached(groups, house)
    return opening_task(points, house.opening_points, pure_run=pure or not house.pure_run)
