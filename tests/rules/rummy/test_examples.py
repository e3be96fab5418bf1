"""Every case of `tests/examples/rami.toml` and `remik.toml`, asked of `majlis judge` (rami 1 to 9, remik 1 to 7)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.rules.judging import Case, Judge, cases_of

EXAMPLES = {name: cases_of(name) for name in ("rami", "remik")}
MELD = ("kind", "wilds", "bonus", "points")


def each(kind: str) -> pytest.MarkDecorator:
    """The cases of a kind of both games."""
    cases = [(game, case) for game, kinds in EXAMPLES.items() for case in kinds[kind]]
    names = [f"{game}-{case['clause']}-{case.get('note') or case.get('cards') or ''}" for game, case in cases]
    return pytest.mark.parametrize(("game", "case"), cases, ids=names)


@pytest.fixture
def judge(game: str, capsys: pytest.CaptureFixture[str]) -> Judge:
    return Judge(game, capsys)


def said(case: Case) -> list[str]:
    """What the player says besides the cards."""
    kind = ["--kind", case["said"]] if "said" in case else []
    return [*kind, *(["--end", case["end"]] if "end" in case else [])]


@each("melds")
def test_melds_are_judged(case: Case, judge: Judge) -> None:
    judge.expect(case, MELD, "meld", *case["cards"].split(), *said(case))


@each("adds")
def test_adds_are_judged(case: Case, judge: Judge) -> None:
    judge.expect(case, MELD, "add", *case["cards"].split(), "--to", *case["to"].split(), *said(case))


@each("openings")
def test_openings_are_judged(case: Case, judge: Judge) -> None:
    keys = tuple(key for key in ("points", "needed", "pure_run") if key in case)
    judge.expect(case, keys, "opening", *case["groups"])


@each("hands")
def test_hands_are_counted(case: Case, judge: Judge) -> None:
    judge.expect(case, ("points",), "hand", *case["cards"].split())


@each("rounds")
def test_rounds_are_scored(case: Case, judge: Judge, tmp_path: Path) -> None:
    file = tmp_path / "round.json"
    described = {key: case[key] for key in ("teams", "out", "remik") if key in case}
    file.write_text(json.dumps(described), encoding="utf-8")
    answer = judge.ask(case, "round", str(file))
    if "bad" in case:
        assert case["bad"] in answer["bad"]
        return
    assert answer["teams"] == case["points"]
    assert answer["totals"] == case.get("totals", case["points"])
    for team, points in enumerate(case["points"]):
        assert sum(line["points"] for line in answer["lines"] if line["team"] == team) == points
