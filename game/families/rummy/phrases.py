"""The messages that the rummies share."""

from __future__ import annotations

from typing import Final

from game.i18n import mark
from game.i18n.outcomes import ALONE
from game.i18n.phrases import Consequence

REFUSALS: Final = {
    "round_is_over": mark("The round is over: go on to the next one."),
    "match_is_over": mark("The match is over."),
    "round_in_play": mark("This round isn't over yet: finish it first."),
    "first_turn_discards": mark("You start the round: just discard one card."),
    "nothing_to_take": mark("The discard pile is still empty: draw from the stock."),
    "take_first": mark("First draw from the stock or take the top discard."),
    "taken_already": mark("You already have your card for this turn: now meld or discard."),
    "not_in_hand": mark("You don't have {cards:a} in your hand."),
    "open_first": mark(
        "Open first: lay melds worth at least {limit} point in one go.",
        "Open first: lay melds worth at least {limit} points in one go.",
    ),
    "opened_already": mark("You've already opened this round: lay your melds one at a time."),
    "opening_too_low": mark(
        "You need {limit} point to open: these melds are worth only {points}.",
        "You need {limit} points to open: these melds are worth only {points}.",
    ),
    "no_such_meld": mark("There's no meld {meld} on the table: choose another."),
    "joker_to_be_used": mark("Meld the joker you won before you discard."),
    "joker_without_use": mark("Leave the joker: you couldn't meld it this turn and still keep a card to discard."),
    "card_kept_for_discard": mark("Keep a card back: you end every turn with a discard."),
    "turn_could_not_end": mark("You'd have nothing left to discard: keep one card back for that."),
    "too_few_cards": mark(
        "Not a meld yet: it takes at least {limit} card.", "Not a meld yet: it takes at least {limit} cards."
    ),
    "mixed_suits": mark("A run is all one suit: the {card} doesn't match."),
    "repeated_card": mark("This run already has the {card}: it goes in only once."),
    "run_too_long": mark(
        "This run is too long: it can have at most {limit} card.",
        "This run is too long: it can have at most {limit} cards.",
    ),
    "ace_between": mark("An ace goes below the 2 or above the king, never in between."),
    "gap_too_wide": mark(
        "There's a gap in this run: fill it with {limit} more card.",
        "There's a gap in this run: fill it with {limit} more cards.",
    ),
    "no_place_at_end": mark("The ace closes this end of the run: nothing goes beyond it."),
    "mixed_ranks": mark("A set is all one rank: the {card} doesn't match."),
    "suit_twice": mark("A set needs different suits: this one would have two {suit}."),
    "set_too_large": mark(
        "This set is too big: it can have at most {limit} card.",
        "This set is too big: it can have at most {limit} cards.",
    ),
    "only_jokers": mark("A meld can't be all jokers: add a card that isn't one."),
    "too_few_naturals": mark(
        "Too many jokers: this meld needs at least {limit} other card.",
        "Too many jokers: this meld needs at least {limit} other cards.",
    ),
    "joker_in_its_place": mark("A joker stands for the {card} here: you can only swap the two."),
    "no_joker": mark("This meld has no joker to win: choose one that does."),
    "no_joker_stands_for_it": mark("You can't win a joker with the {card}: none here stands for it."),
    "sheet_out_missing": mark("Say who went out, or that nobody did."),
    "sheet_hand_missing": mark("Enter what everybody still holds: the cards, or their points."),
    "sheet_too_many_copies": mark("You've entered the {card} more often than it is in the pack."),
    "sheet_hand_without_cards": mark(
        "Everybody but the player who went out still holds a card: check the points, and who went out."
    ),
    "sheet_hand_too_high": mark("No hand can count more than {high} points."),
}
SHEET: Final = {"sheet_out": mark("Who went out"), "none": mark("Nobody"), "sheet_hand": mark("Left in hand")}
"""What the score sheets ask."""
SCORES: Final = {"went_out": mark("Went out"), "cards_in_hand": mark("Left in hand")}
PLAYERS: Final = (mark("You"), mark("Player 2"), mark("Player 3"), mark("Player 4"))
"""Everybody is alone."""
EXPLANATIONS: Final = {
    "explain_no_choice": mark("It's your only move."),
    "explain_take_goes_out": mark("With the {card} you can go out this turn."),
    "explain_take_opens": mark("With the {card} you can open this turn."),
    "explain_take_melds": mark("You can meld the {card} right away."),
    "explain_take_fits": mark("Take the {card}: it goes well with {cards:the} in your hand."),
    "explain_take_better": mark(
        "Nothing stands out: the {card} should be worth about {points} point more than a card from the stock.",
        "Nothing stands out: the {card} should be worth about {points} points more than a card from the stock.",
    ),
    "explain_top_useless": mark("Leave the {card}: it fits nothing you have, and no meld on the table."),
    "explain_draw_better": mark(
        "A card from the stock should be worth about {points} point more to you than the {card}.",
        "A card from the stock should be worth about {points} points more to you than the {card}.",
    ),
    "explain_draw_alike": mark("It hardly matters: the {card} is worth about as much as a card from the stock."),
    "explain_goes_out": mark("You can go out this turn."),
    "explain_opens": mark("Your melds are worth {points}: enough to open."),
    "explain_waits": mark(
        "Don't open yet: you'd still hold {count} card. Open and go out in the same turn, and the others pay double.",
        "Don't open yet: you'd still hold {count} cards. Open and go out in the same turn, and the others pay double.",
    ),
    "explain_sheds": mark("It takes {points} point out of your hand.", "It takes {points} points out of your hand."),
    "explain_wins_joker": mark("Swap the {card} for a joker that you can meld right away."),
    "explain_keeps_meld": mark("Keep the {card}: with {cards:the} it makes a meld."),
    "explain_keeps_group": mark("Keep the {card}: it goes well with {cards:the} in your hand."),
    "explain_keeps_live": mark(
        "Keep the {card}: {count} card that may still come goes with it, but only {other} with the suggested discard.",
        "Keep the {card}: {count} cards that may still come go with it, but only {other} with the suggested discard.",
    ),
    "explain_keeps_joker": mark("Keep the joker: it completes almost any meld."),
    "explain_keeps_fitting": mark("Keep the {card}: you can add it to a meld on the table."),
    "explain_keeps_winner": mark("Keep the {card}: a joker on the table stands for it."),
    "explain_saves_points": mark(
        "If you're caught with it, it costs you {points} point; the {card} only {other}.",
        "If you're caught with it, it costs you {points} points; the {card} only {other}.",
    ),
    "explain_before_end": mark(
        "{player} has only {count} card left: better to be caught with the {card} than with one worth {points}.",
        "{player} has only {count} cards left: better to be caught with the {card} than with one worth {points}.",
    ),
    "explain_feeds_meld": mark("Hold on to the {card}: the next player could add it to a meld."),
    "explain_feeds_joker": mark("Hold on to the {card}: the next player could win a joker with it."),
    "explain_feeds_known": mark("Hold on to the {card}: the next player took {cards:the}, which it goes with."),
    "explain_feeds_live": mark(
        "Hold on to the {card}: {count} card you can't see goes with it, but only {other} with the suggested discard.",
        "Hold on to the {card}: {count} cards you can't see go with it, but only {other} with the suggested discard.",
    ),
    "explain_better_by": mark(
        "Nothing stands out: it should be worth about {points} point more than giving up the {card}.",
        "Nothing stands out: it should be worth about {points} points more than giving up the {card}.",
    ),
    "explain_close": mark("It's a close call: giving up the {card} would be about as good."),
    "explain_alike": mark("It hardly matters: the {card} would do just as well."),
    **ALONE,
    "explain_worlds_points_than": mark(
        "It should bring you about {points} point more than giving up the {card}.",
        "It should bring you about {points} points more than giving up the {card}.",
    ),
    "explain_worlds_goes_out_than": mark(
        "You go out in about {chance}% of likely deals; if you give up the {card}, in {other}%."
    ),
    "explain_worlds_rival_out_than": mark(
        "An opponent goes out in about {chance}% of likely deals; if you give up the {card}, in {other}%."
    ),
    "explain_worlds_opens_than": mark(
        "You get to open in about {chance}% of likely deals; if you give up the {card}, in {other}%."
    ),
    "explain_worlds_caught_than": mark(
        "You should be caught with about {points} point less than if you gave up the {card}.",
        "You should be caught with about {points} points less than if you gave up the {card}.",
    ),
}
"""Why an opponent, or the hint, chose what it chose."""

_ENDS_ROUND: Final = Consequence(mark("That ends the round: the others pay for the cards they still hold."))
_WANTS_THIRD: Final = Consequence(mark("One more card can make that a meld."))
CONSEQUENCES: Final = {
    "explain_goes_out": _ENDS_ROUND,
    "explain_take_goes_out": _ENDS_ROUND,
    "explain_keeps_group": _WANTS_THIRD,
    "explain_take_fits": _WANTS_THIRD,
}
"""The messages for the consequences of some reasons."""
