"""A match of Rami or Remik comes back with its duties, its new stock and its players out as everybody left it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path

import pytest

from game.engine import Action, stream
from game.engine.record import SeatSetup
from game.families.rummy.rules.actions import Add, Draw, Lay, Open, Swap, Take
from game.families.rummy.rules.state import Melding, Starting
from game.families.rummy.rules.view import RummyView
from game.games import GAMES
from game.match.match import Match
from game.match.saves import MatchSetup, new_match, start_match
from tests.match.play import gone_on_with

NOW = datetime(2024, 5, 6, 7, 8, 9)
SEATS = tuple(SeatSetup(name) for name in ("Amal", "Badr", "Celia", "Dov"))
MOMENTS: Mapping[str, Callable[[RummyView], bool]] = {
    "before the first discard": lambda view: isinstance(view.phase, Starting),
    "with a card taken": lambda view: view.taken is not None,
    "with a joker to be used": lambda view: view.jokers_owed == 1,
    "after an opening": lambda view: isinstance(view.phase, Melding) and view.phase.opened_now,
    "with a new stock": lambda view: view.shuffles == 1 and isinstance(view.phase, Melding),
    "in the second round": lambda view: view.round == 2 and len(view.melds) == 2,
}
each_case = pytest.mark.parametrize(
    ("game", "moment"), [(game, moment) for game in ("rami", "remik") for moment in MOMENTS], ids=lambda case: case
)


def setup(game: str, seed: int) -> MatchSetup:
    """The match of that deal."""
    return MatchSetup(game, SEATS, seed, {})


def play_until(game: str, moment: str, folder: Path) -> Match:
    """A recorded match that has come to the moment."""
    found = ((seed, way(game, moment, seed)) for seed in range(50))
    seed, actions = next((seed, actions) for seed, actions in found if actions is not None)
    match = start_match(GAMES, setup(game, seed), folder, NOW)
    for action in actions:
        match.play(action)
    return match


def way(game: str, moment: str, seed: int) -> list[Action] | None:
    """The actions that lead to the moment; None where two rounds miss it."""
    match, rng = new_match(GAMES, setup(game, seed), None, NOW), stream(seed, "way")
    liked = (Draw,) if moment == "with a new stock" else (Swap, Open, Add, Lay, Take)
    done: list[Action] = []
    while match.outcome() is None and match.standing().round < 3:
        actor = match.actor()
        if actor is not None and MOMENTS[moment](match.view_as(RummyView, actor)):
            return done
        actions = list(match.actions())
        preferred: list[list[Action]] = [[act for act in actions if isinstance(act, verb)] for verb in liked]
        actions = next((some for some in preferred if some), actions)
        if len(liked) == 1:
            actions = [act for act in actions if not isinstance(act, Open | Take)] or actions
        done.append(actions[int(rng.random() * len(actions))])
        match.play(done[-1])
    return None


@pytest.mark.slow
@each_case
def test_a_match_of_a_rummy_comes_back_as_it_was_left_and_goes_on(game: str, moment: str, tmp_path: Path) -> None:
    match = play_until(game, moment, tmp_path)
    assert match.close()
    again = gone_on_with(tmp_path, GAMES)
    assert MOMENTS[moment](again.view_as(RummyView, again.actor() or 0))
    assert again.state_hash() == match.state_hash()
    assert list(again.actions()) == list(match.actions())
    assert all(again.view(seat) == match.view(seat) for seat in range(len(SEATS)))
    last_round = match.standing().round
    while match.outcome() is None and match.standing().round <= last_round:
        for each in (match, again):
            each.play(next(each.actions()))
        assert again.state_hash() == match.state_hash()
