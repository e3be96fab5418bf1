"""Writes down the matches of the pictures as the opponents play them today, and the thoughts on the way to others."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.engine import Action, AnyGame
from game.games import GAMES
from game.match.match import Match
from game.opponents.protocol import heuristic_action
from game.ui import screenshot
from pictures import scenes
from pictures.families import rummy
from pictures.moments import moments_of
from tests.games.baloot import moments as baloot
from tests.games.buraco import moments as buraco
from tests.ui.evening import FOLDER, Enough, PlayOn, file_of, thoughts
from tests.ui.pictures.states import GAME


def main() -> None:
    """Plays every one of them."""
    _write_matches()
    _write_thoughts()


def _write_matches() -> None:
    longest: dict[str, tuple[Action, ...]] = {}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(screenshot, "play_on", _noting(screenshot.play_on, longest))
        for game in GAMES:
            screenshot.finished_match(game)
        scenes.saves(GAME)
        scenes.days_played(GAME)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name, done in longest.items():
        (FOLDER / name).write_text("".join(f"{action}\n" for action in done), "utf-8", newline="\n")


def _write_thoughts() -> None:
    known: dict[str, dict[str, str]] = {}

    def noting(game: AnyGame, view: Any, rng: Random) -> Action:
        key = thoughts.key_of(game, view, rng)
        action = heuristic_action(game, view, rng)
        known.setdefault(game.name, {})[key] = str(action)
        return action

    with thoughts.thinking_so(noting):
        for game in GAMES:
            for name in moments_of(game).names:
                moments_of(game).record_of(name)
        for traits in ((), ("remik", "doubled")):
            rummy.scored("remik", *traits)
        for keys, first in ((("project", "khasara"), 1), (("multiplier",), 10), (("khasara",), 1)):
            baloot.scored(keys, first)
        buraco.scored()
    for game, told in known.items():
        text = "".join(f"{key} {action}\n" for key, action in told.items())
        (thoughts.FOLDER / f"{game}.txt").write_text(text, "utf-8", newline="\n")


def _noting(play_on: PlayOn, longest: dict[str, tuple[Action, ...]]) -> PlayOn:
    def noted(match: Match, enough: Enough) -> tuple[Action, ...]:
        name = file_of(match).name
        done = play_on(match, enough)
        longest[name] = max(longest.get(name, ()), done, key=len)
        return done

    return noted


if __name__ == "__main__":
    main()
