"""How well a level plays its cards."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CardSkill:
    """What separates the levels where a card is chosen."""

    noise: float
    """Spread of the error in judging a card or a contract, in card points."""
    regret: float
    """A choice worth less than the best by more than this is never made, in card points."""
    worlds: int = 0
    """Worlds that are sampled for a card, in the early tricks; 0: the heuristic policy alone."""
    solved: int = 0
    """Worlds that are solved exactly for a card, in the late tricks."""
    solved_early: int = 0
    """The same while solving takes long, for the best few cards."""
    solves: int = 5
    """Cards in the own hand from which on worlds are solved."""
    pool: int = 1
    """Worlds that are held against the cards played so far for each one that is used; 1: nothing is read from them."""
    memory: int = 8
    """How many of the last complete tricks are remembered; 8: all."""
    reads: bool = True
    """Knows from what was played who is void and who cannot overtrump."""
    cashes: bool = True
    """Takes two sure tricks before leading anything else, as long as no worlds are solved."""
    signals: bool = True
    """Tells the partner by what is thrown on his tricks."""
