"""What Rami says (rami 1 to 9): a message for every key of its rules, the Tunisian words with what they mean."""

from __future__ import annotations

from typing import Final

from game.families.rummy import phrases as rummy
from game.i18n import mark
from game.i18n.phrases import GamePhrases

PHRASES: Final = GamePhrases(
    name=mark("Rami"),
    about=mark(
        "The Tunisian rummy, also called Kbabet. Four players, each alone, gather runs (silsila) and sets (jmou3) "
        "until they can open with 71 points; whoever sheds all cards first ends the round."
    ),
    teams=rummy.PLAYERS,
    target=mark("When somebody reaches 700 points, the fewest points win."),
    refusals={
        **rummy.REFUSALS,
        "first_draw_from_stock": mark("The first draw of the round is from the stock."),
        "taken_not_discarded": mark("You took the {card} from the discards: it cannot be discarded this turn."),
        "take_without_opening": mark("Before you have opened you may take the {card} only to open with it at once."),
        "taken_to_be_opened_with": mark("You took the {card} to open with it: open first, with that card."),
        "nothing_after_opening": mark("In the turn of your opening nothing more is melded; it waits for the next."),
        "joker_not_last": mark("The last card may not be a joker."),
        "too_many_jokers": mark("A meld has at most {limit} joker.", "A meld has at most {limit} jokers."),
    },
    options={
        "joker_points": mark("Joker left in hand"),
        "ace_high_opening": mark("High ace in an opening"),
        "first_cycle_stock_only": mark("First draws"),
        "max_run": mark("Longest run"),
        "jokers_per_meld": mark("Jokers in a meld"),
        "take_discard_unopened": mark("Discards before opening"),
        "layoff_same_turn": mark("Melding on after opening"),
        "no_joker_finish": mark("Joker as the last card"),
        "unopened_flat_100": mark("Never having opened"),
    },
    option_tips={
        "joker_points": mark("Points of a joker that is left in a hand."),
        "ace_high_opening": mark("Points of an ace above a king when it counts towards an opening."),
        "first_cycle_stock_only": mark("Who has to take the first draw of a round from the stock."),
        "max_run": mark("How many cards a run (silsila) may have."),
        "jokers_per_meld": mark("How many jokers a run or a set may have."),
        "take_discard_unopened": mark("Whether somebody who has not opened must open with the discard taken."),
        "layoff_same_turn": mark("Whether more may be melded in the turn of the opening."),
        "no_joker_finish": mark("Whether a round may be ended by discarding a joker."),
        "unopened_flat_100": mark("What somebody adds who never opened in the round."),
    },
    choices={
        "joker_points": {"20": mark("20 points"), "25": mark("25 points")},
        "ace_high_opening": {"1": mark("1 point"), "10": mark("10 points"), "11": mark("11 points")},
        "first_cycle_stock_only": {"off": mark("Second player: stock"), "on": mark("Everybody: stock")},
        "max_run": {"5": mark("5 cards"), "13": mark("13 cards")},
        "jokers_per_meld": {"1": mark("One"), "2": mark("Two"), "unlimited": mark("Any number")},
        "take_discard_unopened": {"free": mark("Free to take"), "must_open": mark("Open with it")},
        "layoff_same_turn": {"off": mark("Next turn"), "on": mark("Same turn")},
        "no_joker_finish": {"off": mark("Allowed"), "on": mark("Not allowed")},
        "unopened_flat_100": {"off": mark("The hand"), "on": mark("100 points")},
    },
    presets={"book": mark("By the book"), "cafe": mark("Café")},
    scores={**rummy.SCORES, "unopened": mark("Never opened"), "void": mark("Void round")},
    kinds={},
    explanations=rummy.EXPLANATIONS,
)
