"""The contents of the frozen folder, and the files that are left out of it."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from pathlib import Path, PureWindowsPath
from typing import Final

from devtools.paths import ROOT

NAME: Final = "majlis"
APP_ID: Final = "io.github.majlis.Majlis"
LICENCE: Final = "GPL-3.0-or-later"

_LINUX: Final = sys.platform == "linux"
EXCLUDED_MODULES: Final = [
    # parts of pygame that no scene uses, and the libraries behind them
    *("pygame._camera", "pygame._camera_opencv", "pygame._freetype", "pygame.camera", "pygame.freetype"),
    *("pygame.ftfont", "pygame.gfxdraw", "pygame.midi", "pygame.pypm", "pygame.sndarray", "pygame.surfarray"),
    *("pygame.docs", "pygame.examples", "pygame.tests", "numpy", "OpenGL"),
    # parts of the standard library that pull in much and serve nobody here
    *("_hashlib", "_ssl", "ssl", "tkinter", "unittest", "test", "pydoc", "pdb", "doctest", "lib2to3", "distutils"),
    *("setuptools", "pip", "readline", "curses", "xmlrpc", "ftplib", "imaplib", "smtplib", "asyncio"),
    *("_bz2", "_lzma", "_uuid", "pyexpat", "_elementtree"),
    # the encodings of East Asia: there the packaged program speaks UTF-8 whatever the locale says (see `UTF8`)
    *(("_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr", "_codecs_tw") if _LINUX else ()),
]
UTF8: Final = [("X utf8", None, "OPTION")] if _LINUX else []
"""The option of the program's Python for UTF-8, in the form PyInstaller asks for."""
FREEZING: Final[Mapping[str, str]] = {"PYTHONHASHSEED": "0", "PYINSTALLER_ZLIB_COMPRESSION_LEVEL": "0"}
"""The environment of PyInstaller: the same folder each time, and modules that are not compressed one by one. Archive
and packages compress them all together, to two thirds of that, and nothing need be unpacked at a start.
"""
EXCLUDED_DATA: Final = frozenset({"pygame/freesansbold.ttf"})
"""The typeface of pygame's own, which no text is set in."""

EXCLUDED_LIBRARIES: Final = frozenset(
    # of Windows: those of the modules above, and formats of sounds and pictures that the program has none of
    {"freetype.dll", "portmidi.dll", "libjpeg-62.dll", "libtiff-5.dll", "libwebp-7.dll", "libwebpdemux-2.dll"}
    | {"libogg-0.dll", "libopus-0.dll", "libopusfile-0.dll", "libwavpack-1.dll", "libxmp.dll"}
)
SYSTEM_LIBRARIES: Final = ("api-ms-win-", "ucrtbase.dll", "libgcc_s.so", "libstdc++.so")
"""Beginnings of the names of what every system has itself, and which is therefore not taken along.

On Linux a graphics driver may ask for a later C++ library than the one of the system where the package was built.
"""


def travels(library: str) -> bool:
    """Whether a library that was found is packaged, by its place in the package.

    On Windows pygame has its SDL beside its modules, which look there, and needs no second one above them.
    """
    place = PureWindowsPath(library)
    name = place.name.lower()
    doubled = place.parent.name == "" and name.startswith("sdl2") and place.suffix == ".dll"
    return name not in EXCLUDED_LIBRARIES and not name.startswith(SYSTEM_LIBRARIES) and not doubled


def version(checkout: Path = ROOT) -> str:
    """Return the version of the program, as the package itself says it."""
    text = (checkout / "game" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    if found is None:
        raise ValueError("game/__init__.py has no version")
    return found[1]


def home_page() -> str:
    """The page of the project: a name such as `io.github.majlis.Majlis` is that of a domain, read backwards.

    Only software catalogues and package managers look there; the program itself asks no network for anything.
    """
    *domain, _name = APP_ID.lower().split(".")
    return "https://" + ".".join(reversed(domain))


def release_address(file: str) -> str:
    """The address of a file of this release: its folder is published as a whole on the page of the project."""
    return f"{home_page()}/releases/{version()}/{file}"


def travelling_files() -> list[tuple[str, str]]:
    """The files that are not code, each with its folder inside the package, in the form PyInstaller asks for."""
    return [
        *_files(ROOT / "assets", "game/assets"),
        *_files(ROOT / "game", "game"),
        # what the program shows of itself
        *((str(ROOT / name), "game/assets") for name in ("CHANGELOG.md", "LICENSE")),
    ]


def _files(root: Path, prefix: str) -> list[tuple[str, str]]:
    found = []
    for path in sorted(root.rglob("*")):
        place = path.relative_to(root)
        travels = path.suffix not in {".po", ".py", ".pyi"} and not {"__pycache__", "terms"}.intersection(place.parts)
        if path.is_file() and travels:
            found.append((str(path), str(Path(prefix, place.parent))))
    return found
