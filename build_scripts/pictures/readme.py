"""Take the pictures of README.md: `python -m pictures.readme` from `build_scripts`."""

from __future__ import annotations

from typing import Final

from devtools.paths import ROOT
from game.games import GAMES
from game.ui.screenshot import PictureRequest, take_picture
from pictures.scenes import STUDIO

FOLDER: Final = ROOT / "docs" / "pictures"
SIZE: Final = (1280, 720)
_LATE: Final = 90
"""Actions after which the table is full."""


def main() -> None:
    """Write the menu, and the table of the first game."""
    first = next(iter(GAMES))
    for scene, at in (("menu", None), ("table", _LATE)):
        take_picture(PictureRequest(scene, SIZE, first, at=at), FOLDER / f"{scene}.png", studio=STUDIO)


if __name__ == "__main__":
    main()
