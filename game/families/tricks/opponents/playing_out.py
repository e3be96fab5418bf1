"""What a state comes to when everybody goes on by rules of thumb, and in the last tricks by best play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final, Generic, Protocol, TypeVar

from game.cards import Face
from game.engine import Action, Game, Seat, State
from game.families.tricks.opponents.race import Race
from game.opponents.playouts import PlayoutResult, lead_of
from game.opponents.protocol import Agent, NoDeadline
from game.opponents.sequels import Sequel, SequelValue
from game.tricks.deal import Deal
from game.tricks.masks import Pack
from game.tricks.rules import TEAMS, Faces, Trick
from game.tricks.solver import values

_SOLVED: Final = 4
"""Cards in a hand from which on the best is played, all hands being known."""
_DEAL: Final = 200.0
_CARD_POINT: Final = 1.0
_TRICK: Final = 15.0
"""What it is worth, more or less, in card points, to come out ahead, a card point, and to take the trick in play: it
decides what is told of two ways first.
"""


class TrickState(State, Protocol):
    """The state of a match of tricks; this much of it is common to the family."""

    @property
    def hands(self) -> tuple[Faces, ...]:
        """The hands."""

    @property
    def leader(self) -> Seat:
        """The seat that led to the trick in play, or leads now."""

    @property
    def trick(self) -> Faces:
        """The trick in play."""

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The complete tricks."""


S = TypeVar("S", bound=TrickState)
A = TypeVar("A", bound=Action)
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class PlayedOut(Generic[S, A, V]):
    """Plays states of one game on, see `Playout`."""

    rules: Game[S, A, V]
    quick: Agent[V, A]
    """Plays by rules of thumb and raises nothing."""
    pack: Callable[[S], Pack | None]
    """The cards under the contract; None without one."""
    plays: Callable[[S], bool]
    """Whether a card is awaited."""
    locked: Callable[[S], bool]
    """Whether trumps may not be led by who has another card."""
    play: Callable[[Face], A]
    race: Callable[[S], Race]
    point: float
    """What a card point is worth in points of the match."""

    def __call__(self, state: S, seat: Seat, rng: Random) -> PlayoutResult:
        """What the hand is worth to the team of a seat, and the chance of the match after it."""
        rules, team = self.rules, TEAMS[seat]
        trick = len(state.tricks) - (not state.trick) if self.plays(state) else -1
        played = self.pack(state) is not None
        while (actor := rules.actor(state)) is not None:
            state, _ = rules.apply(state, self._action(state, actor, rng))
        points = rules.standing(state).round_points
        assert points is not None, "the hand is over"
        own, theirs = (float(state.totals[each]) for each in (team, 1 - team))
        won = rules.outcome(state)
        after = self.race(state).chance(own, theirs) if won is None else float(team in won.winners)
        sequels = [SequelValue(Sequel.WINS_DEAL, float(points[team] > points[1 - team]), _DEAL * self.point)]
        if played:
            taken = self._card_points(state, team)
            sequels.append(SequelValue(Sequel.CARD_POINTS, taken, _CARD_POINT * self.point))
        if 0 <= trick < len(state.tricks):
            took = float(TEAMS[state.tricks[trick].winner] == team)
            sequels.append(SequelValue(Sequel.WINS_TRICK, took, _TRICK * self.point))
        return PlayoutResult(lead_of(points, team, fewest=False), after, tuple(sequels))

    def _card_points(self, state: S, team: int) -> float:
        """What the cards of the tricks that a team took count, without what is given for the last."""
        pack = self.pack(state)
        if pack is None:
            return 0.0
        won = [trick for trick in state.tricks if TEAMS[trick.winner] == team]
        return float(sum(pack.points[pack.bit_of[card]] for trick in won for card in trick.cards))

    def _action(self, state: S, actor: Seat, rng: Random) -> A:
        if self.plays(state) and len(state.hands[actor]) <= _SOLVED:
            return self._best_card(state)
        return self.quick.decide(self.rules.view(state, actor), rng, NoDeadline()).action

    def _best_card(self, state: S) -> A:
        pack = self.pack(state)
        assert pack is not None, "only with a contract cards are played"
        first, second, third, fourth = (pack.mask(hand) for hand in state.hands)
        trick = tuple(pack.mask((card,)) for card in state.trick)
        deal = Deal(pack, (first, second, third, fourth), state.leader, trick, self.locked(state))
        found = values(deal, deal.legal(), {})
        return self.play(pack.face_of[max(found, key=lambda card: (found[card], -card))])
