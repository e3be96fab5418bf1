"""Every case of `tests/examples/buraco.toml`, asked of `majlis judge` (buraco 1, 2, 4, 5, 6, 7, 9)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules.judging import Case, Judge, cases_of, named

CASES = cases_of("buraco")
MELD = ("kind", "wilds", "bonus", "points")


@pytest.fixture
def judge(capsys: pytest.CaptureFixture[str]) -> Judge:
    return Judge("buraco", capsys)


@named(CASES["melds"])
def test_melds_are_judged(case: Case, judge: Judge) -> None:
    judge.expect(case, MELD, "meld", *case["cards"].split())


@named(CASES["adds"])
def test_adds_are_judged(case: Case, judge: Judge) -> None:
    judge.expect(case, MELD, "add", *case["cards"].split(), "--to", *case["to"].split())


@named(CASES["hands"])
def test_hands_are_counted(case: Case, judge: Judge) -> None:
    judge.expect(case, ("points",), "hand", *case["cards"].split())


@named(CASES["rounds"])
def test_rounds_are_scored(case: Case, judge: Judge, tmp_path: Path) -> None:
    judge.expect_round(case, tmp_path / "round.json")
