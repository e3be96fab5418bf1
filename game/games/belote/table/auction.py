"""The talk about a deal of Belote before it is played: questions, possible answers, the contract (belote 2, 6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from game.engine import RoundEnded, Shuffled
from game.families.tricks.rules.events import ThrownIn
from game.families.tricks.table.dialogue import Call, Talk
from game.families.tricks.table.facts import ContractFacts
from game.families.tricks.table.glossary import TRUMPS
from game.games.belote.rules.actions import CAPOT, SUIT_NAMED, Bid, Coinche, Pass, Surcoinche, Take
from game.games.belote.rules.bidding import values_above
from game.games.belote.rules.events import CoincheSaid, SurcoincheSaid, Taken, TakenWithoutSuit
from game.games.belote.rules.state import Answering, Bidding, Taking
from game.games.belote.rules.view import BeloteView
from game.i18n import Message, _, mark
from game.i18n.wording import names_text

ENDS_TALK: Final = (Taken, TakenWithoutSuit, ThrownIn, Shuffled, RoundEnded)
"""Events that end the question, or ask another one."""
SETTLES: Final = (Taken, TakenWithoutSuit, CoincheSaid, SurcoincheSaid)
"""Events with which the contract is shown."""
WITHOUT_SUIT: Final = {"sans": mark("Sans atout"), "tout": mark("Tout atout")}
_SIGNS: Final = {
    name: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
    f'<text x="50" y="66" font-size="48" text-anchor="middle" fill="#14202a">{letters}</text></svg>'
    for name, letters in (("sans", "SA"), ("tout", "TA"))
}


def talk(view: BeloteView, names: Sequence[str]) -> Talk | None:
    """Return the dialogue while the contract is looked for; None while there is no question."""
    phase = view.phase
    if not isinstance(phase, Taking | Bidding | Answering):
        return None
    own = phase.seat == view.seat
    waiting = names_text([names[seat] for seat in phase.waiting]) if isinstance(phase, Taking) else ""
    title = _question(view) if own else _("It's {name}'s turn to bid", name=names[phase.seat])
    return Talk(title, _("Next: {names}", names=waiting) if waiting else "", own, phase.seat, view.public)


def _question(view: BeloteView) -> str:
    match view.phase:
        case Taking(round=1):
            return _("Will you take the card?")
        case Taking():
            return _("Second round: will you name the trumps?")
        case Answering():
            return _("You've been doubled. Do you say surcoinche?")
    return _("What do you bid?")


def calls(view: BeloteView, actions: Iterable[object]) -> tuple[Call, ...]:
    """The answers that have a button: of bids only the least."""
    return tuple(call for action in actions if (call := answer(view, action)) is not None)


def answer(view: BeloteView, action: object) -> Call | None:
    """Return the call of an action; None for an action without one."""
    match action:
        case Pass():
            return Call("pass", _("Pass"), "", "", None, action)
        case Take(None):
            return Call("take", _("Take"), "", "", view.public.suit if view.public is not None else None, action)
        case Take(str(named)):
            return Call(f"take_{named}", _named(_("Take"), named), "", "", SUIT_NAMED.get(named), action)
        case Bid(value, named):
            if not isinstance(view.phase, Bidding) or value != _least(view, view.phase):
                return None
            return Call(f"bid_{named}", _named(_level(value), named), "", "", SUIT_NAMED.get(named), action)
        case Coinche():
            return Call("coinche", _("Coinche"), "", "", None, action)
        case Surcoinche():
            return Call("surcoinche", _("Surcoinche"), "", "", None, action)
    return None


def _least(view: BeloteView, phase: Bidding) -> int:
    return values_above(view.options, phase.bid.bid if phase.bid is not None else 0)[0]


def _level(value: int) -> str:
    return _("Capot") if value == CAPOT else str(value)


def _named(word: str, named: str) -> str:
    without: Message | None = WITHOUT_SUIT.get(named)
    return word if without is None else _("{word}: {kind}", word=word, kind=without.said())


def contract_facts(view: BeloteView, names: Sequence[str]) -> ContractFacts | None:
    """Return the contract, or the bid so far; None before any bid."""
    contract, final = view.contract, True
    if contract is None and isinstance(view.phase, Bidding):
        contract, final = view.phase.bid, False
    if contract is None:
        return None
    without, own = WITHOUT_SUIT.get(contract.named), contract.taker == view.seat
    name = names[contract.taker]
    return ContractFacts(
        word=_level(contract.bid) if contract.bid else _("Belote"),
        brief=without.said() if contract.trump is None and without else TRUMPS[SUIT_NAMED[contract.named]].said(),
        sign=_SIGNS.get(contract.named, ""),
        suit=contract.trump,
        buyer=contract.taker,
        by=_("taken by you") if own else _("taken by {name}", name=name),
        times=_("×{times}", times=view.multiplier) if view.multiplier > 1 else "",
        locked="",
        final=final,
    )
