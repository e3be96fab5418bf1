"""The talk about a hand of Baloot before it is played: questions and possible answers.

Everything here is a pure function of what one seat may know (baloot 2.2, 3, 4).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from game.cards import Suit
from game.engine import RoundEnded, Shuffled
from game.families.tricks.rules.events import ThrownIn
from game.families.tricks.table.dialogue import Call, Talk
from game.families.tricks.table.facts import ContractFacts
from game.families.tricks.table.glossary import TRUMPS, Term
from game.games.baloot.card_words import CARDS
from game.games.baloot.rules.actions import Action, Bid, Confirm, Cut, Pass, Raise
from game.games.baloot.rules.buying import may_call_ashkal
from game.games.baloot.rules.events import Bought, KaweshSaid
from game.games.baloot.rules.state import Buying, Contract, Cutting, Doubling
from game.games.baloot.rules.view import BalootView
from game.games.baloot.table import glossary as words
from game.i18n import _
from game.i18n.phrases import card_name
from game.i18n.wording import names_text

_RAYS: Final = "".join(
    f'<path d="M50 4 L56 22 L44 22 Z" transform="rotate({angle} 50 50)"/>' for angle in range(0, 360, 45)
)
SUN_SIGN: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
    f'<g fill="#b4780f">{_RAYS}<circle cx="50" cy="50" r="24"/></g></svg>'
)
"""Drawn where nothing is trumps."""

ENDS_TALK: Final = (Bought, ThrownIn, KaweshSaid, Shuffled, RoundEnded)
"""Events that end the question, or ask another one."""


def talk(view: BalootView, names: Sequence[str]) -> Talk | None:
    """Return the dialogue while the hand is cut, bought and doubled; None while there is no question."""
    match view.phase:
        case Cutting(seat) | Buying(seat) | Doubling(seat):
            title, waiting = _question(view, names)
            return Talk(
                title=title,
                detail=_detail(view, [names[other] for other in waiting]),
                own=seat == view.seat,
                asked=seat,
                public=view.public,
            )
    return None


def contract_facts(view: BalootView, names: Sequence[str]) -> ContractFacts | None:
    """Return the contract, or the bid so far; None before any bid."""
    contract, final = view.contract, True
    if contract is None and isinstance(view.phase, Buying):
        contract, final = view.phase.bid, False
    if contract is None:
        return None
    return ContractFacts(
        word=words.BUYING["kawesh" if contract.kawesh else contract.kind].word.said(),
        brief=words.VOIDING.said() if contract.kawesh else _trumps(contract),
        sign=SUN_SIGN if contract.kind == "sun" else "",
        suit=contract.trump,
        buyer=contract.buyer,
        by=_bought(view, contract, names) if final else _bid(view, contract, names),
        times=words.multiplier_text(view.multiplier),
        locked=_("no leading trumps") if view.locked else "",
        final=final,
    )


def calls(view: BalootView, actions: Iterable[object]) -> tuple[Call, ...]:
    """The answers that are allowed, in the order of the rules, the pass first."""
    return tuple(call for action in actions if (call := answer(view, action)) is not None)


def answer(view: BalootView, action: object) -> Call | None:
    """Return the call of an action; None for an action without one."""
    match action:
        case Pass():
            again = _in_second_round(view) and _terms(view) is words.BUYING
            return _call(_terms(view)["pass second" if again else "pass"], "pass", action)
        case Bid("ashkal"):
            return _call(
                words.WRONG_ASHKAL if is_wrong_ashkal(view, action) else words.BUYING["ashkal"], "ashkal", action
            )
        case Bid("kawesh"):
            as_sun = view.options.kawesh == "as_sun"
            return _call(words.KAWESH_AS_SUN if as_sun else words.BUYING["kawesh"], "kawesh", action)
        case Bid(call):
            second = call == "hokom" and _in_second_round(view)
            return _call(_terms(view)["hokom second" if second else call], call, action, _meant(view, action))
        case Confirm():
            return _call(_terms(view)["hokom"], "hokom", action, _meant(view, action))
        case Raise():
            name = str(action)
            return _call(_terms(view)[name], name.replace(" ", "_"), action)
        case Cut(how):
            return _call(words.CUTTING[how], f"cut_{how.replace(' ', '_')}", action)
        case _:
            return None


def is_wrong_ashkal(view: BalootView, action: object) -> bool:
    """Whether an answer is an Ashkal without the right to it, which is a Sun (baloot 3.6)."""
    if action != Bid("ashkal") or not isinstance(view.phase, Buying) or view.public is None:
        return False
    return not may_call_ashkal(view.options, view.dealer, view.public, view.phase)


def doubts(view: BalootView, action: object) -> str:
    """An Ashkal without the right to it is hardly ever meant."""
    if not is_wrong_ashkal(view, action):
        return ""
    return _("You have no right to say Ashkal here, so you'd buy the card as Sun yourself. Say it all the same?")


def _call(term: Term, name: str, action: Action, suit: Suit | None = None) -> Call:
    named = action.suit if isinstance(action, Confirm) else None
    if suit is None:
        return Call(name, term.word.said(), term.brief.said(), term.tip.said(), None, action)
    name = name if named is None else f"{name}_{named.letter}"
    return Call(name, term.word.said(), TRUMPS[suit].said(), term.tip.said(), suit, action)


def _terms(view: BalootView) -> Mapping[str, Term]:
    match view.phase:
        case Buying(question="over_hokom"):
            return words.OVER_HOKOM
        case Buying(question="over_sun"):
            return words.OVER_SUN
        case Buying(question="confirm"):
            return words.CONFIRMING
        case Doubling():
            sun = view.contract is not None and view.contract.kind == "sun"
            return words.DOUBLING_SUN if sun else words.DOUBLING
    return words.BUYING


def _meant(view: BalootView, action: Bid | Confirm) -> Suit | None:
    """The trump suit that an action names or means, if any."""
    if isinstance(action, Confirm) and action.suit is not None:
        return action.suit
    hokom = isinstance(action, Confirm) or action.call == "hokom"
    if hokom and not _in_second_round(view) and view.public is not None:
        return view.public.suit
    return None


def _in_second_round(view: BalootView) -> bool:
    return isinstance(view.phase, Buying) and view.phase.round == 2


def _question(view: BalootView, names: Sequence[str]) -> tuple[str, tuple[int, ...]]:
    """Return the question, and the seats that are asked the same afterwards."""
    match view.phase:
        case Cutting(seat):
            own = _("How will you cut the pack?")
            return own if seat == view.seat else _("{name} is cutting the pack", name=names[seat]), ()
        case Buying(seat, number, question, bid, waiting):
            if seat != view.seat:
                return _("It's {name}'s turn to bid", name=names[seat]), waiting
            return _own_question(view, number, question, bid, names), waiting
        case Doubling(seat, level, waiting):
            if seat != view.seat:
                return _("{name} can raise", name=names[seat]), waiting
            return _raising(level), waiting
    return "", ()


def _detail(view: BalootView, waiting: Sequence[str]) -> str:
    """Return the round of buying, from the second on, and the seat that is asked next."""
    second = isinstance(view.phase, Buying) and view.phase.round == 2
    if not waiting:
        return _("Second round") if second else ""
    names = names_text(waiting)
    return _("Second round. Next: {names}", names=names) if second else _("Next: {names}", names=names)


def _own_question(view: BalootView, number: int, question: str, bid: Contract | None, names: Sequence[str]) -> str:
    buyer = names[bid.buyer] if bid is not None else ""
    match question:
        case "over_hokom":
            return _("{name} says Hokom. Will you take it as Sun?", name=buyer)
        case "over_sun":
            if bid is not None and bid.kawesh:
                return _("{name} says Kawesh. Will you take the card as Sun?", name=buyer)
            return _("{name} says Sun. Will you take it?", name=buyer)
        case "confirm":
            return _("Your Hokom stands. Which suit?") if number == 2 else _("Your Hokom stands. Will you keep it?")
    card = card_name(view.public, CARDS) if view.public is not None else ""
    return _("Will you buy the {card}?", card=card)


def _raising(level: str) -> str:
    match level:
        case "double":
            return _("Will you double?")
        case "three":
            return _("You've been doubled. Do you say Three?")
        case "four":
            return _("They say Three. Do you say Four?")
    return _("They say Four. Do you say Gahwa?")


def _trumps(contract: Contract) -> str:
    if contract.trump is not None:
        return TRUMPS[contract.trump].said()
    return _("no trumps") if contract.kind == "sun" else _("suit to be named")


def _bought(view: BalootView, contract: Contract, names: Sequence[str]) -> str:
    if contract.ashkal:
        own = _("your Ashkal")
        return own if contract.buyer == view.seat else _("{name}'s Ashkal", name=names[contract.buyer])
    return _("bought by you") if contract.buyer == view.seat else _("bought by {name}", name=names[contract.buyer])


def _bid(view: BalootView, contract: Contract, names: Sequence[str]) -> str:
    return _("your bid") if contract.buyer == view.seat else _("{name}'s bid", name=names[contract.buyer])
