"""What the opponents of the family ask of a game: its views in the terms of the lean core, and plans as its actions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from game.cards import ALL_FACES, Face, sorted_faces, without
from game.families.canasta.opponents.explain import OwnReasons, Reason, Thought, explained, why_step
from game.families.canasta.opponents.lean.outlooks import Outlooks
from game.families.canasta.opponents.lean.policy import drawing_turn, least, staying, taking_turn, union
from game.families.canasta.opponents.lean.reading import LeanGame
from game.families.canasta.opponents.lean.round import LeanRound
from game.families.canasta.opponents.lean.side import Side
from game.families.canasta.opponents.lean.steps import Plan
from game.families.canasta.opponents.lean.turn import NO_FACE, Turn
from game.families.canasta.opponents.position import Position
from game.families.canasta.opponents.taking import Reason as Pile
from game.families.canasta.opponents.weights import PERFECT, SkillProfile, Weights
from game.families.canasta.rules.actions import Add, Lay
from game.families.canasta.rules.round import PublicAction
from game.melds.hidden import TableSeen
from game.melds.meld import Meld
from game.opponents.protocol import Agent, Decision, Explanation


class CanastaView(TableSeen, Protocol):
    """A view of a game of the family."""

    def __hash__(self) -> int:
        """Views are values, by which answers are remembered."""

    @property
    def actor(self) -> int | None:
        """The seat that is to act."""

    @property
    def team(self) -> int:
        """The team of the seat."""

    @property
    def melds(self) -> tuple[tuple[Meld, ...], ...]:
        """The melds of each team."""

    @property
    def log(self) -> tuple[PublicAction, ...]:
        """The round's public acts."""


@dataclass(frozen=True, slots=True)
class Moment:
    """How far a turn has come."""

    begins: bool = False
    """Whether stock or pile is still to be chosen."""
    pile: bool = False
    """Whether cards of the pile may be taken."""
    must_lay: bool = False
    only: int = NO_FACE
    """A face that may not be left in the pile."""


V = TypeVar("V", bound=CanastaView)


class CanastaTurns(ABC, Generic[V]):
    """The turns of one game."""

    own: ClassVar[OwnReasons]
    reserve: ClassVar[str]
    """The verb of the log by which a reserve is taken."""
    greedy: ClassVar[Agent[Any, Any]]
    """Finds something legal where the lean core thinks of nothing, such as a meld with two wilds."""

    @abstractmethod
    def lean_game(self, view: V, weights: Weights) -> LeanGame:
        """The game of a view with these weights."""

    @abstractmethod
    def table(self, view: V) -> LeanRound:
        """The round, with the own hand and nothing where the seat sees nothing."""

    @abstractmethod
    def forced(self, view: V) -> Decision[Any] | None:
        """The only way on where no turn is to be planned."""

    @abstractmethod
    def moment(self, view: V) -> Moment:
        """How far the turn has come."""

    @abstractmethod
    def take(self, pile: Sequence[Face]) -> tuple[Any, ...]:
        """The actions that take these cards of the pile."""

    @abstractmethod
    def ending(self, left: Face | None, pile: Sequence[Face], *, emptied: bool) -> tuple[Any, ...]:
        """Return the actions that end the turn by leaving a card, which may be one of the pile; `emptied` if no card
        is in hand then.
        """

    @abstractmethod
    def left_by(self, action: Any, pile: Sequence[Face]) -> Face | None:
        """Return the card that is left by an action that ends the turn; None for any other action."""

    def melding(self, steps: Sequence[Lay | Add], after: Position, *, together: bool) -> tuple[Any, ...]:
        """Return the actions that do these steps, which lead to the position `after`; `together` if the first melds
        have to be laid at once.
        """
        del after, together
        return tuple(steps)

    def steps_in(self, action: Any) -> tuple[Lay | Add, ...]:
        """Return the lays and adds that an action is."""
        return (action,) if isinstance(action, Lay | Add) else ()

    def why_pile(self, thought: Thought, plan: Plan, pile: Sequence[Face]) -> Explanation:
        """Why cards are taken from the pile, or no more of them, in a turn that has begun so.

        Where the pile is taken whole nothing is left to choose then.
        """
        del thought, plan, pile
        return explained(Reason.NO_CHOICE)

    def step(self, thought: Thought, plan: Plan) -> Decision[Any]:
        """The first step of a plan, and why."""
        steps = [action for action, _ in thought.steps(plan)]
        first, *_ = self.melding(steps, thought.after(plan), together=thought.turn.least > 0.0)
        return Decision(first, why_step(self.own, thought, plan))

    def why_exchange(self, view: V) -> Explanation:
        """Why a card is drawn rather than the one card of the pile exchanged: unless a game knows better, it is of no
        use.
        """
        del view
        return explained(Pile.USELESS, count=1)

    def taken_this_turn(self, view: V) -> Collection[Face]:
        """The cards taken from the pile in this turn, which might as well have been left there."""
        del view
        return ()

    def searches(self, view: V) -> bool:
        """Whether the search knows what may be done."""
        del view
        return True


@dataclass(frozen=True, slots=True)
class Reading(Generic[V]):
    """A view in the terms of the lean core."""

    turns: CanastaTurns[V]
    view: V
    profile: SkillProfile
    game: LeanGame
    play: LeanRound
    """The round in which it is the seat's turn."""
    known: list[tuple[Face, ...]]
    """By seat the cards that others are known to hold."""
    moment: Moment

    def thought(self, outlooks: Outlooks | None = None) -> Thought:
        """The turn as it goes on, with the pile if cards of it may be taken; `outlooks` may be those of others."""
        view, moment, play = self.view, self.moment, self.play
        hand, lying = view.hand, view.discards
        if moment.pile:
            hand, lying = sorted_faces((*hand, *lying)), ()
        outlooks = outlooks or self.outlooks(hand, lying)
        if moment.pile:
            turn, side = taking_turn(play, outlooks, 1 if moment.begins else 0), union(play)
        else:
            turn, side = Turn(play, outlooks, 0, play.pile), play.side(view.seat)
            turn.must_lay = moment.must_lay
            turn.least = least(play)
        turn.only = moment.only
        return self._thought(turn, side, hand)

    def drawing(self) -> Thought:
        """The turn that goes on with the hand as it is and a card that is drawn, which may be discarded."""
        view = self.view
        turn = drawing_turn(self.play, self.outlooks(view.hand, view.discards))
        return self._thought(turn, self.play.side(view.seat), view.hand)

    def outlooks(self, own: tuple[Face, ...], pile: tuple[Face, ...]) -> Outlooks:
        """What the player expects who holds these cards, with this pile."""
        view = self.view
        return self.game.outlooks(
            view.melds,
            pile,
            self.known,
            self.play.to_draw(),
            own=own,
            own_team=view.team,
            counts_cards=self.profile.counts_cards,
        )

    def takes(self, plan: Plan) -> tuple[Any, ...]:
        """The actions by which a plan takes from the pile; one card has to be taken where the turn begins so."""
        pile = sorted_faces(self.view.discards)
        cards = without(pile, tuple([ALL_FACES[face] for face in staying(self.play.pile, plan)]))
        return self.turns.take(cards or (pile[:1] if self.moment.begins else ()))

    def _thought(self, turn: Turn, side: Side, hand: tuple[Face, ...]) -> Thought:
        view, order = self.view, self.game.law.order
        turn.expect_next([int(card) for card in self.known[order[(self.play.place + 1) % len(order)]]])
        start = Position(self.game.book.adapter, hand, view.melds[view.team])
        melded = [card for team in view.melds for meld in team for card in meld.cards]
        return Thought(turn, side, start, view.melds[1 - view.team], (*view.hand, *view.discards, *melded))


def read(
    turns: CanastaTurns[V], view: V, weights: Weights, profile: SkillProfile = PERFECT, *, acts: bool = True
) -> Reading[V]:
    """Return a view as somebody with these weights and this skill reads it; unless it `acts`, as if its turn came."""
    game, play = turns.lean_game(view, weights), turns.table(view)
    if play.seat() != view.seat:
        play.place = game.law.order.index(view.seat)
    known = [cards if profile.remembers and seat != view.seat else () for seat, cards in enumerate(view.known)]
    return Reading(turns, view, profile, game, play, known, turns.moment(view) if acts else Moment())
