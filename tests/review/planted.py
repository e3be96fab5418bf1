"""Positions in which a decision is wrong for certain: `python -m tests.review.planted GAME 40` judges so many of them.

In games of melds somebody could end the round now, as Club did, and plays on instead. A game whose proof is another
one has a `planted.py` of its own.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from itertools import count, islice

from game.engine import Action, AnyGame, Deals, Seat, State, choose, stream
from game.games import GAMES
from game.opponents.playouts import lead_of
from game.opponents.protocol import heuristic_action
from game.review.decisions import Choice
from game.review.judging import Judged, judged


@dataclass(frozen=True, slots=True)
class Planted:
    """A wrong decision."""

    choice: Choice
    least: float
    """What it costs at least, in points; where that cannot be proved, more than nothing."""
    most: float


def proves_itself(game: AnyGame) -> bool:
    """Whether the game has a proof of its own."""
    return find_spec(f"tests.games.{game.name}.planted") is not None


def planted_in(game: AnyGame) -> Iterator[Planted]:
    """Wrong decisions of a game, without an end."""
    if proves_itself(game):
        found: Iterator[Planted] = import_module(f"tests.games.{game.name}.planted").planted()
        yield from found
        return
    for seed in count(1):
        yield from _missed_end(game, seed)


def named(planted: Planted, game: AnyGame) -> tuple[bool, Judged]:
    """Whether a review names the decision, with the right sign and size; and what it says."""
    found = judged(game, planted.choice, 1)
    near = planted.least - found.margin <= found.cost <= planted.most + found.margin
    return bool(found.better) and found.is_dear and near, found


def _missed_end(game: AnyGame, seed: int) -> Iterator[Planted]:
    """The last turn of a round of Club, whose player could have ended it and leaves that to somebody else."""
    seats = game.seats[-1]
    state, _ = game.new_match(choose(game.options, {}), seats, Deals(seed))
    turn: list[tuple[State, int]] = []
    last: Seat | None = None
    for number in count():
        seat = game.actor(state)
        if seat is None:
            break
        turn = [*turn, (state, number)] if seat == last else [(state, number)]
        last = seat
        action = heuristic_action(game, game.view(state, seat), stream(seed, "planted", number))
        state, _ = game.apply(state, action)
    points = game.standing(state).round_points
    assert last is not None, "somebody played"
    assert points is not None, "the round is over"
    lead = lead_of(points, game.teams(seats)[last], fewest=game.fewest_win)
    if lead <= 0.0 or game.round_winners(state) == ():
        return
    for before, number in reversed(turn):
        wrong = _passes_on(game, before, last)
        if wrong is not None:
            view = game.view(before, last)
            yield Planted(Choice(number, before.round, last, view, (wrong,)), 0.0, float("inf"))
            return


def _passes_on(game: AnyGame, state: State, seat: Seat) -> Action | None:
    """A discard after which it is somebody else's turn."""
    for action in islice(game.actions(state), 60):
        if not str(action).startswith("discard "):
            continue
        after = game.actor(game.apply(state, action)[0])
        if after not in (seat, None):
            return action
    return None


def main(words: list[str]) -> None:
    """Judge positions and print those that are not named."""
    game, wanted = GAMES[words[0]], int(words[1])
    right = 0
    for number, planted in enumerate(islice(planted_in(game), wanted), 1):
        ok, found = named(planted, game)
        right += ok
        mark = "named" if ok else "MISSED"
        better = "; ".join(found.better)
        size = f"{found.cost:.1f} ± {found.margin:.1f}, proved {planted.least:.1f} to {planted.most:.1f}"
        print(f"{number} {mark}: {'; '.join(found.done)} -> {better}, {size}", flush=True)
    print(f"{game.name}: {right} of {wanted} named")


if __name__ == "__main__":
    main(sys.argv[1:])
