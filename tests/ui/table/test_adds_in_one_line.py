"""Cards that one player adds to one meld, one after the other, are in one line: below, in the log, and in speech."""

from __future__ import annotations

import pytest

from game.games import GAMES
from game.i18n import use_language
from game.i18n.phrases import captions_of
from game.ui.system.shortcuts import Command
from game.ui.table.contract.game_table import table_of
from game.ui.table.lap.deeds import Deed
from game.ui.table.log import LogScene
from tests.ui.pilot import Pilot
from tests.ui.table.scripted import Table, dealt

RUN = "5H 6H 7H"
MELD_GAMES = [name for name in GAMES if "meld" in table_of(name).config.outlined]


def rows(table: Table) -> list[tuple[str, str]]:
    return [(row.text, row.cards) for row in LogScene(table.scene).lines]


def with_a_meld(pilot: Pilot, script: list[str] | None = None, others: str = "") -> Table:
    table = Table(pilot, dealt({0: f"{RUN} 8H 9H TH JH 9C", 1: others}), script or [])
    table.click("stock")
    table.select(RUN)
    table.click("table.lay")
    return table


def test_one_drag_of_four_cards_is_one_line(pilot: Pilot) -> None:
    table = with_a_meld(pilot)
    number, before = table.match.number, len(table.scene.presenter.captions)
    table.select("8H 9H TH JH")
    table.drag("8H", "meld.0.0")
    assert table.match.number == number + 4, "the record keeps every action"
    assert table.scene.presenter.captions[before:] == ["You add 4 cards to a meld."]
    assert table.scene.presenter.told_cards == "8H 9H TH JH"
    assert rows(table)[-1] == ("You add 4 cards to a meld.", "8H 9H TH JH")


def test_cards_added_one_by_one_come_to_the_same_line(pilot: Pilot) -> None:
    table = with_a_meld(pilot)
    before = len(table.scene.presenter.captions)
    for card in ("8H", "9H"):
        table.drag(card, "meld.0.0")
    assert table.scene.presenter.captions[before:] == ["You add 2 cards to a meld."]
    assert rows(table)[-1] == ("You add 2 cards to a meld.", "8H 9H")
    table.click("table.take_back")
    assert table.scene.presenter.captions[before:] == ["You add a card to a meld."]
    assert rows(table)[-1] == ("You add a card to a meld.", "8H")


def test_cards_added_to_another_meld_have_a_line_of_their_own(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: f"{RUN} 8H 9C TC JC QC"}))
    table.click("stock")
    for cards in (RUN, "9C TC JC"):
        table.scene.act([table.match.game.parse(f"lay {cards}")])
        table.rest()
    before = len(table.scene.presenter.captions)
    table.drag("8H", "meld.0.0")
    table.drag("QC", "meld.0.1")
    assert table.scene.presenter.captions[before:] == ["You add a card to a meld."] * 2
    assert [row for row in rows(table) if "add" in row[0]] == [
        ("You add a card to a meld.", "8H"),
        ("You add a card to a meld.", "QC"),
    ]


def test_what_was_said_to_the_player_is_between_two_lines(pilot: Pilot) -> None:
    table = with_a_meld(pilot)
    table.drag("8H", "meld.0.0")
    table.scene.say("Well done")
    table.drag("9H", "meld.0.0")
    assert [text for text, _cards in rows(table)][-3:] == [
        "You add a card to a meld.",
        "Well done",
        "You add a card to a meld.",
    ]


def test_an_opponents_adds_are_one_line_in_the_lap_as_well(pilot: Pilot) -> None:
    script = ["draw", "lay 2S 3S 4S", "add 5S to 1", "add 6S to 1", "discard KS"]
    table = Table(pilot, dealt({0: "9C", 1: "2S 3S 4S 5S 6S KS"}), script)
    table.click("stock")
    table.drag("9C", "discards")
    added = [text for text in table.scene.presenter.captions if "adds" in text]
    assert added == ["Karim adds 2 cards to a meld."]
    assert [text for text, _cards in rows(table) if "adds" in text] == added
    steps = [step for step in table.scene.lap_marks.lap.steps if step.deed is Deed.ADDED]
    assert [len(step.cards) for step in steps] == [2]
    said = "Karim adds the 5 of spades and the 6 of spades to meld 1 (Them)."
    assert said in table.scene.reading(Command.READ_LAP)


@pytest.mark.parametrize("game", MELD_GAMES)
@pytest.mark.parametrize("code", ["en", "ar", "de", "fr", "pl", "pt"])
def test_every_game_of_melds_counts_them_in_every_language(game: str, code: str) -> None:
    use_language(code)
    added = next(kind for kind in captions_of(game).general if kind.__name__ == "Added")
    captions = captions_of(game)
    for messages in (captions.general, captions.own):
        sentences = [messages[added].said(player="Amina", count=count) for count in (1, 2, 5)]
        assert len(set(sentences)) == 3
    assert table_of(game).config.style(added()).gathered
    use_language("en")
