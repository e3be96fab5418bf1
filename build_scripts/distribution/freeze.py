"""Freezes the program into one folder that runs without a Python, with icons, desktop files and licences beside it.

Run as `python -m distribution.freeze` in the packaging environment, or imported there.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from devtools.environment import DevtoolsError, run
from devtools.paths import BUILD, ROOT
from distribution import boot_loader, compiling, contents, licences, needs
from distribution.changes import releases
from distribution.desktop_files import desktop_entry, metainfo, mime_types
from distribution.frozen import BUNDLE, DEPENDS, FOLDER, FROZEN, program, sort_base_library
from distribution.texts import texts_of_all_languages

ICONS: Final = ROOT / "assets" / "icon"
ICON_SIZES: Final = (16, 24, 32, 48, 64, 128, 256, 512)


def freeze() -> Path:
    """Builds the folder anew and returns it. Raises `DevtoolsError`."""
    tree = program_tree()
    shutil.rmtree(FROZEN, ignore_errors=True)
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    command += ["--distpath", str(FROZEN), "--workpath", str(BUILD / "pyinstaller")]
    command.append(str(Path(__file__).with_name("majlis.spec")))
    variables = {"PYINSTALLER_CONFIG_DIR": str(BUILD / "pyinstaller-cache"), compiling.VARIABLE: str(tree)}
    if run(command, variables={**contents.FREEZING, **variables}) != 0:
        raise DevtoolsError("PyInstaller could not freeze the program; the lines above say why.")
    sort_base_library(FOLDER)
    _shed_symbols()
    licences.collect(FOLDER, FOLDER / "licenses")
    if sys.platform == "darwin":
        shutil.copytree(FOLDER / "licenses", BUNDLE / "Contents" / "Resources" / "licenses")
    if sys.platform.startswith("linux"):
        furnish_desktop(FOLDER / "share")
        boot_loader.state_least_system(program(), needs.glibc(FOLDER))
        DEPENDS.write_text(needs.debian_packages(FOLDER), encoding="utf-8")
    return FOLDER


def program_tree() -> Path:
    """The program as it is packaged: with compiled opponents where that can be done."""
    reason = compiling.why_not()
    if reason is None:
        return compiling.compiled_tree()
    print(f"NOTICE: the opponents are packaged as source and think slower: {reason}.", file=sys.stderr, flush=True)
    return ROOT


def furnish_desktop(share: Path) -> None:
    """Fills a `share` tree with what Linux desktops ask for: menu and catalogue entry, the kind of its files, icons."""
    texts = texts_of_all_languages()
    for place, text in (
        (share / "applications" / f"{contents.APP_ID}.desktop", desktop_entry(texts)),
        (share / "metainfo" / f"{contents.APP_ID}.metainfo.xml", metainfo(texts, releases())),
        (share / "mime" / "packages" / f"{contents.APP_ID}.xml", mime_types(texts)),
    ):
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
    for size in ICON_SIZES:
        place = share / "icons" / "hicolor" / f"{size}x{size}" / "apps" / f"{contents.APP_ID}.png"
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ICONS / f"majlis-{size}.png", place)
    scalable = share / "icons" / "hicolor" / "scalable" / "apps" / f"{contents.APP_ID}.svg"
    scalable.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(ICONS / "majlis.svg", scalable)


def _shed_symbols() -> None:
    """Drops debugging symbols from Python's own libraries and from the compiled opponents.

    Those of pygame stay untouched: their wheel has patched them in a way that stripping breaks.
    """
    tool = shutil.which("strip")
    if tool is None or not sys.platform.startswith("linux"):
        return
    inside = FOLDER / "_internal"
    patterns = ("libpython*.so*", "python3*/lib-dynload/*.so", f"{compiling.LIBRARY}.*.so")
    for library in [path for pattern in patterns for path in inside.glob(pattern)]:
        subprocess.run([tool, "--strip-unneeded", str(library)], check=True)


if __name__ == "__main__":
    try:
        freeze()
    except DevtoolsError as trouble:
        sys.exit(str(trouble))
