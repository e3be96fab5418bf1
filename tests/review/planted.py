"""Positions in which a decision is wrong for certain: `python -m tests.review.planted GAME 40` judges so many of them.

In games alone somebody could end the round now, as Club did, and plays on instead. In those of teams the stock is empty
and any discard ends the round: a player who discards at once keeps cards that Club laid. What that costs at least is
exact, as the other hands count the same either way. A game whose proof is another one has a `planted.py` of its own.
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
    """The least cost in points; where that cannot be proved, more than nothing."""
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
        yield from (_missed_end if game.fewest_win else _last_turn)(game, seed)


def named(planted: Planted, game: AnyGame) -> tuple[bool, Judged]:
    """Whether a review names the decision, with the right sign and size; and what it says."""
    found = judged(game, planted.choice, 1)
    near = planted.least - found.margin <= found.cost <= planted.most + found.margin
    return bool(found.better) and found.is_dear and near, found


def _last_turn(game: AnyGame, seed: int) -> Iterator[Planted]:
    """The turn of Club in which the stock ran out, with a discard in place of the first that it laid."""
    seats = game.seats[-1]
    turn = _last_turn_of_club(game, seats, seed)
    last = game.actor(turn[0][0])
    assert last is not None, "somebody plays the last turn"
    right = _lead(game, turn[-1][0], seats, last)
    for before, number in turn[:-1]:
        wrong = _ends_without_more(game, before)
        if wrong is None:
            continue
        gain = right - _lead(game, game.apply(before, wrong)[0], seats, last)
        if gain > 0.0:
            yield Planted(Choice(number, before.round, last, game.view(before, last), (wrong,)), gain, float("inf"))
        return


def _last_turn_of_club(game: AnyGame, seats: int, seed: int) -> list[tuple[State, int]]:
    """The states of the last turn of a round and their numbers, the last of them the end of the round."""
    state, _ = game.new_match(choose(game.options, {}), seats, Deals(seed))
    turn: list[tuple[State, int]] = []
    last: Seat | None = None
    for number in count():
        seat = game.actor(state)
        turn = [*turn, (state, number)] if seat in (last, None) else [(state, number)]
        last = seat
        if seat is None:
            return turn
        action = heuristic_action(game, game.view(state, seat), stream(seed, "planted", number))
        state, _ = game.apply(state, action)
    raise AssertionError("a round has an end")


def _lead(game: AnyGame, over: State, seats: int, seat: Seat) -> float:
    points = game.standing(over).round_points
    assert points is not None, "the round is over"
    return lead_of(points, game.teams(seats)[seat], fewest=False)


def _ends_without_more(game: AnyGame, state: State) -> Action | None:
    """A discard that ends the round."""
    for action in islice(game.actions(state), 400):
        if str(action).startswith("discard ") and game.actor(game.apply(state, action)[0]) is None:
            return action
    return None


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
