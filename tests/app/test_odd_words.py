"""Any words behind a command are answered or refused in a line, and never with a traceback."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from game.app.cli import main
from game.app.commands import COMMANDS
from game.app.terminal import BAD_INPUT, OneLineParser
from game.engine.questions import Question
from game.games import GAMES

RECORD = next((Path(__file__).parents[1] / "records").glob("*/rami-book.jsonl"))
QUICK = {
    "judge": ["judge", "rami", "meld", "5H", "6H", "7H"],
    "simulate": ["simulate", "remik", "--rounds", "1", "--seats", "novice,novice"],
    "arena": ["arena", "remik", "--agents", "novice,casual", "--deals", "1", "--seats", "2"],
    "replay": ["replay", str(RECORD)],
    "deal": ["deal", "--of-day", "rami"],
    "review": ["review", str(RECORD)],
    "stats": ["stats"],
    "screenshot": ["screenshot", "about", "--size", "600x600", "--out", "{folder}/picture.png"],
}
"""Words of each command that are answered soon, or refused."""
NUMBERS = ("-1", "1.5", "x", "", "nan", "inf", "1e400", "9" * 30, "٣", "0x10", " ")
FILES = ("/no/such/x.png", "{folder}", "", "\x1b[2J", "a" * 300)
WORDS = ("", "x", "=", "a=b", "../x", "\x1b[2J", "9" * 30, "x" * 5000)
OPENS_A_WINDOW = {"--play"}


def parser_of(command: str) -> argparse.ArgumentParser:
    module = import_module("game.app.arena.command" if command == "arena" else f"game.app.{command}")
    subparsers = OneLineParser(prog="majlis").add_subparsers()
    getattr(module, f"add_{command}_parser")(subparsers)
    parser: argparse.ArgumentParser = subparsers.choices[command]
    return parser


def odd_words() -> Iterator[tuple[str, str, str]]:
    for command in COMMANDS:
        for option in parser_of(command)._actions:
            if option.nargs == 0 or not option.option_strings or option.option_strings[-1] in OPENS_A_WINDOW:
                continue
            values = FILES if option.type is Path else NUMBERS if option.type is not None else WORDS
            for value in values:
                yield command, option.option_strings[-1], value


@pytest.mark.slow
@pytest.mark.parametrize(("command", "option", "value"), list(odd_words()))
def test_no_value_of_an_option_ends_in_a_traceback(
    command: str,
    option: str,
    value: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("MAJLIS_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("game.app.review._finished_review", lambda _wanted: pytest.fail("an odd value is no round"))
    words = [word.format(folder=tmp_path) for word in (*QUICK[command], option, value)]
    try:
        status = main(words)
    except SystemExit as left:
        status = int(left.code or 0)
    printed = capsys.readouterr()
    assert status in (0, 1, BAD_INPUT)
    if status == BAD_INPUT:
        assert (printed.out, printed.err.count("\n")) == ("", 1)
        assert "\x1b" not in printed.err


@pytest.mark.slow
@pytest.mark.parametrize(("game", "question"), [(game, each) for game in GAMES for each in GAMES[game].questions])
def test_no_odd_question_ends_in_a_traceback(
    game: str, question: Question, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "round.json"
    file.write_text('{"teams": [{"reserve_taken": true, "total": 1e999999}], "out": null}', encoding="utf-8")
    for asked in question.asked:
        for odd in (*NUMBERS, *FILES, *WORDS, str(file), "JK JK JK JK", "5H " * 300, "set", "run"):
            value = odd.replace("{folder}", str(tmp_path))
            words = ["judge", game, question.name, *([] if asked.leading else [f"--{asked.name}"]), value]
            try:
                status = main(words)
            except SystemExit as left:
                status = int(left.code or 0)
            assert status in (0, 1, BAD_INPUT), words
            assert status != BAD_INPUT or capsys.readouterr().err.count("\n") == 1, words


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["screenshot", "menu", "--out", "{folder}/none/x.png"], "there is no folder"),
        (["screenshot", "menu", "--out", "{folder}"], "the name of a PNG file"),
        (["screenshot", "menu", "--out", "{folder}/a.jpg"], "the name of a PNG file"),
        (["screenshot", "menu", "--scale", "9", "--out", "{folder}/a.png"], "--scale must be from 0.75 to 2, not 9"),
        (["screenshot", "menu", "--size", "10x10", "--out", "{folder}/a.png"], "--size must be from 600x600"),
        (["screenshot", "menu", "--size", "99999x99999", "--out", "{folder}/a.png"], "not 99999x99999"),
        (["screenshot", "menu", "--size", "large", "--out", "{folder}/a.png"], "write it as 1920x1080"),
        (["screenshot", "menu", "--at", "3", "--out", "{folder}/a.png"], "--at needs a saved match or"),
        (["screenshot", str(RECORD), "--at", "99999", "--out", "{folder}/a.png"], "--at must be from 0 to"),
        (["screenshot", "replay-reviewed", "--at", "99999", "--out", "{folder}/a.png"], "--at must be from 0 to"),
        (["screenshot", "scoring", "--at", "0", "--out", "{folder}/a.png"], "--at must be 1 or more"),
        (["replay", str(RECORD), "--at", "99999"], "--at must be from 0 to"),
        (["replay", str(RECORD), "--at", "-1"], "--at must be from 0 to"),
        (["review", str(RECORD), "--round", "99"], "--round cannot be used"),
        (["arena", "remik", "--agents", "novice,casual", "--until-significant", "--gain", "1e300"], "at most 1000"),
        (["simulate", "remik", "--rounds", "9" * 30, "--seats", "novice,novice"], "is more than 1000000"),
        (["arena", "remik", "--agents", "novice,casual", "--resume", "{folder}"], "{folder}: Is a directory"),
    ],
)
def test_an_impossible_request_gets_one_line(
    words: list[str], message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status = main([word.format(folder=tmp_path) for word in words])
    except SystemExit as left:
        status = int(left.code or 0)
    printed = capsys.readouterr()
    assert (status, printed.out, printed.err.count("\n")) == (BAD_INPUT, "", 1)
    if os.name != "nt" or "{folder}" not in message:
        assert message.format(folder=tmp_path) in printed.err
    assert not any(tmp_path.iterdir()), "nothing was begun"


def test_a_saved_match_is_pictured_as_it_stood(tmp_path: Path) -> None:
    pictures = []
    for at in ("2", "30"):
        out = tmp_path / f"{at}.png"
        assert main(["screenshot", str(RECORD), "--at", at, "--size", "960x600", "--out", str(out)]) == 0
        pictures.append(out.read_bytes())
    assert pictures[0] != pictures[1]


def test_a_picture_larger_than_its_window_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["screenshot", "about", "--size", "600x600", "--out", str(tmp_path / "a.png")]) == 0
    assert "The picture is 768x600" in capsys.readouterr().err


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_every_command_and_of_all_its_options_says_something(command: str) -> None:
    parser = parser_of(command)
    assert parser.description
    assert parser.description.endswith(".")
    assert [action.dest for action in parser._actions if not action.help] == []
