"""The palettes can be read."""

from __future__ import annotations

import pytest

from game.ui.graphics.theme import CONTRAST, THEMES, Rgb, Theme, contrast, mixed

GROUNDS = ["night", "dusk", "panel", "panel_raised", "panel_hover"]
TABLE_GROUNDS = ["felt_deep", "wood"]
EVERY_THEME = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)


def least(theme: Theme) -> float:
    """The contrast that texts of a theme keep."""
    return 7.0 if theme is CONTRAST else 4.5


def colour(theme: Theme, name: str) -> Rgb:
    found: Rgb = getattr(theme, name)
    return found


def mixed_grounds(theme: Theme) -> list[Rgb]:
    """The grounds of panels that lie between two colours of the theme: hovered, sunk, typed into, chosen, message."""
    return [
        mixed(theme.panel_hover, theme.brass, 0.18),
        mixed(theme.panel, theme.night, 0.65),
        mixed(theme.panel, theme.night, 0.7),
        mixed(theme.panel_hover, theme.dusk, 0.3),
        mixed(theme.message, theme.wood, 0.10),
    ]


@EVERY_THEME
@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("text", ["text", "text_soft", "gilt"])
def test_texts_stand_out_on_every_ground(theme: Theme, text: str, ground: str) -> None:
    assert contrast(colour(theme, text), colour(theme, ground)) >= least(theme)


@EVERY_THEME
@pytest.mark.parametrize("text", ["text", "text_soft", "gilt"])
def test_texts_stand_out_on_mixed_grounds(theme: Theme, text: str) -> None:
    for ground in mixed_grounds(theme):
        assert contrast(colour(theme, text), ground) >= least(theme)


@pytest.mark.parametrize("theme", [theme for theme in THEMES.values() if theme.name != "light"], ids=lambda t: t.name)
@pytest.mark.parametrize("ground", TABLE_GROUNDS)
@pytest.mark.parametrize("text", ["text", "text_soft", "brass_light"])
def test_texts_stand_out_on_the_table(theme: Theme, text: str, ground: str) -> None:
    assert contrast(colour(theme, text), colour(theme, ground)) >= least(theme)


@EVERY_THEME
@pytest.mark.parametrize("text", ["text_faint", "good", "bad", "us", "them", "slip", "mistake", "blunder"])
def test_quiet_and_coloured_texts_stand_out_on_panels(theme: Theme, text: str) -> None:
    tray = mixed(theme.panel, theme.night, 0.65)
    for ground in (theme.panel, theme.panel_raised, tray):
        assert contrast(colour(theme, text), ground) >= least(theme)


@EVERY_THEME
@pytest.mark.parametrize("text", ["slip", "mistake", "blunder"])
def test_grades_stand_out_on_chosen_rows(theme: Theme, text: str) -> None:
    assert contrast(colour(theme, text), mixed(theme.panel_hover, theme.dusk, 0.3)) >= least(theme)


@EVERY_THEME
def test_ink_stands_out_on_brass_and_parchment(theme: Theme) -> None:
    for ground in (theme.brass, theme.brass_light, theme.parchment):
        assert contrast(theme.ink, ground) >= least(theme)
    page = mixed(theme.parchment, theme.brass, 0.12)
    assert contrast(theme.ink, page) >= 7.0
    assert contrast(theme.ink_soft, page) >= least(theme)
    assert contrast(theme.link, page) >= least(theme)


@EVERY_THEME
def test_the_focus_ring_stands_out(theme: Theme) -> None:
    for ground in (theme.night, theme.dusk, theme.panel, theme.panel_raised):
        assert contrast(theme.focus, ground) >= 3.0
