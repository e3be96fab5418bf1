"""One door to everything a developer does: `python3 build_scripts/dev.py test`.

Needs nothing but a Python. This file keeps to an old syntax, so that a Python too old for the rest can still read it
and say so.
"""

import sys

OLDEST = (3, 11)

if __name__ == "__main__":
    if sys.version_info[:2] < OLDEST:
        from devtools.too_old import advice

        sys.exit(advice(sys.version_info[:2], OLDEST))
    from devtools.tasks import main

    sys.exit(main(sys.argv[1:]))
