"""Every case of `examples.toml`, asked of `majlis judge` (belote 4 to 7)."""

from __future__ import annotations

import re
from collections import Counter
from decimal import Decimal

import pytest

from tests.battery.judging import ROOT, Case, Judge, cases_of

HANDS = cases_of("belote")["hands"]


@pytest.fixture
def judge(capsys: pytest.CaptureFixture[str]) -> Judge:
    return Judge("belote", capsys)


def question(case: Case) -> list[str]:
    """The command line that asks about a deal."""
    words = ["hand", "--points", *map(str, case["cards"])]
    for name in ("contract", "bid", "doubled", "belote", "capot"):
        words += [f"--{name}", str(case[name])] if name in case else []
    return [*words, *(["--declarations", *case["declarations"].split()] if "declarations" in case else [])]


def house_rules(case: Case) -> dict[str, object]:
    """The house rules that a case needs besides those it names."""
    needed: dict[str, object] = {"declarations": "on", "sans_tout": "on"}
    return {**needed, **({"bidding": "coinche"} if "bid" in case else {}), **case.get("options", {})}


@pytest.mark.parametrize("case", HANDS, ids=lambda case: f"{case['clause']}-{case['cards'][0]}")
def test_deals_are_scored(case: Case, judge: Judge) -> None:
    answer = judge.ask({"options": house_rules(case)}, *question(case))
    if "bad" in case:
        assert case["bad"] in answer["bad"]
    elif "refused" in case:
        assert answer["reason"] == case["refused"]
    else:
        assert [answer["takers"], answer["defenders"]] == case["points"]
        for side in ("takers", "defenders"):
            lines = [Decimal(line["points"]) for line in answer["lines"] if line["team"] == side]
            assert sum(lines) == answer[side]


def test_every_clause_of_the_score_has_cases() -> None:
    rules = (ROOT / "game/games/belote/rules/RULES.md").read_text(encoding="utf-8")
    counts = Counter(case["clause"] for case in HANDS)
    clauses = {*re.findall(r"^- (5\.[1-5]|6\.[4-6]) ", rules, re.MULTILINE)}
    assert {clause: counts[clause] for clause in clauses if counts[clause] < 4} == {}
