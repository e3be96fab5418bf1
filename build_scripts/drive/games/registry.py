"""The one table of the driver that names games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from drive.games.baloot import Baloot
from drive.games.borako import Borako
from drive.games.buraco import Buraco
from drive.games.rami import Rami
from drive.games.remik import Remik
from drive.played import PlayedGame

PLAYED: Final[Mapping[str, PlayedGame]] = {
    "baloot": Baloot(),
    "borako": Borako(),
    "buraco": Buraco(),
    "rami": Rami(),
    "remik": Remik(),
}
"""By the name that the rules have them under."""
