"""The reasons of hints are judged by the rules alone, and hold."""

from __future__ import annotations

import ast
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from devtools.of_games import of_game
from devtools.paths import ROOT
from game.games import GAMES, game_named
from game.i18n.phrases import phrases_of
from game.opponents.protocol import Explanation, opponents_of
from game.opponents.reasons import Names
from reasons.asking import hints
from reasons.judging import Hint, Verdict, judged

EVERY_GAME = pytest.mark.parametrize("game", sorted(GAMES))
HINTS = 16
SEED = 77


@cache
def asked(game: str) -> tuple[Hint, ...]:
    return tuple(hints(game_named(game), "club", HINTS, SEED))


@pytest.mark.slow
@EVERY_GAME
def test_every_hint_has_a_reason_and_none_is_false(game: str) -> None:
    checks = of_game(game, "reasons", "CHECKS")
    found = [(hint.key, dict(hint.params), str(hint.action), *judged(hint, checks)) for hint in asked(game)]
    assert [each for each in found if each[3] is Verdict.FALSE] == []


@pytest.mark.slow
@EVERY_GAME
def test_a_reason_with_another_number_is_found_false(game: str) -> None:
    checks = of_game(game, "reasons", "CHECKS")
    counted = [hint for hint in asked(game) if "count" in hint.params and judged(hint, checks)[0] is Verdict.TRUE]
    for hint in counted:
        wrong = replace(hint, params={**hint.params, "count": hint.number("count") + 1})
        assert judged(wrong, checks)[0] is Verdict.FALSE


@pytest.mark.slow
@EVERY_GAME
def test_an_empty_reason_is_found_false(game: str) -> None:
    empty = replace(asked(game)[0], key="", params={})
    assert judged(empty, of_game(game, "reasons", "CHECKS"))[0] is Verdict.FALSE


@EVERY_GAME
def test_every_reason_declares_what_it_names(game: str) -> None:
    opponents = opponents_of(GAMES[game])
    told = phrases_of(game).explanations
    assert len(opponents.reasons) == len(told)
    assert {opponents.reason(Explanation(key)) for key in told} == set(told)


@EVERY_GAME
def test_a_reason_that_names_cards_names_something(game: str) -> None:
    opponents = opponents_of(GAMES[game])
    for key, message in phrases_of(game).explanations.items():
        if "{cards" in message.one or "{player" in message.one:
            assert opponents.reason(Explanation(key)).names is not Names.NOTHING, key


@EVERY_GAME
def test_a_reason_of_another_game_is_none_of_this(game: str) -> None:
    with pytest.raises(KeyError):
        opponents_of(GAMES[game]).reason(Explanation("explain_nothing"))


def test_what_judges_reasons_knows_nothing_of_how_opponents_think() -> None:
    judges = [ROOT / "build_scripts" / "reasons" / "judging.py"]
    judges += (ROOT / "build_scripts" / "reasons" / "families").glob("*.py")
    judges += (ROOT / "tests" / "games").glob("*/reasons.py")
    assert len(judges) > len(GAMES)
    assert [module for path in judges for module in imported(path) if "opponents" in module.split(".")] == []


def imported(path: Path) -> list[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
