"""A process that holds the lock of a folder until it is stopped; it reports what it does, a word a line."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from game.storage.instance import InstanceLock


def main() -> None:
    lock = InstanceLock(Path(sys.argv[1]))
    print("held" if lock.held else "refused", flush=True)
    if not lock.held:
        print("answered" if lock.knock() else "unheard", flush=True)
        return
    deaf = "deaf" in sys.argv[2:]
    while True:
        if not deaf and lock.knocked(time.monotonic() * 1000):
            print("knocked", flush=True)
        time.sleep(0.02)


if __name__ == "__main__":
    main()
