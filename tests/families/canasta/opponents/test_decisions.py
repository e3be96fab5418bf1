"""Club decides as it is written down: a change of its play is seen, position by position.

`python -m tests.families.canasta.opponents.test_decisions` writes the decisions anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from game.engine import Deals, stream
from game.opponents.protocol import NoDeadline, agent_for
from tests.families.canasta.opponents.play import BOTH, GAMES

COUNT = 60
ROUNDS_OF_GREEDY = 12
"""Rounds of the level that never changes: positions of its rounds stay what they are."""


def file_of(game: str) -> Path:
    """Where the decisions of a game are written down."""
    return Path(__file__).parents[3] / "games" / game / "opponents" / "club.txt"


def decisions(game: str) -> Iterator[str]:
    """A line for each of the positions: where it is, and what Club does there and why."""
    rules = GAMES[game]
    greedy, club = agent_for(rules, "greedy"), agent_for(rules, "club")
    for seed in range(ROUNDS_OF_GREEDY):
        state, _ = rules.new_match(rules.options(), rules.seats[seed % len(rules.seats)], Deals(seed))
        states = []
        while (seat := rules.actor(state)) is not None:
            states.append((state, seat))
            action = greedy.decide(rules.view(state, seat), stream(seed), NoDeadline()).action
            state, _ = rules.apply(state, action)
        chosen = COUNT // ROUNDS_OF_GREEDY
        for number in range(chosen):
            at = (2 * number + 1) * len(states) // (2 * chosen)
            state, seat = states[at]
            decision = club.decide(rules.view(state, seat), Random(1), NoDeadline())
            assert decision.explanation is not None
            actions = ", ".join(map(str, (decision.action, *decision.then)))
            yield f"deal {seed} action {at}: {actions} ({decision.explanation.key})"


@pytest.mark.slow
@BOTH
def test_club_decides_as_it_is_written_down(game: str) -> None:
    assert list(decisions(game)) == file_of(game).read_text("utf-8").splitlines()


if __name__ == "__main__":
    for name in GAMES:
        file_of(name).write_text("\n".join([*decisions(name), ""]), "utf-8")
