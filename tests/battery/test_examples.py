"""Every case of melds, adds, openings, hands and rounds in `tests/games/GAME/examples.toml`, asked of `majlis judge`.

The games are those of melds; what they say is borako 1 to 10, buraco 1, 2, 4, 5, 6, 7, 9, rami 1 to 9, remik 1 to 7.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from game.games import GAMES
from tests.battery.judging import Case, Judge, cases_of, name_of

MELD = ("kind", "wilds", "bonus", "points")


def each(kind: str, question: str) -> pytest.MarkDecorator:
    """The cases of a kind of every game that is asked about melds and has the question."""
    cases = [
        pytest.param(name, case, id=f"{name}-{name_of(case)}")
        for name, game in GAMES.items()
        if {"meld", question} <= {asked.name for asked in game.questions}
        for case in cases_of(name)[kind]
    ]
    return pytest.mark.parametrize(("game", "case"), cases)


@pytest.fixture
def judge(game: str, capsys: pytest.CaptureFixture[str]) -> Judge:
    return Judge(game, capsys)


def flags(case: Case) -> list[str]:
    """Return the options that a case gives besides the cards."""
    kind = ["--kind", case["said"]] if "said" in case else []
    return [*kind, *(["--end", case["end"]] if "end" in case else [])]


@each("melds", "meld")
def test_melds_are_judged(case: Case, judge: Judge) -> None:
    judge.expect(case, MELD, "meld", *case["cards"].split(), *flags(case))


@each("adds", "add")
def test_adds_are_judged(case: Case, judge: Judge) -> None:
    judge.expect(case, MELD, "add", *case["cards"].split(), "--to", *case["to"].split(), *flags(case))


@each("openings", "opening")
def test_openings_are_judged(case: Case, judge: Judge) -> None:
    keys = tuple(key for key in ("points", "needed", "pure_run") if key in case)
    judge.expect(case, keys, "opening", *case["groups"])


@each("hands", "hand")
def test_hands_are_counted(case: Case, judge: Judge) -> None:
    judge.expect(case, ("points",), "hand", *case["cards"].split())


@each("rounds", "round")
def test_rounds_are_scored(case: Case, judge: Judge, tmp_path: Path) -> None:
    judge.expect_round(case, tmp_path / "round.json")
