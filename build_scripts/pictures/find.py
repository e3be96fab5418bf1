"""Store matches that pictures show: `python -m pictures.find [GAME:NAME ...]` from `build_scripts`.

Today's opponents play the missing matches, and again those that are named: by a moment, by a score, or as `evening` for
the matches listed by the scenes of the archive.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Final

from game.games import GAMES
from game.match.deals.codes import code_of_match
from pictures import scenes
from pictures.moments import moments_of
from pictures.played import FOLDER, file_of, played_in, write

EVENING: Final = "evening"


def write_evening(game: str) -> None:
    """Stores every match that scenes show of a game; what is stored of them already is played again."""
    for record in scenes.records(game):
        played = played_in(record)
        match = played.begun()
        write(file_of(game, code_of_match(match.header, match.game)), played)


def write_moment(game: str, name: str) -> None:
    """Stores a match that comes to a moment."""
    write(file_of(game, name), moments_of(game).find(name))


def missing() -> Iterator[tuple[str, str]]:
    """Yield the games and names of what is not stored; an evening may be so in part."""
    for game in GAMES:
        yield game, EVENING
        for name in (*moments_of(game).holds, *moments_of(game).scores):
            if not file_of(game, name).exists():
                yield game, name


def main() -> None:
    """Stores what was asked for, or what is missing."""
    parser = argparse.ArgumentParser(prog="python -m pictures.find", description=__doc__)
    parser.add_argument("asked", nargs="*", metavar="GAME:NAME", help="a match to play again (all missing ones)")
    asked = parser.parse_args().asked
    for game, name in [(game, name) for game, _, name in (each.partition(":") for each in asked)] or list(missing()):
        if name == EVENING:
            if asked:
                for old in (FOLDER / game).glob(f"{game.upper()}-*.txt"):
                    old.unlink()
            write_evening(game)
        else:
            write_moment(game, name)
        print(f"{game}:{name}", flush=True)


if __name__ == "__main__":
    main()
