"""The messages of Borako (borako 1 to 10), one for every key of its rules."""

from __future__ import annotations

from typing import Final

from game.engine import TARGET
from game.families.canasta.phrases import CONSEQUENCES, EXPLANATIONS, SHEET, SHEET_REFUSALS
from game.i18n import mark
from game.i18n.match_lengths import LENGTH, LENGTH_TIP, LENGTHS
from game.i18n.phrases import GamePhrases

_REFUSALS: Final = {
    "round_is_over": mark("The round is over: go on to the next one."),
    "match_is_over": mark("The match is over."),
    "round_in_play": mark("This round isn't over yet: finish it first."),
    "taken_already": mark("You've already drawn or swept this turn: now meld or discard."),
    "take_first": mark("First draw from the stock or sweep the discard pile."),
    "nothing_to_sweep": mark("The discard pile is still empty: draw from the stock."),
    "sweep_without_lay": mark("You can sweep only if you can then lay a meld or add to one: draw from the stock."),
    "sweep_needs_a_lay": mark("You swept the pile: lay a meld or add to one before you discard."),
    "last_card_would_stay": mark("That leaves you with one card you may not discard: keep at least two."),
    "going_out_needs_clean": mark("You can't go out yet: your team needs a meld with a bonus of {bonus} or more."),
    "going_out_needs_both": mark(
        "You can't go out yet: your team needs a bonus of at least {bonus} and another of at least 100."
    ),
    "no_such_meld": mark("Your team has no meld {meld}: choose another."),
    "not_in_hand": mark("You don't have {cards:a} in your hand."),
    "too_few_cards": mark(
        "Not a meld yet: it takes at least {limit} card.", "Not a meld yet: it takes at least {limit} cards."
    ),
    "mixed_suits": mark("A run is all one suit: the {card} doesn't match."),
    "mixed_ranks": mark("A set is all one rank: the {card} doesn't match."),
    "rank_makes_no_set": mark("Only aces, 2s and 3s make sets: lay the others as a run in one suit."),
    "repeated_card": mark("This run already has the {card}: it goes in only once."),
    "no_room": mark("This run is complete from ace to ace: nothing more fits."),
    "gap_too_wide": mark(
        "There's a gap in this run: fill it with {limit} more card.",
        "There's a gap in this run: fill it with {limit} more cards.",
    ),
    "too_few_naturals": mark(
        "Too many wild cards: a meld needs at least {limit} natural card.",
        "Too many wild cards: a meld needs at least {limit} natural cards.",
    ),
    "too_many_wilds": mark("Too many wild cards: this meld takes at most {limit}."),
    **SHEET_REFUSALS,
    "sheet_too_many_bonuses": mark("The pack doesn't have enough cards for so many melds with a bonus."),
    "sheet_out_needs_clean": mark(
        "Nobody goes out before the team has a meld with a bonus of {bonus} or more: "
        "enter it, or say that nobody went out."
    ),
    "sheet_out_needs_both": mark(
        "Nobody goes out before the team has a meld with a bonus of at least {bonus} "
        "and another with at least 100: enter both, or say that nobody went out."
    ),
}
_SHEET: Final = {
    **SHEET,
    "sheet_reserve": mark("Mour taken"),
    "sheet_bonuses": mark("Melds with a bonus"),
    "melded_cards": mark("Melded cards"),
    "clean_run": mark("Clean run"),
    "run_with_wild": mark("Run, wild"),
    "clean_aces": mark("Aces"),
    "aces_with_wild": mark("Aces, wild"),
    "clean_twos": mark("2s"),
    "twos_with_wild": mark("2s, wild"),
    "clean_threes": mark("3s"),
    "threes_with_wild": mark("3s, wild"),
}
_EXPLANATIONS: Final = {
    **EXPLANATIONS,
    "explain_goes_out": mark("You can go out this turn."),
    "explain_takes_mour": mark("You empty your hand and take the Mour (your reserve hand) this turn."),
    "explain_nearer_mour": mark(
        "You'd have only {count} card left: closer to taking the Mour (your reserve hand).",
        "You'd have only {count} cards left: closer to taking the Mour (your reserve hand).",
    ),
    "explain_keeps_for_partner": mark(
        "Keep the {card}: it makes a meld of {count} card for your team.",
        "Keep the {card}: it makes a meld of {count} cards for your team.",
    ),
    "explain_keeps_key": mark("Keep the {card}: it fits one of your team's melds, so you can sweep the next pile."),
}

PHRASES: Final = GamePhrases(
    name=mark("Borako"),
    about=mark(
        "Play with a partner: meld runs and sets, sweep up the whole discard pile, and race for the big "
        "bonuses that seven-card melds earn."
    ),
    teams=(mark("Us"), mark("Them")),
    target=mark("The first team to reach {target} points wins."),
    refusals=_REFUSALS,
    options={
        TARGET: LENGTH,
        "going_out": mark("Going out"),
        "going_out_bonus": mark("Bonus for going out"),
        "joker_value": mark("Devil Joker"),
        "mour_by_discard": mark("Mour after a discard"),
    },
    option_tips={
        TARGET: LENGTH_TIP,
        "going_out": mark(
            "What must your team have melded, once it has taken its Mour (the reserve hand), before you may go out?"
        ),
        "going_out_bonus": mark("How many points does your team get for going out?"),
        "joker_value": mark("How much is a Devil Joker worth, in a meld or left in your hand?"),
        "mour_by_discard": mark("When do you play a Mour (the reserve hand) that your discard brought you?"),
    },
    choices={
        TARGET: LENGTHS,
        "going_out": {
            "free": mark("Nothing"),
            "clean": mark("A meld of 200"),
            "clean_and_dirty": mark("One of 200, one of 100"),
        },
        "going_out_bonus": {"0": mark("None"), "100": mark("100 points")},
        "joker_value": {"0": mark("0 points"), "1": mark("1 point")},
        "mour_by_discard": {"next_turn": mark("In your next turn"), "at_once": mark("At once")},
    },
    presets={
        "book": mark("By the book"),
        "relaxed": mark("Relaxed"),
        "strict": mark("Strict"),
        "written": mark("As written"),
    },
    preset_tips={
        "book": mark("Played exactly as the rule book says."),
        "relaxed": mark("You may go out without a big meld first."),
        "strict": mark("Going out takes a meld of 200 and one of 100, and earns 100 points."),
        "written": mark(
            "To the letter: no meld is needed to go out, a Devil Joker counts nothing, and you play on at once with a "
            "Mour that your discard brought."
        ),
    },
    scores={
        "meld_bonus": mark("Bonus"),
        "melded_cards": mark("{count} melded card", "{count} melded cards"),
        "going_out": mark("Going out"),
        "cards_in_hand": mark("Left in hand"),
        "mour_untaken": mark("Mour (reserve hand) never taken"),
    },
    stamps={"went_out": mark("Went out!"), "mour_untaken": mark("No Mour!")},
    kinds={
        "clean_run": mark("Clean run of {count} card", "Clean run of {count} cards"),
        "run_with_wild": mark("Run of {count} card with a wild card", "Run of {count} cards with a wild card"),
        "clean_aces": mark("Clean set of {count} ace", "Clean set of {count} aces"),
        "aces_with_wild": mark("Set of {count} ace with a wild card", "Set of {count} aces with a wild card"),
        "clean_twos": mark("Clean set of {count} two", "Clean set of {count} twos"),
        "twos_with_wild": mark("Set of {count} two with a wild card", "Set of {count} twos with a wild card"),
        "clean_threes": mark("Clean set of {count} three", "Clean set of {count} threes"),
        "threes_with_wild": mark("Set of {count} three with a wild card", "Set of {count} threes with a wild card"),
    },
    explanations=_EXPLANATIONS,
    consequences=CONSEQUENCES,
    sheet=_SHEET,
)
