"""What the result of a deal is worth to a team, given the score of the match (belote 5, 6)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple

from game.engine import team_points
from game.families.tricks.opponents.race import TENTHS, Race
from game.games.belote.rules.options import BeloteOptions
from game.games.belote.rules.scoring import WHOLE, Counted, Hand, Result, hand_lines, result_of
from game.games.belote.rules.view import BeloteView


@cache
def race_to(bidding: str, target: int) -> Race:
    """A match to so many points; in coinche deals count more, and more often all for one team (belote 5.6)."""
    return Race(target, 160.0, 280.0, 40.0) if bidding == "coinche" else Race(target, 85.0, 100.0, 20.0)


class Outlook(NamedTuple):
    """What is expected of a deal under a contract; pairs are of the takers and the defenders."""

    mine: bool
    """Whether the judging team is the takers'."""
    points: int
    """Card points of the takers."""
    spread: int
    """How far results lie from that."""
    sweep: int
    """In how many of a hundred deals the takers take all tricks."""
    belotes: tuple[int, int] = (0, 0)
    declared: tuple[int, int] = (0, 0)
    """Points of declarations."""
    bid: int = 0
    multiplier: int = 1


@dataclass(frozen=True, slots=True)
class Stakes:
    """The score before the deal, as the team sees it that judges."""

    options: BeloteOptions
    own: float
    theirs: float
    held: int = 0
    """Points that wait for the winner of the deal."""

    def worth(self, hand: Hand, team: int) -> float:
        """What a deal that ended so is worth to a team of it, in points of lead."""
        points = team_points(hand_lines(self.options, hand))
        race = race_to(self.options.bidding, self.options.target)
        return race.worth(self.own, self.theirs, float(points[team]), float(points[1 - team]))

    def expected(self, outlook: Outlook) -> float:
        """What such a deal is worth on average, in points of lead."""
        return _expected(self, outlook)

    def chance(self, outlook: Outlook) -> int:
        """In how many of a hundred such deals the takers make the contract."""
        made = [result_of(self.options, hand) is Result.MADE for hand in _hands(outlook, self.held)]
        return round(outlook.sweep * made[0] + (100 - outlook.sweep) * sum(made[1:]) / len(TENTHS))


@lru_cache(maxsize=1 << 15)
def _expected(stakes: Stakes, outlook: Outlook) -> float:
    swept, *others = (stakes.worth(hand, int(not outlook.mine)) for hand in _hands(outlook, stakes.held))
    return (outlook.sweep * swept + (100 - outlook.sweep) * sum(others) / len(TENTHS)) / 100


def _hands(outlook: Outlook, held: int) -> list[Hand]:
    """The deal with all tricks of the takers, and as it ends otherwise; the takers are team 0."""
    found = [round(min(max(outlook.points + outlook.spread * node, 0.0), WHOLE)) for node in TENTHS]
    declarations = tuple(Counted(team, points, "") for team, points in enumerate(outlook.declared) if points)
    return [
        Hand(
            taker=0,
            cards=(points, WHOLE - points),
            declarations=declarations,
            belotes=outlook.belotes,
            capot=capot,
            bid=outlook.bid,
            multiplier=outlook.multiplier,
            held=held,
        )
        for points, capot in ((WHOLE, 0), *((points, None) for points in found))
    ]


def stakes_of(view: BeloteView) -> Stakes:
    """The score of a match as the team of a seat sees it."""
    return Stakes(view.options, float(view.totals[view.team]), float(view.totals[1 - view.team]), view.held)
