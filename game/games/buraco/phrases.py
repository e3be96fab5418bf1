"""What Buraco says (buraco 1 to 9): a message for every key of its rules, the Brazilian words with what they mean."""

from __future__ import annotations

from typing import Final

from game.i18n import mark
from game.i18n.phrases import GamePhrases

_REFUSALS: Final = {
    "round_is_over": mark("The round is over."),
    "match_is_over": mark("The match is over."),
    "round_in_play": mark("The round is still being played."),
    "take_first": mark("First draw a card, or take from the pile."),
    "drawn_already": mark("You have already drawn a card this turn."),
    "pile_is_closed": mark("You drew from the stock, so the pile is closed this turn."),
    "stock_is_closed": mark("You took from the pile, so the stock is closed this turn."),
    "pique_takes_no_pile": mark("With one card in hand (pique) you may not take from the pile: draw from the stock."),
    "not_in_pile": mark("Not in the pile: {cards}."),
    "only_the_end_remains": mark("Your discard is done; nothing remains but to end the turn."),
    "discard_first": mark("You drew from the stock: discard one card before the turn ends."),
    "put_one_back": mark("You took the whole pile: put one card back before the turn ends."),
    "take_more": mark(
        "Exactly one card must lie in the pile when the turn ends: take {count} more.",
        "Exactly one card must lie in the pile when the turn ends: take {count} more.",
    ),
    "no_discard_due": mark("One card lies in the pile, so nothing is discarded: end the turn."),
    "same_card_back": mark("It was the only card in the pile, so the same card may not be put back."),
    "going_out_needs_limpa": mark(
        "That would empty your hand, and going out (bater) needs a canastra limpa: seven cards or more without a wild."
    ),
    "no_discard_would_be_left": mark(
        "Two cards must stay in your hand: one to discard and one to keep, until a canastra limpa lets you go out."
    ),
    "nothing_left_to_put_back": mark(
        "Then nothing would be left that you may put back into the pile, and the turn could not end."
    ),
    "choose_morto_first": mark("First choose one of the two mortos, the reserve hands."),
    "no_morto_due": mark("A morto, a reserve hand, is for whoever has run out of cards."),
    "no_such_morto": mark("There is no morto number {morto}."),
    "open_not_needed": mark("Your team is free to lay: put these sequences down one after the other."),
    "open_is_one_lay": mark("To lay one sequence alone is a lay as always; opening is for several together."),
    "opening_too_low": mark(
        "The first cards your team lays this round must count at least {limit} together; these count {points}."
    ),
    "no_such_meld": mark("Your team has no meld number {meld}."),
    "not_in_hand": mark("Not in your hand: {cards}."),
    "too_few_cards": mark("A sequence needs at least {limit} cards."),
    "mixed_suits": mark("A sequence is of one suit; the {card} is of another."),
    "mixed_ranks": mark("Only aces and wilds join aces; the {card} does not."),
    "rank_makes_no_set": mark("Only aces are laid by rank; all else is a sequence of one suit."),
    "repeated_card": mark("The {card} is in this sequence already."),
    "no_room": mark("This sequence has no room: it ends at the ace on both sides."),
    "gap_too_wide": mark("These cards do not follow each other closely enough."),
    "too_few_naturals": mark("At least {limit} of the cards must be natural."),
    "too_many_wilds": mark("No more than {limit} of the cards may be wild."),
    "wild_two_beside_natural": mark("Beside a 2 on its own place only a joker may be the wild, not the {card}."),
}
KINDS: Final = {
    "limpa": mark("Canastra limpa (clean)"),
    "suja": mark("Canastra suja (with a wild)"),
    "as_a_as": mark("Ás-à-Ás (from ace to ace)"),
}
_EXPLANATIONS: Final = {
    "explain_goes_out": mark("Going out (bater) now is worth more than what is still to come."),
    "explain_takes_morto": mark("The hand goes empty and a morto, a reserve hand, is yours this turn."),
    "explain_nearer_morto": mark("It brings the morto, the reserve hand, nearer."),
    "explain_nearer_out": mark("It brings going out (bater) nearer."),
    "explain_not_stuck": mark("Without a canastra limpa a short hand gets stuck: it cannot go out."),
    "explain_earns_bonus": mark("It puts {points} bonus points on the table at once."),
    "explain_makes_limpa": mark("With a canastra limpa your team may go out (bater)."),
    "explain_grows_bonus": mark("It leaves the better chances of a canastra."),
    "explain_keeps_for_bonus": mark("It keeps the {card}, which your own sequences need more."),
    "explain_keeps_for_team": mark("It keeps the {card}, which fits what your team has laid."),
    "explain_keeps_more": mark("It keeps more cards for later sequences."),
    "explain_gives_landing": mark("More cards can be added to what your team has laid."),
    "explain_counts_cards": mark("Only the values of the cards decided."),
    "explain_feeds_less": mark("The {card} would help the next player more."),
    "explain_pile_helps": mark(
        "The pile of {count} card is worth more than an unknown card.",
        "The pile of {count} cards is worth more than an unknown card.",
    ),
    "explain_pile_feeds": mark(
        "The pile of {count} card would help the next player.", "The pile of {count} cards would help the next player."
    ),
    "explain_pile_costs": mark(
        "An unknown card is worth more than the pile of {count} card.",
        "An unknown card is worth more than the pile of {count} cards.",
    ),
    "explain_stirs": mark("The one card in the pile has been exchanged often enough: somebody must draw."),
    "explain_leaves": mark("The {card} is the best card to leave in the pile."),
    "explain_takes_all": mark("All of the pile is worth having; another card goes back."),
    "explain_opens": mark("Together these count enough for the first cards that your team lays."),
    "explain_any_morto": mark("Nobody knows the cards of the mortos: one is as good as the other."),
    "explain_turn_done": mark("Nothing remains but to end the turn."),
    "explain_alike": mark("Another card would do as well."),
    "explain_no_choice": mark("Nothing else was possible."),
}

PHRASES: Final = GamePhrases(
    name=mark("Buraco"),
    about=mark(
        "Two to four players in two teams build sequences to canastras of seven cards, and race for the reserve hands. "
        "The discard pile lies open: take what you like of it, and leave one card."
    ),
    teams=(mark("We"), mark("They")),
    target=mark("The first team with 3000 points after going out wins."),
    refusals=_REFUSALS,
    options={
        "auto_end_turn": mark("End of the turn"),
        "natural_two_with_wild_two": mark("A 2 beside a natural 2"),
        "ace_wilds": mark("Wilds among aces"),
        "going_out_bonus": mark("Bonus for going out"),
        "morto_penalty": mark("Penalty for no morto"),
    },
    option_tips={
        "auto_end_turn": mark("Whether the discard after a draw from the stock ends the turn by itself."),
        "natural_two_with_wild_two": mark(
            "Whether a sequence with a 2 on its own place may have another 2 as its wild."
        ),
        "ace_wilds": mark("How many wilds aces laid together may have."),
        "going_out_bonus": mark("Points for the team that goes out (bater)."),
        "morto_penalty": mark("Points taken from a team that took no morto, no reserve hand."),
    },
    choices={
        "auto_end_turn": {"off": mark("The player ends it"), "on": mark("The discard ends it")},
        "natural_two_with_wild_two": {"off": mark("Not allowed"), "on": mark("Allowed")},
        "ace_wilds": {"1": mark("One"), "any": mark("Any number")},
        "going_out_bonus": {"0": mark("None"), "100": mark("100 points")},
        "morto_penalty": {"0": mark("None"), "100": mark("100 points")},
    },
    presets={"book": mark("By the book"), "club": mark("Club rules")},
    scores={
        "canastra": mark("Canastra"),
        "melded_cards": mark("{count} card on the table", "{count} cards on the table"),
        "left_by_others": mark("Left in their hands"),
        "going_out": mark("Going out (bater)"),
        "morto_untaken": mark("Morto never taken"),
    },
    kinds=KINDS,
    explanations=_EXPLANATIONS,
)
