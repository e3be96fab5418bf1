"""Asking `majlis judge` the cases of an examples file."""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from game.app.cli import main

ROOT = Path(__file__).parents[2]
Case = dict[str, Any]
_ASIDE = frozenset({"clause", "note", "options", "points", "totals", "bad", "refused"})
"""Keys of a case of a round that are no part of the round."""


def cases_of(game: str) -> dict[str, list[Case]]:
    """The cases of `tests/games/GAME/examples.toml` by their kind."""
    return tomllib.loads((ROOT / f"tests/games/{game}/examples.toml").read_text(encoding="utf-8"), parse_float=Decimal)


def name_of(case: Case) -> str:
    """Return a name of the case: its clause and subject."""
    return f"{case['clause']}-{case.get('note') or case.get('cards') or ''}"


@dataclass(frozen=True)
class Judge:
    """Asks one game questions and checks the answers."""

    game: str
    capsys: pytest.CaptureFixture[str]

    def ask(self, case: Case, *question: str) -> Case:
        """Return the answer as the JSON of its last line; bad input as `bad`, the line on stderr."""
        options = [f"--option={name}={value}" for name, value in case.get("options", {}).items()]
        code = main(["judge", self.game, *question, "--json", *options])
        printed = self.capsys.readouterr()
        if code == 2:
            assert printed.out == ""
            assert printed.err.count("\n") == 1
            return {"bad": printed.err}
        answer: Case = json.loads(printed.out.splitlines()[-1], parse_float=Decimal)
        assert answer["valid"] is (code == 0)
        return answer

    def reason(self, answer: Case) -> str:
        """Return the reason and the clause of a refusal."""
        return f"{answer['reason']} {answer['clause'].removeprefix(self.game + ' ')}"

    def expect(self, case: Case, keys: tuple[str, ...], *question: str) -> None:
        """The answer has what the case says of these keys, or is refused or called bad as the case says."""
        answer = self.ask(case, *question)
        if "bad" in case:
            assert case["bad"] in answer["bad"]
        elif "refused" in case:
            assert self.reason(answer) == case["refused"]
        else:
            assert {key: answer[key] for key in keys} == {key: case[key] for key in keys}

    def expect_round(self, case: Case, file: Path) -> None:
        """A described round, written to `file`, has points and totals of the case; lines add up to points."""
        described = {key: value for key, value in case.items() if key not in _ASIDE}
        file.write_text(json.dumps(described), encoding="utf-8")
        answer = self.ask(case, "round", str(file))
        if "bad" in case:
            assert case["bad"] in answer["bad"]
            return
        if "refused" in case:
            assert self.reason(answer) == case["refused"]
            return
        assert answer["teams"] == case["points"]
        assert answer.get("totals") == case.get("totals")
        for team, points in enumerate(case["points"]):
            assert sum(line["points"] for line in answer["lines"] if line["team"] == team) == points
