"""`majlis screenshot`: a picture of a scene, or of the table of a record, without a display."""

from __future__ import annotations

import argparse
import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.app.terminal import BadInputError
from game.games import GAMES
from game.i18n import LANGUAGES, use_language
from game.i18n.phrases import notice_text
from game.match.resume import UnplayableRecordError

if TYPE_CHECKING:
    from argparse import _SubParsersAction

_SIZE: Final = re.compile(r"(\d{3,5})x(\d{3,5})")


def add_screenshot_parser(subparsers: _SubParsersAction[argparse.ArgumentParser]) -> None:
    """Declare the command."""
    parser = subparsers.add_parser("screenshot", help="take a picture of a scene, or of a saved match")
    parser.add_argument("scene", metavar="SCENE|FILE", help="the name of a scene, or a saved match")
    parser.add_argument("--at", type=int, metavar="N", help="stop after N actions (a table) or N rounds (a score)")
    parser.add_argument("--game", default=next(iter(GAMES)), metavar="GAME", help=f"one of: {', '.join(GAMES)}")
    parser.add_argument("--size", default="1920x1080", metavar="WxH", help="the size of the picture in pixels")
    parser.add_argument("--lang", default="en", metavar="CODE", help="the language, such as en or ar")
    parser.add_argument("--theme", default="dark", metavar="NAME", help="the colours, such as dark or light")
    parser.add_argument("--scale", type=float, default=1.0, metavar="S", help="size of everything, 0.75 to 2")
    parser.add_argument("--out", required=True, type=Path, metavar="FILE.png", help="where the picture goes")
    parser.set_defaults(func=_screenshot)


def _screenshot(arguments: argparse.Namespace) -> int:
    from game.ui.graphics.theme import THEMES
    from game.ui.screenshot import SCENES, PictureRequest, take_picture

    size = _SIZE.fullmatch(arguments.size)
    if size is None:
        raise BadInputError(f"{arguments.size!r} is not a size (write it as 1920x1080)")
    record = None if arguments.scene in SCENES else Path(arguments.scene)
    if record is not None and not os.path.lexists(record):
        raise BadInputError(f"{arguments.scene!r} is neither a scene ({', '.join(SCENES)}) nor a file")
    if arguments.theme not in THEMES:
        raise BadInputError(f"unknown theme {arguments.theme!r} (there are: {', '.join(THEMES)})")
    if arguments.game not in GAMES:
        raise BadInputError(f"unknown game {arguments.game!r} (there are: {', '.join(GAMES)})")
    known = [language.code for language in LANGUAGES]
    if arguments.lang not in known:
        raise BadInputError(f"unknown language {arguments.lang!r} (there are: {', '.join(known)})")
    use_language(arguments.lang)
    request = PictureRequest(
        scene="table" if record else arguments.scene,
        size=(int(size[1]), int(size[2])),
        game=arguments.game,
        at=arguments.at,
        theme=arguments.theme,
        scale=arguments.scale,
        record=record,
    )
    try:
        take_picture(request, arguments.out)
    except UnplayableRecordError as error:
        raise BadInputError(f"{record}: {notice_text(error.notice)}") from error
    except OSError as error:
        raise BadInputError(f"{error.filename or arguments.out}: {error.strerror or error}") from error
    return 0
