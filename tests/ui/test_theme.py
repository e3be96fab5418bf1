"""The palette can be read."""

from __future__ import annotations

import pytest

from game.ui.theme import THEMES, Theme, contrast


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
@pytest.mark.parametrize("ground", ["night", "dusk", "panel", "panel_raised", "panel_hover", "felt_deep", "wood"])
@pytest.mark.parametrize("text", ["text", "text_soft", "brass_light"])
def test_texts_stand_out_on_every_ground(theme: Theme, text: str, ground: str) -> None:
    assert contrast(getattr(theme, text), getattr(theme, ground)) >= 4.5


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
@pytest.mark.parametrize("text", ["text_faint", "good", "bad", "us", "them"])
def test_quiet_and_coloured_texts_stand_out_on_panels(theme: Theme, text: str) -> None:
    assert contrast(getattr(theme, text), theme.panel) >= 4.5
    assert contrast(getattr(theme, text), theme.panel_raised) >= 4.5


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_ink_stands_out_on_brass_and_parchment(theme: Theme) -> None:
    for ground in (theme.brass, theme.brass_light, theme.parchment):
        assert contrast(theme.ink, ground) >= 4.5


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_the_focus_ring_stands_out(theme: Theme) -> None:
    for ground in (theme.night, theme.panel, theme.felt, theme.wood):
        assert contrast(theme.focus, ground) >= 3.0
