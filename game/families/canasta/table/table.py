"""Parts of the tables on which two teams lay melds with floating wilds: cards, gestures, buttons, words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Generic, NamedTuple, Protocol, TypeVar, runtime_checkable

from game.cards import Face, holds, sorted_faces
from game.engine import Action, Appraisal, Place, Refusal
from game.families.canasta.bonus import BONUS_SIZE
from game.families.canasta.rules.actions import Add, Lay
from game.i18n import _, as_unit, plural
from game.i18n.phrases import card_name
from game.i18n.wording import number_text, signed_text
from game.match.match import Match
from game.melds.judge import adding_order
from game.melds.meld import FloatingRules, Meld
from game.ui.table.contract.facts import MeldFacts, Meter, Offer, Seal, TeamFacts, TrayFacts
from game.ui.table.contract.judge import adding, advice_of, is_better
from game.ui.table.goal import Goal
from game.ui.table.layout.zone import Zone

A = TypeVar("A", bound=Action)
Actions = Sequence[Action]


@runtime_checkable
class CanastaView(Protocol):
    """The view of a seat, as far as these games share it."""

    @property
    def seat(self) -> int:
        """The seat of the view."""

    @property
    def team(self) -> int:
        """The team of the seat."""

    @property
    def totals(self) -> tuple[Decimal, ...]:
        """Match points of both teams."""

    @property
    def hand(self) -> tuple[Face, ...]:
        """The own hand."""

    @property
    def counts(self) -> tuple[int, ...]:
        """The number of cards in each hand."""

    @property
    def melds(self) -> tuple[tuple[Meld, ...], ...]:
        """The melds of each team."""

    @property
    def stock_count(self) -> int:
        """The cards of the stock."""

    @property
    def discards(self) -> tuple[Face, ...]:
        """The open pile."""


@dataclass(frozen=True, slots=True)
class Verbs(Generic[A]):
    """The game's words for moves with cards of the hand."""

    lay: Callable[[tuple[Face, ...]], A]
    add: Callable[[Face, int], A]
    """Makes an add to a meld of the own team, given by its number from 1."""
    discard: Callable[[Face], A]


def placement(view: CanastaView) -> dict[Place, tuple[Face | None, ...]]:
    """Stock, discards, hands and melds, as the seat of the view knows them."""
    cards: dict[Place, tuple[Face | None, ...]] = {
        Place("stock"): (None,) * view.stock_count,
        Place("discards"): view.discards,
    }
    for seat, count in enumerate(view.counts):
        cards[Place("hand", seat)] = view.hand if seat == view.seat else (None,) * count
    for team, melds in enumerate(view.melds):
        for number, meld in enumerate(melds):
            cards[Place("meld", team, number)] = meld.cards
    return cards


def drops(
    view: CanastaView, cards: Sequence[Face], verbs: Verbs[A], rules: FloatingRules
) -> Mapping[Zone, Sequence[A]]:
    """A card to the pile is a discard, cards to the own tray are a new meld, cards to a meld are added to it.

    They are added in an order in which each fits after those before it; as given where there is none.
    """
    team = view.team
    meanings: dict[Zone, Sequence[A]] = {Zone("tray", team): (verbs.lay(sorted_faces(cards)),)}
    if len(cards) == 1:
        meanings[Zone("discards")] = (verbs.discard(cards[0]),)
    for number, meld in enumerate(view.melds[team]):
        order = adding_order(meld, cards, rules) or cards
        meanings[Zone("meld", team, number)] = tuple(verbs.add(card, number + 1) for card in order)
    return meanings


class Way(NamedTuple):
    """What can be done with some cards of the hand."""

    actions: tuple[Action, ...]
    onto: tuple[Face, ...]
    """The meld that they are added to; none for a meld of their own."""
    onto_zone: Zone | None = None
    """The zone of the meld that the cards would be added to."""


def way_of(
    match: Match, view: CanastaView, cards: Sequence[Face], verbs: Verbs[A], rules: FloatingRules, after: Actions = ()
) -> Way | None:
    """The best way to meld cards together, as a meld of their own or with one of the team's; None where there is none.

    `after` are actions that are done before.
    """
    ways = [] if isinstance(match.appraise(cards), Refusal) else [Way((verbs.lay(sorted_faces(cards)),), ())]
    for number, meld in enumerate(view.melds[view.team], start=1):
        order = adding_order(meld, cards, rules)
        if order is not None:
            actions = tuple(verbs.add(card, number) for card in order)
            ways.append(Way(actions, meld.cards, Zone("meld", view.team, number - 1)))
    if len(ways) > 1:
        legal = [way for way in ways if match.why_not([*after, *way.actions]) is None] or ways
        advice = advice_of(match)
        return min(legal, key=lambda way: advice.cost(view, (*after, *way.actions)))
    return ways[0] if ways else None


def offers(
    match: Match, view: CanastaView, cards: Sequence[Face], verbs: Verbs[A], rules: FloatingRules
) -> tuple[Offer, ...]:
    """Several cards that are selected may be laid, a single one may be discarded; or they are added where that is
    better.
    """
    if not cards:
        return ()
    way = way_of(match, view, cards, verbs, rules)
    melding: tuple[Offer, ...] = ()
    if way is not None and way.onto and match.why_not(way.actions) is None:
        worth = match.appraise(cards, way.onto)
        detail = "" if isinstance(worth, Refusal) else _worth(worth)
        melding = (Offer("add", adding(cards), way.actions, None, detail),)
    if len(cards) > 1:
        lay = verbs.lay(sorted_faces(cards))
        refusal = match.why_not([lay])
        if melding and refusal is not None:
            return melding
        return (*melding, Offer("lay", _("Lay"), (lay,), refusal, _worth_alone(match, cards), remarked=True))
    discard = verbs.discard(cards[0])
    label = _("Discard the {card}", card=card_name(cards[0]))
    return (
        *(offer for offer in melding if is_better(match, view, offer.actions, (discard,))),
        Offer("discard", label, (discard,), match.why_not([discard])),
    )


def lays(
    match: Match, view: CanastaView, groups: Sequence[Sequence[Face]], verbs: Verbs[A], rules: FloatingRules
) -> Offer:
    """The button that lays groups, or adds them where that is better, with what they are worth."""
    actions: list[Action] = []
    added: list[Face] = []
    points = Decimal(0)
    for group in groups:
        way = way_of(match, view, group, verbs, rules, actions) or Way((verbs.lay(sorted_faces(group)),), ())
        actions += way.actions
        points += _brought(match, group, way.onto)
        if way.onto:
            added += group
    if not added:
        return laid(match, groups, actions)
    label = adding(added) if len(added) == sum(map(len, groups)) else _("Lay and add")
    detail = _("Brings {points}", points=_in_the_match(match, points))
    return Offer("lay_all", label, tuple(actions), match.why_not(actions), detail, remarked=True)


def laid(match: Match, groups: Sequence[Sequence[Face]], actions: Sequence[Action]) -> Offer:
    """The button that lays all groups at once by these actions, with what they are worth."""
    points = sum((_brought(match, group, ()) for group in groups), Decimal(0))
    label = plural("Lay {count} meld", "Lay {count} melds", len(groups))
    detail = plural(
        "{count} meld worth {points}", "{count} melds worth {points}", len(groups), points=_in_the_match(match, points)
    )
    return Offer("lay_all", label, tuple(actions), match.why_not(actions), detail, remarked=True)


def arrangement(match: Match, view: CanastaView, *, forced: bool) -> tuple[tuple[Face, ...], ...]:
    """The melds and adds of the best turn that the hand alone can do, each meld with what is added to it."""
    own = len(view.melds[view.team])
    groups: dict[int, list[Face]] = {}
    for action in advice_of(match).melding(view, forced=forced):
        if isinstance(action, Add):
            groups.setdefault(action.meld, []).append(action.card)
        else:
            for cards in (action.cards,) if isinstance(action, Lay) else getattr(action, "groups", ()):
                groups[max(own, *groups, 0) + 1] = list(cards)
    return tuple(tuple(group) for group in groups.values() if holds(view.hand, tuple(group)))


def meter(match: Match, view: CanastaView, cards: Sequence[Face], verbs: Verbs[A], rules: FloatingRules) -> Meter:
    """Return a few words about the worth of a group, or of the meld that it is best added to."""
    way = way_of(match, view, cards, verbs, rules)
    judged = match.appraise(cards, way.onto if way is not None else ())
    if isinstance(judged, Refusal):
        return Meter(_("Not a meld yet"), judged, sorted_faces(cards))
    points = number_text(judged.bonus or judged.points)
    if way is not None and way.onto:
        worth = _worth(judged)
        return Meter(f"+ {worth}", None, sorted_faces(cards), f"+ {points}", way.onto_zone, worth)
    return Meter(_worth(judged), None, judged.cards, brief=points)


def team_facts(view: CanastaView, team: int, goal: Goal) -> TeamFacts:
    """Name and total of a team, and how far it is on its way to the goal."""
    return TeamFacts(
        name=team_name(view, team), total=number_text(view.totals[team]), progress=goal.progress(view.totals[team])
    )


def near_seal(meld: Meld) -> Seal:
    """The seal of a meld too short for a bonus."""
    return Seal.NEAR if len(meld.cards) == BONUS_SIZE - 1 else Seal.NONE


def usual_seal(meld: Meld, bonus: Decimal) -> Seal:
    """The seal of a meld by its bonus and its wilds."""
    if len(meld.cards) < BONUS_SIZE:
        return near_seal(meld)
    if bonus <= 0:
        return Seal.SPOILT
    return Seal.CLEAN if not meld.wilds else Seal.DIRTY


def usual_title(seal: Seal) -> str:
    """Return the title of a meld with such a seal."""
    return _("Clean!") if seal is Seal.CLEAN else ""


def tray_facts(
    match: Match,
    view: CanastaView,
    team: int,
    note: str,
    seal: Callable[[Meld, Decimal], Seal] = usual_seal,
    reserve: str = "",
    title: Callable[[Seal], str] = usual_title,
    extra: int = 0,
) -> TrayFacts:
    """The melds of a team, each with its seal, and what they count so far, with `extra` points beside them."""
    points, melds = Decimal(extra), []
    for meld in view.melds[team]:
        judged = match.appraise(meld.cards)
        bonus = Decimal(0)
        if isinstance(judged, Appraisal):
            bonus = judged.bonus
            points += bonus + judged.points
        sealed = seal(meld, bonus)
        worth = "" if sealed is Seal.NONE else number_text(max(bonus, Decimal(0)))
        if sealed is Seal.NEAR:
            worth = f"{len(meld.cards)}/{BONUS_SIZE}"
        stands = tuple(meld.stands_for(wild) for wild in meld.wilds)
        melds.append(MeldFacts(sealed, worth, meld.wilds, title(sealed) if bonus > 0 else "", stands))
    scale = match.game.round_scale
    scaled = scale > 1 and bool(points)
    return TrayFacts(
        name=team_name(view, team),
        points=signed_text(points / scale) if scaled else number_text(points),
        note=note,
        melds=tuple(melds),
        hint=_("Drop three or more cards here to lay a meld") if team == view.team and not melds else "",
        reserve=reserve,
        counted=number_text(points) if scaled else "",
        way=as_unit(f"{number_text(points)} ÷ {number_text(Decimal(scale))}") if scaled else "",
    )


def team_name(view: CanastaView, team: int) -> str:
    """Return the name of the team as the player calls it."""
    return _("Us") if team == view.team else _("Them")


def _brought(match: Match, cards: Sequence[Face], onto: tuple[Face, ...]) -> Decimal:
    """Return by how much cards raise what the melds count, added to a meld or without one laid."""
    judged, before = match.appraise(cards, onto), match.appraise(onto) if onto else None
    worth = judged.bonus + judged.points if isinstance(judged, Appraisal) else Decimal(0)
    return worth - (before.bonus + before.points if isinstance(before, Appraisal) else Decimal(0))


def _worth_alone(match: Match, cards: Sequence[Face]) -> str:
    """Return the meld that the selected cards make, if they make one."""
    judged = match.appraise(cards)
    if isinstance(judged, Refusal):
        return ""
    points = _in_the_match(match, judged.points + judged.bonus)
    if judged.kind == "run":
        return _("Run of {count}, worth {points}", count=len(cards), points=points)
    return _("Set of {count}, worth {points}", count=len(cards), points=points)


def _in_the_match(match: Match, points: Decimal) -> str:
    """Points of the round, and what they bring in the match where that counts in others."""
    scale = match.game.round_scale
    return number_text(points) if scale == 1 else f"{number_text(points)} ({signed_text(points / scale)})"


def _worth(judged: Appraisal) -> str:
    count, bonus = len(judged.cards), judged.bonus
    if bonus > 0:
        points = number_text(bonus)
        if judged.wilds:
            return plural(
                "{count} card with a wild card: {points}",
                "{count} cards with a wild card: {points}",
                count,
                points=points,
            )
        return plural("{count} card, clean: {points}", "{count} cards, clean: {points}", count, points=points)
    points = number_text(judged.points)
    if judged.kind == "run":
        return _("Run of {count}, worth {points}", count=count, points=points)
    return _("Set of {count}, worth {points}", count=count, points=points)
