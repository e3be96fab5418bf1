"""Writes the matches of the pictures down as the opponents play them today."""

from __future__ import annotations

import pytest

from game.engine import Action
from game.games import GAMES
from game.match.match import Match
from game.ui import screenshot
from tests.ui.evening import FOLDER, Enough, PlayOn, file_of
from tests.ui.pictures.states import GAME


def main() -> None:
    """Plays every one of them."""
    longest: dict[str, tuple[Action, ...]] = {}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(screenshot, "_play_on", _noting(screenshot._play_on, longest))
        for game in GAMES:
            screenshot._finished(game)
        screenshot._saves(GAME)
        screenshot._days_played(GAME)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name, done in longest.items():
        (FOLDER / name).write_text("".join(f"{action}\n" for action in done), "utf-8", newline="\n")


def _noting(play_on: PlayOn, longest: dict[str, tuple[Action, ...]]) -> PlayOn:
    def noted(match: Match, enough: Enough) -> tuple[Action, ...]:
        name = file_of(match).name
        done = play_on(match, enough)
        longest[name] = max(longest.get(name, ()), done, key=len)
        return done

    return noted


if __name__ == "__main__":
    main()
