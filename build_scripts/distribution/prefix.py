"""Installs the program below a prefix, where the Python of the system runs it: for sandboxes and distributions.

Run as `python -m distribution.prefix PREFIX` in a packaging environment that was made by that Python.
"""

from __future__ import annotations

import compileall
import importlib.metadata
import py_compile
import shlex
import shutil
import sys
from pathlib import Path
from typing import Final

from devtools.environment import status_of
from distribution.contents import NAME, travelling_files
from distribution.freeze import furnish_desktop, program_tree
from distribution.licences import runtime_distributions

_START: Final = """\
#!/bin/sh
PYTHONPATH={home} exec python3 -m game "$@"
"""


def main() -> int:
    """Puts the program, its libraries and its menu entry there."""
    prefix = Path(sys.argv[1])
    home = prefix / "lib" / NAME
    shutil.rmtree(home, ignore_errors=True)
    for name in runtime_distributions():
        for file in importlib.metadata.files(name) or ():
            if ".." not in file.parts:
                _copy(Path(str(file.locate())), home / file)
    tree = program_tree()
    for path in [*(tree / "game").rglob("*.py"), *(tree / "game").rglob("*.so"), *tree.glob("*.so")]:
        _copy(path, home / path.relative_to(tree))
    for source, folder in travelling_files():
        _copy(Path(source), home / folder / Path(source).name)
    # what is installed has other dates than what was compiled, and nobody who plays may write there
    compileall.compile_dir(home, quiet=2, invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
    furnish_desktop(prefix / "share")
    start = prefix / "bin" / NAME
    start.parent.mkdir(parents=True, exist_ok=True)
    start.write_text(_START.format(home=shlex.quote(str(home))), encoding="utf-8")
    start.chmod(0o755)
    return 0


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


if __name__ == "__main__":
    sys.exit(status_of(main))
