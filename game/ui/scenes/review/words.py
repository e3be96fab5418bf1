"""What a review says: what was done, what would have been better, what that was worth and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from random import Random
from types import MappingProxyType
from typing import Final

from game.cards import Face, Suit, format_faces
from game.engine import Event, State, redacted
from game.i18n import _
from game.i18n.phrases import captions_of, card_names, phrases_of
from game.match.playback import Playback
from game.review.judging import Judged
from game.ui.judged.verdicts import Points, Verdict, verdict_of
from game.ui.shared_texts import number_text
from game.ui.table.game_table import table_of

_UNCERTAIN: Final = 0.6
"""The part of a difference from which on what it may be wrong by is said to be much."""
CARD_BACK = "back"
"""What stands for a card that nobody sees, where cards are listed."""


@dataclass(frozen=True, slots=True)
class Deed:
    """What somebody did, or would have done."""

    text: str
    cards: str
    """Those it is about, in notation; of one that was drawn unseen its back."""
    named: bool = False
    """Whether the words name all cards."""
    onto: str = ""
    """The meld that they are added to, in notation; empty where they are added to none."""
    suit: Suit | None = None
    """What it names where it is about no cards."""


def done(playback: Playback, decision: Judged) -> Deed:
    """What the player did."""
    events: list[Event] = []
    for number in range(decision.number + 1, decision.number + len(decision.done) + 1):
        events += playback.still_at(number).events
    return _deed(playback, _seat(playback, decision), playback.still_at(decision.number).state, events, own=True)


def better(playback: Playback, decision: Judged) -> Deed:
    """What the strongest level would have done, or that it would have done the same; no card that it only draws."""
    if not decision.better:
        return Deed(_("A strong player does the same."), "")
    game, still, seat = playback.game, playback.still_at(decision.number), _seat(playback, decision)
    state = game.determinize(game.view(still.state, seat), Random(0))
    events: list[Event] = []
    for text in decision.better:
        state, told = game.apply(state, game.parse(text))
        events += told
    other = (seat + 1) % len(playback.seats)
    return _deed(playback, seat, still.state, [redacted(event, other) for event in events], own=False)


def hand_text(playback: Playback, decision: Judged) -> str:
    """What the player held, in notation."""
    still = playback.still_at(decision.number)
    return format_faces(playback.game.view(still.state, _seat(playback, decision)).hand)


def turn_of(playback: Playback, decision: Judged, known: Mapping[int, int] = MappingProxyType({})) -> int:
    """Which of the player's turns in the round it was; of `known` numbers of decisions it is known."""
    seat, number, turns = _seat(playback, decision), decision.number, 0
    while number not in known:
        still = playback.still_at(number)
        before = playback.still_at(number - 1).actor if number and not still.deals else None
        turns += still.actor == seat != before
        if not number or still.deals:
            return turns
        number -= 1
    return turns + known[number]


def turns_in(playback: Playback, round_number: int, seat: int) -> int:
    """How many turns a seat had in a round."""
    turns, before = 0, None
    for number in range(playback.begin_of_round(round_number), playback.last + 1):
        still = playback.still_at(number)
        if still.state.round != round_number:
            break
        turns += still.actor == seat != before
        before = still.actor
    return turns


def turn_text(turn: int) -> str:
    """The number of a turn in words."""
    return _("Turn {turn}", turn=turn)


def cost_text(decision: Judged, points: Points) -> str:
    """What the better way was worth, whose it was, and how sure that is."""
    cost = abs(decision.cost)
    worth = points.said(cost)
    least, most = points.said(max(0.0, cost - decision.margin)), points.said(cost + decision.margin)
    match verdict_of(decision):
        case Verdict.BEST:
            return _("You chose just as the strongest opponent would.")
        case Verdict.EVEN:
            return _("A strong player chooses otherwise, but no certain difference was found.")
        case Verdict.DEAR:
            return _(
                "A strong player's move brings {points} points more on average (likely between {least} and {most}).",
                points=worth,
                least=least,
                most=most,
            )
        case Verdict.BETTER:
            return _(
                "Your move brings {points} points more on average than a strong player's "
                "(likely between {least} and {most}).",
                points=worth,
                least=least,
                most=most,
            )


def chance_text(decision: Judged) -> str:
    """What it cost of the chance of the match; empty where that is not known or next to nothing."""
    percent = round(100 * decision.chance, 1) if decision.chance is not None and decision.is_dear else 0.0
    if percent < 0.1:
        return ""
    said = number_text(Decimal(f"{percent:.0f}" if percent >= 10 else f"{percent:.1f}"))
    return _("Your move lowers your chance to win the match by about {percent} percentage points.", percent=said)


def is_sure(decision: Judged) -> bool:
    """Whether the truth hardly lies far from what is told of it."""
    return decision.margin <= _UNCERTAIN * abs(decision.cost)


def range_text(decision: Judged, points: Points) -> str:
    """Between how many points the difference lies, and whether that is hardly known."""
    cost = abs(decision.cost)
    least, most = points.said(max(0.0, cost - decision.margin)), points.said(cost + decision.margin)
    if not is_sure(decision):
        return _("uncertain: {least} to {most}", least=least, most=most)
    return _("likely {least} to {most}", least=least, most=most)


def decision_words(playback: Playback, decision: Judged, deed: Deed, instead: Deed, reasons: Sequence[str]) -> str:
    """All that is told of a decision, for whoever listens; the reasons in words."""
    cards = phrases_of(playback.game_name).cards
    told = [turn_text(turn_of(playback, decision))]
    for each in (deed, instead) if decision.better else (deed,):
        named = each.named or not each.cards or each.cards == CARD_BACK
        told += [each.text, "" if named else str(card_names(each.cards, cards))]
        told.append(_("The meld already had {cards:the}.", cards=card_names(each.onto, cards)) if each.onto else "")
    points = Points(playback.game)
    told += [cost_text(decision, points), chance_text(decision), *reasons]
    return " ".join(text for text in told if text)


def _seat(playback: Playback, decision: Judged) -> int:
    actor = playback.still_at(decision.number).actor
    assert actor is not None, "somebody decided"
    return actor


def _deed(playback: Playback, seat: int, before: State, events: Sequence[Event], *, own: bool) -> Deed:
    """The first thing that is told of what a seat did, with the cards of all its deeds of that kind."""
    captions = captions_of(playback.game_name)
    player = _("A strong player")
    names = [each.name for each in playback.seats]
    for event in events:
        text = captions.caption(event, player, own=own, names=names) if event.seat == seat else ""
        if text:
            if event.source is not None and event.source.zone == "stock":  # which card comes is no decision
                return Deed(text, CARD_BACK)
            cards = _cards_of(event, events)
            if cards is None:
                return Deed(text, "", suit=_suit_of(event))
            if event.cards:
                text = captions.caption(replace(event, cards=cards), player, own=own, names=names)
            named = captions.deed(event, player, cards, own=own)
            seen = table_of(playback.game_name).placement(playback.game.view(before, seat))
            lying = seen.get(event.target, ()) if event.target is not None and event.target.zone == "meld" else ()
            onto = format_faces(card for card in lying if card is not None)
            return Deed(named or text, format_faces(cards), bool(named), onto, None if cards else _suit_of(event))
    return Deed("", "")


def _suit_of(event: Event) -> Suit | None:
    """The suit that it names."""
    return next((value for _name, value in event.params if isinstance(value, Suit)), None)


def _cards_of(event: Event, events: Sequence[Event]) -> tuple[Face, ...] | None:
    """Those of everything of its kind at its place, or of what it announced; None where one of them is unseen."""
    alike = [each for each in events if type(each) is type(event) and each.seat == event.seat]
    if event.target is not None and event.target.zone == "meld":
        alike = [each for each in alike if each.target == event.target]
    if not event.cards:
        alike = [each for each in events if each.seat == event.seat and each.target and each.target.zone == "meld"]
    cards = [card for each in alike for card in each.cards]
    seen = tuple(card for card in cards if card is not None)
    return seen if len(seen) == len(cards) else None
