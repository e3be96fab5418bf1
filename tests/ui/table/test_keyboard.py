"""A person plays Borako by keyboard alone, and always sees where the focus is (borako 3)."""

from __future__ import annotations

import pygame
import pytest

from game.games.borako.rules.view import BorakoView
from tests.ui.pilot import Pilot
from tests.ui.table.scripted import Table, dealt

RUN = "5H 6H 7H"


class Keys:
    """Plays a table by keys."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.pilot = table.pilot

    def press(self, *keys: int, mod: int = 0) -> None:
        for key in keys:
            self.pilot.key(key, mod)
        self.table.rest()

    def tab_to(self, name: str) -> None:
        """Tab until something has the focus, at most once around."""
        for _ in range(20):
            if self.focused(name):
                return
            self.pilot.key(pygame.K_TAB)
        raise AssertionError(f"Tab never came to {name}")

    def focused(self, name: str) -> bool:
        targets = self.pilot.stage.targets()
        return "focus" in targets and targets["focus"] == targets.get(name)

    def to_card(self, face: str) -> None:
        """Arrows to the first card of the hand with this face."""
        if self.table.scene.focus.card is None:
            self.tab_to_hand()
        for _ in range(40):
            card = self.table.scene.focus.card
            if card is not None and str(card.face) == face:
                return
            self.pilot.key(pygame.K_RIGHT)
        raise AssertionError(f"no {face} in the hand")

    def tab_to_hand(self) -> None:
        for _ in range(20):
            if self.table.scene.focus.card is not None:
                return
            self.pilot.key(pygame.K_TAB)

    def select(self, cards: str) -> None:
        for face in cards.split():
            self.to_card(face)
            self.press(pygame.K_SPACE)


@pytest.fixture
def keys(pilot: Pilot) -> Keys:
    return Keys(Table(pilot, dealt({0: f"{RUN} 8H 9C"}, draws="KD")))


def test_enter_on_the_stock_draws_and_the_focus_returns_to_the_hand(keys: Keys) -> None:
    keys.tab_to("stock")
    keys.press(pygame.K_RETURN)
    assert keys.table.match.standing().phase == "meld"
    assert keys.table.scene.focus.card is not None


def test_a_turn_is_played_by_keys_alone(keys: Keys) -> None:
    keys.tab_to("stock")
    keys.press(pygame.K_RETURN)
    keys.select(RUN)
    keys.tab_to("tray.0")
    keys.press(pygame.K_RETURN)
    assert keys.table.melds() == [RUN]
    keys.select("8H")
    keys.tab_to("meld.0.0")
    keys.press(pygame.K_RETURN)
    assert keys.table.melds() == [f"{RUN} 8H"]
    keys.select("9C")
    keys.tab_to("discards")
    keys.press(pygame.K_RETURN)
    assert keys.table.match.actor() == 0
    assert keys.table.match.standing().phase == "draw"


def test_enter_in_the_hand_lays_what_is_selected(keys: Keys) -> None:
    keys.tab_to("stock")
    keys.press(pygame.K_RETURN)
    keys.select(RUN)
    keys.press(pygame.K_RETURN)
    assert keys.table.melds() == [RUN]


def test_enter_on_a_card_does_the_obvious_thing(pilot: Pilot) -> None:
    keys = Keys(Table(pilot, dealt({0: "4D 9C"}, draws="KD")))
    keys.tab_to("stock")
    keys.press(pygame.K_RETURN)
    keys.to_card("9C")
    keys.press(pygame.K_RETURN)
    assert keys.table.match.standing().phase == "draw"
    assert "9C" not in keys.table.hand.split()


def test_the_pile_is_opened_and_swept_by_keys(keys: Keys) -> None:
    keys.tab_to("stock")
    keys.press(pygame.K_RETURN)
    keys.select("9C")
    keys.tab_to("discards")
    keys.press(pygame.K_RETURN)
    keys.tab_to("discards")
    keys.pilot.key(pygame.K_RETURN)
    assert keys.pilot.scene.name == "pile"
    keys.press(pygame.K_RETURN)
    assert keys.table.match.view_as(BorakoView, 0).must_lay


def test_shift_and_an_arrow_move_a_card_within_the_hand(keys: Keys) -> None:
    keys.tab_to_hand()
    before = keys.table.hand.split()
    keys.press(pygame.K_RIGHT, mod=pygame.KMOD_SHIFT)
    assert keys.table.hand.split() == [before[1], before[0], *before[2:]]
    card = keys.table.scene.focus.card
    assert card is not None
    assert str(card.face) == before[0]


def test_tab_goes_around_and_back_with_shift_and_every_stop_is_named(keys: Keys) -> None:
    seen = []
    for _ in range(12):
        keys.pilot.key(pygame.K_TAB)
        targets = keys.pilot.stage.targets()
        seen.append(next(name for name, rect in targets.items() if name != "focus" and rect == targets["focus"]))
    assert {"stock", "tray.0"} <= set(seen)
    first = keys.pilot.where("focus")
    keys.pilot.key(pygame.K_TAB)
    keys.pilot.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert keys.pilot.where("focus") == first


@pytest.mark.usefixtures("watched")
def test_the_ring_can_be_seen_at_every_stop(keys: Keys) -> None:
    pilot = keys.pilot
    for _ in range(10):
        before = pilot.surface.copy()
        pilot.key(pygame.K_TAB)
        keys.table.rest()
        pilot.wait(200)
        ring = pilot.where("focus").inflate(12, 12).clip(before.get_rect())
        ink = _difference(before.subsurface(ring), pilot.surface.subsurface(ring))
        assert ink > ring.width


def _difference(one: pygame.Surface, other: pygame.Surface) -> int:
    changed = pygame.mask.from_threshold(one, (0, 0, 0), (1, 1, 1, 255), other)
    return one.get_width() * one.get_height() - changed.count()


def test_a_click_takes_the_ring_away(keys: Keys) -> None:
    keys.tab_to_hand()
    keys.pilot.press(keys.pilot.where("felt").midleft)
    keys.pilot.release(keys.pilot.where("felt").midleft)
    assert "focus" not in keys.pilot.stage.targets()


def test_the_focus_stays_in_the_hand_when_its_card_leaves_it(keys: Keys) -> None:
    keys.tab_to("stock")
    keys.press(pygame.K_RETURN)
    keys.select(RUN)
    keys.press(pygame.K_RETURN)
    card = keys.table.scene.focus.card
    assert card in keys.table.scene.board.in_hand


def test_the_named_focus_goes_with_its_card_at_once_when_the_hand_changes_order(keys: Keys) -> None:
    keys.to_card("9C")
    scene = keys.table.scene
    card = scene.focus.card
    assert card is not None
    was = scene.board.in_hand.index(card)
    assert scene.board.reorder([scene.board.in_hand[0]], len(scene.board.in_hand) - 1)
    now = scene.board.in_hand.index(card)
    assert now != was
    targets = keys.pilot.stage.targets()
    assert targets["focus"] == targets[f"hand.{now}"]


def test_commands_follow_the_keys_the_player_chose(keys: Keys) -> None:
    keys.pilot.stage.profile.change(shortcuts={"sort": "K"})
    before = keys.table.hand
    keys.press(pygame.K_s)
    assert keys.table.hand == before
    keys.press(pygame.K_k)
    assert keys.table.hand != before


def test_m_silences_and_p_pauses_and_f1_opens_the_rules(keys: Keys) -> None:
    keys.press(pygame.K_m)
    assert keys.pilot.stage.profile.settings.mute
    keys.pilot.key(pygame.K_p)
    assert keys.pilot.scene.name == "pause"
    keys.pilot.key(pygame.K_ESCAPE)
    keys.pilot.key(pygame.K_F1)
    assert keys.pilot.scene.name == "rules"


@pytest.mark.parametrize("clicked", ["table.sort", "table.hint"])
def test_enter_does_what_the_lit_button_says_and_not_what_was_clicked_last(pilot: Pilot, clicked: str) -> None:
    table = Table(pilot, dealt({0: f"{RUN} 9C"}))
    pilot.click(clicked)
    sorting = table.scene.board.hand.sorting
    pilot.key(pygame.K_RETURN)
    table.rest()
    assert table.match.standing().phase == "meld"
    assert table.scene.board.hand.sorting is sorting


def test_enter_takes_nothing_back_a_second_time(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: f"{RUN} 9C TC JC"}))
    pilot.click("stock")
    table.rest()
    for cards in (RUN, "9C TC JC"):
        table.select(cards)
        table.click("table.lay")
    table.click("table.take_back")
    assert len(table.melds()) == 1
    pilot.key(pygame.K_RETURN)
    table.rest()
    assert len(table.melds()) == 1
