"""The installer tried under Wine, in a fresh Windows: `python -m windows.trial`."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Final

from devtools.environment import DevtoolsError
from windows.interpreter import windows_python
from windows.places import HERE, INSTALLER
from windows.wine import wine

_PREFIX: Final = HERE / "trial"
_SCRIPT: Final = Path(__file__).with_name("on_windows.py")


def main() -> int:
    """Run the trial on Windows, by its Python; returns the exit status."""
    try:
        if not INSTALLER.is_file():
            raise DevtoolsError(f"There is no {INSTALLER.name} yet; build it with `dev.py package --windows`.")
        shutil.rmtree(_PREFIX, ignore_errors=True)
        python = windows_python()
        with wine(_PREFIX) as windows:
            done = windows.ask([str(python), windows.windows_path(_SCRIPT), windows.windows_path(INSTALLER)])
    except DevtoolsError as trouble:
        print(f"\n{trouble}", file=sys.stderr)
        return trouble.exit_code
    print(done.stdout, end="")
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
