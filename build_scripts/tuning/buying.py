"""`python -m tuning.buying GAME`: learns what answers of an auction are worth, as `tests/games/GAME/buying.py` does."""

from __future__ import annotations

from tuning.handed_on import hand_on

if __name__ == "__main__":
    hand_on("python -m tuning.buying", __doc__, "buying", "learn")
