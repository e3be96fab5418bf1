"""The words of Baloot at the table: each term as players say it, with a short explanation (baloot 2.2, 3, 4, 6)."""

from __future__ import annotations

from typing import Final

from game.cards import Suit
from game.families.tricks.table.dialogue import with_sign
from game.families.tricks.table.glossary import Term
from game.i18n import _, mark

_PASS: Final = mark("Pass")
_PASS_AGAIN: Final = mark("Pass again")
"""In the second round of buying, for which Arabic has another word."""
_SUN: Final = mark("Sun")
_HOKOM: Final = mark("Hokom")
VOIDING: Final = mark("void this deal")
BUYING: Final = {
    "pass": Term(_PASS, mark("not for me"), mark("You don't buy. It's the next player's turn to bid.")),
    "pass second": Term(_PASS_AGAIN, mark("not for me"), mark("You don't buy. It's the next player's turn to bid.")),
    "hokom": Term(
        _HOKOM,
        mark("with a trump suit"),
        mark("You take the face-up card, and its suit is trumps. The others can still take it from you as Sun."),
    ),
    "hokom second": Term(
        _HOKOM,
        mark("a suit you name later"),
        mark(
            "You take the face-up card. If nobody takes it from you, you name one of the other three suits as trumps."
        ),
    ),
    "sun": Term(
        _SUN, mark("no trumps"), mark("You take the face-up card and play without trumps. Points count double.")
    ),
    "ashkal": Term(
        mark("Ashkal"),
        mark("Sun, card to partner"),
        mark("You play Sun (no trumps), and your partner gets the face-up card."),
    ),
    "kawesh": Term(
        mark("Kawesh"),
        VOIDING,
        mark("You hold only 7s, 8s and 9s, so you show your cards: nobody scores and the next player deals."),
    ),
}
WRONG_ASHKAL: Final = Term(
    BUYING["ashkal"].word,
    mark("becomes a Sun"),
    mark("You have no right to say Ashkal here: you'd have to take the face-up card and play Sun (no trumps)."),
)
"""An Ashkal that becomes a Sun (baloot 3.6)."""
KAWESH_AS_SUN: Final = Term(
    BUYING["kawesh"].word,
    VOIDING,
    mark(
        "You buy the face-up card as Sun and show your cards: nobody scores. "
        "Whoever may take over a Sun is asked first."
    ),
)
"""A Kawesh that is said as a Sun (baloot 3.7)."""
OVER_HOKOM: Final = {
    "pass": Term(_PASS, mark("leave the Hokom"), mark("You leave the Hokom with its buyer.")),
    "sun": Term(_SUN, mark("take it over"), mark("You take the face-up card from the buyer and play without trumps.")),
}
OVER_SUN: Final = {
    "pass": Term(_PASS, mark("leave the Sun"), mark("You leave the Sun with its buyer.")),
    "sun": Term(
        _SUN, mark("take it over"), mark("You come before the buyer, so the face-up card and the Sun become yours.")
    ),
}
CONFIRMING: Final = {
    "hokom": Term(_HOKOM, mark("keep it"), mark("Nobody took your Hokom, so you play it.")),
    "sun": Term(
        _SUN, mark("turn it into Sun"), mark("You play without trumps instead. Nobody can change that any more.")
    ),
}
DOUBLING: Final = {
    "pass": Term(_PASS, mark("raise no further"), mark("You play the deal for the stake as it stands.")),
    "double": Term(
        mark("Double"),
        mark("×2, open"),
        mark("The deal counts double and the winner takes all. You may lead trumps freely."),
    ),
    "double locked": Term(
        mark("Double, locked"),
        mark("×2, no leading trumps"),
        mark("The deal counts double and the winner takes all. Nobody may lead a trump while holding another suit."),
    ),
    "three": Term(
        mark("Three"),
        mark("×3, open"),
        mark("Answer their Double: the deal counts three times. You may lead trumps freely."),
    ),
    "four": Term(
        mark("Four"),
        mark("×4, open"),
        mark("Answer their Three: the deal counts four times. You may lead trumps freely."),
    ),
    "four locked": Term(
        mark("Four, locked"),
        mark("×4, no leading trumps"),
        mark("Answer their Three: the deal counts four times. Nobody may lead a trump while holding another suit."),
    ),
    "gahwa": Term(
        mark("Gahwa"),
        mark("for the match"),
        mark("Gahwa (coffee) is the highest raise: whoever wins this deal wins the match."),
    ),
}
DOUBLING_SUN: Final = {
    "pass": DOUBLING["pass"],
    "double": Term(mark("Double"), mark("×2"), mark("The deal counts double and the winner takes all.")),
}
CUTTING: Final = {
    "plain": Term(
        mark("Cut"), mark("as usual"), mark("You lift off the top part of the pack and put it under the rest.")
    ),
    "go": Term(mark("Go"), mark("no cut"), mark("You leave the pack as it is.")),
    "shuffle": Term(mark("Shuffle"), mark("again"), mark("The dealer shuffles the pack again.")),
    "public": Term(
        mark("First card up"), mark("for all to see"), mark("The first card of the pack is the one turned face up.")
    ),
    "give bottom": Term(
        mark("Bottom three"), mark("for your partner"), mark("Your partner gets the bottom three cards of the pack.")
    ),
    "keep bottom": Term(
        mark("Bottom three"), mark("for yourself"), mark("You get the bottom three cards of the pack.")
    ),
    "take top": Term(mark("Top three"), mark("for yourself"), mark("You get the top three cards of the pack.")),
}
KINDS: Final = {
    "sira": mark("Sira"),
    "fifty": mark("50"),
    "hundred_run": mark("100"),
    "hundred_four": mark("100"),
    "four_hundred": mark("400"),
}
KIND_TIPS: Final = {
    "sira": mark("run of three"),
    "fifty": mark("run of four"),
    "hundred_run": mark("run of five"),
    "hundred_four": mark("four of a kind"),
    "four_hundred": mark("four aces in Sun"),
}


def answer_word(text: str, suit: Suit | None = None) -> str:
    """Return the word of an answer as the table repeats it: the text of an action, with `suit` where only the table
    knows it.
    """
    words = text.split()
    match words:
        case ["bid", "hokom", *letters] | ["confirm", "hokom", *letters]:
            named = next((one for one in Suit if one.letter in letters), suit)
            return with_sign(_HOKOM.said(), named)
        case ["bid", call]:
            return BUYING[call].word.said()
        case ["cut", *how]:
            return CUTTING[" ".join(how)].word.said()
        case ["pass"]:
            return _PASS.said()
        case ["pass", "second"]:
            return _PASS_AGAIN.said()
    return DOUBLING[text].word.said()


def kind_name(kind: str) -> str:
    """Return the name of a project."""
    return KINDS[kind].said()


def multiplier_text(multiplier: int) -> str:
    """`×2`, `×3`, `×4` or Gahwa; empty for a hand that nobody doubled."""
    if multiplier < 2:
        return ""
    return DOUBLING["gahwa"].word.said() if multiplier > 4 else _("×{times}", times=multiplier)
