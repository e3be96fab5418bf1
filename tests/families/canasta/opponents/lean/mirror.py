"""Rounds of the rules and of the lean core side by side, for tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from game.cards import ALL_FACES, Face
from game.engine import AnyGame, Deals
from game.families.canasta.opponents.lean.meld_book import MeldBook
from game.families.canasta.opponents.lean.reading import LeanGame, lines_of
from game.families.canasta.opponents.lean.round import NOBODY, LeanRound
from game.games.borako.opponents import lean as borako
from game.games.borako.rules.options import BorakoOptions
from game.games.borako.rules.state import BorakoState
from game.games.buraco.opponents import lean as buraco
from game.games.buraco.rules.options import BuracoOptions
from game.games.buraco.rules.state import BuracoState
from game.melds.judge import judge, melds_after_add
from game.melds.meld import Meld
from tests.families.canasta.opponents.play import GAMES

SEATS: Final = [("borako", 4), ("buraco", 2), ("buraco", 3), ("buraco", 4)]
LEAN_ROUND: Final[Mapping[str, Callable[[Any], LeanRound]]] = {"borako": borako.lean_round, "buraco": buraco.lean_round}


def lean_game(state: BorakoState | BuracoState) -> LeanGame:
    """The game of a state in the terms of the lean core."""
    if isinstance(state, BorakoState):
        return borako.lean_game(state.options)
    return buraco.lean_game(state.options, len(state.hands))


class Mirror:
    """A round played by the rules and by the lean core at once."""

    def __init__(self, name: str, seats: int, seed: int, options: BorakoOptions | BuracoOptions | None = None) -> None:
        self.rules: Final[AnyGame] = GAMES[name]
        self.state: Any = self.rules.new_match(options or self.rules.options(), seats, Deals(seed))[0]
        self.lean = LEAN_ROUND[name](self.state)
        self.book: MeldBook = self.lean.book

    def act(self, action: Any) -> None:
        """The action done in both; it must be legal."""
        refused = self.rules.refusal(self.state, action)
        assert refused is None, f"{action}: {refused}"
        self._act_in_lean(str(action).split()[0], action)
        self.state, _ = self.rules.apply(self.state, action)

    def _act_in_lean(self, verb: str, action: Any) -> None:
        lean = self.lean
        match verb:
            case "draw":
                lean.draw()
            case "sweep":
                lean.sweep()
            case "take":
                lean.take(int(action.card))
            case "lay":
                lean.lay(self._meld(action.cards))
            case "add":
                team = lean.team()
                melds = melds_after_add(self.state.melds[team], action.meld - 1, action.card, self.book.adapter.rules)
                after = lines_of(self.book, melds)
                changed = [at for at, line in enumerate(after) if line != lean.lines[team][at]]
                lean.add(int(action.card), changed[0], after[changed[0]])
            case "discard":
                lean.discard(int(action.card))
            case "end":
                if not self.state.phase.ended:
                    lean.end()
            case "morto":
                pass  # the lean core takes the first of them at once

    def _meld(self, cards: Sequence[Face]) -> int:
        meld = judge(cards, self.book.adapter.rules)
        assert isinstance(meld, Meld)
        return self.book.meld(meld)

    def check(self) -> None:
        """Both say the same of where all cards are and what the round is worth."""
        state, lean = self.state, self.lean
        phase = state.phase
        if phase.key == "morto" or getattr(phase, "ended", False):
            return
        over = self.rules.actor(state) is None
        assert lean.over == over
        assert [sorted(hand) for hand in lean.hands] == [sorted(map(int, hand)) for hand in state.hands]
        assert sorted(lean.pile) == sorted(map(int, state.discards))
        assert lean.stock == list(map(int, state.stock))
        reserves = state.reserves if isinstance(state, BorakoState) else state.mortos
        assert lean.reserves == [list(map(int, reserve)) for reserve in reserves]
        assert lean.lines == [lines_of(self.book, melds) for melds in state.melds]
        if over:
            points = self.rules.standing(state).round_points
            assert points is not None
            assert [lean.points(team) for team in range(2)] == [float(each) for each in points]
            assert lean.out == (NOBODY if phase.out is None else phase.out)
        else:
            assert lean.seat() == self.rules.actor(state)
            side = lean.side(lean.seat())
            team = lean.team()
            assert side.may_go_out() == self.book.adapter.may_go_out(state.melds[team])
            assert [face for face in ALL_FACES if side.fits >> face & 1] == _fitting(state.fits[team])


def _fitting(fits: Sequence[int]) -> list[Face]:
    return [face for face in ALL_FACES if any(fit >> face & 1 for fit in fits)]
