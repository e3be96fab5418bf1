"""Club and Strong in positions of every game in which a good player would not hesitate.

Club was tuned on the first sheet of every game. The second one asks for what published guides advise, each position
naming its guide; it was written before Strong saw any of it, and no weight is ever tuned on it. Strong does not follow
all of the advice: what it played instead when it saw a position first is written there, and no more may come to it.
Some games have a third and a fourth sheet, of other guides and positions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.games import GAMES
from game.opponents.protocol import NoDeadline, agent_for
from tests.opponents.positions import Position, Sheet, positions_of

ANY_OPENING = "open"
TUNED, GUIDED = "positions.toml", "guide_positions.toml"
GUIDED_AGAIN = tuple(f"guide_positions_{number}.toml" for number in ("second", "third", "fourth"))
OF_GUIDES = 20
WORDS = {"name", "why", "source", "accepted", "forbidden", "partner", "differs"}


def path_of(game: str, file: str) -> Path:
    return Path(__file__).parents[1] / "games" / game / file


SHEETS: Mapping[str, Sheet] = {name: import_module(f"tests.games.{name}.opponents.positions").SHEET for name in GAMES}
each_game = pytest.mark.parametrize("game", GAMES)
GUIDES = [(game, GUIDED) for game in GAMES]
GUIDES += [(game, file) for file in GUIDED_AGAIN for game in GAMES if path_of(game, file).exists()]
each_guide = pytest.mark.parametrize(("game", "file"), GUIDES)
each_sheet = pytest.mark.parametrize(("game", "file"), [*((game, TUNED) for game in GAMES), *GUIDES])


@cache
def positions(game: str, file: str) -> tuple[Position, ...]:
    return tuple(positions_of(path_of(game, file)))


@cache
def plays_of(game: str, level: str, file: str) -> Mapping[str, str]:
    """Return the move of the level in each position."""
    sheet = SHEETS[game]
    thinned: Callable[[Any], Any] = sheet.thinned if level == "strong" else lambda agent: agent
    agent = thinned(agent_for(GAMES[game], level))
    return {
        position["name"]: str(agent.decide(sheet.view_of(position), Random(1), NoDeadline()).action)
        for position in positions(game, file)
    }


def is_among(play: str, answers: list[str]) -> bool:
    """Whether it is one of the answers, of which one may be any opening."""
    return play in answers or (ANY_OPENING in answers and play.startswith(ANY_OPENING))


def misses_of(game: str, level: str, file: str) -> Mapping[str, str]:
    """Return the moves of the level that are not accepted."""
    accepted = {each["name"]: each["accepted"] for each in positions(game, file)}
    return {name: play for name, play in plays_of(game, level, file).items() if not is_among(play, accepted[name])}


def cards_of(position: Position) -> Position:
    """Return the position without its comments."""
    return {key: value for key, value in position.items() if key not in WORDS}


@each_game
def test_no_position_is_missing_and_none_about_the_partner(game: str) -> None:
    entries = positions(game, TUNED)
    assert len({position["name"] for position in entries}) == len(entries) == SHEETS[game].size
    assert sum(bool(position.get("partner")) for position in entries) == SHEETS[game].about_partner


@each_guide
def test_twenty_positions_name_the_guide_whose_advice_they_ask_for(game: str, file: str) -> None:
    entries = positions(game, file)
    assert len({position["name"] for position in entries}) == len(entries) == OF_GUIDES
    assert all(position["source"] and position["why"] for position in entries)
    sheets = [TUNED, *(sheet for of, sheet in GUIDES if of == game and sheet != file)]
    others = [cards_of(each) for sheet in sheets for each in positions(game, sheet)]
    assert [position["name"] for position in entries if cards_of(position) in others] == []


@each_sheet
def test_all_answers_of_the_positions_are_legal(game: str, file: str) -> None:
    rules = GAMES[game]
    for position in positions(game, file):
        state = rules.determinize(SHEETS[game].view_of(position), Random(1))
        differs = [position["differs"].partition(":")[0]] if "differs" in position else []
        assert not set(differs) & set(position["accepted"]), position["name"]
        for text in (*position["accepted"], *position["forbidden"], *differs):
            if text == ANY_OPENING:
                assert any(str(action).startswith(text) for action in rules.actions(state)), position["name"]
            else:
                assert rules.refusal(state, rules.parse(text)) is None, f"{position['name']}: {text}"


@pytest.mark.slow
@each_game
def test_club_plays_an_accepted_move_in_nearly_all(game: str) -> None:
    misses = misses_of(game, "club", TUNED)
    assert SHEETS[game].size - len(misses) >= SHEETS[game].accepted, misses


@pytest.mark.slow
@each_game
def test_club_never_plays_a_forbidden_move(game: str) -> None:
    plays = plays_of(game, "club", TUNED)
    assert [each["name"] for each in positions(game, TUNED) if is_among(plays[each["name"]], each["forbidden"])] == []


@pytest.mark.package
@each_guide
def test_strong_follows_as_much_of_the_guides_advice_as_at_first_sight(game: str, file: str) -> None:
    misses = misses_of(game, "strong", file)
    assert len(misses) <= sum("differs" in position for position in positions(game, file)), misses
