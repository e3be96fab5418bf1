"""Who the twelve court figures are: colours, hair and what they hold."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Costume:
    """The parameters of one figure, colours as hex texts."""

    robe: str
    lining: str
    """Collar, cap and sash ground."""
    motif: str
    """Ornament on the robe."""
    wrap: str
    """Turban, veil or cap roll."""
    niche: str
    hair: str
    holds: str
    """Key into the attributes."""
    ornament: str
    """Key into the robe ornaments: star, diamond, leaf or dot."""


_SPADES = ("#26386e", "#7d1d2c", "#e0b55f", "#e4e6e1")
_HEARTS = ("#b01e30", "#1d4a5e", "#f0c873", "#f7e3d3")
_CLUBS = ("#1c5f57", "#8a5a1e", "#e8c473", "#e3ead9")
_DIAMONDS = ("#d08c26", "#6d1f3f", "#7a1f2c", "#f8ebc6")

_BLACK, _BROWN, _AUBURN, _SILVER = "#2b2226", "#56301c", "#84421f", "#d9d3c8"


def _costume(colours: tuple[str, str, str, str], wrap: str, hair: str, holds: str, ornament: str) -> Costume:
    robe, lining, motif, niche = colours
    return Costume(robe, lining, motif, wrap, niche, hair, holds, ornament)


COSTUMES: dict[str, Costume] = {
    "KS": _costume(_SPADES, "#f3ead6", _BLACK, "scimitar", "star"),
    "KH": _costume(_HEARTS, "#f6eddb", _SILVER, "scroll", "star"),
    "KC": _costume(_CLUBS, "#f4e6c4", _BROWN, "sceptre", "star"),
    "KD": _costume(_DIAMONDS, "#f7f0df", _AUBURN, "dinar", "star"),
    "QS": _costume(_SPADES, "#c9d3e6", _BLACK, "lantern", "leaf"),
    "QH": _costume(_HEARTS, "#f3cfc4", _BROWN, "rose", "leaf"),
    "QC": _costume(_CLUBS, "#cfe3cf", _BLACK, "blossom", "leaf"),
    "QD": _costume(_DIAMONDS, "#f6dfa0", _AUBURN, "mirror", "leaf"),
    "JS": _costume(_SPADES, "#e9dcc0", _BLACK, "spear", "diamond"),
    "JH": _costume(_HEARTS, "#f3e3c4", _BROWN, "oud", "diamond"),
    "JC": _costume(_CLUBS, "#efe0b8", _BROWN, "falcon", "diamond"),
    "JD": _costume(_DIAMONDS, "#f5e7c8", _BLACK, "coffee_pot", "diamond"),
}
"""The figure of each court card by its name."""
