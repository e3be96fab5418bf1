"""The four suit shapes, each in a box of 100 by 100 around the origin."""

from __future__ import annotations

from art.svg import ellipse

_HEART = (
    "M0,47C-7,33 -48,8 -48,-18C-48,-35 -37,-45 -24,-45C-12,-45 -4,-38 0,-27"
    "C4,-38 12,-45 24,-45C37,-45 48,-35 48,-18C48,8 7,33 0,47Z"
)
_SPADE = (
    "M0,-49C7,-34 46,-12 46,14C46,28 36,36 25,36C16,36 9,32 4.5,25C6,36 10,43 20,49L-20,49"
    "C-10,43 -6,36 -4.5,25C-9,32 -16,36 -25,36C-36,36 -46,28 -46,14C-46,-12 -7,-34 0,-49Z"
)
_DIAMOND = "M0,-51C10,-33 26,-14 43,0C26,14 10,33 0,51C-10,33 -26,14 -43,0C-26,-14 -10,-33 0,-51Z"
_CLUB = (
    ellipse(0, -25, 23.5)
    + ellipse(-24.5, 9, 23.5)
    + ellipse(24.5, 9, 23.5)
    + "M-9,-8L9,-8L9,14L4.5,20C6,34 10,43 21,49L-21,49C-10,43 -6,34 -4.5,20L-9,14Z"
)

OUTLINES: dict[str, str] = {"S": _SPADE, "H": _HEART, "C": _CLUB, "D": _DIAMOND}
"""Path text of each suit by its letter, filled by the nonzero rule."""
