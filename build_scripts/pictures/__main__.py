"""`dev.py pictures`: every scene at every size, in every language and theme asked for, and contact sheets."""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from typing import Final

from bench.late_round import write_late_round
from devtools.paths import BUILD, ROOT
from drive.sheet import contact_sheet
from game.i18n import use_language
from game.ui.graphics.theme import THEMES
from game.ui.screenshot import SCENES, PictureRequest, take_picture
from game.ui.stage import Stage
from pictures import baloot, buraco, poses, rummies
from pictures.positions import GAME, write_positions

FOLDER: Final = BUILD / "pictures"
SIZES: Final = ((960, 600), (1280, 720), (1920, 1080), (3840, 2160))
_POSES: Final[Mapping[str, tuple[str, Callable[[Stage], None]]]] = {
    "pile-opened": ("full-pile", poses.opens_the_pile),
    "hand-of-forty-selecting": ("hand-of-forty", poses.selects_cards),
    "drop-refused": ("late", poses.is_refused),
    "cards-carried": ("late", poses.carries_cards),
    "meld-enlarged": ("late", poses.enlarges_a_meld),
}
"""Pictures in which something is being done: the position and what."""


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture of the tour."""

    name: str
    request: PictureRequest
    pose: Callable[[Stage], None] | None = None


def tour(request: PictureRequest, positions: Mapping[str, Path]) -> Iterator[Shot]:
    """Every scene once; the table from the first deal to its fullest; what a hand may do there."""
    for scene in SCENES:
        yield Shot(scene, replace(request, scene=scene))
    table = replace(request, scene="table")
    for actions in (0, 40, 80):
        yield Shot(f"table-after-{actions}", replace(table, at=actions))
    for name, path in positions.items():
        if not name.startswith(tuple(f"{game}-" for game in (baloot.GAME, buraco.GAME, *rummies.MOMENTS))):
            yield Shot(f"table-{name}", replace(table, record=path))
    for name, (position, pose) in _POSES.items():
        yield Shot(f"table-{name}", replace(table, record=positions[position]), pose)
    yield Shot("scoring-first-round", replace(request, scene="scoring", at=1))
    yield from _tour_of_baloot(replace(request, game=baloot.GAME), positions)
    yield from _tour_of_buraco(replace(request, game=buraco.GAME), positions)
    for game in rummies.MOMENTS:
        yield from _tour_of_a_rummy(replace(request, game=game), positions)


def _tour_of_baloot(request: PictureRequest, positions: Mapping[str, Path]) -> Iterator[Shot]:
    """What is asked, shown and played; a trick that is full, tricks looked at again, and the score."""
    yield from _moments(request, positions)
    table = replace(request, scene="table")
    last_card = replace(table, record=positions[f"{baloot.GAME}-last-card"])
    yield Shot(f"{baloot.GAME}-trick-full", last_card, poses.plays_a_card)
    yield Shot(f"{baloot.GAME}-tricks-again", last_card, poses.looks_at_tricks)
    yield from _scores(request)


def _tour_of_buraco(request: PictureRequest, positions: Mapping[str, Path]) -> Iterator[Shot]:
    """The table from few melds to many, the opened pile with cards picked, first melds arranged, the score."""
    yield from _moments(request, positions)
    table = replace(request, scene="table")
    full_pile = replace(table, record=positions[f"{buraco.GAME}-full-pile"])
    yield Shot(f"{buraco.GAME}-pile-opened", full_pile, poses.picks_from_the_pile)
    opening = replace(table, record=positions[f"{buraco.GAME}-opening"])
    yield Shot(f"{buraco.GAME}-opening-arranged", opening, poses.arranges_melds)
    yield from _scores(request)


def _tour_of_a_rummy(request: PictureRequest, positions: Mapping[str, Path]) -> Iterator[Shot]:
    """The table from the first discard to twelve melds, an opening arranged, the score."""
    yield from _moments(request, positions)
    table = replace(request, scene="table")
    opening = replace(table, record=positions[f"{request.game}-opening"])
    yield Shot(f"{request.game}-opening-arranged", opening, poses.arranges_melds)
    yield from _scores(request)


def _moments(request: PictureRequest, positions: Mapping[str, Path]) -> Iterator[Shot]:
    """The table of each position of the game."""
    for name, path in positions.items():
        if name.startswith(f"{request.game}-"):
            yield Shot(name, replace(request, scene="table", record=path))


def _scores(request: PictureRequest) -> Iterator[Shot]:
    """The score of the game after one round and after some, and at the end of a match."""
    for rounds in (1, 4):
        yield Shot(f"{request.game}-scoring-{rounds}", replace(request, scene="scoring", at=rounds))
    yield Shot(f"{request.game}-end", replace(request, scene="end"))


def main() -> int:
    """Takes the pictures and tells where they lie."""
    parser = argparse.ArgumentParser(prog="dev.py pictures", description=main.__doc__)
    parser.add_argument("--size", type=_size, action="append", metavar="WxH", help="instead of the four usual sizes")
    parser.add_argument("--scene", action="append", metavar="NAME", help=f"only these; among {', '.join(SCENES)}")
    parser.add_argument("--lang", default="en", metavar="CODE[,CODE…]", help="the languages, en by default")
    parser.add_argument("--theme", default="dark", metavar="NAME[,NAME…]", help=f"among {', '.join(THEMES)}")
    chosen = parser.parse_args()
    if unknown := set(chosen.theme.split(",")) - THEMES.keys():
        parser.error(f"there is no theme {', '.join(sorted(unknown))}")
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        positions = {
            "late": write_late_round(folder),
            **write_positions(folder),
            **baloot.write_moments(folder),
            **buraco.write_moments(folder),
            **rummies.write_moments(folder),
        }
        for language in chosen.lang.split(","):
            use_language(language)
            for theme, size in product(chosen.theme.split(","), chosen.size or SIZES):
                request = PictureRequest("menu", size, GAME, theme=theme)
                shots = [
                    shot for shot in tour(request, positions) if not chosen.scene or shot.request.scene in chosen.scene
                ]
                _take(shots, FOLDER / f"{language}-{theme}-{size[0]}x{size[1]}")
    return 0


def _take(shots: list[Shot], folder: Path) -> None:
    """Takes pictures into a folder that is emptied first; the contact sheet lies beside it."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    taken = []
    for shot in shots:
        path = folder / f"{shot.name}.png"
        take_picture(shot.request, path, shot.pose)
        taken.append((shot.name, path))
    sheet = folder.with_suffix(".png")
    contact_sheet(taken, sheet)
    print(f"{sheet.relative_to(ROOT)}: {len(taken)} pictures", flush=True)


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    try:
        return int(width), int(height)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{text!r} is not a size such as 1920x1080") from error


if __name__ == "__main__":
    sys.exit(main())
