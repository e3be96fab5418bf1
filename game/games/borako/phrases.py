"""What Borako says (borako 1 to 10): a message for every key of its rules."""

from __future__ import annotations

from typing import Final

from game.i18n import mark
from game.i18n.phrases import GamePhrases

_REFUSALS: Final = {
    "round_is_over": mark("The round is over."),
    "match_is_over": mark("The match is over."),
    "round_in_play": mark("The round is still being played."),
    "taken_already": mark("You have already drawn or swept this turn."),
    "take_first": mark("First draw a card or sweep the pile."),
    "nothing_to_sweep": mark("There is nothing to sweep yet."),
    "sweep_without_lay": mark("Sweeping needs a meld you could lay or add to, and you have none."),
    "sweep_needs_a_lay": mark("After a sweep, lay a meld or add to one before you discard."),
    "last_card_would_stay": mark("That would leave you a last card you may not discard."),
    "going_out_needs_clean": mark("Going out needs a meld worth a bonus of {bonus} or more."),
    "going_out_needs_both": mark("Going out needs one meld of {bonus} or more and another of 100 or more."),
    "no_such_meld": mark("Your team has no meld number {meld}."),
    "not_in_hand": mark("Not in your hand: {cards}."),
    "too_few_cards": mark("A meld needs at least {limit} cards."),
    "mixed_suits": mark("A run is of one suit; the {card} is of another."),
    "mixed_ranks": mark("The {card} is of another rank than this set."),
    "rank_makes_no_set": mark("Only aces, 2s and 3s make sets; otherwise lay a run of one suit."),
    "repeated_card": mark("The {card} is in this run already."),
    "no_room": mark("This run has no room: it ends at the ace on both sides."),
    "gap_too_wide": mark("These cards do not follow each other closely enough."),
    "too_few_naturals": mark("A meld needs at least {limit} natural cards."),
    "too_many_wilds": mark("A meld takes at most {limit} wild cards."),
}
_EXPLANATIONS: Final = {
    "explain_goes_out": mark("Ending the round now is worth more than what is still to come."),
    "explain_takes_mour": mark("The hand goes empty and the Mour is yours this turn."),
    "explain_nearer_mour": mark("It brings the Mour nearer."),
    "explain_nearer_out": mark("It brings going out nearer."),
    "explain_earns_bonus": mark("It puts {points} bonus points on the table at once."),
    "explain_grows_bonus": mark("It leaves the better chances of a bonus."),
    "explain_keeps_for_bonus": mark("It keeps the {card}, which your own melds need more."),
    "explain_keeps_for_partner": mark("It keeps the {card}, which fits a meld of your team."),
    "explain_keeps_key": mark("A card that fits stays in hand, so that the next pile can be swept."),
    "explain_gives_landing": mark("Both partners can add more cards to the melds on the table."),
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
        "What must be laid for the pile of {count} card costs more than it gives.",
        "What must be laid for the pile of {count} cards costs more than it gives.",
    ),
    "explain_alike": mark("Another card would do as well."),
    "explain_no_choice": mark("Nothing else was possible."),
}

PHRASES: Final = GamePhrases(
    name=mark("Borako"),
    about=mark(
        "Two teams of two meld runs and sets, sweep the whole pile and race for the big bonuses of seven cards."
    ),
    teams=(mark("We"), mark("They")),
    target=mark("The first team with 350 points wins."),
    refusals=_REFUSALS,
    options={
        "going_out": mark("Going out"),
        "going_out_bonus": mark("Bonus for going out"),
        "joker_value": mark("Value of a Devil Joker"),
    },
    option_tips={
        "going_out": mark("What a team must own, besides its Mour, before one of its players may go out."),
        "going_out_bonus": mark("Round points for the team that goes out."),
        "joker_value": mark("Points of a Devil Joker, melded or left in a hand."),
    },
    choices={
        "going_out": {"free": mark("Free"), "clean": mark("A 200 meld"), "clean_and_dirty": mark("200 and 100")},
        "going_out_bonus": {"0": mark("None"), "100": mark("100 points")},
        "joker_value": {"0": mark("0 points"), "1": mark("1 point")},
    },
    presets={"book": mark("By the book"), "relaxed": mark("Relaxed"), "strict": mark("Strict")},
    scores={
        "meld_bonus": mark("Bonus"),
        "melded_cards": mark("{count} melded card", "{count} melded cards"),
        "going_out": mark("Going out"),
        "cards_in_hand": mark("Left in hand"),
        "mour_untaken": mark("Mour never taken"),
    },
    kinds={
        "clean_run": mark("Clean run of {count} card", "Clean run of {count} cards"),
        "run_with_wild": mark("Run of {count} card with a wild", "Run of {count} cards with a wild"),
        "clean_aces": mark("Clean set of {count} ace", "Clean set of {count} aces"),
        "aces_with_wild": mark("Aces with a wild, {count} card", "Aces with a wild, {count} cards"),
        "clean_twos": mark("Clean set of {count} two", "Clean set of {count} twos"),
        "twos_with_wild": mark("Twos with a wild, {count} card", "Twos with a wild, {count} cards"),
        "clean_threes": mark("Clean set of {count} three", "Clean set of {count} threes"),
        "threes_with_wild": mark("Threes with a wild, {count} card", "Threes with a wild, {count} cards"),
    },
    explanations=_EXPLANATIONS,
)
