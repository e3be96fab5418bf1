"""`python -m game` is `majlis`."""

from __future__ import annotations

import sys

from game.app.cli import main

if __name__ == "__main__":
    sys.exit(main())
