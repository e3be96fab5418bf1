"""The commands of `majlis`: all of them are in the help, and only the one that is asked for is made ready."""

from __future__ import annotations

import sys
from subprocess import run

import pytest

from game.app.cli import main
from game.app.commands import COMMANDS
from game.app.terminal import BAD_INPUT


def test_the_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match=r"^0$"):
        main(["--help"])
    listed = [line.split()[0] for line in capsys.readouterr().out.splitlines() if line.startswith("    ")]
    assert [word for word in listed if word in COMMANDS] == list(COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_says_how_it_is_used(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match=r"^0$"):
        main([command, "--help"])
    assert capsys.readouterr().out.startswith(f"usage: majlis {command} ")


def test_another_word_is_refused_with_the_commands_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match=rf"^{BAD_INPUT}$"):
        main(["jugde", "borako"])
    output = capsys.readouterr().err
    assert output.count("\n") == 1
    assert all(repr(command) in output for command in COMMANDS)


def test_what_other_commands_need_is_not_loaded() -> None:
    asked = ["judge", "borako", "meld", "5H", "6H", "7H"]
    code = f"import sys; from game.app.cli import main; main({asked}); print(*sys.modules)"
    done = run((sys.executable, "-c", code), capture_output=True, text=True, check=True)
    loaded = {*done.stdout.splitlines()[-1].split()}
    assert "game.app.judge" in loaded
    assert not {"game.app.arena.command", "game.app.deal", "game.app.stats", "game.match.match"} & loaded
