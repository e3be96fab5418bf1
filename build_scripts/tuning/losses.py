"""`python -m tuning.losses GAME LEVEL`: what a level's moves lose, as `tests/games/GAME/losses.py` measures."""

from __future__ import annotations

from tuning.handed_on import hand_on

if __name__ == "__main__":
    hand_on("python -m tuning.losses", __doc__, "losses", "measure")
