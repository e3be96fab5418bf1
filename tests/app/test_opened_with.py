"""The words on the command line that are the file of a match."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app import cli


@pytest.mark.parametrize(
    ("words", "opened"),
    [
        (["evening.majlis"], True),
        (["{folder}/EVENING.MAJLIS"], True),
        (["{folder}/evening"], True),
        (["{folder}"], False),
        (["{folder}/gone"], False),
        (["replay"], False),
        (["evening.majlis", "--at"], False),
    ],
)
def test_a_file_is_opened_by_its_ending_or_by_the_whole_path_that_a_desktop_gives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], opened: bool
) -> None:
    (tmp_path / "evening").touch()
    done: list[str] = []

    def heard(text: str) -> int:
        done.append(text)
        return 0

    monkeypatch.setattr(cli, "play", lambda match="": heard(f"open {match}"))
    monkeypatch.setattr(cli, "_command", lambda arguments: heard(" ".join(arguments)))
    arguments = [word.format(folder=tmp_path) for word in words]
    assert cli.main(arguments) == 0
    assert done == [f"open {arguments[0]}" if opened else " ".join(arguments)]
