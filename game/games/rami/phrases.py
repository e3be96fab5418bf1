"""The messages of Rami (rami 1 to 9), one for every key of its rules, the Tunisian words with what they mean."""

from __future__ import annotations

from typing import Final

from game.engine import TARGET
from game.families.rummy import phrases as rummy
from game.i18n import mark
from game.i18n.match_lengths import LENGTH, LENGTH_TIP, LENGTHS
from game.i18n.phrases import GamePhrases

PHRASES: Final = GamePhrases(
    name=mark("Rami"),
    about=mark(
        "Tunisian rummy, also called Kbabet. Four players, each on their own: collect runs (silsila) and "
        "sets (jmou3), open with 71 points, and be the first to get rid of all your cards."
    ),
    teams=rummy.PLAYERS,
    target=mark("The match ends when somebody reaches {target} points. The lowest score wins."),
    refusals={
        **rummy.REFUSALS,
        "first_draw_from_stock": mark("Draw from the stock: your first card of the round comes from there."),
        "taken_not_discarded": mark("You took the {card} from the discard pile: discard another card this turn."),
        "take_without_opening": mark("You can't open with the {card} yet: that takes 71 points in one go."),
        "taken_to_be_opened_with": mark("You took the {card} to open: use it in your opening."),
        "nothing_after_opening": mark("You just opened: lay more melds next turn."),
        "joker_first": mark("First meld the joker you won, before anything else."),
        "joker_to_another_meld": mark("You won the joker from this meld: put it into another one."),
        "run_grown": mark(
            "By adding, a run grows to at most {limit} card.", "By adding, a run grows to at most {limit} cards."
        ),
        "joker_not_last": mark("You can't go out on a joker: keep another card to discard last."),
        "too_many_jokers": mark("Too many jokers: this meld takes at most {limit}."),
    },
    options={
        TARGET: LENGTH,
        "joker_points": mark("Joker left in hand"),
        "ace_high_opening": mark("High ace when opening"),
        "first_cycle_stock_only": mark("First draws"),
        "max_run": mark("Longest run"),
        "jokers_per_meld": mark("Jokers in a meld"),
        "discard_taken": mark("Discarding the card you took"),
        "take_discard_unopened": mark("Discards before opening"),
        "layoff_same_turn": mark("More melds after opening"),
        "joker_used": mark("Using a joker you won"),
        "no_joker_finish": mark("Joker as the last card"),
        "unopened_flat_100": mark("If you never open"),
    },
    option_tips={
        TARGET: LENGTH_TIP,
        "joker_points": mark("How many points does a joker left in your hand cost you?"),
        "ace_high_opening": mark("How much does an ace above the king count towards your opening?"),
        "first_cycle_stock_only": mark("Who has to draw their first card of the round from the stock?"),
        "max_run": mark("How many cards can a run have?"),
        "jokers_per_meld": mark("How many jokers can a run or a set have?"),
        "discard_taken": mark("Can you take the top discard and discard it again in the same turn?"),
        "take_discard_unopened": mark("If you take a discard before you have opened, do you have to open with it?"),
        "layoff_same_turn": mark("When can you lay more melds after opening?"),
        "joker_used": mark("When do you have to use a joker that you won?"),
        "no_joker_finish": mark("Can you go out by discarding a joker?"),
        "unopened_flat_100": mark("What do you score for a round in which you never opened?"),
    },
    choices={
        TARGET: LENGTHS,
        "joker_points": {"20": mark("20 points"), "25": mark("25 points")},
        "ace_high_opening": {"1": mark("1 point"), "10": mark("10 points"), "11": mark("11 points")},
        "first_cycle_stock_only": {"off": mark("Only the second player"), "on": mark("Everybody")},
        "max_run": {"5": mark("5 cards"), "5_added": mark("5 when adding"), "13": mark("13 cards")},
        "jokers_per_meld": {"1": mark("One"), "2": mark("Two"), "unlimited": mark("Any number")},
        "discard_taken": {"off": mark("Not allowed"), "on": mark("Allowed")},
        "take_discard_unopened": {"free": mark("No, take it freely"), "must_open": mark("Yes, open with it")},
        "layoff_same_turn": {"off": mark("From the next turn"), "on": mark("In the same turn")},
        "joker_used": {"turn": mark("Before the turn ends"), "first": mark("Before anything else")},
        "no_joker_finish": {"off": mark("Allowed"), "on": mark("Not allowed")},
        "unopened_flat_100": {"off": mark("The cards in hand"), "on": mark("100 points")},
    },
    presets={"book": mark("By the book"), "cafe": mark("Café"), "written": mark("As written")},
    preset_tips={
        "book": mark("Played exactly as the rule book says."),
        "cafe": mark(
            "Runs up to 13 cards, one joker in a meld, and a discard you take before opening must help you open."
        ),
        "written": mark(
            "To the letter: runs of any length may be laid, a card you took may be discarded again, and a joker you "
            "win is used before anything else."
        ),
    },
    scores={**rummy.SCORES, "unopened": mark("Never opened"), "void": mark("Void round")},
    stamps={"went_out": mark("Went out!")},
    kinds={},
    explanations=rummy.EXPLANATIONS,
    consequences=rummy.CONSEQUENCES,
    sheet={
        **rummy.SHEET,
        "sheet_opened": mark("Opened"),
        "sheet_ending": mark("How the round ended"),
        "stock": mark("The stock ran out"),
        "quiet": mark("Nothing happened for 20 turns"),
    },
)
