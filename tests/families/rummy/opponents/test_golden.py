"""What `greedy` and Club decide, which changes only where somebody means it to.

`greedy` is a reference to measure by: its 20 rounds are those of the day it was frozen, and stay so. Club's decisions
in a few rounds are written anew by `python -m tests.families.rummy.opponents.test_golden`, to be read before they are
committed.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest

from game.cards import format_faces
from game.engine import Deals, stream
from game.families.rummy.rules.state import RummyState
from game.opponents.protocol import NoDeadline, agent_for
from tests.families.rummy.opponents.play import BOTH, GAMES

GREEDY_ROUNDS = {
    "rami": "f2bd6ad408b3dc3e79adeab53532bd1ac255a700196fbb4072d73aabc0c02437",
    "remik": "e3686b7a9baa013bb80b7b908ef0ed87bba517c3b480bd804d23af5d3fc0ef20",
}
"""The sum over the actions of 20 rounds."""
CLUB_ROUNDS = 3


def told(game: str, level: str, seed: int, seats: int) -> Iterator[str]:
    """The decisions of a round of one level, each with the hand that it was made with and its reason."""
    rules, agent = GAMES[game], agent_for(GAMES[game], level)
    state: RummyState = rules.new_match(rules.options(), seats, Deals(seed))[0]
    number = 0
    while (seat := rules.actor(state)) is not None:
        number += 1
        decision = agent.decide(rules.view(state, seat), stream(seed, "agent", number), NoDeadline())
        why = decision.explanation
        reason = "" if why is None else " ".join([why.key, *(f"{name}={value}" for name, value in why.params)])
        yield f"{seat} {format_faces(state.hands[seat])}: {decision.action} | {reason}"
        state, _ = rules.apply(state, decision.action)


def decisions_of_club(game: str) -> str:
    lines = []
    for seed in range(CLUB_ROUNDS):
        seats = GAMES[game].seats[seed % len(GAMES[game].seats)]
        lines += [f"round {seed}, {seats} seats", *told(game, "club", seed, seats)]
    return "\n".join(lines) + "\n"


def file_of(game: str) -> Path:
    return Path(__file__).parents[3] / "games" / game / "opponents" / "club.txt"


@pytest.mark.slow
@BOTH
def test_greedy_plays_as_ever(game: str) -> None:
    summed = sha256()
    for seed in range(20):
        seats = GAMES[game].seats[seed % len(GAMES[game].seats)]
        summed.update("\n".join(told(game, "greedy", seed, seats)).encode())
    assert summed.hexdigest() == GREEDY_ROUNDS[game]


@BOTH
def test_club_decides_as_it_was_written_down(game: str) -> None:
    assert decisions_of_club(game) == file_of(game).read_text(encoding="utf-8")


if __name__ == "__main__":
    for name in GAMES:
        file_of(name).write_text(decisions_of_club(name), encoding="utf-8")
