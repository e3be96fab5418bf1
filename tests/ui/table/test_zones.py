"""Zones of tables: what they are called, and which of them there are in each mode."""

from __future__ import annotations

import pytest

from game.engine import Place
from game.games import GAMES
from game.ui.screenshot import played_match
from game.ui.table.cards.placement import counts_of
from game.ui.table.contract.game_table import table_of
from game.ui.table.layout.geometry import Frame
from game.ui.table.layout.mode import TableMode
from game.ui.table.layout.zone import NEW_GROUP, Zone


def test_a_zone_is_equal_to_its_text_form_and_knows_its_parts() -> None:
    meld = Zone.of(Place("meld", 1, 0))
    assert meld == "meld.1.0"
    assert (meld.kind, meld.owner, meld.number, meld.is_single) == ("meld", 1, 0, False)
    assert Zone("hand").is_single
    assert (NEW_GROUP, NEW_GROUP.kind, NEW_GROUP.number) == ("staging.new", "staging", None)


@pytest.mark.parametrize("game", list(GAMES))
def test_only_a_table_in_play_has_places_for_what_a_player_does(game: str) -> None:
    match = played_match(game, lambda match: match.number > 8 and match.actor() == 0)
    table = table_of(game)
    counts = counts_of(table.placement(match.view(0)), 0, len(match.seats))
    zones = {mode: table.layout(counts, Frame(1280, 720, 0.8, mode=mode)).zones for mode in TableMode}
    assert zones[TableMode.PLAY] == zones[TableMode.COACHED] == zones[TableMode.LAP]
    for mode in (TableMode.REPLAY, TableMode.POSITION):
        assert not {"lap", "staging", NEW_GROUP} & set(zones[mode])
    assert not zones[TableMode.POSITION][Zone("score")].w
