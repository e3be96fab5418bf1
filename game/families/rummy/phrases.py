"""What the rummies say alike: messages for the keys that the games share."""

from __future__ import annotations

from typing import Final

from game.i18n.phrases.message import mark

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
EVENTS: Final = {
    "deal": mark("The cards are dealt."),
    "dealt": mark("{player} gets {count} card.", "{player} gets {count} cards."),
    "turn": mark("{player} is to play."),
    "draw": mark("{player} draws a card."),
    "reshuffle": mark("The stock is empty; the discards are shuffled into a new one."),
    "take": mark("{player} takes the top discard."),
    "open": mark("{player} opens with {points} points."),
    "lay": mark("{player} lays a meld of {count} card.", "{player} lays a meld of {count} cards."),
    "add": mark("{player} adds a card to a meld."),
    "swap": mark("{player} puts a card in the place of a joker."),
    "won": mark("{player} wins the joker."),
    "discard": mark("{player} discards."),
    "out": mark("{player} goes out."),
    "remik": mark("Remik! {player} opens and goes out in one turn."),
    "void": mark("The round is void: it counts for nobody."),
    "stock_out": mark("The stock is used up: the round ends without a winner."),
    "round_over": mark("Round {round} is over."),
    "eliminated": mark("{player} is out of the match."),
    "match_over": mark("The match is over."),
}
OWN_EVENTS: Final = {
    "dealt": mark("You get {count} card.", "You get {count} cards."),
    "turn": mark("It is your turn."),
    "draw": mark("You draw a card."),
    "take": mark("You take the top discard."),
    "open": mark("You open with {points} points."),
    "lay": mark("You lay a meld of {count} card.", "You lay a meld of {count} cards."),
    "add": mark("You add a card to a meld."),
    "swap": mark("You put a card in the place of a joker."),
    "won": mark("You win the joker."),
    "discard": mark("You discard."),
    "out": mark("You go out."),
    "remik": mark("Remik! You open and go out in one turn."),
    "eliminated": mark("You are out of the match."),
}
PHASES: Final = {
    "start": mark("Begin the round: discard one card."),
    "draw": mark("Draw a card, or take the top discard."),
    "meld": mark("Meld what you like, then discard."),
    "round_over": mark("The round is over."),
    "match_over": mark("The match is over."),
}
PLACES: Final = {
    "stock": mark("Stock"),
    "discards": mark("Discards"),
    "hand": mark("Hand"),
    "melds": mark("Melds"),
}
SCORES: Final = {
    "went_out": mark("Went out"),
    "cards_in_hand": mark("Left in hand"),
}
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
