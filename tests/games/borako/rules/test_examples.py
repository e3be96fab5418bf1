"""Every turn of `tests/games/borako/examples.toml`, played from a position (borako 1 to 10)."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from game.cards import format_faces
from game.engine import Deals
from game.games.borako.rules.actions import Discard, parse_action
from game.games.borako.rules.options import BorakoOptions
from game.games.borako.rules.state import BorakoState, MatchOver, RoundOver
from tests.battery.judging import ROOT, Case, cases_of, name_of
from tests.games.borako.rules.positions import BORAKO, position

CASES = cases_of("borako")


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


@pytest.mark.parametrize("case", CASES["turns"], ids=name_of)
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
    rules = (ROOT / "game/games/borako/rules/RULES.md").read_text(encoding="utf-8")
    counts = Counter(case["clause"] for cases in CASES.values() for case in cases)
    assert {
        clause: counts[clause] for clause in re.findall(r"^- (\d+\.\d+) ", rules, re.MULTILINE) if counts[clause] < 5
    } == {}
