"""The checks of every commit: lint, format, types, imports that only point down, no dead code, no forbidden word."""

from __future__ import annotations

from typing import Final

from devtools.environment import DEV, DevtoolsError, ready, run

CHECKS: Final = {
    "lint": ("ruff", "check", "game", "build_scripts", "tests"),
    "format": ("ruff", "format", "--check", "game", "build_scripts", "tests"),
    "types": ("mypy",),
    "contracts": ("lint-imports", "--no-logo"),
    "dead": ("vulture",),
    "terms": ("python", "-m", "terms"),
}


def check(names: list[str]) -> int:
    """Runs the named checks, or all of them; 0 if all pass."""
    unknown = sorted(set(names) - set(CHECKS))
    if unknown:
        raise DevtoolsError(f"There is no check named {', '.join(unknown)}; there are {', '.join(CHECKS)}.")
    tools = ready(DEV).parent
    failed = []
    for name in names or CHECKS:
        tool, *arguments = CHECKS[name]
        print(f"-- {name}", flush=True)
        if run([str(tools / tool), *arguments]) != 0:
            failed.append(name)
    print(f"-- failed: {', '.join(failed)}" if failed else "-- all checks pass", flush=True)
    return 1 if failed else 0
