"""What the rummies say alike: messages for the keys that the games share."""

from __future__ import annotations

from typing import Final

from game.i18n import mark

REFUSALS: Final = {
    "round_is_over": mark("The round is over."),
    "match_is_over": mark("The match is over."),
    "round_in_play": mark("The round is still being played."),
    "first_turn_discards": mark("The first turn of the round is one discard and nothing else."),
    "nothing_to_take": mark("There is no card on the discard pile yet."),
    "take_first": mark("First draw a card, or take the top discard."),
    "taken_already": mark("You already have your card for this turn."),
    "not_in_hand": mark("Not in your hand: {cards}."),
    "open_first": mark("First open: lay melds worth {limit} points or more at once."),
    "opened_already": mark("You have opened this round: lay melds one by one."),
    "opening_too_low": mark("To open you need {limit} points; these melds are worth {points}."),
    "no_such_meld": mark("There is no meld number {meld} on the table."),
    "joker_to_be_used": mark("Meld the joker you won before you discard."),
    "joker_without_use": mark("You could not meld the joker this turn and still keep a card to discard."),
    "card_kept_for_discard": mark("Keep a card: the last one is always discarded."),
    "turn_could_not_end": mark("After that your turn could not end with a discard any more."),
    "too_few_cards": mark("A meld needs at least {limit} cards."),
    "mixed_suits": mark("A run is of one suit; the {card} is of another."),
    "repeated_card": mark("The {card} is in this run already."),
    "run_too_long": mark("A run has at most {limit} cards."),
    "ace_between": mark("The ace stands below the 2 or above the king, never between them."),
    "gap_too_wide": mark("These cards do not follow each other closely enough."),
    "no_place_at_end": mark("Nothing can be added at that end of the run: it ends with the ace."),
    "mixed_ranks": mark("A set is of one rank; the {card} is of another."),
    "suit_twice": mark("A set has each suit once; the suit of the {card} is there already."),
    "set_too_large": mark("A set has at most {limit} cards."),
    "only_jokers": mark("At least one card of a meld must be no joker."),
    "too_few_naturals": mark(
        "With so many jokers the meld needs at least {limit} other card.",
        "With so many jokers the meld needs at least {limit} other cards.",
    ),
    "joker_in_its_place": mark("A joker stands for the {card} here: the card can only replace it."),
    "no_joker": mark("There is no joker in this meld."),
    "no_joker_stands_for_it": mark("No joker of this meld stands for the {card}."),
}
SCORES: Final = {"went_out": mark("Went out"), "cards_in_hand": mark("Left in hand")}
PLAYERS: Final = (mark("You"), mark("Player 2"), mark("Player 3"), mark("Player 4"))
"""Everybody is alone."""
EXPLANATIONS: Final = {
    "explain_no_choice": mark("Nothing else was possible."),
    "explain_alike": mark("Another card would do as well."),
    "explain_take_goes_out": mark("With the {card} the round can be ended this turn."),
    "explain_take_opens": mark("With the {card} the opening is reached this turn."),
    "explain_take_melds": mark("The {card} can be melded at once."),
    "explain_take_fits": mark("The {card} goes well with the hand."),
    "explain_draw_better": mark("An unknown card is likely to help more than the {card}."),
    "explain_goes_out": mark("The round can be ended this turn."),
    "explain_opens": mark("The melds are worth {points} points, enough to open."),
    "explain_waits": mark(
        "The opening can wait: it would leave {count} card, and opening and going out in one turn doubles what the "
        "others pay.",
        "The opening can wait: it would leave {count} cards, and opening and going out in one turn doubles what the "
        "others pay.",
    ),
    "explain_sheds": mark("It lightens the hand; points saved: {points}."),
    "explain_wins_joker": mark("The joker won with the {card} can be used in a meld at once."),
    "explain_keeps_group": mark("The {card} stays: it is part of a meld or may still become one."),
    "explain_keeps_joker": mark("The joker stays: it completes almost any meld."),
    "explain_saves_points": mark("Nothing needs it; left in the hand it would count {points}."),
    "explain_before_end": mark(
        "Somebody has only {count} card left: dear cards that nothing needs go first.",
        "Somebody has only {count} cards left: dear cards that nothing needs go first.",
    ),
    "explain_feeds_less": mark("The {card} would help the next player more."),
}
"""Why an opponent, or the hint, chose what it chose."""
