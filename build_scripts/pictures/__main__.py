"""`dev.py pictures`: every scene at every size, in every language and theme asked for, and contact sheets."""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from typing import Final

from devtools.paths import BUILD, ROOT
from drive.sheet import contact_sheet
from game.games import GAMES
from game.i18n import use_language
from game.ui.graphics.theme import THEMES
from game.ui.screenshot import PictureRequest, take_picture
from pictures.moments import Pose, moments_of
from pictures.scenes import SCENES, STUDIO

FOLDER: Final = BUILD / "pictures"
SIZES: Final = ((960, 600), (1280, 720), (1920, 1080), (3840, 2160))


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture of the tour."""

    name: str
    request: PictureRequest
    pose: Pose | None = None


def tour(request: PictureRequest, records: Mapping[str, Mapping[str, Path]]) -> Iterator[Shot]:
    """Every scene once; the table from the first deal on; then each game, whose records are given by its name."""
    for scene in SCENES:
        yield Shot(scene, replace(request, scene=scene))
    table = replace(request, scene="table")
    for actions in (0, 40, 80):
        yield Shot(f"table-after-{actions}", replace(table, at=actions))
    for game, moments in records.items():
        yield from _tour_of(replace(request, game=game), moments)


def _tour_of(request: PictureRequest, records: Mapping[str, Path]) -> Iterator[Shot]:
    """The table at each moment of a game and what may be done there; scores, the end, and looking back."""
    table = replace(request, scene="table")
    for name, path in records.items():
        yield Shot(f"{request.game}-{name}", replace(table, record=path))
    for name, (moment, pose) in moments_of(request.game).poses.items():
        yield Shot(f"{request.game}-{name}", replace(table, record=records[moment]), pose)
    for rounds in (1, 4):
        yield Shot(f"{request.game}-scoring-{rounds}", replace(request, scene="scoring", at=rounds))
    for scene in ("replay", "review"):
        yield Shot(f"{request.game}-{scene}", replace(request, scene=scene))
    yield Shot(f"{request.game}-end", replace(request, scene="end"))


def main() -> int:
    """Take pictures of every scene, with contact sheets, and print where they are."""
    parser = argparse.ArgumentParser(prog="dev.py pictures", description=main.__doc__)
    parser.add_argument(
        "--size",
        type=_size,
        action="append",
        metavar="WxH",
        help="a size in pixels; repeat for several (four usual sizes)",
    )
    parser.add_argument(
        "--scene", action="append", metavar="NAME", help=f"only this scene; repeat for several: {', '.join(SCENES)}"
    )
    parser.add_argument("--lang", default="en", metavar="CODE[,CODE…]", help="the languages (en)")
    parser.add_argument(
        "--theme", default="dark", metavar="NAME[,NAME…]", help=f"the themes (dark), of {', '.join(THEMES)}"
    )
    chosen = parser.parse_args()
    if unknown := set(chosen.theme.split(",")) - THEMES.keys():
        parser.error(f"there is no theme {', '.join(sorted(unknown))}")
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        records = {game: moments_of(game).write(folder) for game in GAMES}
        for language in chosen.lang.split(","):
            use_language(language)
            for theme, size in product(chosen.theme.split(","), chosen.size or SIZES):
                request = PictureRequest("menu", size, next(iter(GAMES)), theme=theme)
                shots = [
                    shot for shot in tour(request, records) if not chosen.scene or shot.request.scene in chosen.scene
                ]
                _take(shots, FOLDER / f"{language}-{theme}-{size[0]}x{size[1]}")
    return 0


def _take(shots: list[Shot], folder: Path) -> None:
    """Take pictures into a folder that is emptied first, with a contact sheet."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    taken = []
    for shot in shots:
        path = folder / f"{shot.name}.png"
        take_picture(shot.request, path, shot.pose, studio=STUDIO)
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
