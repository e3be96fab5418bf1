"""Every case of `examples.toml`, asked of `majlis judge` or played from a position (baloot 1 to 7)."""

from __future__ import annotations

import json
import re
from collections import Counter
from decimal import Decimal

import pytest

from game.app.cli import main
from game.cards import format_faces, parse_face, parse_faces
from game.games.baloot.rules.scoring import totals_after, winner
from game.games.baloot.rules.state import TRICKS, BalootState, Buying, Doubling, RoundOver, best_place
from tests.battery.judging import ROOT, Case, cases_of
from tests.games.baloot.rules.positions import BALOOT, after, buying, playing, reason

CASES = cases_of("baloot")


def named(kind: str) -> pytest.MarkDecorator:
    """The cases of a kind, each under its clause and what it is about."""
    names = [
        "-".join(
            str(value) for key, value in case.items() if key not in ("points", "winner", "bad", "refused")
        ).replace(" ", "")
        for case in CASES[kind]
    ]
    return pytest.mark.parametrize("case", CASES[kind], ids=names)


def question(case: Case) -> list[str]:
    """The command line that asks about a hand."""
    words = ["judge", "baloot", "hand", "--json", "--contract", case["contract"], "--raw", *map(str, case["raw"])]
    for name in ("multiplier", "baloot", "kaboot", "doubler"):
        words += [f"--{name}", str(case[name])] if name in case else []
    words += ["--projects", *case["projects"].split()] if "projects" in case else []
    return words + [f"--option={name}={value}" for name, value in case.get("options", {}).items()]


@named("hands")
def test_hands_are_scored(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    if "bad" in case:
        try:
            code = main(question(case))
        except SystemExit as left:
            code = int(str(left.code))
        printed = capsys.readouterr()
        assert code == 2
        assert printed.out == ""
        assert printed.err.count("\n") == 1
        assert case["bad"] in printed.err
        return
    code = main(question(case))
    answer = json.loads(capsys.readouterr().out.splitlines()[-1], parse_float=Decimal)
    assert (code, answer.get("reason")) == (int("refused" in case), case.get("refused"))
    if "refused" in case:
        return
    assert [answer["buyer"], answer["others"]] == case["points"]
    for side in ("buyer", "others"):
        assert sum(line["points"] for line in answer["lines"] if line["team"] == side) == answer[side]


def found(state: BalootState) -> Case:
    """All that a case may expect of the position it leads to."""
    phase, contract = state.phase, state.contract
    asked = ""
    match phase:
        case Buying(seat, number, question):
            asked = f"{seat} {question} {number}"
        case Doubling(seat, level):
            asked = f"{seat} {level}"
    bought = None
    if contract is not None:
        bought = contract.kind if contract.trump is None else f"{contract.kind} {contract.trump.letter}"
    return {
        "phase": phase.key,
        "actor": BALOOT.actor(state),
        "asked": asked,
        "over": phase.reason if isinstance(phase, RoundOver) else None,
        "lines": len(BALOOT.score(state)),
        "totals": list(state.totals),
        "round": state.round,
        "dealer": state.dealer,
        "hands": [len(hand) for hand in state.hands],
        "stock": len(state.stock),
        "public": "" if state.public is None else str(state.public),
        "taken": str(state.taken),
        "contract": bought,
        "buyer": contract.buyer if contract is not None else None,
        "holder": contract.holder if contract is not None else None,
        "multiplier": state.multiplier,
        "doubler": state.doubler,
        "locked": state.locked,
        "tricks": len(state.tricks),
        "won": state.tricks[-1].winner if state.tricks else None,
        "declared": [one.project.kind for one in state.declared],
        "shown_by": [one.seat for one in state.declared if one.shown],
        "baloot": -1 if state.baloot is None else state.baloot,
        "shown": [one.project.kind for one in state.declared if one.shown],
    }


def begun(kind: str, case: Case) -> BalootState:
    """The position of a case before anything is done."""
    described = {key: value for key, value in case.items() if key in ("public", "dealer", "contract", "totals")}
    build = buying if kind == "buying" else playing
    return build(*case.get("hands", ()), **described, **case.get("options", {}))


def expect_done(kind: str, case: Case) -> None:
    """The last action is refused for the reason of the case, or leads where the case says."""
    *before, last = case.get("do", []) or [""]
    state = after(begun(kind, case), *before)
    if "refused" in case:
        assert reason(state, last) == case["refused"]
        return
    reached = found(after(state, last) if last else state)
    assert {key: reached[key] for key in case["then"]} == case["then"]


@named("buying")
def test_what_is_said_is_judged(case: Case) -> None:
    expect_done("buying", case)


@named("plays")
def test_what_is_played_is_judged(case: Case) -> None:
    if "trick" not in case:
        expect_done("plays", case)
        return
    trump = parse_face(f"7{case['contract'][-1]}").suit if "contract" in case else None
    trick = parse_faces(case["trick"])
    if "best" in case["then"]:
        assert best_place(trick, trump) == case["then"]["best"]
    else:
        cards = TRICKS.playable(parse_faces(case["among"]), trick, trump, locked=case.get("locked", False))
        assert format_faces(cards) == case["then"]["legal"]


@named("matches")
def test_matches_are_decided(case: Case) -> None:
    totals = totals_after([Decimal(total) for total in case["totals"]], [Decimal(gained) for gained in case["gained"]])
    assert winner(totals) == case.get("winner")


def test_every_clause_of_the_score_has_five_cases_at_least() -> None:
    rules = (ROOT / "game/games/baloot/rules/RULES.md").read_text(encoding="utf-8")
    counts = Counter(case["clause"] for cases in CASES.values() for case in cases)
    clauses = re.findall(r"^- (7\.\d+) ", rules, re.MULTILINE)
    assert {clause: counts[clause] for clause in clauses if counts[clause] < 5} == {}


def test_the_worked_hands_of_the_book_are_among_the_cases() -> None:
    worked = [
        ("sun", [74, 56], [14, 12]),
        ("sun", [65, 65], [13, 13]),
        ("sun", [62, 68], [0, 26]),
        ("sun", [62, 68], [16, 14]),
        ("sun", [66, 64], [0, 46]),
        ("hokom", [97, 65], [10, 6]),
        ("hokom", [86, 76], [8, 8]),
        ("hokom", [72, 90], [9, 9]),
        ("hokom", [100, 62], [38, 0]),
    ]
    cases = [(case["contract"], case["raw"], case["points"]) for case in CASES["hands"] if "points" in case]
    assert [hand for hand in worked if hand not in cases] == []
