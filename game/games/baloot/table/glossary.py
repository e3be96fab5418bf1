"""The words of Baloot at the table: each term as players say it, with a short explanation (baloot 2.2, 3, 4, 6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.cards import Suit
from game.families.tricks.table.dialogue import with_sign
from game.i18n import Message, _, mark


@dataclass(frozen=True, slots=True)
class Term:
    """What one may say: the word on its button, a few words below it, and a sentence for those who want to know."""

    word: Message
    brief: Message
    tip: Message


TRUMPS: Final = {
    Suit.SPADES: mark("spades are trumps"),
    Suit.HEARTS: mark("hearts are trumps"),
    Suit.CLUBS: mark("clubs are trumps"),
    Suit.DIAMONDS: mark("diamonds are trumps"),
}
_PASS: Final = mark("Pass")
_SUN: Final = mark("Sun")
_HOKOM: Final = mark("Hokom")
BUYING: Final = {
    "pass": Term(_PASS, mark("not for me"), mark("You do not buy. The next player is asked.")),
    "hokom": Term(
        _HOKOM,
        mark("with a trump suit"),
        mark("You take the public card; one suit is trumps. The others may still take it from you as Sun."),
    ),
    "hokom second": Term(
        _HOKOM,
        mark("a suit you name later"),
        mark("You take the public card; trumps are one of the other three suits, which you name when nobody takes it."),
    ),
    "sun": Term(
        _SUN, mark("no trumps"), mark("You take the public card; there are no trumps, and points count double.")
    ),
    "ashkal": Term(
        mark("Ashkal"), mark("Sun, card to partner"), mark("You play Sun, and your partner gets the public card.")
    ),
    "kawesh": Term(
        mark("Kawesh"),
        mark("void this hand"),
        mark("With nothing but 7s, 8s and 9s you lay your cards open: nobody scores and the deal passes on."),
    ),
}
OVER_HOKOM: Final = {
    "pass": Term(_PASS, mark("leave the Hokom"), mark("The Hokom stays with its buyer, as far as you are concerned.")),
    "sun": Term(_SUN, mark("take it over"), mark("You take the public card from the Hokom and play without trumps.")),
}
OVER_SUN: Final = {
    "pass": Term(_PASS, mark("leave the Sun"), mark("The Sun stays with its buyer, as far as you are concerned.")),
    "sun": Term(_SUN, mark("take it over"), mark("Your priority is higher: the public card and the Sun become yours.")),
}
CONFIRMING: Final = {
    "hokom": Term(_HOKOM, mark("keep it"), mark("Nobody took your Hokom: you play it.")),
    "sun": Term(_SUN, mark("turn it into Sun"), mark("You play without trumps instead. That is final.")),
}
DOUBLING: Final = {
    "pass": Term(_PASS, mark("raise no further"), mark("The hand is played for what it is worth now.")),
    "double": Term(
        mark("Double"), mark("×2, open"), mark("The hand counts twice and is not shared. Trumps may be led freely.")
    ),
    "double locked": Term(
        mark("Double, locked"),
        mark("×2, trumps not led"),
        mark("The hand counts twice. Nobody may lead a trump while holding another suit."),
    ),
    "three": Term(mark("Three"), mark("×3, open"), mark("The buyer's answer to Double. Trumps may be led freely.")),
    "four": Term(mark("Four"), mark("×4, open"), mark("The doubler's answer to Three. Trumps may be led freely.")),
    "four locked": Term(
        mark("Four, locked"),
        mark("×4, trumps not led"),
        mark("The doubler's answer to Three. Nobody may lead a trump while holding another suit."),
    ),
    "gahwa": Term(mark("Gahwa"), mark("for the match"), mark("The last raise: who wins this hand wins the match.")),
}
DOUBLING_SUN: Final = {
    "pass": DOUBLING["pass"],
    "double": Term(mark("Double"), mark("×2"), mark("The hand counts twice and is not shared.")),
}
CUTTING: Final = {
    "plain": Term(mark("Cut"), mark("as usual"), mark("You lift a part of the pack and put it below the rest.")),
    "go": Term(mark("Go"), mark("deal as it lies"), mark("You let the pack lie as it is.")),
    "shuffle": Term(mark("Shuffle"), mark("once more"), mark("The dealer shuffles the pack once more.")),
    "public": Term(
        mark("First card public"), mark("seen by all"), mark("The first card of the pack becomes the public card.")
    ),
    "give bottom": Term(
        mark("Bottom three"), mark("to your partner"), mark("The three lowest cards are your partner's first packet.")
    ),
    "keep bottom": Term(
        mark("Bottom three"), mark("to yourself"), mark("The three lowest cards are your own first packet.")
    ),
    "take top": Term(mark("Top three"), mark("to yourself"), mark("The three top cards are your own first packet.")),
}
KINDS: Final = {
    "sira": mark("Sira"),
    "fifty": mark("50"),
    "hundred_run": mark("100"),
    "hundred_four": mark("100"),
    "four_hundred": mark("400"),
}
KIND_TIPS: Final = {
    "sira": mark("three in sequence"),
    "fifty": mark("four in sequence"),
    "hundred_run": mark("five in sequence"),
    "hundred_four": mark("four of a kind"),
    "four_hundred": mark("four aces in Sun"),
}


def said_word(text: str, suit: Suit | None = None) -> str:
    """What somebody said, as the table repeats it: the text of an action, `suit` where it is known but not in it."""
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
    return DOUBLING[text].word.said()


def kind_name(kind: str) -> str:
    """What a project is called."""
    return KINDS[kind].said()


def multiplier_text(multiplier: int) -> str:
    """`×2`, `×3`, `×4` or Gahwa; empty for a hand that nobody doubled."""
    if multiplier < 2:
        return ""
    return DOUBLING["gahwa"].word.said() if multiplier > 4 else _("×{times}", times=multiplier)
