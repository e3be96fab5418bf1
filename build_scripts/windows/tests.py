"""The tests of what differs between systems, run by Windows' Python under Wine: `dev.py test --windows [-k WORDS]`.

Paths, locks, signals, the flushing of files, processes and the window itself; rules and pictures are the same anywhere.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from devtools.environment import DevtoolsError
from devtools.paths import ROOT
from windows.interpreter import windows_python
from windows.places import HERE
from windows.wine import wine

_TESTED: Final = ("tests/storage", "tests/match", "tests/app", "tests/ui/systems")
_SCREEN: Final = (1600, 1000)


def main() -> int:
    """Run them; the words of the command line go to pytest. Returns its exit status."""
    try:
        python = windows_python()
        with tempfile.TemporaryDirectory() as scratch, wine(HERE / "prefix of tests", _SCREEN) as windows:
            command = ["wine", str(python), "-u", "-m", "pytest", "-p", "no:cacheprovider", "--basetemp"]
            command += [windows.windows_path(Path(scratch) / "tests"), *sys.argv[1:]]
            if not any(word.partition("::")[0].startswith("tests") for word in sys.argv[1:]):
                command += _TESTED
            variables = windows.variables() | {"SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
            # what is compiled is kept, or every process of a test would begin by compiling, but not beside the sources
            variables["PYTHONPYCACHEPREFIX"] = windows.windows_path(HERE / "compiled")
            # without streams that Wine knows how to hand on its Python does not start
            nothing, heard, together = subprocess.DEVNULL, subprocess.PIPE, subprocess.STDOUT
            with subprocess.Popen(
                command, cwd=ROOT, env=variables, text=True, stdin=nothing, stdout=heard, stderr=together
            ) as run:
                assert run.stdout is not None, "it was asked for"
                for line in run.stdout:
                    print(line, end="", flush=True)
            return int(run.returncode)
    except DevtoolsError as trouble:
        print(f"\n{trouble}", file=sys.stderr)
        return trouble.exit_code


if __name__ == "__main__":
    sys.exit(main())
