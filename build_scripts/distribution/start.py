"""The entry point of the packaged program, and of every process that it starts of itself."""

import sys

if __name__ == "__main__":
    if "--multiprocessing-fork" in sys.argv:
        from multiprocessing.spawn import freeze_support

        freeze_support()
    from game.app.cli import main

    sys.exit(main())
