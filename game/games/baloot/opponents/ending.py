"""What the card points of a team come to at the end of a hand in play (baloot 6, 7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.cards import Face, Rank, face_of
from game.games.baloot.opponents.match_equity import MatchEquity
from game.games.baloot.rules.cards import points
from game.games.baloot.rules.projects import KIND_ORDER, bars_baloot
from game.games.baloot.rules.scoring import RAW, Counted, Hand
from game.games.baloot.rules.state import SEATS, TEAMS, Project
from game.games.baloot.rules.view import Announced, BalootView

_A_POINT: Final = 0.06
"""What a card point is worth for itself, in game points of lead: of cards that come to the same the safer is played."""


class Ending:
    """The worth of every result that the hand of a view can still have, for the team of its seat."""

    def __init__(self, view: BalootView, equity: MatchEquity) -> None:
        assert view.contract is not None, "only a bought hand is played"
        self.equity = equity
        self.contract = view.contract
        self.team = view.team
        self.multiplier = view.multiplier
        self.doubler = None if view.doubler is None else TEAMS[view.doubler]
        self.whole = RAW[view.contract.kind]
        self.projects = tuple(Counted(TEAMS[one.seat], one.kind) for one in _counting(view.declared, len(view.tricks)))
        self.baloot = _baloot_team(view)
        self.taken = 0
        """Card points that the own team has taken in complete tricks."""
        winners = {TEAMS[trick.winner] for trick in view.tricks}
        for trick in view.tricks:
            if TEAMS[trick.winner] == view.team:
                self.taken += sum(points(card, view.trump) for card in trick.cards)
        self.may_sweep = tuple(winners <= {team} for team in (0, 1))
        """Of each team whether it may still take all tricks (baloot 7.5)."""
        self._worths: dict[int, float] = {}

    def worth(self, more: int, swept: int | None) -> float:
        """What it is worth to take so many card points from the trick in play on.

        `swept` is the team that takes all the tricks that are left, None where both take some.
        """
        raw = self.taken + more
        kaboot = swept if swept is not None and self.may_sweep[swept] else None
        key = raw if kaboot is None else ~kaboot
        worth = self._worths.get(key)
        if worth is None:
            worth = self._worths[key] = self._judged(raw, kaboot)
        return worth

    def _judged(self, raw: int, kaboot: int | None) -> float:
        shares = (raw, self.whole - raw) if self.team == 0 else (self.whole - raw, raw)
        hand = Hand(
            kind=self.contract.kind,
            buyer=TEAMS[self.contract.buyer],
            raw=shares,
            projects=self.projects,
            baloot=self.baloot,
            kaboot=kaboot,
            multiplier=self.multiplier,
            doubler=self.doubler,
        )
        return self.equity.worth(hand) + _A_POINT * raw


def _counting(declared: Sequence[Announced], tricks: int) -> list[Announced]:
    """The declared projects that count, as far as a player can tell (baloot 6.4)."""
    if not declared:
        return []
    if tricks == 0:  # their cards are hidden: the better kind counts, of equal ones the earlier
        best = max(declared, key=lambda one: KIND_ORDER.index(one.kind))
        return [one for one in declared if TEAMS[one.seat] == TEAMS[best.seat]]
    shown = [one for one in declared if one.shown]
    best = shown[0] if shown else declared[0]
    return [one for one in declared if TEAMS[one.seat] == TEAMS[best.seat] and (one.shown or tricks == 1)]


def _baloot_team(view: BalootView) -> int | None:
    """Whose Baloot counts: what was announced, or what is in the own hand (baloot 6.6)."""
    trump = view.trump
    if view.baloot is not None or trump is None:
        return None if view.baloot is None else TEAMS[view.baloot]
    had: list[Face] = [*view.hand]
    had += [trick.cards[(view.seat - trick.leader) % SEATS] for trick in view.tricks]
    own = [Project(one.kind, one.cards) for one in view.declared if one.seat == view.seat]
    holds = all(face_of(rank, trump) in had for rank in (Rank.KING, Rank.QUEEN))
    return view.team if holds and not any(bars_baloot(one, trump) for one in own) else None
