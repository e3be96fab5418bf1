"""`python -m tuning GAME STATE.json`: fits the weights of a game's opponents, as `tests/games/GAME/tuning.py` says."""

from __future__ import annotations

from tuning.handed_on import hand_on

if __name__ == "__main__":
    hand_on("python -m tuning", __doc__, "tuning", "tune")
