"""Club in positions of every game in which a good player would not hesitate."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

from game.games import GAMES
from game.opponents.protocol import NoDeadline, agent_for
from tests.opponents.positions import Position, Sheet, positions_of

ANY_OPENING = "open"


SHEETS: Mapping[str, Sheet] = {name: import_module(f"tests.games.{name}.opponents.positions").SHEET for name in GAMES}
each_game = pytest.mark.parametrize("game", GAMES)


@cache
def positions(game: str) -> tuple[Position, ...]:
    return tuple(positions_of(Path(__file__).parents[1] / "games" / game / "positions.toml"))


@cache
def club_plays(game: str) -> Mapping[str, str]:
    """What Club says or plays in each position."""
    club, sheet = agent_for(GAMES[game], "club"), SHEETS[game]
    return {
        position["name"]: str(club.decide(sheet.view_of(position), Random(1), NoDeadline()).action)
        for position in positions(game)
    }


def is_among(play: str, answers: list[str]) -> bool:
    """Whether it is one of the answers, of which one may be any opening."""
    return play in answers or (ANY_OPENING in answers and play.startswith(ANY_OPENING))


@each_game
def test_no_position_is_missing_and_none_about_the_partner(game: str) -> None:
    assert len({position["name"] for position in positions(game)}) == len(positions(game)) == SHEETS[game].size
    assert sum(bool(position.get("partner")) for position in positions(game)) == SHEETS[game].about_partner


@each_game
def test_all_answers_of_the_positions_are_legal(game: str) -> None:
    rules = GAMES[game]
    for position in positions(game):
        state = rules.determinize(SHEETS[game].view_of(position), Random(1))
        for text in (*position["accepted"], *position["forbidden"]):
            if text == ANY_OPENING:
                assert any(str(action).startswith(text) for action in rules.actions(state)), position["name"]
            else:
                assert rules.refusal(state, rules.parse(text)) is None, f"{position['name']}: {text}"


@pytest.mark.slow
@each_game
def test_club_plays_an_accepted_move_in_nearly_all(game: str) -> None:
    plays = club_plays(game)
    accepted = [each["name"] for each in positions(game) if is_among(plays[each["name"]], each["accepted"])]
    others = {name: play for name, play in plays.items() if name not in accepted}
    assert len(accepted) >= SHEETS[game].accepted, others


@each_game
def test_club_never_plays_a_forbidden_move(game: str) -> None:
    plays = club_plays(game)
    assert [each["name"] for each in positions(game) if is_among(plays[each["name"]], each["forbidden"])] == []
