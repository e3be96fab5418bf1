"""What Remik says (remik 1 to 7): a message for every key of its rules, the Polish words with what they mean."""

from __future__ import annotations

from typing import Final

from game.families.rummy import phrases as rummy
from game.i18n import mark
from game.i18n.phrases import GamePhrases

PHRASES: Final = GamePhrases(
    name=mark("Remik"),
    about=mark(
        "The Polish rummy for two to four players. The opening (wyłożenie) needs 51 points and a run without help of "
        "jokers; opening and going out in one turn, a Remik, doubles what the others pay."
    ),
    teams=rummy.PLAYERS,
    target=mark("501 points put a player out; the last one left wins."),
    refusals={
        **rummy.REFUSALS,
        "take_without_use": mark("You could not meld the {card} this turn, so it cannot be taken."),
        "taken_to_be_melded": mark("You took the {card} from the discards: meld it before you discard."),
        "opening_without_pure_run": mark(
            "The opening (wyłożenie) needs a run with three cards in a row none of which is a joker."
        ),
        "swaps_not_agreed": mark("It was agreed that jokers are not replaced."),
        "jokers_touch": mark("Two jokers may not stand side by side in a run."),
    },
    options={"joker_swap": mark("Winning jokers"), "jokers_minority": mark("Jokers in a meld")},
    option_tips={
        "joker_swap": mark("Whether the card a joker stands for may replace it."),
        "jokers_minority": mark("Whether every meld must have fewer jokers than other cards."),
    },
    choices={
        "joker_swap": {"on": mark("Allowed"), "off": mark("Not allowed")},
        "jokers_minority": {"off": mark("As the rules say"), "on": mark("Always fewer")},
    },
    presets={"book": mark("By the book"), "strict": mark("Strict")},
    scores={
        **rummy.SCORES,
        "remik": mark("Remik: opened and went out in one turn"),
        "doubled": mark("Doubled by the Remik"),
    },
    kinds={},
    explanations=rummy.EXPLANATIONS,
    endings={"last_one_left": mark("The last player left has won.")},
)
