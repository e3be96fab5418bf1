"""Which clause of the book of Remik a refusal names."""

from __future__ import annotations

from typing import Final

REFUSALS: Final = {
    "nothing_to_take": "remik 1.2",
    "too_few_cards": "remik 3.1",
    "mixed_suits": "remik 3.1",
    "repeated_card": "remik 3.1",
    "run_too_long": "remik 3.1",
    "ace_between": "remik 3.1",
    "gap_too_wide": "remik 3.1",
    "no_place_at_end": "remik 3.1",
    "mixed_ranks": "remik 3.2",
    "suit_twice": "remik 3.2",
    "set_too_large": "remik 3.2",
    "only_jokers": "remik 3.3",
    "too_few_naturals": "remik 3.3",
    "jokers_touch": "remik 3.3",
    "first_turn_discards": "remik 4.1",
    "take_first": "remik 4.1",
    "taken_already": "remik 4.1",
    "take_without_use": "remik 4.2",
    "taken_to_be_melded": "remik 4.2",
    "no_such_meld": "remik 4.3",
    "not_in_hand": "remik 4.3",
    "joker_to_be_used": "remik 4.4",
    "joker_without_use": "remik 4.4",
    "swaps_not_agreed": "remik 4.4",
    "joker_in_its_place": "remik 4.4",
    "no_joker": "remik 4.4",
    "no_joker_stands_for_it": "remik 4.4",
    "card_kept_for_discard": "remik 4.5",
    "turn_could_not_end": "remik 4.6",
    "open_first": "remik 5.1",
    "opened_already": "remik 5.1",
    "opening_too_low": "remik 5.1",
    "opening_without_pure_run": "remik 5.2",
    "round_is_over": "remik 6.1",
    "round_in_play": "remik 6.1",
    "match_is_over": "remik 7.4",
}
