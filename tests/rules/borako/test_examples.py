"""Every case of `tests/examples/borako.toml`, asked of `majlis judge` or played from a position (borako 1 to 10)."""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from game.app.cli import main
from game.cards import format_faces
from game.engine import Deals
from game.rules.borako.actions import Discard, parse_action
from game.rules.borako.options import BorakoOptions
from game.rules.borako.state import BorakoState, MatchOver, RoundOver
from tests.rules.borako.positions import BORAKO, position

ROOT = Path(__file__).parents[3]
Case = dict[str, Any]
CASES: dict[str, list[Case]] = tomllib.loads(
    (ROOT / "tests/examples/borako.toml").read_text(encoding="utf-8"), parse_float=Decimal
)


def named(kind: str) -> pytest.MarkDecorator:
    """The cases of a kind, each under its clause and what it is about."""
    cases = CASES[kind]
    return pytest.mark.parametrize(
        "case", cases, ids=[f"{case['clause']}-{case.get('note') or case.get('cards') or ''}" for case in cases]
    )


def judge(capsys: pytest.CaptureFixture[str], case: Case, *question: str) -> Case:
    """What `majlis judge` answers, as the JSON of its last line; bad input as `bad`, the line on stderr."""
    options = [f"--option={name}={value}" for name, value in case.get("options", {}).items()]
    code = main(["judge", "borako", *question, "--json", *options])
    printed = capsys.readouterr()
    if code == 2:
        assert printed.out == ""
        assert printed.err.count("\n") == 1
        return {"bad": printed.err}
    answer: Case = json.loads(printed.out.splitlines()[-1], parse_float=Decimal)
    assert answer["valid"] is (code == 0)
    return answer


def expect_meld(answer: Case, case: Case) -> None:
    if "bad" in case:
        assert case["bad"] in answer["bad"]
    elif "refused" in case:
        assert f"{answer['reason']} {answer['clause'].removeprefix('borako ')}" == case["refused"]
    else:
        keys = ("kind", "wilds", "bonus", "points")
        assert {key: answer[key] for key in keys} == {key: case[key] for key in keys}


@named("melds")
def test_melds_are_judged(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    expect_meld(judge(capsys, case, "meld", *case["cards"].split()), case)


@named("adds")
def test_adds_are_judged(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    expect_meld(judge(capsys, case, "add", *case["cards"].split(), "--to", *case["to"].split()), case)


@named("hands")
def test_hands_are_counted(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    answer = judge(capsys, case, "hand", *case["cards"].split())
    if "bad" in case:
        assert case["bad"] in answer["bad"]
    else:
        assert answer["points"] == case["points"]


@named("rounds")
def test_rounds_are_scored(case: Case, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "round.json"
    file.write_text(json.dumps({"teams": case["teams"], "out": case.get("out")}), encoding="utf-8")
    answer = judge(capsys, case, "round", str(file))
    if "bad" in case:
        assert case["bad"] in answer["bad"]
        return
    assert answer["teams"] == case["points"]
    for team, points in enumerate(case["points"]):
        assert sum(line["points"] for line in answer["lines"] if line["team"] == team) == points


def first_position(case: Case) -> BorakoState:
    if "deal" in case:
        return BORAKO.new_match(BorakoOptions(), 4, Deals(case["deal"]))[0]
    described = {key: value for key, value in case.items() if key not in ("clause", "note", "do", "refused", "then")}
    options = described.pop("options", {})
    totals = described.pop("totals", ["0", "0"])
    return position(**described, totals=(totals[0], totals[1]), **options)


def played(state: BorakoState, text: str) -> BorakoState:
    if text == "discard any":
        return BORAKO.apply(state, next(act for act in BORAKO.actions(state) if isinstance(act, Discard)))[0]
    return BORAKO.apply(state, parse_action(text))[0]


def found(state: BorakoState, start: BorakoState) -> Case:
    """All that a case may expect of the position it leads to."""
    phase = state.phase
    standing = BORAKO.standing(state)
    points = standing.round_points
    return {
        "actor": BORAKO.actor(state),
        "phase": phase.key,
        "round": state.round,
        "hand": len(state.hands[0]),
        "hands": [len(hand) for hand in state.hands],
        "mours": [len(mour) for mour in state.reserves],
        "melds": [len(meld.cards) for meld in state.melds[0]],
        "stock": len(state.stock),
        "stock_fewer": len(start.stock) - len(state.stock),
        "pile": format_faces(state.discards),
        "totals": list(state.totals),
        "own_total": state.totals[0],
        "points": None if points is None else list(points),
        "own_points": None if points is None else points[0],
        "out": phase.out if isinstance(phase, RoundOver | MatchOver) else None,
        "winner": phase.winner if isinstance(phase, MatchOver) else None,
    }


@named("turns")
def test_turns_are_played(case: Case) -> None:
    start = state = first_position(case)
    for text in case["do"][:-1]:
        state = played(state, text)
    if "refused" in case:
        refusal = BORAKO.refusal(state, parse_action(case["do"][-1]))
        assert refusal is not None
        assert f"{refusal.reason} {refusal.clause.removeprefix('borako ')}" == case["refused"]
        return
    for text in case["do"][-1:]:
        state = played(state, text)
    reached = found(state, start)
    assert {key: reached[key] for key in case["then"]} == case["then"]


def test_every_clause_has_five_cases_at_least() -> None:
    rules = (ROOT / "game/rules/borako/RULES.md").read_text(encoding="utf-8")
    counts = Counter(case["clause"] for cases in CASES.values() for case in cases)
    assert {
        clause: counts[clause] for clause in re.findall(r"^- (\d+\.\d+) ", rules, re.MULTILINE) if counts[clause] < 5
    } == {}
