"""The people of every home, by the name of their picture."""

from __future__ import annotations

from typing import Final

from art.people.look import Look
from art.people.looks import brazil, gulf, levant, marseille, poland, tunisia

LOOKS: Final[dict[str, Look]] = {
    **levant.LOOKS,
    **gulf.LOOKS,
    **tunisia.LOOKS,
    **brazil.LOOKS,
    **poland.LOOKS,
    **marseille.LOOKS,
}
