"""The Debian package of the frozen folder, put together by Debian's own `dpkg-deb`."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from devtools.environment import DevtoolsError
from distribution.needs import OPENED_BY_SDL
from distribution.texts import ProgramTexts
from distribution.tree import Facts, installed_tree, make_plain
from game.i18n.languages import ENGLISH

CONTROL: Final = """\
Package: majlis
Version: {version}
Architecture: {architecture}
Maintainer: The Majlis developers <majlis@localhost>
Installed-Size: {kilobytes}
Depends: {depends}
Recommends: {recommends}
Section: games
Priority: optional
{descriptions}
"""
MACHINES: Final = {"x86_64": "amd64", "aarch64": "arm64", "armv7l": "armhf", "i686": "i386"}
_WIDTH: Final = 79
"""Columns of a description."""


def can_be_written() -> bool:
    """Whether this system has the tool."""
    return shutil.which("dpkg-deb") is not None


def write_deb(folder: Path, staging: Path, target: Path, facts: Facts, depends: str) -> None:
    """Writes the frozen folder as a `.deb`; `staging` is a scratch folder, `depends` what its libraries need.

    The same folder gives the same bytes, on every machine, at any time and on any number of cores. Raises
    `DevtoolsError`.
    """
    root = installed_tree(folder, staging)
    files = [path for path in sorted(root.rglob("*")) if path.is_file() and not path.is_symlink()]
    control = CONTROL.format(
        version=facts.version,
        architecture=architecture(facts.machine),
        kilobytes=sum(path.stat().st_size for path in files) // 1024,
        depends=depends,
        recommends=recommends(),
        descriptions="\n".join(descriptions(facts.texts)),
    )
    sums = "".join(
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  {path.relative_to(root).as_posix()}\n"
        for path in files
    )
    described = root / "DEBIAN"
    described.mkdir()
    (described / "control").write_text(control, encoding="utf-8")
    (described / "md5sums").write_text(sums, encoding="utf-8")
    make_plain(root, facts.seconds)
    command = ["dpkg-deb", "--build", "--root-owner-group", "-Zxz", "-z9", str(root), str(target)]
    variables = {"SOURCE_DATE_EPOCH": str(facts.seconds), "DPKG_DEB_THREADS_MAX": "1"}
    # it warns of descriptions in other languages, which are APT's and no concern of its own: heard only if it fails
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=os.environ | variables)
    if done.returncode != 0:
        raise DevtoolsError(f"dpkg-deb could not build {target.name}: {done.stderr.strip()}")


def recommends() -> str:
    """The packages of what SDL opens; each is named after its library, as Debian's policy has it."""
    return ", ".join(_package(library) for library in OPENED_BY_SDL)


def _package(library: str) -> str:
    """The package of a library: `libX11.so.6` is in `libx11-6`, `libXi.so.6` in `libxi6`."""
    name, version = library.lower().split(".so.")
    return f"{name}{'-' if name[-1].isdigit() else ''}{version}"


def descriptions(texts: Sequence[ProgramTexts]) -> Iterator[str]:
    """The fields that describe the package; those of other languages as APT reads them, `Description-pl`."""
    for text in texts:
        suffix = "" if text.language is ENGLISH else f"-{text.language.code}"
        yield f"Description{suffix}: {text.summary}"
        yield from filled(text, indent=" ", paragraph=" .")


def filled(text: ProgramTexts, *, indent: str, paragraph: str) -> Iterator[str]:
    """The lines of a description, each with an indent, and `paragraph` between paragraphs."""
    yield from _filled(text.opening, indent)
    yield paragraph
    for game in text.games:
        yield from _filled(game.sentence, f"{indent} * ")
    yield paragraph
    yield from _filled(text.play, indent)


def _filled(text: str, first: str) -> list[str]:
    return textwrap.wrap(text, _WIDTH, initial_indent=first, subsequent_indent=" " * len(first))


def architecture(machine: str) -> str:
    """Return Debian's name of a machine type as the kernel names it."""
    return MACHINES.get(machine, machine)
