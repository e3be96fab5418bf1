"""Playing the cards of Belote by hand: what is refused, what a hint shows, a whole deal (belote 3, 4.1)."""

from __future__ import annotations

from typing import Any, Final

import pytest

from game.games.belote.rules.actions import Declare, Play, Say
from game.games.belote.rules.options import BeloteOptions
from game.games.belote.rules.play import legal_cards
from game.games.belote.table import TABLE
from game.opponents.protocol import heuristic_action
from tests.games.belote.table.tables import HANDS, OWN, dealt, table, view_of
from tests.ui.pilot import Pilot
from tests.ui.table.scripted import Table

VOID: Final = ("bid 80 H", *["pass"] * 3, "play 8D", "play TD", "play 9D", "play AD", "play KC")
"""Clubs are led, and our seat has none."""


def test_a_card_is_refused_with_the_reason_and_its_clause(pilot: Pilot) -> None:
    shown = table(pilot, dealt(*HANDS, done=VOID))
    before = shown.match.number
    shown.drag("AS", "trick")
    assert shown.said == "You can't follow suit, so you have to trump."
    assert "Belote rule 3.4" in shown.scene.said
    assert (shown.match.number, "AS" in shown.hand) == (before, True)


def test_only_cards_that_may_be_played_are_bright(pilot: Pilot) -> None:
    shown = table(pilot, dealt(*HANDS, done=VOID))
    bright = {str(sprite.face) for sprite in shown.scene.board.hand.sprites if not sprite.dim}
    assert bright == {str(card) for card in legal_cards(view_of(shown))} == {"JH", "9H", "AH", "KH", "QH"}


def test_a_hint_shows_a_card_and_the_trick(pilot: Pilot) -> None:
    shown = table(pilot, dealt(*HANDS, done=VOID))
    pilot.click("table.hint")
    assert shown.scene.hint.zone == "trick"
    assert shown.scene.board.pointed


def test_the_last_trick_is_shown_again(pilot: Pilot) -> None:
    table(pilot, dealt(*HANDS, done=VOID))
    pilot.click("table.review")
    assert pilot.scene.name == "review"


def by_hand(shown: Table, action: Any) -> None:
    """Our seat does this with the pointer, as a player would."""
    match action:
        case Play(card):
            shown.pilot.double_click(shown.card(str(card)))
        case Declare():
            shown.pilot.click("table.offer.declare_0")
        case _:
            gesture = TABLE.gesture(view_of(shown), action)
            for part in shown.scene.components:
                part.hinted(action)
            shown.pilot.click(f"table.{gesture.zone}")
    shown.rest()


@pytest.mark.parametrize("preset", BeloteOptions.PRESETS)
def test_a_whole_deal_is_played_by_hand(pilot: Pilot, preset: str) -> None:
    options = BeloteOptions.PRESETS[preset]
    public = "" if "bidding" in options else "8D"
    hands = HANDS if not public else (HANDS[0].removesuffix(" 8D"), *HANDS[1:])
    match = dealt(*hands, public=public, options=options)
    shown = table(pilot, match, *["pass"] * 3)
    done: list[Any] = []
    while pilot.scene is shown.scene and match.actor() == OWN:
        view = view_of(shown)
        sayings = [action for action in match.actions() if isinstance(action, Say | Declare)]
        done.append(sayings[0] if sayings else heuristic_action(match.game, view, match.agent_stream()))
        by_hand(shown, done[-1])
    assert len(view_of(shown).tricks) == 8
    assert any(line.key == "belote" for line in match.score())
    if preset == "written":
        assert sum(isinstance(action, Say) for action in done) == 2
