"""A game is named in its own folder and nowhere else in the program."""

from __future__ import annotations

import re
import subprocess

import pytest

from devtools.paths import ROOT
from game.games import GAMES

ROOMS = (".ci", "build_scripts", "game")
AT_HOME = (
    *("game/games/", "game/i18n/catalogues/"),
    *("build_scripts/pictures/rounds/", "build_scripts/pictures/played/"),
)
"""The files that may name a game: its own, translations of its texts, and records."""
SPELLED = r"(?<![A-Za-z]){lower}(?![a-z])|(?<![A-Z]){upper}(?![A-Z])|{title}(?![a-z])"
"""A name as a word or as a part of an identifier, however that is written; not as a part of another word."""


def texts() -> dict[str, str]:
    """The files that name no game, by their paths."""
    listed = subprocess.run(["git", "ls-files", "-z", *ROOMS], cwd=ROOT, check=True, capture_output=True, text=True)
    found = {}
    for path in listed.stdout.split("\0"):
        if path and not path.startswith(AT_HOME) and (ROOT / path).is_file():
            found[path] = (ROOT / path).read_bytes().decode("utf-8", errors="replace")
    return found


def spelled(name: str) -> re.Pattern[str]:
    """The name in any of its forms."""
    return re.compile(SPELLED.format(lower=name, upper=name.upper(), title=name.title()))


@pytest.mark.parametrize(
    "text", ["a `chess` board", "as in Chess.", "CHESS_RULES", "play_chess", "ChessTable", "isChess"]
)
def test_a_name_is_found_however_it_is_written(text: str) -> None:
    assert spelled("chess").search(text)


@pytest.mark.parametrize("text", ["chessboards", "a Chessboard", "DUCHESS"])
def test_a_part_of_another_word_is_no_name(text: str) -> None:
    assert not spelled("chess").search(text)


def test_no_game_is_named_outside_its_folder() -> None:
    pattern = re.compile("|".join(spelled(name).pattern for name in GAMES))
    written = {path: text for path, text in texts().items() if any(map(text.lower().count, GAMES))}
    named = {path: match[0] for path, text in written.items() if (match := pattern.search(text)) is not None}
    assert named == {}
