"""Every refusal and score of the rummies has a clause in the books of both games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.engine import choose, declared
from game.families.rummy.rules.game import Rummy
from game.families.rummy.rules.house import HouseRules
from game.games.rami.rules import RULES as RAMI
from game.games.remik.rules import RULES as REMIK
from game.melds.fixed_jokers import FixedReason

ROOM = Path(__file__).parents[4] / "game/families/rummy/rules"
each_game = pytest.mark.parametrize("game", [RAMI, REMIK], ids=lambda game: game.name)


def houses(game: Rummy) -> list[HouseRules]:
    """The rules with each value of each option."""
    return [choose(game.options, {spec.name: value}).house for spec in declared(game.options) for value in spec.choices]


@each_game
def test_every_reason_of_the_book_is_one_that_the_room_gives(game: Rummy) -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in ROOM.glob("*.py"))
    given = set(re.findall(r'"([a-z_]+)"', text)) | {reason.value for reason in FixedReason}
    for house in houses(game):
        assert set(house.refusals) - given == set()
        given_at_once = set() if house.at_once is None else {house.at_once.key}
        assert set(house.scores) - given - given_at_once - {"stock", "quiet"} == set()


def test_every_reason_that_the_room_gives_is_one_of_a_book() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in ROOM.glob("*.py"))
    given = set(re.findall(r'house\.refuse\(\s*"([a-z_]+)"', text)) | {reason.value for reason in FixedReason}
    known = {key for game in (RAMI, REMIK) for key in houses(game)[0].refusals}
    assert given <= known


@each_game
def test_every_clause_is_one_of_the_own_book(game: Rummy) -> None:
    house = houses(game)[0]
    assert all(clause.startswith(f"{game.name} ") for clause in (*house.refusals.values(), *house.scores.values()))
