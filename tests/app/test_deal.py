"""`majlis deal`: what a code holds, the code of a day in any time zone, and its one line for bad input."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from datetime import date

import pytest

from game import ui
from game.app.cli import main
from game.app.terminal import BAD_INPUT
from game.match.deals.days import seed_of_day

CODE = "BORAKO-1FRW-63NQ-K8N-NPD"


@pytest.fixture
def local_time(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    yield monkeypatch
    monkeypatch.undo()
    if hasattr(time, "tzset"):
        time.tzset()


def test_a_code_is_described(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deal", *CODE.lower().split("-")]) == 0
    assert capsys.readouterr().out.splitlines() == [
        CODE,
        "Borako, a shared deal.",
        "You get the same cards as everyone with this code.",
        "to 350 points",
        "You · Club · Casual · Club",
    ]
    assert main(["deal", CODE, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["game"], report["seed"], report["day"], report["options"]) == ("borako", 123456789, None, {})


def test_the_deal_of_a_day_is_the_same_in_every_time_zone(
    capsys: pytest.CaptureFixture[str], local_time: pytest.MonkeyPatch
) -> None:
    codes = set()
    for zone in ("Pacific/Kiritimati", "UTC", "America/Sao_Paulo", "Pacific/Pago_Pago"):
        local_time.setenv("TZ", zone)
        if hasattr(time, "tzset"):
            time.tzset()
        assert main(["deal", "--of-day", "remik", "--date", "2026-02-28", "--json"]) == 0
        codes.add(capsys.readouterr().out)
    assert len(codes) == 1
    assert json.loads(codes.pop())["seed"] == seed_of_day("remik", date(2026, 2, 28))


def test_a_deal_is_opened_in_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []

    def run(code: str) -> int:
        opened.append(code)
        return 0

    monkeypatch.setattr(ui, "run", run)
    assert main(["deal", CODE, "--play"]) == 0
    assert opened == [CODE]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ((), "give a code"),
        ((CODE, "--of-day", "remik"), "give a code"),
        ((CODE, "--date", "2026-02-02"), "--of-day"),
        (("--of-day", "chess"), "chess"),
        (("--of-day", "remik", "--date", "2026-02-30"), "is not a date"),
        (("--of-day", "remik", "--date", "2999-01-01"), "from 2026-01-01 to today"),
        ((CODE[:-1],), "typo"),
    ],
)
def test_bad_input_is_one_line(capsys: pytest.CaptureFixture[str], words: tuple[str, ...], why: str) -> None:
    assert main(["deal", *words]) == BAD_INPUT
    output = capsys.readouterr().err
    assert why in output
    assert output.count("\n") == 1
