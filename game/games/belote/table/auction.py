"""The talk about a deal of Belote before it is played: questions, possible answers, the contract (belote 2, 6).

Everything here is a pure function of what one seat may know.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from game.engine import RoundEnded, Shuffled
from game.families.tricks.rules.events import ThrownIn
from game.families.tricks.table.dialogue import Call, Talk, with_sign
from game.families.tricks.table.facts import ContractFacts
from game.families.tricks.table.glossary import Term
from game.games.belote.rules.actions import Action, Bid, Coinche, Pass, Surcoinche, Take
from game.games.belote.rules.events import BidWithoutSuit, CoincheSaid, SuitBid, SurcoincheSaid, Taken, TakenWithoutSuit
from game.games.belote.rules.state import Answering, Bidding, Contract, Taking
from game.games.belote.rules.view import BeloteView
from game.games.belote.table import glossary as words
from game.i18n import _
from game.i18n.phrases import card_name
from game.i18n.wording import names_text

ENDS_TALK: Final = (Taken, TakenWithoutSuit, CoincheSaid, SurcoincheSaid, ThrownIn, Shuffled, RoundEnded)
"""Events that end the question, or ask another one."""
SETTLES: Final = (Taken, TakenWithoutSuit, SuitBid, BidWithoutSuit, CoincheSaid, SurcoincheSaid)
"""Events with which the contract, or a bid, is shown."""
_SIGNS: Final = {
    name: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
    f'<g fill="none" stroke="#14202a" stroke-width="9" stroke-linecap="round" stroke-linejoin="round">{lines}</g></svg>'
    for name, lines in (
        ("sans", '<circle cx="50" cy="50" r="38"/><path d="M24 76 L76 24"/>'),
        ("tout", '<path d="M50 8 V92 M8 50 H92 M20 20 L80 80 M80 20 L20 80"/>'),
    )
}
"""Drawn where no suit is named: an empty set, and a star."""


def talk(view: BeloteView, names: Sequence[str]) -> Talk | None:
    """Return the dialogue while the contract is looked for; None while there is no question."""
    match view.phase:
        case Taking(seat) | Bidding(seat) | Answering(seat):
            own = seat == view.seat
            title = _question(view, names) if own else _("It's {name}'s turn to bid", name=names[seat])
            return Talk(title, _detail(view, names), own, seat, view.public)
    return None


def contract_facts(view: BeloteView, names: Sequence[str]) -> ContractFacts | None:
    """Return the contract, or the bid so far; None before any bid."""
    contract, final = view.contract, True
    if contract is None and isinstance(view.phase, Bidding):
        contract, final = view.phase.bid, False
    if contract is None:
        return None
    trump, without = contract.trump, words.WITHOUT_SUIT.get(contract.named)
    if trump is not None:
        brief = words.trumps_text(trump)
        word = words.level_text(contract.bid) if contract.bid else _("Trump")
    else:
        assert without is not None, "what names no suit is sans atout or tout atout"
        brief = without.word.said() if contract.bid else without.brief.said()
        word = words.level_text(contract.bid) if contract.bid else without.word.said()
    return ContractFacts(
        word=word,
        brief=brief,
        sign=_SIGNS.get(contract.named, ""),
        suit=trump,
        buyer=contract.taker,
        by=_by(view, contract, names),
        times=_("×{times}", times=view.multiplier) if view.multiplier > 1 else "",
        locked="",
        final=final,
    )


def contract_text(contract: Contract) -> str:
    """A contract in few words: `♥`, `90 ♥`, `Capot ♥`, `90 sans atout`."""
    level = words.level_text(contract.bid) if contract.bid else ""
    if contract.trump is not None:
        return with_sign(level, contract.trump).strip()
    if not level:
        return words.WITHOUT_SUIT[contract.named].word.said()
    return words.BID_WITHOUT_SUIT[contract.named].said(level=level)


def calls(view: BeloteView, actions: Iterable[object]) -> tuple[Call, ...]:
    """The answers that are allowed, in the order of the rules, the pass first."""
    return tuple(call for action in actions if (call := answer(view, action)) is not None)


def answer(view: BeloteView, action: object) -> Call | None:
    """Return the call of an action; None for an action without one."""
    match action:
        case Pass():
            return _call(words.PASS[type(view.phase)], "pass", action)
        case Take(None):
            suit = None if view.public is None else view.public.suit
            return _take(Contract(view.seat, suit.letter if suit is not None else ""), "take", action)
        case Take(str(named)):
            return _take(Contract(view.seat, named), f"take_{named}", action)
        case Bid(value, named):
            contract = Contract(view.seat, named, value)
            level, name = words.level_text(value), f"bid_{str(action).split()[1]}_{named}"
            if contract.trump is not None:
                return Call(name, level, "", words.promise(value), contract.trump, action, row=1)
            term = words.WITHOUT_SUIT[named]
            return Call(name, level, term.word.said(), words.promise(value), None, action, row=1)
        case Coinche():
            return _call(words.COINCHE, "coinche", action)
        case Surcoinche():
            return _call(words.SURCOINCHE, "surcoinche", action)
    return None


def _call(term: Term, name: str, action: Action) -> Call:
    return Call(name, term.word.said(), term.brief.said(), term.tip.said(), None, action)


def _take(contract: Contract, name: str, action: Action) -> Call:
    suit = contract.trump
    if suit is None:
        return _call(words.WITHOUT_SUIT[contract.named], name, action)
    return Call(name, words.TAKE.said(), words.trumps_text(suit), words.TAKE_TIP.said(), suit, action)


def _question(view: BeloteView, names: Sequence[str]) -> str:
    match view.phase:
        case Taking(round=1):
            return _("Will you take the {card}?", card=card_name(view.public) if view.public is not None else "")
        case Taking() if view.options.second_round == "any":
            return _("Will you take, and with which suit?")
        case Taking():
            return _("Will you take with another suit?")
        case Bidding(bid=Contract(taker) as bid):
            return _("{name} bids {bid}. And you?", name=names[taker], bid=contract_text(bid))
        case Answering():
            doubting = next(seat for seat, said in reversed(view.said) if said == str(Coinche()))
            return _("{name} says coinche. Do you say surcoinche?", name=names[doubting])
    return _("What will you bid?")


def _detail(view: BeloteView, names: Sequence[str]) -> str:
    """Return the second round, who is asked next, and points that wait."""
    parts = [_("Second round")] if isinstance(view.phase, Taking) and view.phase.round == 2 else []
    if isinstance(view.phase, Taking) and view.phase.waiting:
        parts.append(_("Next: {names}", names=names_text([names[seat] for seat in view.phase.waiting])))
    if view.held:
        parts.append(_("{total} points wait for the winner", total=view.held))
    return ". ".join(parts)


def _by(view: BeloteView, contract: Contract, names: Sequence[str]) -> str:
    own, name = contract.taker == view.seat, names[contract.taker]
    if contract.bid:
        return _("your bid") if own else _("{name}'s bid", name=name)
    return _("taken by you") if own else _("taken by {name}", name=name)
