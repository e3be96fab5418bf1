"""Checks of Belote's reasons: `python -m reasons belote`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.games.belote.rules.actions import Bid, Coinche, Declare, Pass, Play, Say, Surcoinche, Take
from game.games.belote.rules.scoring import WHOLE
from game.games.belote.rules.state import tricks_of
from game.tricks.rules import TEAMS
from reasons.families.tricks import CardChecks
from reasons.judging import Check, Hint, Verdict, only_move

_HUNDRED: Final = 100


def _answered_by(*kinds: type) -> Check:
    """For reasons of answers with a chance or with points, of which only can be said that they are some."""

    def check(hint: Hint) -> str | Verdict:
        if not isinstance(hint.action, kinds):
            return "it is another answer"
        numbers = [int(number) for name, number in hint.params.items() if name in {"chance", "other"}]
        points = hint.params.get("points")
        if points is not None:
            return Verdict.ESTIMATE if 0 < int(points) <= WHOLE else "more than there are"
        return Verdict.ESTIMATE if all(0 <= number <= _HUNDRED for number in numbers) else "they are no chances"

    return check


def _more(hint: Hint, name: str) -> bool:
    return hint.number(name) > hint.number("other")


def _makes_more(hint: Hint) -> str | Verdict | None:
    return _answered_by(Take)(hint) if _more(hint, "points") else "the other contract makes as much"


def _safer(hint: Hint) -> str | Verdict | None:
    return _answered_by(Bid)(hint) if _more(hint, "chance") else "the other bid is as safe"


def _passes(*, above_half: bool) -> Check:
    def check(hint: Hint) -> str | Verdict | None:
        above = hint.number("points") > WHOLE // 2
        return _answered_by(Pass)(hint) if above == above_half else "it is on the other side of half"

    return check


def _left_to(*, partner: bool) -> Check:
    def check(hint: Hint) -> str | Verdict | None:
        bid = hint.view.phase.bid
        if bid is None or (TEAMS[bid.taker] == hint.view.team) != partner:
            return "it is the bid of another team, or of none"
        return _answered_by(Pass)(hint)

    return check


CHECKS: Final[Mapping[str, Check]] = {
    "explain_takes": _answered_by(Take),
    "explain_makes_more": _makes_more,
    "explain_too_weak": _passes(above_half=False),
    "explain_waits": _passes(above_half=True),
    "explain_bids": _answered_by(Bid),
    "explain_safer_bid": _safer,
    "explain_bids_more": _answered_by(Bid),
    "explain_no_bid": _answered_by(Pass),
    "explain_leaves_partner": _left_to(partner=True),
    "explain_leaves_rivals": _left_to(partner=False),
    "explain_coinches": _answered_by(Coinche),
    "explain_no_coinche": _answered_by(Pass, Bid),
    "explain_surcoinches": _answered_by(Surcoinche),
    "explain_no_surcoinche": _answered_by(Pass),
    "explain_only_pass": only_move,
    "explain_declares": lambda hint: None if isinstance(hint.action, Declare) else "nothing is declared",
    "explain_says_belote": lambda hint: None if isinstance(hint.action, Say) else "nothing is said",
    **CardChecks(Play, lambda view: tricks_of(view.options, view.contract.named)).checks(),
}
"""The check of each reason."""
