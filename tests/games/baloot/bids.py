"""Checks of the reasons of bids and raises in Baloot."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from game.cards import Suit
from game.games.baloot.rules.actions import Bid, Confirm, Pass, Raise
from game.games.baloot.rules.buying import is_low
from game.games.baloot.rules.scoring import RAW
from game.games.baloot.rules.state import TEAMS
from reasons.judging import Check, Hint, Verdict, estimate


def _buys(kind: str) -> Check:
    def check(hint: Hint) -> str | Verdict:
        if hint.action != Bid(kind):
            return f"it does not buy {kind}"
        whole = RAW["hokom" if kind == "hokom" else "sun"]
        return Verdict.ESTIMATE if 0 < hint.number("points") <= whole else "more than there are"

    return check


def _answered_by(kind: type) -> Check:
    return lambda hint: estimate(hint) if isinstance(hint.action, kind) else f"it is no {kind.__name__.lower()}"


def _too_weak(hint: Hint) -> str | Verdict:
    if not isinstance(hint.action, Pass):
        return "it is no pass"
    half = max(RAW["hokom"], RAW["sun"]) // 2
    return Verdict.ESTIMATE if hint.number("points") <= half else "a buyer needs no more"


def _waits(hint: Hint) -> str | Verdict:
    if not isinstance(hint.action, Pass):
        return "it is no pass"
    needed = hint.number("needed")
    if needed not in {whole // 2 for whole in RAW.values()}:
        return "a buyer needs half"
    return Verdict.ESTIMATE if hint.number("points") > needed else "it is less than a buyer needs"


def _takes_from(partner: bool) -> Check:
    def check(hint: Hint) -> str | Verdict:
        bid = hint.view.phase.bid
        if hint.action != Bid("sun") or bid is None:
            return "there is no bid to take over"
        ours = TEAMS[bid.buyer] == hint.view.team
        return Verdict.ESTIMATE if ours == partner else "it is the other team's bid"

    return check


def _left_to(partner: bool) -> Check:
    def check(hint: Hint) -> str | Verdict:
        bid = hint.view.phase.bid
        if not isinstance(hint.action, Pass) or bid is None:
            return "there is no bid to leave"
        ours = TEAMS[bid.buyer] == hint.view.team
        return Verdict.ESTIMATE if ours == partner else "it is the other team's bid"

    return check


def _names_suit(hint: Hint) -> str | Verdict:
    suits = [suit for suit in Suit if suit.letter in (hint.params["suit"], hint.params["instead"])]
    if len(suits) != 2 or hint.action != Confirm(next(suit for suit in suits if suit.letter == hint.params["suit"])):
        return "it does not name that suit"
    trumps = {card for card in hint.view.hand if card.suit == hint.action.suit}
    return estimate(hint) if trumps == set(hint.cards) else "these are not all trumps"


def _raised(*levels: str) -> Callable[[Hint], str | Verdict]:
    return lambda hint: (
        Verdict.ESTIMATE if isinstance(hint.action, Raise) and hint.action.level in levels else "it is no such raise"
    )


BIDS: Final[Mapping[str, Check]] = {
    "explain_buys_sun": _buys("sun"),
    "explain_buys_hokom": _buys("hokom"),
    "explain_buys_ashkal": _buys("ashkal"),
    "explain_voids_hand": lambda hint: None if is_low(hint.view.hand) else "it holds higher cards",
    "explain_too_weak": _too_weak,
    "explain_waits": _waits,
    "explain_little_to_gain": lambda hint: (
        Verdict.ESTIMATE
        if isinstance(hint.action, Pass) and hint.view.options.khasara == "off"
        else "a buyer needs half"
    ),
    "explain_leaves_partner": _left_to(partner=True),
    "explain_leaves_rivals": _left_to(partner=False),
    "explain_takes_over": _takes_from(partner=False),
    "explain_takes_partners": _takes_from(partner=True),
    "explain_keeps_hokom": _answered_by(Confirm),
    "explain_names_suit": _names_suit,
    "explain_turns_sun": _buys("sun"),
    "explain_doubles": _raised("double"),
    "explain_locks": _raised("double"),
    "explain_raises": _raised("three", "four", "gahwa"),
    "explain_low_chance": lambda hint: Verdict.ESTIMATE if isinstance(hint.action, Pass) else "it is a raise",
    "explain_no_raise": lambda hint: Verdict.ESTIMATE if isinstance(hint.action, Pass) else "it is a raise",
    "explain_score_asks": _raised("double", "three", "four", "gahwa"),
}
"""The check of each reason."""
