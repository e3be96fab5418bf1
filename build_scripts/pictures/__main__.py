"""`dev.py pictures [--size WxH ...] [--scene NAME ...]`: a picture of every scene at every size, and contact sheets."""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from bench.late_round import GAME, write_late_round
from drive.sheet import contact_sheet
from game.ui.screenshot import SCENES, PictureRequest, take_picture
from workshop.places import BUILD, ROOT

FOLDER: Final = BUILD / "pictures"
SIZES: Final = ((960, 600), (1920, 1080), (3840, 2160))


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture of the tour."""

    name: str
    request: PictureRequest


def tour(size: tuple[int, int], late: Path) -> Iterator[Shot]:
    """Every scene once, and the table from the first deal to late in a round."""
    for scene in SCENES:
        yield Shot(scene, PictureRequest(scene, size, GAME))
    table = PictureRequest("table", size, GAME)
    for actions in (0, 40, 80):
        yield Shot(f"table-after-{actions}", replace(table, at=actions))
    yield Shot("table-late", replace(table, record=late))
    yield Shot("scoring-first-round", PictureRequest("scoring", size, GAME, at=1))


def main() -> int:
    """Takes the pictures and tells where they lie."""
    parser = argparse.ArgumentParser(prog="dev.py pictures", description=main.__doc__)
    parser.add_argument("--size", type=_size, action="append", metavar="WxH", help="instead of the three usual sizes")
    parser.add_argument("--scene", action="append", metavar="NAME", help=f"only these; among {', '.join(SCENES)}")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        late = write_late_round(Path(scratch))
        for width, height in chosen.size or SIZES:
            folder = FOLDER / f"{width}x{height}"
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir(parents=True)
            taken = []
            for shot in tour((width, height), late):
                if chosen.scene and shot.request.scene not in chosen.scene:
                    continue
                path = folder / f"{shot.name}.png"
                take_picture(shot.request, path)
                taken.append((shot.name, path))
            contact_sheet(taken, FOLDER / f"{width}x{height}.png", columns=3)
            print(f"{(FOLDER / f'{width}x{height}.png').relative_to(ROOT)}: {len(taken)} pictures", flush=True)
    return 0


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    return int(width), int(height)


if __name__ == "__main__":
    sys.exit(main())
