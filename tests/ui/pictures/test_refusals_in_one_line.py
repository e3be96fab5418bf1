"""Refusals about a turn's end fit into one line with their clause, in a small window."""

from __future__ import annotations

from typing import Final

import pytest

from game.engine import Refusal
from game.games import GAMES
from game.i18n.phrases import clause_text, phrases_of
from game.ui.table.layout.zone import Zone
from game.ui.table.scene import TableScene
from tests.languages import every_language
from tests.ui.pictures.gallery import rendered
from tests.ui.pictures.pairwise import Variant

GUARDS: Final = frozenset(
    (
        "sweep_without_lay",
        "last_card_would_stay",
        "going_out_needs_clean",
        "going_out_needs_both",
        "going_out_needs_limpa",
        "no_discard_would_be_left",
        "nothing_left_to_put_back",
        "turn_could_not_end",
        "card_kept_for_discard",
        "joker_without_use",
        "joker_to_another_meld",
        "take_without_opening",
        "take_without_use",
    )
)
PARAMS: Final = (("bonus", 200), ("card", "QS"))


@pytest.mark.slow
@every_language
def test_no_refusal_of_the_guard_needs_a_second_line(code: str) -> None:
    variant = Variant(language=code, size=(1280, 720), scale=100, theme="dark")
    with rendered("table", variant, sketched=True) as stage:
        scene = stage.top
        assert isinstance(scene, TableScene)
        too_long = []
        for game in GAMES:
            for reason in GUARDS & phrases_of(game).refusals.keys():
                text = phrases_of(game).refusal(Refusal(f"{game} 8.2", reason, PARAMS))
                scene.toast.say(scene.style, 0.0, text, clause_text(f"{game} 8.2"))
                too_long.append(text)
                assert scene.toast.rect.height <= scene.board.layout.zones[Zone("prompt")].h, text
        assert len(too_long) > len(GUARDS)
