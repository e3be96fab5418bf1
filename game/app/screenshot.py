"""`majlis screenshot`: a picture of a scene, or of the table of a record, without a display."""

from __future__ import annotations

import argparse
import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.app.terminal import BadInputError, examples, natural
from game.games import GAMES
from game.i18n import LANGUAGES, use_language
from game.i18n.phrases import notice_text
from game.match.resume import UnplayableRecordError
from game.printing import print_error

if TYPE_CHECKING:
    from argparse import _SubParsersAction

_SIZE: Final = re.compile(r"([0-9]{1,6})x([0-9]{1,6})")
_LARGEST: Final = 7680
"""Pixels of a window across and down."""
_SCALES: Final = (0.75, 2.0)


def add_screenshot_parser(subparsers: _SubParsersAction[argparse.ArgumentParser]) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "screenshot",
        help="take a picture of a scene, or of a saved match",
        description="Take a picture of a scene with sample matches, or of the table of a saved match. "
        "No display is needed.",
        epilog=examples(
            "majlis screenshot table --at 90 --size 1280x720 --out table.png",
            "majlis screenshot match.majlis --at 20 --theme light --out moment.png",
        ),
    )
    parser.add_argument(
        "scene", metavar="SCENE|FILE", help="a scene such as menu (an unknown name lists all), or a saved match"
    )
    parser.add_argument(
        "--at", type=natural, metavar="N", help="after N actions of a table or a replay, or N rounds of a score"
    )
    parser.add_argument("--game", default=next(iter(GAMES)), metavar="GAME", help=f"one of: {', '.join(GAMES)}")
    parser.add_argument(
        "--size",
        default="1920x1080",
        metavar="WxH",
        help="the size of the window in pixels (1920x1080); a scene that needs more gets more",
    )
    parser.add_argument("--lang", default="en", metavar="CODE", help="the language, such as ar (en)")
    parser.add_argument("--theme", default="dark", metavar="NAME", help="the colours, such as light (dark)")
    parser.add_argument(
        "--scale", type=float, default=1.0, metavar="S", help="the size of everything, from 0.75 to 2 (1)"
    )
    parser.add_argument("--out", required=True, type=Path, metavar="FILE.png", help="the file of the picture")
    parser.set_defaults(func=_screenshot)


def _screenshot(arguments: argparse.Namespace) -> int:
    from game.ui.graphics.theme import THEMES
    from game.ui.screenshot import NotThatFarError, PictureRequest, studio, take_picture

    scenes = studio()
    record = None if arguments.scene in scenes.scenes else Path(arguments.scene)
    if record is not None and not os.path.lexists(record):
        raise BadInputError(f"{arguments.scene!r} is neither a scene ({', '.join(scenes.scenes)}) nor a file")
    if arguments.theme not in THEMES:
        raise BadInputError(f"unknown theme {arguments.theme!r} (there are: {', '.join(THEMES)})")
    if arguments.game not in GAMES:
        raise BadInputError(f"unknown game {arguments.game!r} (there are: {', '.join(GAMES)})")
    known = [language.code for language in LANGUAGES]
    if arguments.lang not in known:
        raise BadInputError(f"unknown language {arguments.lang!r} (there are: {', '.join(known)})")
    if arguments.at is not None and record is None and arguments.scene not in scenes.counted:
        raise BadInputError(f"--at needs a saved match or one of these scenes: {', '.join(scenes.counted)}")
    if not _SCALES[0] <= arguments.scale <= _SCALES[1]:
        raise BadInputError(f"--scale must be from {_SCALES[0]:g} to {_SCALES[1]:g}, not {arguments.scale:g}")
    _refuse_unwritable(arguments.out)
    use_language(arguments.lang)
    request = PictureRequest(
        scene="table" if record else arguments.scene,
        size=_size(arguments.size),
        game=arguments.game,
        at=arguments.at,
        theme=arguments.theme,
        scale=arguments.scale,
        record=record,
    )
    try:
        size = take_picture(request, arguments.out, studio=scenes)
    except NotThatFarError as error:
        raise BadInputError(f"--at must be {error}") from error
    except UnplayableRecordError as error:
        raise BadInputError(f"{record}: {notice_text(error.notice)}") from error
    except OSError as error:
        raise BadInputError(f"{error.filename or arguments.out}: {error.strerror or error}") from error
    if size != request.size:
        wide, high = request.size
        print_error(f"The picture is {size[0]}x{size[1]}: the scene is larger than a window of {wide}x{high}.")
    return 0


def _refuse_unwritable(out: Path) -> None:
    """Raise `BadInputError` before anything is drawn in vain."""
    if out.suffix.lower() != ".png":
        raise BadInputError(f"--out needs the name of a PNG file, such as table.png, not {str(out)!r}")
    if out.is_dir():
        raise BadInputError(f"{out}: this is a folder")
    if not out.parent.is_dir():
        raise BadInputError(f"{out}: there is no folder {out.parent}")


def _size(text: str) -> tuple[int, int]:
    from game.ui.graphics.drawing import SMALLEST_WINDOW

    size = _SIZE.fullmatch(text)
    if size is None:
        raise BadInputError(f"{text!r} is not a size (write it as 1920x1080)")
    wide, high = int(size[1]), int(size[2])
    if not (SMALLEST_WINDOW[0] <= wide <= _LARGEST and SMALLEST_WINDOW[1] <= high <= _LARGEST):
        least = f"{SMALLEST_WINDOW[0]}x{SMALLEST_WINDOW[1]}"
        raise BadInputError(f"--size must be from {least} to {_LARGEST}x{_LARGEST}, not {text}")
    return wide, high
