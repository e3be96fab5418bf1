"""Which clause of the book of Rami a refusal names, and which one a line of the score."""

from __future__ import annotations

from typing import Final

REFUSALS: Final = {
    "round_is_over": "rami 9.1",
    "match_is_over": "rami 9.2",
    "round_in_play": "rami 9.1",
    "first_turn_discards": "rami 3.1",
    "nothing_to_take": "rami 3.1",
    "first_draw_from_stock": "rami 3.2",
    "take_first": "rami 5.1",
    "taken_already": "rami 5.1",
    "not_in_hand": "rami 5.1",
    "taken_not_discarded": "rami 5.2",
    "take_without_opening": "rami 5.3",
    "taken_to_be_opened_with": "rami 5.3",
    "open_first": "rami 6.1",
    "opened_already": "rami 6.1",
    "opening_too_low": "rami 6.1",
    "nothing_after_opening": "rami 6.2",
    "no_such_meld": "rami 7.1",
    "joker_to_be_used": "rami 7.2",
    "joker_without_use": "rami 7.2",
    "card_kept_for_discard": "rami 8.1",
    "joker_not_last": "rami 8.1",
    "turn_could_not_end": "rami 8.2",
    "too_few_cards": "rami 4.1",
    "mixed_suits": "rami 4.1",
    "repeated_card": "rami 4.1",
    "run_too_long": "rami 4.1",
    "ace_between": "rami 4.1",
    "gap_too_wide": "rami 4.1",
    "no_place_at_end": "rami 4.1",
    "mixed_ranks": "rami 4.2",
    "suit_twice": "rami 4.2",
    "set_too_large": "rami 4.2",
    "only_jokers": "rami 4.3",
    "too_few_naturals": "rami 4.3",
    "too_many_jokers": "rami 4.3",
    "joker_in_its_place": "rami 7.2",
    "no_joker": "rami 7.2",
    "no_joker_stands_for_it": "rami 7.2",
}
SCORES: Final = {
    "went_out": "rami 9.1",
    "cards_in_hand": "rami 9.1",
    "unopened": "rami 9.1",
    "stock": "rami 5.4",
    "quiet": "rami 5.6",
}
