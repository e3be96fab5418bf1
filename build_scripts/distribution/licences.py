"""The licence texts that travel in every package: one file for each part that is shipped.

A library without a known text stops the build, so that nothing is shipped without its licence; not yet on macOS,
where no package was ever looked into.
"""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from devtools.environment import PACKAGE, DevtoolsError
from devtools.paths import REQUIREMENTS, ROOT
from distribution.compiling import LIBRARY

TEXTS: Final = Path(__file__).parent / "licences"

LIBRARIES: Final = {
    "FLAC": "FLAC",
    "VCRUNTIME140": "msvc-runtime",
    "SDL2": "SDL2",
    "SDL2_image": "SDL2_image",
    "SDL2_mixer": "SDL2_mixer",
    "SDL2_ttf": "SDL2_ttf",
    "brotlicommon": "brotli",
    "brotlidec": "brotli",
    "expat": "expat",
    "ffi": "libffi",
    "fluidsynth": "fluidsynth",
    "freetype": "freetype",
    "gcc_s": "gcc",
    "harfbuzz": "harfbuzz",
    "jpeg": "libjpeg-turbo",
    "mpg123": "mpg123",
    "ogg": "ogg",
    "opus": "opus",
    "opusfile": "opusfile",
    "png16": "libpng",
    "python": "python",
    "sharpyuv": "libwebp",
    "sndfile": "libsndfile",
    "sqlite3": "sqlite",
    "stdc++": "gcc",
    "tiff": "libtiff",
    "vorbis": "vorbis",
    "vorbisenc": "vorbis",
    "vorbisfile": "vorbis",
    "wavpack": "wavpack",
    "webp": "libwebp",
    "webpdemux": "libwebp",
    "xmp": "libxmp",
    "z": "zlib",
}
"""The licence text of each shared library, by the name the linker knows it by."""

WITHIN: Final = {
    "SDL2_ttf.dll": ("freetype", "harfbuzz"),
    "libpng16-16.dll": ("gcc", "mingw-w64", "zlib"),
    "python311.dll": ("zlib",),
}
"""The licence texts of what libraries for Windows have inside them, by the names of their files."""

ALWAYS: Final = ("python", "expat", "libmpdec", "pygame-ce", "LGPL-2.1")


def library_name(file: str) -> str:
    """The name the linker knows a shared library by: `libSDL2_ttf-2-e69aa315.0.so.0.24` is `SDL2_ttf`."""
    name = file.removeprefix("lib")
    name = name.split(".so")[0] if ".so" in name else name.removesuffix(".dylib").removesuffix(".dll")
    name = re.sub(r"(-2)?(-[0-9a-f]{8})?([.-][\d.]+)*$", "", name)
    return "python" if name.startswith("python") else name


def shared_libraries(folder: Path) -> set[str]:
    """The names of all shared libraries in a frozen folder; extension modules of Python do not count."""
    return {library_name(path.name) for path in _library_files(folder)}


def _library_files(folder: Path) -> Iterator[Path]:
    for path in folder.rglob("*"):
        is_library = ".so" in path.name or path.suffix in {".dylib", ".dll"}
        is_extension = ".cpython-" in path.name or ".abi3." in path.name or "lib-dynload" in path.parts
        if is_library and not is_extension and path.is_file() and not path.is_symlink():
            yield path


def runtime_distributions() -> list[str]:
    """The Python distributions that the program runs with."""
    return re.findall(r"^([\w-]+)==", (REQUIREMENTS / "runtime.txt").read_text(encoding="utf-8"), re.MULTILINE)


def distributions() -> list[str]:
    """The Python distributions in the package: those of the runtime, and what PyInstaller adds to start it."""
    return [*(name for name in runtime_distributions() if name not in ALWAYS), "pyinstaller"]


def collect(frozen: Path, target: Path, installed: Path | None = None) -> None:
    """Writes the licence of everything in the frozen folder into the target folder. Raises `DevtoolsError`.

    `installed` is where the Python distributions came from, by default the packaging environment.
    """
    target.mkdir(parents=True)
    shutil.copyfile(ROOT / "LICENSE", target / "majlis.txt")
    libraries = shared_libraries(frozen)
    unknown = sorted(libraries - set(LIBRARIES))
    if unknown and sys.platform != "darwin":
        raise DevtoolsError(f"No licence text is known for: {', '.join(unknown)}. Add it to distribution/licences.")
    within = {name for path in _library_files(frozen) for name in WITHIN.get(path.name, ())}
    for name in {*ALWAYS, *within, *(LIBRARIES[library] for library in libraries - set(unknown))}:
        shutil.copyfile(TEXTS / f"{name}.txt", target / f"{name}.txt")
    for name in distributions():
        (target / f"{name}.txt").write_text(_text_of(name, installed or PACKAGE.folder), encoding="utf-8")
    if any(frozen.rglob(f"{LIBRARY}.*")):
        (target / "mypy.txt").write_text(_text_of("mypy", PACKAGE.folder), encoding="utf-8")
    for path in (ROOT / "assets").rglob("OFL*.txt"):
        shutil.copyfile(path, target / path.name)


def _text_of(distribution: str, installed: Path) -> str:
    """The licences that an installed distribution carries in its metadata, one after the other."""
    texts = []
    for metadata in installed.rglob(f"{distribution.replace('-', '_')}-*.dist-info"):
        for path in sorted(metadata.rglob("*")):
            if path.is_file() and path.name.upper().startswith(("LICENSE", "LICENCE", "COPYING")):
                texts.append(path.read_text(encoding="utf-8"))
    if not texts:
        raise DevtoolsError(f"The distribution {distribution} carries no licence text.")
    return "\n\n".join(texts)
