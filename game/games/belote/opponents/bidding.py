"""Taking, bidding, coinche and surcoinche (belote 2, 6): the answer that promises most, see `prospects`.

With bids an answer has to promise more than another one by a margin: others who stay in the auction have cards too. In
1,000 deals played by rules of thumb the margins gained 8 ± 9 points a deal over none but for doubling; they were set by
hand among several that did about as well. With a turned-up card none gained anything, and nor did what was learnt by
seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Final

from game.families.tricks.opponents.explain import explained
from game.games.belote.opponents.explain import Reason
from game.games.belote.opponents.levels import SkillProfile, Weights
from game.games.belote.opponents.prospects import Auction, Prospect, prospect_of, prospects
from game.games.belote.opponents.stakes import stakes_of
from game.games.belote.rules.actions import Action, Bid, Coinche, Pass, Surcoinche, Take, parse_action
from game.games.belote.rules.scoring import WHOLE
from game.games.belote.rules.state import Answering, Bidding, Contract, Taking
from game.games.belote.rules.view import BeloteView
from game.opponents.levels import choose
from game.opponents.protocol import Decision, Explanation
from game.tricks.rules import TEAMS, Faces

MARGINS: Final[Mapping[str, float]] = {"Pass": 0.0, "Bid": 60.0, "Coinche": 100.0, "Surcoinche": 200.0}
"""Points of lead by which answers have to promise more."""
_SCALE: Final = {"classic": 0.5, "coinche": 0.25}
"""What a point of lead counts among contracts, where the numbers of a profile are those of cards."""


def answers(auction: Auction, hand: Faces, margins: Mapping[str, float] = MARGINS) -> tuple[Prospect, ...]:
    """What the answers that are allowed are worth to a player with these cards."""
    found = prospects(auction, hand)
    if isinstance(auction.phase, Taking):
        return found
    return tuple(replace(each, worth=each.worth - margins[type(each.action).__name__]) for each in found)


def auction_of(view: BeloteView, phase: Taking | Bidding | Answering) -> Auction:
    """The question as the seat of a view sees it."""
    said = [(seat, parse_action(text)) for seat, text in view.said]
    bids = tuple(Contract(seat, bid.named, bid.value) for seat, bid in said if isinstance(bid, Bid))
    return Auction(stakes_of(view), view.dealer, view.public, phase, bids)


def decide(
    view: BeloteView, phase: Taking | Bidding | Answering, profile: SkillProfile, weights: Weights, rng: Random
) -> Decision[Action]:
    """The answer worth most as a player of this profile sees it."""
    auction = auction_of(view, phase)
    found = answers(auction, view.hand)
    lean = WHOLE * ((weights.taking if isinstance(phase, Taking) else weights.bidding) - 1.0)
    scale = _SCALE[view.options.bidding]
    caution = profile.caution * profile.noise
    judged = [
        (caution + each.worth * scale if each.action == Pass() else (each.worth + lean) * scale, each) for each in found
    ]
    chosen = choose(judged, profile, rng)
    others = [(worth, each) for worth, each in judged if each.action != chosen.action]
    if not others:
        return Decision(chosen.action, explained(Reason.ONLY_PASS))
    return Decision(chosen.action, why(auction, chosen, max(others, key=lambda pair: pair[0])[1]))


def why_answered(view: BeloteView, better: Action, done: Action) -> Explanation | None:
    """What speaks for one answer and not another; None where nothing is asked."""
    if not isinstance(view.phase, Taking | Bidding | Answering):
        return None
    auction = auction_of(view, view.phase)
    return why(auction, *(prospect_of(auction, view.hand, action) for action in (better, done)))


def why(auction: Auction, chosen: Prospect, other: Prospect) -> Explanation:
    """Why one answer is given and not the other."""
    points, instead = _points(chosen), _points(other)
    chance, less = _chance(auction, chosen), _chance(auction, other)
    match chosen.action, other.action:
        case Take(), Take() if points > instead:
            return explained(Reason.MAKES_MORE, points=points, other=instead)
        case Take(), _:
            return explained(Reason.TAKES, points=points)
        case _, Take():
            reason = Reason.TOO_WEAK if instead <= WHOLE // 2 else Reason.WAITS
            return explained(reason, points=instead)
        case Bid(), Bid() if chance > less:
            return explained(Reason.SAFER_BID, chance=chance, other=less)
        case Bid(), Bid():
            return explained(Reason.BIDS_MORE, chance=chance)
        case Bid(), _:
            return explained(Reason.BIDS, chance=chance)
        case Coinche(), _:
            return explained(Reason.COINCHES, chance=100 - chance)
        case _, Coinche():
            return explained(Reason.NO_COINCHE, chance=100 - less)
        case Surcoinche(), _:
            return explained(Reason.SURCOINCHES, chance=chance)
        case _, Surcoinche():
            return explained(Reason.NO_SURCOINCHE, chance=less)
    if not auction.bids:
        return explained(Reason.NO_BID, chance=less)
    partners = TEAMS[auction.bids[-1].taker] == TEAMS[auction.phase.seat]
    return explained(Reason.LEAVES_PARTNER if partners else Reason.LEAVES_RIVALS, chance=less)


def _points(prospect: Prospect) -> int:
    return 0 if prospect.outlook is None else prospect.outlook.points


def _chance(auction: Auction, prospect: Prospect) -> int:
    return 0 if prospect.outlook is None else auction.stakes.chance(prospect.outlook)
