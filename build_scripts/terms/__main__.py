"""`python -m terms`: forbidden words in the texts of all languages; `python -m terms de` lists those of one."""

from __future__ import annotations

import argparse
import sys

from terms.check import CODES, Result, check_language


def main() -> int:
    """Prints what is wrong; returns 1 if there is more, or less, of it than may remain."""
    parser = argparse.ArgumentParser(prog="python -m terms", description=main.__doc__)
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", help="list every forbidden word of these")
    asked = parser.parse_args().languages
    passes = True
    for code in asked or CODES:
        result = check_language(code)
        passes = passes and result.passes
        if asked or not result.passes:
            print(*result.faults, sep="\n")
        print(f"{code}: {_verdict(code, result)}")
        if result.unused:
            print("  allowed where nothing needs it:", *result.unused, sep="\n    ")
    return 0 if passes else 1


def _verdict(code: str, result: Result) -> str:
    remain = f"{result.remaining} texts with a forbidden word"
    if result.remaining < result.may_remain:
        return f"{remain}: set may_remain in game/i18n/terms/{code}.toml to {result.remaining}"
    return f"{remain}, {result.may_remain} may remain"


if __name__ == "__main__":
    sys.exit(main())
