"""Suits and marks stay apart for those who see fewer colours, simulated as Machado and others did (2009)."""

from __future__ import annotations

import math
from itertools import combinations

import pytest

from game.resources import asset
from game.ui.graphics.drawing import PanelKind, edge_of
from game.ui.graphics.inks import FOUR_COLOURS
from game.ui.graphics.pictures import Deck
from game.ui.graphics.tables import TABLES, TableLook
from game.ui.graphics.theme import THEMES, Rgb, Theme, contrast, mixed, table_theme
from game.ui.table.drawing import marks

PAPER: Rgb = (252, 247, 235)
SEEN = {
    "all": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""Severity 1.0; what each of red, green and blue becomes, in light."""
SIMULATED = pytest.mark.parametrize("sight", SEEN)
EVERY_THEME = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
CLOTHS_APART = 9
ON_THIRD_STEP = {"C", "D"}
"""The pairs that must do without a contrast of 3:1, since of four colours one must."""


def light(channel: int) -> float:
    part = channel / 255
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def shown(amount: float) -> int:
    amount = min(1.0, max(0.0, amount))
    return round(255 * (amount * 12.92 if amount <= 0.0031308 else 1.055 * amount ** (1 / 2.4) - 0.055))


def seen(colour: Rgb, sight: str) -> Rgb:
    lights = [light(channel) for channel in colour]
    red, green, blue = (shown(sum(a * b for a, b in zip(row, lights, strict=True))) for row in SEEN[sight])
    return red, green, blue


def rgb(text: str) -> Rgb:
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def difference(one: Rgb, other: Rgb) -> float:
    """Return the difference of two colours in CIE L*a*b*; about 2 is just visible."""
    return math.dist(_lab(one), _lab(other))


def _lab(colour: Rgb) -> tuple[float, float, float]:
    red, green, blue = (light(channel) for channel in colour)
    x, y, z = (
        part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116
        for part in (
            (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
            0.2126 * red + 0.7152 * green + 0.0722 * blue,
            (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
        )
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@SIMULATED
def test_suits_in_four_colours_are_three_to_one_apart(sight: str) -> None:
    for one, other in combinations(FOUR_COLOURS, 2):
        first, second = (seen(rgb(FOUR_COLOURS[suit].fill), sight) for suit in (one, other))
        if {one, other} == ON_THIRD_STEP:
            assert difference(first, second) >= 60, (one, other)
        else:
            assert contrast(first, second) >= 3.0, (one, other)


@SIMULATED
def test_every_suit_and_its_letters_stand_out_from_the_card(sight: str) -> None:
    for ink in FOUR_COLOURS.values():
        assert contrast(seen(rgb(ink.edge), sight), seen(PAPER, sight)) >= 4.5


@pytest.mark.parametrize("name", ["7C", "QD", "AS", "TH"])
@pytest.mark.parametrize("large", [False, True])
def test_cards_are_printed_in_these_inks_alone(name: str, large: bool) -> None:
    ink = FOUR_COLOURS[name[1]]
    markup = Deck(four_colours=True, large=large).markup(name)
    assert ink.fill in markup
    assert ink.edge in markup
    assert not any(other.drawn in markup for other in FOUR_COLOURS.values())


def test_a_light_suit_has_an_edge_and_a_letter_is_dark() -> None:
    ink = FOUR_COLOURS["D"]
    lines = Deck(four_colours=True).markup("7D").splitlines()
    letters = [line for line in lines if line.startswith("<path") and ink.edge in line]
    assert letters
    assert all(f'fill="{ink.edge}"' in line and "stroke" not in line for line in letters)
    assert f'fill="{ink.fill}" stroke="{ink.edge}"' in Deck(four_colours=True).printed(
        asset("suits", "D.svg").read_text(encoding="utf-8")
    )


def test_high_contrast_reaches_the_cards() -> None:
    markup = Deck(strong=True).markup("7H")
    assert contrast(rgb("#a30016"), (255, 255, 255)) >= 7
    assert "#a30016" in markup
    assert "#fcf7eb" not in markup


@EVERY_THEME
def test_day_and_high_contrast_reach_felt_and_wood(theme: Theme) -> None:
    table = table_theme(theme)
    red, green, blue, opacity = table.wash
    assert bool(opacity) == (theme.name != "dark")
    for ground in (table.felt, table.felt_deep, table.wood):
        washed = mixed(ground, (red, green, blue), opacity / 255)
        assert contrast(table.text, washed) >= 4.5


@EVERY_THEME
@pytest.mark.parametrize(
    "kind",
    [
        PanelKind.FIELD,
        PanelKind.ROW,
        PanelKind.ROW_HOVER,
        PanelKind.ROW_CHOSEN,
        PanelKind.PLAIN,
        PanelKind.HOVER,
        PanelKind.PRESSED,
        PanelKind.BRASS,
        PanelKind.BRASS_HOVER,
        PanelKind.DANGER,
        PanelKind.DANGER_HOVER,
    ],
)
def test_fields_and_choices_have_an_outline_of_three_to_one(theme: Theme, kind: PanelKind) -> None:
    for ground in (theme.panel, mixed(theme.panel, theme.panel_raised, 0.35)):
        assert contrast(edge_of(kind, theme, ground), ground) >= 3.0


@SIMULATED
def test_rings_stand_out_from_their_dark_edge_on_whatever_they_lie(sight: str) -> None:
    for theme in (table_theme(theme) for theme in THEMES.values()):
        assert contrast(seen(theme.focus, sight), seen(marks.INK, sight)) >= 3.0
        assert contrast(seen(marks.OUTLINE, sight), seen(marks.OUTLINE_EDGE, sight)) >= 3.0


@SIMULATED
@EVERY_THEME
def test_teams_are_distinguished_and_stand_out(theme: Theme, sight: str) -> None:
    table = table_theme(theme)
    us, them, panel = (seen(colour, sight) for colour in (table.us, table.them, table.panel))
    assert contrast(us, panel) >= 3.0
    assert contrast(them, panel) >= 3.0
    assert difference(us, them) >= 25


@SIMULATED
@pytest.mark.parametrize(
    "pair", [*combinations(TABLES.values(), 2)], ids=lambda pair: "-".join(one.name for one in pair)
)
def test_no_two_cloths_look_alike(pair: tuple[TableLook, TableLook], sight: str) -> None:
    one, other = pair
    for shade in ("felt", "felt_light"):
        assert difference(seen(getattr(one, shade), sight), seen(getattr(other, shade), sight)) >= CLOTHS_APART
