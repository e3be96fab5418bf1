"""The words of Belote at the table: each answer as players say it, with a short explanation (belote 2, 4.3, 6, 7)."""

from __future__ import annotations

from typing import Final

from game.cards import Suit
from game.families.tricks.table.glossary import Term
from game.games.belote.rules.actions import CAPOT
from game.games.belote.rules.declarations import CARRE, CENT, CINQUANTE, TIERCE
from game.games.belote.rules.state import SANS, TOUT, Answering, Bidding, Taking
from game.i18n import mark
from game.i18n.cards.names import NO_OWN, SuitName

_PASS: Final = mark("Pass")
PASS: Final = {
    Taking: Term(_PASS, mark("not for me"), mark("You don't take the card. It's the next player's turn.")),
    Bidding: Term(_PASS, mark("no bid now"), mark("You don't bid now. You may still bid later.")),
    Answering: Term(_PASS, mark("leave it at ×2"), mark("You play the deal for twice its points.")),
}
"""The quiet answer in each phase."""
TAKE: Final = mark("Take")
TAKE_TIP: Final = mark("You take the card, and this suit is trumps. Your team has to make more points than the other.")
WITHOUT_SUIT: Final = {
    SANS: Term(mark("Sans atout"), mark("no trumps"), mark("There are no trumps, and an ace counts 19.")),
    TOUT: Term(mark("Tout atout"), mark("all suits are trumps"), mark("Every suit ranks like trumps.")),
}
_SUIT_IS_TRUMPS: Final = mark("{suit} are trumps")
BID_WITHOUT_SUIT: Final = {SANS: mark("{level} sans atout"), TOUT: mark("{level} tout atout")}
"""Bids as they are said."""
BID_TIP: Final = mark("Your team has to make at least {target} points, and more than the other.")
CAPOT_BID: Final = Term(mark("Capot"), mark("all eight tricks"), mark("Your team has to win all eight tricks."))
LOWER: Final = Term(mark("−10"), mark("lower"), mark("Lower the bid on the suit buttons."))
HIGHER: Final = Term(mark("+10"), mark("higher"), mark("Raise the bid on the suit buttons."))
COINCHE: Final = Term(
    mark("Coinche"), mark("×2"), mark("You doubt their bid: the deal counts twice, and nobody bids any more.")
)
SURCOINCHE: Final = Term(mark("Surcoinche"), mark("×4"), mark("You answer their coinche: the deal counts four times."))
KINDS: Final = {TIERCE: mark("Tierce"), CINQUANTE: mark("Cinquante"), CENT: mark("Cent"), CARRE: mark("Carré")}
_KIND_TIPS: Final = {
    TIERCE: mark("run of three"),
    CINQUANTE: mark("run of four"),
    CENT: mark("run of five"),
    CARRE: mark("four of a kind"),
}


def trumps_text(suit: Suit) -> str:
    """Return which suit is trumps, in the names that suits have at this table."""
    return _SUIT_IS_TRUMPS.said(suit=SuitName(suit, NO_OWN))


def kind_name(kind: str) -> str:
    """Return the name of a declaration."""
    return KINDS[kind].said()


def kind_tip(kind: str) -> str:
    """Return what cards a declaration takes, in a few words."""
    return _KIND_TIPS[kind].said()


def level_text(value: int) -> str:
    """The value of a bid as it is said."""
    return CAPOT_BID.word.said() if value == CAPOT else str(value)


def promise(value: int) -> str:
    """Return what a bid of this value promises, in a sentence."""
    return CAPOT_BID.tip.said() if value == CAPOT else BID_TIP.said(target=value)
