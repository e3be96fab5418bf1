"""Playing the cards of Baloot with pointer and keyboard: tricks, refusals, claims, hands that nobody scores."""

from __future__ import annotations

import pygame
import pytest

from game.engine import Place
from game.families.tricks.rules.events import CardPlayed
from game.families.tricks.table.winning import Winning
from game.games.baloot.rules.actions import Claim
from game.games.baloot.rules.play import legal_cards
from game.games.baloot.rules.state import TRICKS, Buying, Playing
from game.games.baloot.rules.view import BalootView
from game.match.match import Match
from game.ui.table.layout.zone import Zone
from tests.games.baloot.table.tables import follows, leads, table_where
from tests.ui.pilot import Pilot
from tests.ui.table.scripted import Table, component_of

OWN = 0


def view_of(table: Table) -> BalootView:
    return table.match.view_as(BalootView, OWN)


def legal(table: Table) -> str:
    return str(legal_cards(view_of(table))[0])


def barred(table: Table) -> str:
    view = view_of(table)
    return str(next(card for card in view.hand if card not in legal_cards(view)))


def dimmed(table: Table) -> set[str]:
    return {str(sprite.face) for sprite in table.scene.board.pool if sprite.dim}


def own_card(match: Match) -> str:
    """Return the last card of the own seat, by the log."""
    return next(
        str(event.cards[0]) for event in reversed(match.log(OWN)) if (type(event), event.seat) == (CardPlayed, OWN)
    )


def trick(table: Table) -> int:
    """Return the number of cards in the middle."""
    return sum(len(sprites) for place, sprites in table.scene.board.pool.places.items() if place.zone == "trick")


def test_a_card_dragged_to_the_middle_is_played(pilot: Pilot) -> None:
    table = table_where(pilot, leads(0))
    card = legal(table)
    table.drag(card, "trick")
    assert own_card(table.match) == card
    assert len(view_of(table).hand) < 8


def test_a_double_click_plays_a_card(pilot: Pilot) -> None:
    table = table_where(pilot, follows(1, 2))
    card = legal(table)
    pilot.double_click(table.card(card))
    table.rest()
    assert own_card(table.match) == card


def test_a_click_selects_one_card_alone_and_a_click_on_the_trick_plays_it(pilot: Pilot) -> None:
    table = table_where(pilot, leads(0))
    first, second, *_others = table.hand.split()
    table.select(first)
    table.select(second)
    assert table.selected == second
    table.click("trick")
    assert own_card(table.match) == second
    assert table.selected == ""


def test_the_button_plays_the_selected_card(pilot: Pilot) -> None:
    table = table_where(pilot, leads(0))
    card = table.hand.split()[0]
    table.select(card)
    table.click("table.offer.play")
    assert own_card(table.match) == card


def test_cards_that_may_not_be_played_are_dim_on_the_own_turn_only(pilot: Pilot) -> None:
    table = table_where(pilot, follows(1, 2))
    view = view_of(table)
    assert dimmed(table) == {str(card) for card in view.hand if card not in legal_cards(view)}
    table.drag(legal(table), "trick")
    pilot.frame()
    assert table.match.actor() != OWN or dimmed(table) == {
        str(card) for card in view_of(table).hand if card not in legal_cards(view_of(table))
    }


def test_nothing_is_dim_while_others_play(pilot: Pilot) -> None:
    table = table_where(pilot, follows(1, 1))
    pilot.double_click(table.card(legal(table)))
    assert table.match.actor() != OWN
    assert dimmed(table) == set()


@pytest.mark.parametrize("way", ["drag", "double click", "click and click"])
def test_a_card_that_may_not_be_played_is_refused_with_the_reason_and_its_clause(pilot: Pilot, way: str) -> None:
    table = table_where(pilot, follows(1, 2))
    card, before = barred(table), table.match.number
    if way == "drag":
        table.drag(card, "trick")
    elif way == "double click":
        pilot.double_click(table.card(card))
        table.rest()
    else:
        table.select(card)
        table.click("trick")
    refusal = table.match.why_not([table.match.game.parse(f"play {card}")])
    assert refusal is not None
    assert table.said == table.scene.phrases.refusal(refusal)
    assert "Baloot rule 5." in table.scene.said
    assert table.match.number == before
    assert card in table.hand


def test_nothing_can_be_played_while_others_are_to_play(pilot: Pilot) -> None:
    table = table_where(pilot, follows(1, 1))
    pilot.double_click(table.card(legal(table)))
    number = table.match.number
    pilot.drag(table.card(table.hand.split()[0]), "trick")
    assert number <= table.match.number
    assert own_card(table.match) not in table.hand.split()


def test_a_trick_lies_complete_for_a_moment_and_then_goes_to_its_winner(pilot: Pilot) -> None:
    table = table_where(pilot, follows(1, 3))
    pilot.double_click(table.card(legal(table)))
    winner = view_of(table).tricks[-1].winner
    pilot.wait(800)
    assert trick(table) == 4
    pilot.wait(1500)
    assert trick(table) < 4
    assert len(table.scene.board.pool.at(Place("won", winner % 2))) >= 4


def test_a_click_sends_a_complete_trick_on_its_way(pilot: Pilot) -> None:
    table = table_where(pilot, follows(1, 3))
    pilot.double_click(table.card(legal(table)))
    pilot.wait(300)
    assert trick(table) == 4
    pilot.press(pilot.where("badge").center)
    pilot.release(pilot.where("badge").center)
    pilot.frame()
    assert trick(table) < 4


def test_the_last_trick_can_be_looked_at_again(pilot: Pilot) -> None:
    table = table_where(pilot, leads(0))
    pilot.key(pygame.K_t)
    assert pilot.scene is table.scene
    assert table.said == "No trick has been taken yet."
    table = table_where(pilot, leads(2))
    pilot.click("table.review")
    assert pilot.scene.name == "review"
    pilot.key(pygame.K_ESCAPE)
    pilot.key(pygame.K_t)
    assert pilot.scene.name == "review"


def test_a_heap_of_tricks_shows_the_last_one(pilot: Pilot) -> None:
    table = table_where(pilot, leads(2))
    pilot.click(f"won.{view_of(table).tricks[-1].winner % 2}")
    assert pilot.scene.name == "review"


def certain(match: Match, view: BalootView) -> bool:
    return isinstance(view.phase, Playing) and len(view.tricks) < 7 and match.why_not([Claim()]) is None


@pytest.mark.slow
def test_the_rest_is_claimed_by_a_button_that_is_there_when_it_is_certain(pilot: Pilot) -> None:
    table = table_where(pilot, certain)
    table.click("table.offer.claim")
    assert view_of(table).claimed == OWN
    cast = table.scene.board.pool
    assert sum(len(cast.at(Place("won", team))) for team in (0, 1)) == 32
    assert table.hand == ""
    pilot.wait(4000)
    assert pilot.scene.name == "scoring"


def last_to_pass(match: Match, view: BalootView) -> bool:
    phase = view.phase
    return isinstance(phase, Buying) and phase.question == "buy" and phase.round == 2 and not phase.waiting


def test_a_hand_thrown_in_is_left_by_itself_with_a_word(pilot: Pilot) -> None:
    table = table_where(pilot, last_to_pass, passing=True)
    before = view_of(table).round
    pilot.click("table.offer.pass")
    pilot.wait(1500)
    assert pilot.scene is table.scene
    assert "thrown in" in table.said
    assert view_of(table).round == before
    table.rest()
    pilot.wait(3000)
    table.rest()
    assert view_of(table).round == before + 1
    assert pilot.scene is table.scene


def test_a_click_deals_the_next_hand_at_once(pilot: Pilot) -> None:
    table = table_where(pilot, last_to_pass, passing=True)
    before = view_of(table).round
    pilot.click("table.offer.pass")
    pilot.wait(1500)
    pilot.press(pilot.where("badge").center)
    pilot.release(pilot.where("badge").center)
    pilot.frame()
    assert view_of(table).round == before + 1


def test_the_keyboard_plays_a_card(pilot: Pilot) -> None:
    table = table_where(pilot, leads(0))
    pilot.key(pygame.K_TAB)
    pilot.key(pygame.K_RIGHT)
    card = table.scene.focus.card
    assert card is not None
    face = str(card.face)
    pilot.key(pygame.K_RETURN)
    table.rest()
    assert own_card(table.match) == face


def test_the_keyboard_selects_a_card_and_plays_it_to_the_trick(pilot: Pilot) -> None:
    table = table_where(pilot, leads(0))
    pilot.key(pygame.K_TAB)
    pilot.key(pygame.K_SPACE)
    selected = table.selected
    assert selected
    pilot.key(pygame.K_TAB)
    assert table.scene.focus.zone == "trick"
    pilot.key(pygame.K_RETURN)
    table.rest()
    assert own_card(table.match) == selected


def test_a_hint_shows_a_card_and_the_trick(pilot: Pilot) -> None:
    table = table_where(pilot, follows(1, 2))
    pilot.click("table.hint")
    assert table.scene.hint.zone == "trick"
    assert [str(sprite.face) for sprite in table.scene.board.pointed]
    assert str(table.scene.board.pointed[0].face) not in dimmed(table)


def test_what_a_game_without_melds_does_not_have_is_not_there(pilot: Pilot) -> None:
    table = table_where(pilot, leads(0))
    names = pilot.stage.targets()
    assert not {"table.suggest", "table.take_back", "table.redo", "staging", "discards"} & set(names)
    order = table.hand
    pilot.key(pygame.K_3)
    pilot.key(pygame.K_g)
    assert table.hand == order
    for _ in range(2):
        pilot.click("table.sort")
    assert table.hand == order


@pytest.mark.slow
def test_trumps_are_held_first_and_the_strongest_of_a_suit_before_the_others(pilot: Pilot) -> None:
    table = table_where(pilot, lambda match, view: leads(0)(match, view) and view.trump is not None)
    view = view_of(table)
    suits = [card[-1] for card in table.hand.split()]
    assert view.trump is not None
    assert view.trump.letter not in suits[len([suit for suit in suits if suit == view.trump.letter]) :]
    key = table.scene.game.order(view, table.scene.board.hand.sorting)
    held = [sprite.face for sprite in table.scene.board.hand.sprites if sprite.face is not None]
    assert held == sorted(held, key=key)


@pytest.mark.usefixtures("watched")
def test_a_dim_card_looks_darker_than_one_that_may_be_played(pilot: Pilot) -> None:
    table = table_where(pilot, follows(1, 2))
    assert paper(pilot, table, barred(table)) < 0.7 * paper(pilot, table, legal(table))


def paper(pilot: Pilot, table: Table, card: str) -> int:
    """Return the brightness of the brightest visible point of a card."""
    rect = pilot.where(table.card(card)).inflate(-8, -8)
    points = ((x, y) for x in range(rect.left, rect.right) for y in range(rect.top, rect.bottom))
    return max(sum(pilot.surface.get_at(point)[:3]) for point in points)


def winning(table: Table) -> object:
    """Return the seat that is shown to be winning, and whether the trick is complete; None before the second card."""
    shown = {name: content for one in table.scene.components for name, (_rect, content) in one.contents().items()}
    return shown.get("winning")


def test_the_best_card_of_a_trick_is_framed_and_its_winner_named(pilot: Pilot) -> None:
    table = table_where(pilot, follows(3, 3))
    view = view_of(table)
    best = TRICKS.best_place(view.trick, view.trump)
    assert winning(table) == ((view.leader + best) % 4, False)
    card = legal_cards(view)[0]
    whole = (*view.trick, card)
    pilot.drag(table.card(str(card)), "trick")
    for _frame in range(60):
        pilot.wait(20)
        if (shown := winning(table)) is not None and shown != ((view.leader + best) % 4, False):
            break
    assert winning(table) == ((view.leader + TRICKS.best_place(whole, view.trump)) % 4, True)


def test_the_words_hang_at_the_card_of_the_winner_and_cover_none(pilot: Pilot) -> None:
    pilot.resize((1920, 1080))
    table = table_where(pilot, follows(3, 3))
    zones = table.scene.board.layout.zones
    cards = [pygame.Rect(zones[Zone("trick", seat)]) for seat in range(4)]
    for seat, card in enumerate(cards):
        room = component_of(table.scene, Winning).words_at(seat).rect
        assert room.collidelist(cards) < 0
        assert min(abs(room.top - card.bottom), abs(room.bottom - card.top)) <= 20
        assert card.left <= room.centerx <= card.right
