"""Makes all generated files anew: every `build_scripts/make_*.py`, in the order of their names."""

from __future__ import annotations

from devtools.environment import DEV, DevtoolsError, ready, run
from devtools.paths import ROOT


def generate() -> int:
    """Runs the scripts; what they write is committed, so that an unchanged script leaves no difference."""
    python = ready(DEV)
    for script in sorted((ROOT / "build_scripts").glob("make_*.py")):
        print(f"-- {script.name}", flush=True)
        if run([str(python), str(script)]) != 0:
            raise DevtoolsError(f"{script.name} failed; the lines above say why.")
    return 0
