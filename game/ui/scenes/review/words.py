"""What a review says: what was done, what would have been better, what that was worth and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal
from enum import Enum, auto
from types import MappingProxyType
from typing import Final

from game.cards import format_faces
from game.engine import CardsDealt, Place
from game.i18n import _
from game.i18n.phrases import card_names, phrases_of
from game.i18n.wording import number_text
from game.match.playback import Playback
from game.review.judging import Judged
from game.ui.judged.deeds import Deed, Step, decider
from game.ui.judged.verdicts import Points, Verdict, is_sure, verdict_of
from game.ui.table.layout.landings import PILE

_DRAWN: Final = (Place("stock"), PILE)
"""Where cards lie that turns begin with."""


def hand_text(playback: Playback, decision: Judged) -> str:
    """What the player held, in notation."""
    still = playback.still_at(decision.number)
    return format_faces(playback.game.view(still.state, decider(playback, decision)).hand)


class Stage(Enum):
    """Where in a turn something is decided."""

    WHOLE = auto()
    """The turn begins with no card that is drawn or taken."""
    DRAW = auto()
    """Which card to draw or take, with which it begins."""
    LATER = auto()


def stage_of(playback: Playback, decision: Judged) -> Stage:
    """Where in its turn it was made."""
    number = first = decision.number
    seat = decider(playback, decision)
    while first and not playback.still_at(first).deals and playback.still_at(first - 1).actor == seat:
        first -= 1
    events = playback.still_at(min(first + 1, playback.last)).events
    hand = Place("hand", seat)
    if not any(each.source in _DRAWN and each.target == hand and not isinstance(each, CardsDealt) for each in events):
        return Stage.WHOLE
    return Stage.DRAW if number == first else Stage.LATER


def turn_of(playback: Playback, decision: Judged, known: Mapping[int, int] = MappingProxyType({})) -> int:
    """Which of the player's turns in the round it was; of `known` numbers of decisions it is known."""
    seat, number, turns = decider(playback, decision), decision.number, 0
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


def placed_text(turn: int, stage: Stage) -> str:
    """The same with where in the turn it was: what was better before a card came need not be so after it."""
    match stage:
        case Stage.DRAW:
            return _("Turn {turn}, before your draw", turn=turn)
        case Stage.LATER:
            return _("Turn {turn}, after your draw", turn=turn)
        case Stage.WHOLE:
            return turn_text(turn)


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


def range_text(decision: Judged, points: Points) -> str:
    """Between how many points the difference lies, and whether that is hardly known."""
    cost = abs(decision.cost)
    least, most = points.said(max(0.0, cost - decision.margin)), points.said(cost + decision.margin)
    if not is_sure(decision):
        return _("uncertain: {least} to {most}", least=least, most=most)
    return _("likely {least} to {most}", least=least, most=most)


def decision_words(
    playback: Playback, decision: Judged, deed: Deed, instead: Deed, reasons: Sequence[str], steps: Sequence[Step] = ()
) -> str:
    """All that is told of a decision, for whoever listens; the reasons in words, and the `steps` of the better turn."""
    cards = phrases_of(playback.game_name).cards
    told = [placed_text(turn_of(playback, decision), stage_of(playback, decision)) + "."]
    ways = (deed, instead) if decision.better else (deed,)
    for each in (*ways, *(step.deed for step in steps[1:])):
        told += [each.text, str(card_names(each.unnamed, cards)) if each.unnamed else ""]
        told.append(_("The meld already had {cards:the}.", cards=card_names(each.onto, cards)) if each.onto else "")
    points = Points(playback.game)
    told += [cost_text(decision, points), chance_text(decision), *reasons]
    return " ".join(text for text in told if text)
