"""A person plays Borako at the real table, by dragging and by clicking (borako 3, 8, 9)."""

from __future__ import annotations

import pygame
import pytest

from game.games.borako.rules.view import BorakoView
from game.ui.graphics.motion import Pace
from tests.ui.pilot import FRAME_MS, Pilot
from tests.ui.table.scripted import Table, dealt

RUN = "5H 6H 7H"


def test_clicking_the_stock_draws_a_card(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: RUN}, draws="KD"))
    table.click("stock")
    assert "KD" in table.hand.split()
    assert table.match.standing().phase == "meld"


def test_dragging_from_the_stock_to_the_hand_draws(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: RUN}, draws="KD"))
    pilot.drag("stock", "hand")
    table.rest()
    assert "KD" in table.hand.split()


def test_a_meld_is_laid_by_dragging_the_selected_cards(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: RUN}))
    table.click("stock")
    table.select(RUN)
    table.drag("6H", "melds.0")
    assert table.melds() == [RUN]


def test_a_meld_is_laid_by_the_button(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: RUN}))
    table.click("stock")
    table.select(RUN)
    table.click("table.lay")
    assert table.melds() == [RUN]


def test_a_card_is_added_by_dragging_it_onto_the_meld(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: f"{RUN} 8H"}))
    table.click("stock")
    table.select(RUN)
    table.click("table.lay")
    table.drag("8H", "meld.0.0")
    assert table.melds() == [f"{RUN} 8H"]


def test_several_cards_are_added_in_an_order_that_is_legal(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: f"{RUN} 8H 9H TH"}))
    table.click("stock")
    table.select(RUN)
    table.click("table.lay")
    table.select("TH 9H 8H")
    table.drag("TH", "meld.0.0")
    assert table.melds() == [f"{RUN} 8H 9H TH"]


def test_clicking_a_meld_adds_what_is_selected(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: f"{RUN} 8H"}))
    table.click("stock")
    table.select(RUN)
    table.click("table.lay")
    table.select("8H")
    table.click("meld.0.0")
    assert table.melds() == [f"{RUN} 8H"]


def test_a_refused_drop_flies_home_and_says_why_with_the_clause(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: f"{RUN} 9C"}))
    hand = table.hand
    pilot.drag(table.card("9C"), "discards")
    assert table.said == table.reason("take_first")
    assert "3.1" in table.scene.toast._detail
    table.rest()
    assert table.hand == hand
    sprite = next(sprite for sprite in table.scene.board.hand.sprites if str(sprite.face) == "9C")
    assert (sprite.x.target, sprite.y.target) == (sprite.slot.cx, sprite.slot.cy)


def test_clicking_the_reason_opens_the_rules_at_its_clause(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: f"{RUN} 9C"}))
    pilot.drag(table.card("9C"), "discards")
    pilot.click("table.toast")
    assert pilot.scene.name == "rules"


def test_a_drop_nowhere_flies_home_in_silence(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: RUN}))
    hand = table.hand
    pilot.drag(table.card("5H"), "score")
    table.rest()
    assert (table.hand, table.said) == (hand, "")


def test_only_the_legal_target_under_the_lead_card_lights_up(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: f"{RUN} 8H"}))
    table.click("stock")
    table.select(RUN)
    table.click("table.lay")
    pilot.press(pilot.where(table.card("8H")).center)
    pilot.move(pilot.where("meld.0.0").center, held=True)
    pilot.move(pilot.where("meld.0.0").center, held=True)
    drag = table.scene.input.drag
    assert drag is not None
    assert drag.target == "meld.0.0"
    assert set(drag.legal) == {"meld.0.0", "discards"}


def test_escape_cancels_a_drag(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: RUN}))
    table.click("stock")
    pilot.press(pilot.where(table.card("5H")).center)
    pilot.move(pilot.where("discards").center, held=True)
    pilot.key(pygame.K_ESCAPE)
    pilot.release(pilot.where("discards").center)
    table.rest()
    assert "5H" in table.hand.split()
    assert table.match.standing().phase == "meld"


def test_a_discard_by_dragging_ends_the_turn_and_the_others_play(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: f"{RUN} 9C"}))
    table.click("stock")
    table.drag("9C", "discards")
    table.rest()
    assert table.match.actor() == 0
    assert len(table.match.view_as(BorakoView, 0).discards) == 4


def test_a_double_click_adds_where_the_card_fits_and_else_discards(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: f"{RUN} 8H 9C"}))
    table.click("stock")
    table.select(RUN)
    table.click("table.lay")
    pilot.double_click(table.card("8H"))
    table.rest()
    assert table.melds() == [f"{RUN} 8H"]
    pilot.wait(500)
    pilot.double_click(table.card("9C"))
    assert str(table.match.view_as(BorakoView, 0).discards[-1]) == "9C"


def test_a_lay_can_be_taken_back_and_done_again(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: RUN}))
    table.click("stock")
    table.select(RUN)
    table.click("table.lay")
    pilot.key(pygame.K_z, pygame.KMOD_CTRL)
    table.rest()
    assert table.melds() == []
    assert set(RUN.split()) <= set(table.hand.split())
    pilot.key(pygame.K_z, pygame.KMOD_CTRL | pygame.KMOD_SHIFT)
    table.rest()
    assert table.melds() == [RUN]


def test_an_action_that_was_taken_back_has_no_caption_any_more(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: RUN}))
    table.click("stock")
    table.select(RUN)
    table.click("table.lay")
    captions = list(table.scene.presenter.captions)
    table.click("table.take_back")
    assert table.scene.presenter.captions == captions[:-1]


def test_what_was_drawn_cannot_be_taken_back(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: RUN}))
    table.click("stock")
    assert "table.take_back" not in pilot.stage.targets()


def _round_until_us(table: Table) -> None:
    table.click("stock")
    table.drag(table.hand.split()[-1], "discards")
    table.rest()


def test_the_pile_opens_to_be_read_and_is_swept_by_its_button(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: f"{RUN} KC"}))
    _round_until_us(table)
    pile = len(table.match.view_as(BorakoView, 0).discards)
    table.click("discards")
    assert pilot.scene.name == "pile"
    table.click("pile.take")
    assert pilot.scene.name == "table"
    assert table.match.view_as(BorakoView, 0).must_lay
    assert len(table.hand.split()) == 11 + pile


def test_a_double_click_on_the_pile_sweeps_it(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: f"{RUN} KC"}))
    _round_until_us(table)
    position = pilot.where("discards").center
    for _ in range(2):
        pilot.press(position)
        pilot.release(position)
    table.rest()
    assert pilot.scene.name == "table"
    assert table.match.view_as(BorakoView, 0).must_lay


def test_a_player_who_closes_the_pile_at_once_has_swept_nothing(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: f"{RUN} KC"}))
    _round_until_us(table)
    for name in ("discards", "pile.close"):
        position = pilot.where(name).center
        pilot.press(position)
        pilot.release(position)
    table.rest()
    assert pilot.scene.name == "table"
    assert not table.match.view_as(BorakoView, 0).must_lay


def test_after_a_sweep_a_discard_is_refused_until_something_was_laid(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: f"{RUN} KC"}))
    _round_until_us(table)
    table.click("table.sweep")
    pilot.drag(table.card(table.hand.split()[0]), "discards")
    assert table.said == table.reason("sweep_needs_a_lay")
    table.rest()
    table.select(RUN)
    table.click("table.lay")
    assert table.melds() == [RUN]


def test_the_pile_can_be_read_while_others_play(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: f"{RUN} 9C"}))
    table.click("stock")
    pilot.drag(table.card("9C"), "discards")
    pilot.wait(300)
    pilot.click("discards")
    assert pilot.scene.name == "pile"
    pilot.key(pygame.K_ESCAPE)
    assert pilot.scene.name == "table"


def test_a_player_who_empties_the_hand_takes_the_mour_and_plays_on(pilot: Pilot) -> None:
    run = "3H 4H 5H 6H 7H 8H 9H"
    table = Table(pilot, dealt({0: f"{run} TC JC QC KC"}, draws="AC", mour="AS"))
    table.click("stock")
    table.select(run)
    table.click("table.lay")
    table.select("TC JC QC KC AC")
    table.click("table.lay")
    assert len(table.hand.split()) == 11
    assert "AS" in table.hand.split()
    assert table.match.view_as(BorakoView, 0).reserve_taken == (True, False)


@pytest.mark.slow
def test_going_out_ends_the_round_and_shows_the_score(pilot: Pilot) -> None:
    run = "3H 4H 5H 6H 7H 8H 9H"
    second = "3S 4S 5S 6S 7S 8S 9S TS"
    table = Table(pilot, dealt({0: f"{run} TC JC QC KC"}, draws="AC", mour=f"{second} JS QS KS"))
    table.click("stock")
    table.select(run)
    table.click("table.lay")
    table.select("TC JC QC KC AC")
    table.click("table.lay")
    table.select(f"{second} JS QS")
    table.click("table.lay")
    table.drag("KS", "discards")
    table.rest()
    assert pilot.scene.name == "scoring"


def test_a_manual_order_survives_a_draw(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: RUN}, draws="2C"))
    first = table.hand.split()[0]
    last = table.hand.split()[-1]
    begin, end = pilot.where(table.card(first)).center, pilot.where(table.card(last))
    pilot.drag(table.card(first), (end.right + 30, begin[1]))
    table.rest()
    order = table.hand
    assert order.split()[-1] == first
    table.click("stock")
    assert table.hand == f"{order} 2C"
    assert [str(sprite.face) for sprite in table.scene.board.hand.fresh] == ["2C"]


def test_s_sorts_by_rank_by_melds_and_by_suit(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: "KS QS JS 4H TH 4D 9D 6C 7C 8C 9C"}))
    assert table.hand == "JS QS KS 4H TH 6C 7C 8C 9C 4D 9D"
    pilot.key(pygame.K_s)
    assert table.hand == "4H 4D 6C 7C 8C 9C 9D TH JS QS KS"
    pilot.key(pygame.K_s)
    assert table.hand == "6C 7C 8C 9C JS QS KS 4H TH 4D 9D"
    pilot.key(pygame.K_s)
    assert table.hand == "JS QS KS 4H TH 6C 7C 8C 9C 4D 9D"


def test_of_two_equal_cards_the_dragged_one_moves(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: "9C 9C 5H"}))
    table.click("stock")
    twins = [sprite for sprite in table.scene.board.hand.sprites if str(sprite.face) == "9C"]
    names = [name for name in pilot.stage.targets() if name.endswith(".9C")]
    pilot.drag(names[1], "discards")
    assert twins[1].place.zone == "discards"
    assert twins[0].place.zone == "hand"


def test_opponents_moves_are_shown_and_outlined(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: f"{RUN} 9C"}))
    table.click("stock")
    table.drag("9C", "discards")
    table.rest()
    assert "Samir discards a card." in table.scene.presenter.captions
    assert [sprite.place.zone for sprite in table.scene.presenter.last_moved] == ["discards"]


@pytest.mark.slow
def test_through_a_round_every_card_is_shown_where_the_match_has_it(pilot: Pilot) -> None:
    pilot.stage.pace = Pace.INSTANT
    table = Table(pilot, dealt({}))
    table.loop.everybody = True
    while table.match.standing().round < 2 and table.match.outcome() is None:
        pilot.frame()
        if table.match.standing().round_points is not None:
            table.match.play(next(table.match.actions()))
            pilot.stage.pop() if pilot.scene is not table.scene else None
        if not table.scene.presenter.idle(pilot.clock.now()) or pilot.scene is not table.scene:
            continue
        shown = {
            place: sorted(map(str, (s.face for s in sprites)))
            for place, sprites in table.scene.board.pool.places.items()
        }
        wanted = table.scene.game.placement(table.match.view_as(BorakoView, 0))
        assert shown == {place: sorted(map(str, faces)) for place, faces in wanted.items()}


def test_a_click_hurries_the_events(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: f"{RUN} 9C"}))
    table.click("stock")
    pilot.drag(table.card("9C"), "discards")
    pilot.wait(900)
    assert not table.scene.presenter.idle(pilot.clock.now())
    pilot.press(pilot.where("felt").center)
    assert table.match.actor() != 0
    assert table.scene.presenter.idle(pilot.clock.now())


@pytest.mark.slow
@pytest.mark.parametrize("pace", list(Pace))
def test_at_every_speed_the_same_cards_come_to_lie_in_the_same_places(pilot: Pilot, pace: Pace) -> None:
    pilot.stage.pace = pace
    table = Table(pilot, dealt({0: f"{RUN} 9C"}), dealt_at=pace)
    table.click("stock")
    table.select(RUN)
    table.click("table.lay")
    table.drag("9C", "discards")
    table.rest(FRAME_MS)
    for place, sprites in table.scene.board.pool.places.items():
        ordered = table.scene.board.hand.sprites if place == table.scene.board.own else sprites
        for sprite, slot in zip(ordered, table.scene.board.layout.slots[place], strict=True):
            assert (sprite.x.target, sprite.width.target) == (slot.cx, slot.w)
    assert table.melds() == [RUN]


def test_a_refused_button_says_why_in_place_of_the_prompt(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: "5H 6H 9C"}))
    table.click("stock")
    table.select("5H 6H 9C")
    assert table.scene.panels.remark != ""
    assert "table.lay" not in pilot.stage.targets()


def test_the_worth_of_a_selected_meld_is_shown(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: RUN}))
    table.click("stock")
    table.select(RUN)
    assert table.scene.panels.remark == "Run of 3, worth 1.5 (+0.15)"


def test_a_new_round_says_who_begins_before_anything_was_done(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: RUN}))
    assert table.scene.panels.captions == ["The cards are dealt.", "It's your turn."]


def test_a_resumed_match_outlines_the_last_action(pilot: Pilot) -> None:
    match = dealt({0: f"{RUN} 9C"})
    for text in ("draw", f"lay {RUN}"):
        match.play(match.game.parse(text))
    for seat in range(len(match.seats)):
        match.take_events(seat)
    table = Table(pilot, match)
    assert table.scene.panels.captions[-1] == "You lay a meld of 3 cards."
    assert sorted(str(sprite.face) for sprite in table.scene.picture.marks.outlined) == RUN.split()
