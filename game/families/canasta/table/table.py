"""What tables have in common on which two teams lay melds with floating wilds: cards, gestures, buttons, words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Generic, Protocol, TypeVar, runtime_checkable

from game.cards import Face, sorted_faces
from game.engine import Action, Appraisal, Place, Refusal
from game.families.canasta.bonus import BONUS_SIZE
from game.i18n import _, plural, verbatim
from game.i18n.phrases import card_name
from game.i18n.wording import number_text, signed_text
from game.match.match import Match
from game.melds.judge import adding_order
from game.melds.meld import FloatingRules, Meld
from game.ui.table.facts import MeldFacts, Meter, Offer, Seal, TeamFacts, TrayFacts
from game.ui.table.goal import Goal
from game.ui.table.layout.zone import Zone

A = TypeVar("A", bound=Action)
EXACT_MELDS = 800
"""A hand that holds no more melds than these is split exactly where melds are suggested: no frame may wait."""


@runtime_checkable
class CanastaView(Protocol):
    """What the views of these games have in common."""

    @property
    def seat(self) -> int:
        """Whose view it is."""

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
        """How many cards each seat holds."""

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
    """How a game calls what is done with cards of the hand."""

    lay: Callable[[tuple[Face, ...]], A]
    add: Callable[[Face, int], A]
    """With the number of a meld of the own team, from 1."""
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


def offers(match: Match, cards: Sequence[Face], verbs: Verbs[A]) -> tuple[Offer, ...]:
    """Several cards that are selected may be laid, a single one may be discarded."""
    if len(cards) > 1:
        lay = verbs.lay(sorted_faces(cards))
        return (Offer("lay", _("Lay"), (lay,), match.why_not([lay]), _worth_alone(match, cards), remarked=True),)
    if cards:
        discard = verbs.discard(cards[0])
        label = _("Discard the {card}", card=card_name(cards[0]))
        return (Offer("discard", label, (discard,), match.why_not([discard])),)
    return ()


def lays(match: Match, groups: Sequence[Sequence[Face]], actions: Sequence[Action]) -> Offer:
    """The button that lays all groups at once by these actions, with what they are worth."""
    judged = [match.appraise(group) for group in groups]
    points = sum((one.bonus + one.points for one in judged if isinstance(one, Appraisal)), Decimal(0))
    label = plural("Lay {count} meld", "Lay {count} melds", len(groups))
    detail = plural(
        "{count} meld worth {points}", "{count} melds worth {points}", len(groups), points=_in_the_match(match, points)
    )
    return Offer("lay_all", label, tuple(actions), match.why_not(actions), detail, remarked=True)


def meter(match: Match, cards: Sequence[Face]) -> Meter:
    """What a group is worth, in few words."""
    judged = match.appraise(cards)
    if isinstance(judged, Refusal):
        return Meter(_("Not a meld yet"), judged, sorted_faces(cards))
    return Meter(_worth(judged), None, judged.cards, brief=number_text(judged.bonus or judged.points))


def spared() -> str:
    """That there are melds, but each would cost a wild that is worth more elsewhere."""
    return _("No meld in your hand is worth a wild card yet. Ask again to see what there is.")


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
    """What a meld with such a seal is called out as."""
    return _("Clean!") if seal is Seal.CLEAN else ""


def tray_facts(
    match: Match,
    view: CanastaView,
    team: int,
    note: str,
    seal: Callable[[Meld, Decimal], Seal] = usual_seal,
    reserve: str = "",
    title: Callable[[Seal], str] = usual_title,
) -> TrayFacts:
    """The melds of a team, each with its seal, and what they count so far."""
    points, melds = Decimal(0), []
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
        way=verbatim(f"{number_text(points)} ÷ {number_text(Decimal(scale))}") if scaled else "",
    )


def team_name(view: CanastaView, team: int) -> str:
    """As the player speaks of it."""
    return _("Us") if team == view.team else _("Them")


def _worth_alone(match: Match, cards: Sequence[Face]) -> str:
    """What the selected cards are, where they are a meld."""
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
