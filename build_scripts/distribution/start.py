"""The entry point of the packaged program, and of every process that it starts of itself."""

import sys

_TRACKER = "from multiprocessing.resource_tracker import main;"
"""How the program begins that Python has forget the semaphores of a pool; it takes the package for a Python."""

if __name__ == "__main__":
    if "--multiprocessing-fork" in sys.argv:
        from multiprocessing.spawn import freeze_support

        freeze_support()
    if sys.argv[-2:-1] == ["-c"] and sys.argv[-1].startswith(_TRACKER):
        exec(sys.argv[-1])
        sys.exit()
    from game.app.cli import main

    sys.exit(main())
