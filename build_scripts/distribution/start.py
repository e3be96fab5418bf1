"""Where the packaged program starts."""

import multiprocessing
import sys

if __name__ == "__main__":
    multiprocessing.freeze_support()
    from game.app.cli import main

    sys.exit(main())
