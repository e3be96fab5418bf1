"""What parts the levels of the family: how often they choose what is not the best, and how bad it may be."""

from __future__ import annotations

from game.engine import stream
from game.families.canasta.opponents.weights import NOVICE, PERFECT
from game.opponents.levels import choose


def test_a_steady_player_takes_the_best_and_the_first_of_equals() -> None:
    assert choose([(1.0, "a"), (3.0, "b"), (3.0, "c")], PERFECT, stream(1, "x")) == "b"


def test_an_error_never_costs_more_than_the_regret() -> None:
    choices = [(0.0, "absurd"), (99.0 - NOVICE.regret, "too bad"), (100.0 - NOVICE.regret, "poor"), (100.0, "best")]
    picked = {choose(choices, NOVICE, stream(1, number)) for number in range(300)}
    assert picked == {"poor", "best"}
