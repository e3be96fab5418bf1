"""The turns of Buraco for the opponents of its family."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any, Final

from game.cards import Face, sorted_faces
from game.families.canasta.opponents.explain import Thought, explained
from game.families.canasta.opponents.lean.reading import LeanGame, covered
from game.families.canasta.opponents.lean.round import LeanRound
from game.families.canasta.opponents.lean.steps import Plan
from game.families.canasta.opponents.lean.turn import NO_FACE
from game.families.canasta.opponents.position import Position
from game.families.canasta.opponents.turns import CanastaTurns, Moment
from game.families.canasta.opponents.weights import Weights
from game.games.buraco.opponents.explain import OWN, Reason, why_cards_taken
from game.games.buraco.opponents.greedy import GreedyAgent
from game.games.buraco.opponents.lean import lean_game, lean_table
from game.games.buraco.rules.actions import Action, Add, Discard, End, Lay, Morto, NextRound, Open, Take
from game.games.buraco.rules.state import ChoosingMorto, Melding, Taking
from game.games.buraco.rules.view import BuracoView
from game.opponents.protocol import Decision, Explanation


class BuracoTurns(CanastaTurns[BuracoView]):
    """Of the pile any cards are taken one by one, and one is left or put back (buraco 3.3)."""

    own = OWN
    reserve = "morto"
    greedy = GreedyAgent()

    def lean_game(self, view: BuracoView, weights: Weights) -> LeanGame:
        """The game under the options of the view, for so many players."""
        return lean_game(view.options, len(view.counts), weights)

    def table(self, view: BuracoView) -> LeanRound:
        """With the mortos that are left."""
        play = lean_table(view, len(view.counts))
        covered(play, view, view.morto_counts, view.stock_count)
        return play

    def forced(self, view: BuracoView) -> Decision[Action] | None:
        """Between rounds, between two mortos, and once the discard is done."""
        match view.phase:
            case Melding(ended=True):
                return Decision(End(), explained(Reason.TURN_DONE))
            case ChoosingMorto():
                return Decision(Morto(1), explained(Reason.ANY_MORTO))
            case Taking() | Melding():
                return None
            case _:
                return Decision(NextRound())

    def moment(self, view: BuracoView) -> Moment:
        """The pile is closed to a hand of one card and after a draw (buraco 3.2, 7.1)."""
        pile = view.discards
        match view.phase:
            case Taking(pique=pique):
                return Moment(True, bool(pile) and not pique, only=int(pile[0]) if len(pile) == 1 else NO_FACE)
            case Melding(from_stock=from_stock, only=only):
                return Moment(False, bool(pile) and not from_stock, only=NO_FACE if only is None else int(only))
            case _:
                raise ValueError("no turn is in play")

    def take(self, pile: Sequence[Face]) -> tuple[Take, ...]:
        """One after the other."""
        return tuple([Take(card) for card in pile])

    def why_pile(self, thought: Thought, plan: Plan, pile: Sequence[Face]) -> Explanation:
        """For the sake of what is left."""
        return why_cards_taken(thought, plan, pile)

    def ending(self, left: Face | None, pile: Sequence[Face], *, emptied: bool) -> tuple[Action, ...]:
        """By a discard after a draw; a card of the pile stays in it (buraco 3.2, 3.3)."""
        if left is None:
            return ()
        discard = () if left in pile else (Discard(left),)
        return discard if emptied else (*discard, End())

    def left_by(self, action: Action, pile: Sequence[Face]) -> Face | None:
        """A discard, or the one card of the pile at the end of a turn that took from it (buraco 3.3)."""
        if isinstance(action, Discard):
            return action.card
        return pile[0] if isinstance(action, End) and pile else None

    def melding(self, steps: Sequence[Lay | Add], after: Position, *, together: bool) -> tuple[Action, ...]:
        """One after the other, or the first melds of a round that must count together in one action (buraco 9.2)."""
        if not together or not steps:
            return tuple(steps)
        groups = tuple([sorted_faces(meld.cards) for meld in after.melds])
        return (Lay(groups[0]) if len(groups) == 1 else Open(groups),)

    def steps_in(self, action: Action) -> tuple[Lay | Add, ...]:
        """Melds laid together are several lays (buraco 9.2)."""
        return tuple(map(Lay, action.groups)) if isinstance(action, Open) else super().steps_in(action)

    def step(self, thought: Thought, plan: Plan) -> Decision[Any]:
        """First melds that must count together are explained by what they count (buraco 9.2)."""
        decision = super().step(thought, plan)
        if not thought.turn.least or thought.empties(plan):
            return decision
        after = thought.after(plan)
        points = round(after.adapter.points([card for meld in after.melds for card in meld.cards]))
        return replace(decision, explanation=explained(Reason.OPENS, points=points))

    def why_exchange(self, view: BuracoView) -> Explanation:
        """As it has gone on for some turns, or the card is of no use (buraco 8.1)."""
        return explained(Reason.STIRS, count=view.quiet) if view.quiet else super().why_exchange(view)

    def taken_this_turn(self, view: BuracoView) -> Collection[Face]:
        """By the log, the last first."""
        taken: list[Face] = []
        for seat, verb, cards in reversed(view.log):
            if seat != view.seat or verb == "end":
                break
            if verb == "take":
                taken += cards
        return taken

    def searches(self, view: BuracoView) -> bool:
        """Not where several melds may have to be laid at once."""
        return not view.high[view.team] or bool(view.melds[view.team])


TURNS: Final = BuracoTurns()
"""Keeps nothing, so that there is one for all."""
