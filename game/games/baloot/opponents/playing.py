"""Choosing a card of Baloot: what it knows, what results are worth, what was declared (baloot 5, 6, 7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from game.cards import Face, Rank, Suit, face_of
from game.families.tricks.opponents.declaring import hidden
from game.families.tricks.opponents.lean.worlds import Announced as Announcement
from game.families.tricks.opponents.lean.worlds import Worlds
from game.families.tricks.opponents.over_worlds import CardQuestion, Ending
from game.families.tricks.opponents.playing import choose_card as chosen_card
from game.families.tricks.opponents.seen import Play as SoFar
from game.families.tricks.opponents.seen import Seen
from game.families.tricks.opponents.signals import DECLINING
from game.families.tricks.rules.cards import SEQUENCE_ORDER
from game.families.tricks.rules.projects import Announced, Project
from game.games.baloot.opponents.likelihood import Likelihood
from game.games.baloot.opponents.match_equity import MatchEquity, equity_of
from game.games.baloot.opponents.weights import SkillProfile
from game.games.baloot.rules.actions import Action, Play
from game.games.baloot.rules.projects import KIND_ORDER, bars_baloot
from game.games.baloot.rules.scoring import RAW, Counted, Hand
from game.games.baloot.rules.state import SEATS, TEAMS, Faces, tricks_of
from game.games.baloot.rules.view import BalootView
from game.opponents.protocol import Decision, Watch
from game.tricks.masks import pack_of

_A_POINT: Final = 0.06
"""What a card point is worth for itself, in game points of lead: of cards that come to the same the safer is played."""


class BalootEnding(Ending):
    """The worth of every result that the hand of a view can still have, for the team of its seat."""

    def __init__(self, view: BalootView, equity: MatchEquity) -> None:
        assert view.contract is not None, "only a bought hand is played"
        super().__init__(
            pack_of(tricks_of(view.options), view.trump),
            view.team,
            view.tricks,
            sweeps=view.options.kaboot == "extra",  # baloot 7.5
        )
        self.equity = equity
        self.contract = view.contract
        self.multiplier = view.multiplier
        self.doubler = None if view.doubler is None else TEAMS[view.doubler]
        self.whole = RAW[view.contract.kind]
        self.projects = tuple(Counted(TEAMS[one.seat], one.kind) for one in _counting(view.declared, len(view.tricks)))
        self.baloot = _baloot_team(view)

    def judged(self, raw: int, swept: int | None) -> float:
        """The worth of so many card points of the own team in all, or of a kaboot."""
        shares = (raw, self.whole - raw) if self.team == 0 else (self.whole - raw, raw)
        hand = Hand(
            kind=self.contract.kind,
            buyer=TEAMS[self.contract.buyer],
            raw=shares,
            projects=self.projects,
            baloot=self.baloot,
            kaboot=swept,
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


_LENGTHS: Final = {"sira": 3, "fifty": 4, "hundred_run": 5}
_FOURS: Final = (Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING)


def hidden_projects(known: Seen, view: BalootView) -> tuple[Announcement, ...]:
    """For each declared project of others whose cards are hidden its owner and what it may be, as masks.

    Longer sequences than 5 are taken for 5 of their cards. Left out is a project that nothing fits.
    """
    declared = (one for one in view.declared if not one.cards and one.seat != known.seat)
    return hidden(known, ((one.seat, _projects(one.kind)) for one in declared))


def _projects(kind: str) -> Iterator[tuple[Face, ...]]:
    """All projects of a kind."""
    if kind in _LENGTHS:
        length = _LENGTHS[kind]
        for suit in Suit:
            for start in range(len(SEQUENCE_ORDER) - length + 1):
                yield tuple(face_of(rank, suit) for rank in SEQUENCE_ORDER[start : start + length])
        return
    for rank in (Rank.ACE,) if kind == "four_hundred" else (*_FOURS, Rank.ACE):
        yield tuple(face_of(rank, suit) for suit in Suit)


def seen_by(view: BalootView, *, memory: int | None = None, reads: bool = True) -> Seen:
    """What the seat of the view knows, see `seen`."""
    return question_of(view).seen(memory=memory, reads=reads)


def question_of(view: BalootView) -> CardQuestion:
    """Which card the seat of the view is to play."""
    assert view.contract is not None, "only a bought hand is played"
    return CardQuestion(
        pack=pack_of(tricks_of(view.options), view.trump),
        play=_play_of(view),
        declarer=view.contract.buyer,
        signals=DECLINING if view.options.signals == "on" else None,  # baloot 5.6
        ending=lambda: BalootEnding(view, equity_of(view, view.team)),
        worlds=lambda known: Worlds(known, Likelihood(known, view).of, hidden_projects(known, view)),
    )


def _play_of(view: BalootView) -> SoFar:
    """The play so far: the public card and projects that were shown are known to be in their owners' hands."""
    assert view.contract is not None, "only a bought hand is played"
    had: list[Faces] = [()] * SEATS
    if view.taken is not None:
        had[view.contract.holder] = (view.taken,)  # baloot 2.4
    for one in view.declared:
        had[one.seat] += one.cards  # baloot 6.3
    return SoFar(view.seat, view.hand, view.tricks, view.leader, view.trick, view.counts, had, view.locked)


def choose_card(view: BalootView, profile: SkillProfile, rng: Random, watch: Watch) -> Decision[Action]:
    """The card that the seat of the view plays, which is to play one, and why."""
    chosen = chosen_card(question_of(view), profile, rng, watch)
    return Decision(Play(chosen.face), chosen.why, chosen.capped)
