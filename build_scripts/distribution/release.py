"""A release: every package built twice and compared, with sums, notes and manifests, in one folder to be published.

Run as `python -m distribution.release` in the packaging environment.
"""

from __future__ import annotations

import io
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Final

from devtools import checks
from devtools.environment import INTERRUPTED, DevtoolsError, run, status_of
from devtools.paths import BUILD, DIST, ROOT
from distribution import contents, deb, old_system, rpm
from distribution.archive import write_tar_xz
from distribution.changes import releases, releases_in
from distribution.checksums import SUMS, write_sums
from distribution.comparing import differences
from distribution.manifests import write_manifests
from distribution.manifests.flatpak import SOURCE
from windows import tools
from windows.wine import WineStartError

WORK: Final = BUILD / "release"
COPIES: Final = (WORK / "first", WORK / "second-build")
"""Two copies of the source. A package that names its place anywhere differs, by the length of the name as well."""
NOTES: Final = "RELEASE_NOTES.md"


def main() -> int:
    """Makes the folder and says where it is; where there is none, the last lines say why."""
    status = status_of(_release)
    if status != 0:
        print("There is no release.", file=sys.stderr)
    return status


def _release() -> int:
    _refuse_unready()
    commit = _commit(ROOT, "HEAD")
    for copy in COPIES:
        _build(copy, commit)
    _refuse_differences()
    print(f"\nBoth builds are the same. To be published: {_assemble()}")
    return 0


def _refuse_unready() -> None:
    """Raises `DevtoolsError` where the checkout cannot be released as it is."""
    faults = missing_tools() + faults_of(ROOT)
    if faults:
        raise DevtoolsError("\n".join(faults))
    if checks.check([]) != 0:
        raise DevtoolsError("A check fails; the lines above say where.")


def missing_tools() -> list[str]:
    """Return what is missing here for all packages for Linux."""
    if sys.platform != "linux":
        return ["A release is made on Linux."]
    rpm_trouble = None if rpm.can_be_written() else "there is no rpmbuild"
    reasons = [old_system.why_not(), None if deb.can_be_written() else "there is no dpkg-deb", rpm_trouble]
    return [f"Not all packages for Linux can be built: {reason}." for reason in reasons if reason is not None]


def faults_of(checkout: Path) -> list[str]:
    """Return what keeps a checkout from being released: changes without a commit, and versions that do not agree."""
    faults = []
    changed = _git(checkout, "status", "--porcelain").splitlines()
    if changed:
        faults.append(f"{len(changed)} files are not as in the last commit, such as {changed[0].split()[-1].decode()}.")
    version = contents.version(checkout)
    log = (checkout / "CHANGELOG.md").read_text(encoding="utf-8")
    heading = next((line for line in log.splitlines() if line.startswith("## ")), "nothing")
    if heading not in {f"## {version} ({release.day})" for release in releases_in(log)[:1]}:
        faults.append(f"CHANGELOG.md begins with {heading}, where ## {version} (YEAR-MONTH-DAY) is wanted.")
    tag = f"v{version}"
    if _git(checkout, "tag", "--list", tag) and _commit(checkout, tag) != _commit(checkout, "HEAD"):
        faults.append(f"{tag} is the tag of another commit: raise the version.")
    return faults


def _commit(checkout: Path, name: str) -> str:
    return _git(checkout, "rev-list", "-1", name).decode().strip()


def _git(checkout: Path, *words: str) -> bytes:
    # the clone may belong to somebody else than root, who builds
    command = ["git", "-c", f"safe.directory={checkout}", *words]
    done = subprocess.run(command, cwd=checkout, capture_output=True, check=False)
    if done.returncode != 0:
        raise DevtoolsError(f"git {words[0]} fails: {done.stderr.decode().strip()}")
    return done.stdout


def _build(copy: Path, commit: str) -> None:
    """Builds all packages from a copy of the commit, in `dist` there. Raises `DevtoolsError`."""
    print(f"\n== Building in {copy}", flush=True)
    shutil.rmtree(copy, ignore_errors=True)
    with tarfile.open(fileobj=io.BytesIO(_git(ROOT, "archive", commit))) as archive:
        archive.extractall(copy)
    source = copy.with_name(SOURCE)
    write_tar_xz(copy, source, source.name.removesuffix("-source.tar.xz"), releases()[0].seconds)
    _package(copy)
    missing = tools.missing() or _windows_package(copy)
    if missing:
        print(f"NOTICE: there will be no packages for Windows. {missing}", file=sys.stderr, flush=True)
    source.rename(copy / "dist" / SOURCE)


def _windows_package(copy: Path) -> str:
    """Builds the packages for Windows; returns why there are none where Wine does not start."""
    return "Wine does not start here." if _package(copy, "--windows") == WineStartError.exit_code else ""


def _package(copy: Path, *options: str) -> int:
    command = [sys.executable, str(copy / "build_scripts" / "dev.py"), "package", *options]
    status = run(command, folder=copy)
    if status == INTERRUPTED:
        raise KeyboardInterrupt
    if status not in {0, WineStartError.exit_code}:
        raise DevtoolsError("The packages could not be built; the lines above say why.")
    return status


def _refuse_differences() -> None:
    found = differences(*(copy / "dist" for copy in COPIES))
    if found:
        raise DevtoolsError("\n".join(["Two builds of one commit differ in:", *found]))


def _assemble() -> Path:
    """Makes the folder of the release from the first build and returns it.

    It appears as a whole, in the place of an earlier one of this version.
    """
    first, newest = COPIES[0], releases()[0]
    partial, target = first.with_name("folder"), DIST / f"release-{newest.version}"
    shutil.rmtree(partial, ignore_errors=True)
    shutil.copytree(first / "dist", partial)
    write_sums([path for path in partial.iterdir() if path.is_file()], partial / SUMS)
    (partial / NOTES).write_text(f"{newest.section}\n", encoding="utf-8")
    write_manifests(partial)
    DIST.mkdir(exist_ok=True)
    shutil.rmtree(target, ignore_errors=True)
    return partial.rename(target)


if __name__ == "__main__":
    sys.exit(main())
