"""The RPM package of the frozen folder, put together by `rpmbuild`."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from devtools.environment import DevtoolsError
from distribution.contents import LICENCE, NAME
from distribution.deb import filled
from distribution.needs import OPENED_BY_SDL, rpm_capabilities
from distribution.texts import ProgramTexts
from distribution.tree import Facts, installed_tree, make_plain
from game.i18n.languages import ENGLISH

# its own search for dependencies would count what the folder has itself; stripping breaks the libraries of pygame
SPEC: Final = """\
%global debug_package %{{nil}}
%global __os_install_post %{{nil}}
%global _build_id_links none
%global _buildhost majlis
%global use_source_date_epoch_as_buildtime 1
%global clamp_mtime_to_source_date_epoch 1
%global _binary_payload w9.xzdio
Name: majlis
Version: {version}
Release: 1
License: {licence}
Group: Amusements/Games
AutoReqProv: no
{requirements}
{descriptions}
%files
%defattr(-,root,root)
{files}
"""


def can_be_written() -> bool:
    """Whether this system has the tool."""
    return shutil.which("rpmbuild") is not None


def write_rpm(folder: Path, staging: Path, target: Path, facts: Facts) -> None:
    """Writes the frozen folder as a `.rpm`; `staging` is a scratch folder.

    The same folder gives the same bytes. Raises `DevtoolsError`.
    """
    shutil.rmtree(staging, ignore_errors=True)
    root = installed_tree(folder, staging / "root")
    make_plain(root, facts.seconds)
    spec = staging / "majlis.spec"
    requirements = [f"Requires: {each}" for each in rpm_capabilities(folder, elfdeps())]
    requirements += [f"Recommends: {library}()(64bit)" for library in OPENED_BY_SDL]
    content = SPEC.format(
        version=facts.version,
        licence=LICENCE,
        requirements="\n".join(requirements),
        descriptions="\n".join(_descriptions(facts.texts)),
        files="\n".join(_files(root)),
    )
    spec.write_text(content, encoding="utf-8")
    command = [
        "rpmbuild",
        "-bb",
        "--quiet",
        "--noclean",
        "--buildroot",
        str(root),
        "--target",
        f"{facts.machine}-linux",
    ]
    command += ["--define", f"_topdir {staging}", "--define", f"_rpmdir {staging}", str(spec)]
    variables = os.environ | {"SOURCE_DATE_EPOCH": str(facts.seconds), "LC_ALL": "C.UTF-8"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=variables)
    found = list((staging / facts.machine).glob("*.rpm"))
    if done.returncode != 0 or not found:
        raise DevtoolsError(f"rpmbuild could not build {target.name}: {done.stderr.strip()}")
    shutil.move(found[0], target)
    shutil.rmtree(staging)


def elfdeps() -> Path:
    """RPM's own finder of what a binary needs."""
    command = ["rpm", "--eval", "%{_rpmconfigdir}"]
    return Path(subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip(), "elfdeps")


def _descriptions(texts: Sequence[ProgramTexts]) -> Iterator[str]:
    for text in texts:
        yield f"Summary{'' if text.language is ENGLISH else f'({text.language.code})'}: {text.summary}"
    for text in texts:
        yield f"%description{'' if text.language is ENGLISH else f' -l {text.language.code}'}"
        yield from filled(text, indent="", paragraph="")
        yield ""


def _files(root: Path) -> Iterator[str]:
    """The lines of files and folders that are the package's own; folders that others use as well are not."""
    own = (Path("usr/lib", NAME), Path("usr/share/doc", NAME))
    for place in own:
        yield f'"/{place}"'
    for path in sorted(root.rglob("*")):
        place = path.relative_to(root)
        if (path.is_file() or path.is_symlink()) and not any(place.is_relative_to(each) for each in own):
            yield f'"/{place}"'
