"""Club in positions of the rummies in which a good player would not hesitate."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from game.agents.protocol import Unhurried
from game.agents.registry import agent_for
from game.rules.rummy.state import Taking
from tests.agents.positions import positions_of
from tests.agents.rummy.play import BOTH, GAMES
from tests.agents.rummy.positions import view_of

ANY_OPENING = "open"


@cache
def positions(game: str) -> tuple[dict[str, Any], ...]:
    return tuple(positions_of(Path(__file__).parents[2] / "positions" / f"{game}.toml"))


@cache
def club_plays(game: str) -> dict[str, str]:
    """What Club plays in each position; an opening that no answer names is any."""
    rules = GAMES[game]
    club = agent_for(rules, "club")
    plays: dict[str, str] = {}
    for position in positions(game):
        play = str(club.decide(view_of(rules, position), Random(1), Unhurried()).action)
        plays[position["name"]] = ANY_OPENING if play.startswith(ANY_OPENING) else play
    return plays


@BOTH
def test_there_are_twenty_positions(game: str) -> None:
    assert len({position["name"] for position in positions(game)}) == 20


@BOTH
def test_the_hands_of_positions_have_as_many_cards_as_there_may_be(game: str) -> None:
    for position in positions(game):
        view = view_of(GAMES[game], position)
        size = view.house.hand_size + (not isinstance(view.phase, Taking))
        assert len(view.hand) == size or (view.opened[0] and len(view.hand) < size), position["name"]


@BOTH
def test_all_answers_of_the_positions_are_legal(game: str) -> None:
    rules = GAMES[game]
    for position in positions(game):
        state = rules.determinize(view_of(rules, position), Random(1))
        for text in (*position["accepted"], *position["forbidden"]):
            if text == ANY_OPENING:
                assert any(str(action).startswith(text) for action in rules.actions(state)), position["name"]
            else:
                assert rules.refusal(state, rules.parse(text)) is None, f"{position['name']}: {text}"


@BOTH
def test_club_plays_an_accepted_move_in_seventeen(game: str) -> None:
    plays = club_plays(game)
    accepted = [each["name"] for each in positions(game) if plays[each["name"]] in each["accepted"]]
    assert len(accepted) >= 17, plays


@BOTH
def test_club_never_plays_a_forbidden_move(game: str) -> None:
    plays = club_plays(game)
    assert [each["name"] for each in positions(game) if plays[each["name"]] in each["forbidden"]] == []
