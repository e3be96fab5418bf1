"""The twelve court figures: their colours, hair and attributes."""

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
    halo: str
    """The star behind the head."""
    hair: str
    holds: str
    """Key into the attributes."""
    plume: str
    """The feather of a jack's cap."""
    moustache: bool = False
    """Whether a jack wears one."""


_SPADES = ("#26386e", "#7d1d2c", "#e0b55f", "#e9eae6", "#ccd3dd")
_HEARTS = ("#b01e30", "#1d4a5e", "#f0c873", "#f9ebdf", "#f0cfbd")
_CLUBS = ("#1c5f57", "#8a5a1e", "#e8c473", "#eaefe2", "#cbdac2")
_DIAMONDS = ("#d08c26", "#6d1f3f", "#7a1f2c", "#faf0d3", "#f0d590")

_BLACK, _BROWN, _AUBURN = "#2b2226", "#56301c", "#84421f"
SILVER = "#ddd8ce"


def _costume(
    colours: tuple[str, str, str, str, str],
    wrap: str,
    hair: str,
    holds: str,
    *,
    plume: str = "",
    moustache: bool = False,
) -> Costume:
    robe, lining, motif, niche, halo = colours
    return Costume(robe, lining, motif, wrap, niche, halo, hair, holds, plume, moustache)


COSTUMES: dict[str, Costume] = {
    "KS": _costume(_SPADES, "#f3ead6", _BLACK, "scimitar"),
    "KH": _costume(_HEARTS, "#f6eddb", SILVER, "scroll"),
    "KC": _costume(_CLUBS, "#f4e6c4", _BROWN, "sceptre"),
    "KD": _costume(_DIAMONDS, "#f7f0df", _AUBURN, "dinar"),
    "QS": _costume(_SPADES, "#c9d3e6", _BLACK, "lantern"),
    "QH": _costume(_HEARTS, "#f3cfc4", _BROWN, "rose"),
    "QC": _costume(_CLUBS, "#cfe3cf", _BLACK, "blossom"),
    "QD": _costume(_DIAMONDS, "#f6dfa0", _AUBURN, "mirror"),
    "JS": _costume(_SPADES, "#e9dcc0", _BLACK, "spear", plume="#3f6fae", moustache=True),
    "JH": _costume(_HEARTS, "#f3e3c4", _BROWN, "oud", plume="#e3a63a"),
    "JC": _costume(_CLUBS, "#efe0b8", _BROWN, "falcon", plume="#b9402f", moustache=True),
    "JD": _costume(_DIAMONDS, "#f5e7c8", _BLACK, "coffee_pot", plume="#2b7f7f"),
}
"""The figure of each court card by its name."""

JOKER = Costume(
    robe="#4a2a73",
    lining="#7d1d2c",
    motif="#e8c15f",
    wrap="#17676b",
    niche="#efe6ee",
    halo="#dccbe2",
    hair="#2b2226",
    holds="fan",
    plume="",
)
"""The Devil Joker, one half of the coat in `robe`, the other in `wrap`."""
