"""The messages of Remik (remik 1 to 7), one for every key of its rules, the Polish words with what they mean."""

from __future__ import annotations

from typing import Final

from game.engine import TARGET
from game.families.rummy import phrases as rummy
from game.i18n import mark
from game.i18n.match_lengths import LENGTH, LENGTH_TIP, LENGTHS
from game.i18n.phrases import GamePhrases

PHRASES: Final = GamePhrases(
    name=mark("Remik"),
    about=mark(
        "Polish rummy for two to four players. Open with 51 points and a run without jokers. Open and go out "
        "in the same turn (a Remik), and the others pay double."
    ),
    teams=rummy.PLAYERS,
    target=mark("Reach {target} points and you are eliminated. The last player left wins."),
    refusals={
        **rummy.REFUSALS,
        "take_without_opening": mark("You can't open with the {card} yet: that takes 51 points and a pure run."),
        "take_without_use": mark("You couldn't meld the {card} this turn, so you can't take it: draw from the stock."),
        "taken_to_be_melded": mark("You took the {card} from the discard pile: meld it before you discard."),
        "taken_to_be_opened_with": mark("You took the {card} to open: use it in your opening."),
        "taken_first": mark("You took the {card} from the discard pile: meld it before anything else."),
        "opening_without_pure_run": mark("To open you need a pure run: three cards in a row, no joker."),
        "swaps_not_agreed": mark("Your house rules don't allow winning jokers: this one stays."),
        "jokers_touch": mark("Two jokers can't be side by side in a run: put a card between them."),
    },
    options={
        TARGET: LENGTH,
        "taken_melded": mark("Melding the card you took"),
        "joker_swap": mark("Winning jokers"),
        "jokers_minority": mark("Jokers in a meld"),
        "joker_opening": mark("Jokers in an opening"),
    },
    option_tips={
        TARGET: LENGTH_TIP,
        "taken_melded": mark("When do you have to meld a discard that you took?"),
        "joker_swap": mark("Can you swap a card for the joker that stands for it?"),
        "jokers_minority": mark("How many jokers can a meld have?"),
        "joker_opening": mark("How much does a joker count towards your 51 points?"),
    },
    choices={
        TARGET: LENGTHS,
        "taken_melded": {"turn": mark("Before the turn ends"), "first": mark("Before anything else")},
        "joker_swap": {"on": mark("Allowed"), "off": mark("Not allowed")},
        "jokers_minority": {"off": mark("As in the rules"), "on": mark("Fewer than other cards")},
        "joker_opening": {"card": mark("Like its card"), "50": mark("50 points")},
    },
    presets={"book": mark("By the book"), "strict": mark("Strict"), "written": mark("As written")},
    preset_tips={
        "book": mark("Played exactly as the rule book says."),
        "strict": mark("Jokers stay where they are, and every meld has fewer jokers than other cards."),
        "written": mark(
            "To the letter: a card you take is melded before anything else, jokers stay where they are, and each "
            "counts 50 in an opening."
        ),
    },
    scores={
        **rummy.SCORES,
        "remik": mark("Remik: opened and went out in one turn"),
        "doubled": mark("Doubled by a Remik"),
    },
    stamps={"remik": mark("Remik!"), "went_out": mark("Went out!")},
    kinds={},
    explanations=rummy.EXPLANATIONS,
    consequences=rummy.CONSEQUENCES,
    sheet={**rummy.SHEET, "sheet_at_once": mark("Remik: opened and went out in one turn")},
    endings={"last_one_left": mark("The last player left wins.")},
)
