"""What the frozen folder needs of the Linux that it runs on, read from its binaries."""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from devtools.environment import DevtoolsError

OPENED_BY_SDL: Final = (
    *("libX11.so.6", "libXcursor.so.1", "libXext.so.6", "libXi.so.6", "libXrandr.so.2", "libXss.so.1"),
    *("libwayland-client.so.0", "libGL.so.1", "libpulse.so.0", "libasound.so.2"),
)
"""Libraries that SDL looks for when it opens window and sound, and does without where one is missing."""
_ELF: Final = b"\x7fELF"


def binaries(folder: Path) -> list[Path]:
    """The program and all libraries of a frozen folder, sorted."""
    return [path for path in sorted(folder.rglob("*")) if path.is_file() and not path.is_symlink() and _is_elf(path)]


def glibc(folder: Path) -> str:
    """Return the newest version of the C library that any of the binaries names, such as `2.31`."""
    found = {17}
    for path in binaries(folder):
        found |= {int(minor) for minor in re.findall(rb"GLIBC_2\.(\d+)", path.read_bytes())}
    return f"2.{max(found)}"


def debian_packages(folder: Path) -> str:
    """Return what Debian's `dpkg-shlibdeps` finds the binaries to depend on; empty where it is not installed."""
    if shutil.which("dpkg-shlibdeps") is None:
        return ""
    files = binaries(folder.resolve())
    with tempfile.TemporaryDirectory() as scratch:
        control = Path(scratch, "debian", "control")
        control.parent.mkdir()
        control.write_text("Source: majlis\n\nPackage: majlis\nArchitecture: any\n", encoding="utf-8")
        # a library that the folder has itself takes no package
        own = "".join(f"{path.name.replace('.so.', ' ')}\n" for path in files if ".so." in path.name)
        control.with_name("shlibs.local").write_text(own, encoding="utf-8")
        command = ["dpkg-shlibdeps", "-O", "--ignore-missing-info"]
        command += [f"-l{place}" for place in sorted({path.parent for path in files})]
        command += [f"-e{path}" for path in files]
        done = subprocess.run(command, cwd=scratch, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise DevtoolsError(f"dpkg-shlibdeps cannot tell what the package depends on: {done.stderr.strip()}")
    return done.stdout.strip().removeprefix("shlibs:Depends=")


def rpm_capabilities(folder: Path, tool: Path) -> Iterator[str]:
    """Yield what RPM's `elfdeps` finds the binaries to require, without what the folder has itself."""
    files = binaries(folder)
    inside = {path.name for path in files}
    names = "".join(f"{path}\n" for path in files)
    done = subprocess.run([str(tool), "--requires"], input=names, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise DevtoolsError(f"elfdeps cannot tell what the package requires: {done.stderr.strip()}")
    yield from sorted({line for line in done.stdout.split() if line.partition("(")[0] not in inside})


def _is_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) == _ELF
