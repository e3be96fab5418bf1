"""`python -m tuning.auctions GAME LEVEL…`: how levels bid for contracts, as `tests/games/GAME/auctions.py` measures."""

from __future__ import annotations

from tuning.handed_on import hand_on

if __name__ == "__main__":
    hand_on("python -m tuning.auctions", __doc__, "auctions", "measure")
