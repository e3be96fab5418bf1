"""What a review says: what was done, what would have been better, what that was worth and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from enum import Enum, auto
from random import Random

from game.cards import format_faces
from game.engine import AnyGame, Event, State, redacted
from game.i18n import _
from game.i18n.phrases import captions_of, card_names, phrases_of
from game.match.playback import Playback
from game.opponents.protocol import Explanation, levels_of
from game.review.findings import RoundReview
from game.review.judging import Judged
from game.ui.shared_texts import level_name, number_text, signed_text
from game.ui.table.game_table import table_of


class Verdict(Enum):
    """What is found of a decision."""

    BEST = auto()
    """The strongest level would have done the same."""
    EVEN = auto()
    """It would have done otherwise, and no difference was found."""
    DEAR = auto()
    """It would have done better."""
    BETTER = auto()
    """It would have done worse."""


def verdict_of(decision: Judged) -> Verdict:
    """What is found of it."""
    if not decision.better:
        return Verdict.BEST
    if not decision.is_clear:
        return Verdict.EVEN
    return Verdict.DEAR if decision.cost > 0 else Verdict.BETTER


class Points:
    """Tells points of rounds as the totals of a match do, which may count them otherwise."""

    def __init__(self, game: AnyGame) -> None:
        self._scale = game.round_scale

    def said(self, points: float) -> str:
        """Whole ones, or with a tenth where they are few, or where the totals have tenths."""
        return number_text(self._rounded(points))

    def signed(self, points: float) -> str:
        """The same with a sign."""
        rounded = self._rounded(points)
        return signed_text(rounded) if rounded else number_text(rounded)

    def _rounded(self, points: float) -> Decimal:
        scaled = points / self._scale
        exact = abs(scaled) < 10 or self._scale > 1
        return Decimal(f"{scaled:.1f}" if exact else f"{scaled:.0f}").normalize() + 0


@dataclass(frozen=True, slots=True)
class Deed:
    """What somebody did, or would have done."""

    text: str
    cards: str
    """Those it is about, in notation."""
    onto: str = ""
    """The meld that they are added to, in notation; empty where they are added to none."""


def done(playback: Playback, decision: Judged) -> Deed:
    """What the player did."""
    events: list[Event] = []
    for number in range(decision.number + 1, decision.number + len(decision.done) + 1):
        events += playback.still_at(number).events
    return _deed(playback, _seat(playback, decision), playback.still_at(decision.number).state, events, own=True)


def better(playback: Playback, decision: Judged) -> Deed:
    """What the strongest level would have done; no card is told that it would only have drawn."""
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


def turn_text(playback: Playback, decision: Judged) -> str:
    """Which of the player's turns in the round it was."""
    seat, number, turns = _seat(playback, decision), decision.number, 0
    while True:
        still = playback.still_at(number)
        before = playback.still_at(number - 1).actor if number and not still.deals else None
        turns += still.actor == seat != before
        if not number or still.deals:
            return _("Turn {turn}", turn=turns)
        number -= 1


def cost_text(decision: Judged, points: Points) -> str:
    """What the other way was worth, and how sure that is."""
    cost, margin = points.said(abs(decision.cost)), points.said(decision.margin)
    match verdict_of(decision):
        case Verdict.BEST:
            return _("You chose just as the strongest opponent would.")
        case Verdict.EVEN:
            signed = points.signed(-decision.cost)
            return _("No difference found: {points} ± {margin} points.", points=signed, margin=margin)
        case Verdict.DEAR:
            return _("That would have been {points} ± {margin} points better.", points=cost, margin=margin)
        case Verdict.BETTER:
            return _("Yours was better by {points} ± {margin} points.", points=cost, margin=margin)


def verdict_text(decision: Judged, points: Points) -> str:
    """The same in a word or two, for a list."""
    match verdict_of(decision):
        case Verdict.BEST:
            return _("best move")
        case Verdict.EVEN:
            return _("as good")
        case Verdict.DEAR:
            return _("cost {points}", points=points.said(decision.cost))
        case Verdict.BETTER:
            return _("gained {points}", points=points.said(-decision.cost))


def chance_text(decision: Judged) -> str:
    """What it cost of the chance of the match; empty where that is not known or next to nothing."""
    if decision.chance is None or not decision.is_dear:
        return ""
    percent = round(100 * decision.chance, 1)
    if percent < 0.1:
        return ""
    said = number_text(Decimal(f"{percent:.0f}" if percent >= 10 else f"{percent:.1f}"))
    return _("It cost about {percent}% of the chance to win the match.", percent=said)


def reason_text(game: str, decision: Judged) -> str:
    """Why the strongest level would have done otherwise; empty where it does not say."""
    phrases = phrases_of(game)
    if not decision.is_dear or decision.reason not in phrases.explanations:
        return ""
    return phrases.explanation(Explanation(decision.reason, decision.params))


def decision_words(playback: Playback, decision: Judged, deed: Deed, instead: Deed | None) -> str:
    """All that is told of a decision, for whoever listens."""
    cards = phrases_of(playback.game_name).cards
    told = [turn_text(playback, decision)]
    for each in (deed, instead):
        if each is not None:
            told += [each.text, str(card_names(each.cards, cards)) if each.cards else ""]
            told.append(_("The meld already had {cards:the}.", cards=card_names(each.onto, cards)) if each.onto else "")
    points = Points(playback.game)
    told += [cost_text(decision, points), chance_text(decision), reason_text(playback.game_name, decision)]
    return " ".join(text for text in told if text)


def account_lines(review: RoundReview, points: Points) -> list[tuple[str, str]]:
    """What the result of a round is made of."""
    play, margin = points.signed(review.play), points.said(2 * review.play_error)
    return [
        (_("Your lead in this round"), points.signed(review.lead)),
        (_("What the deal gave"), points.signed(review.gift)),
        (_("Your decisions"), _("{points} ± {margin}", points=play, margin=margin)),
        (_("The others, and chance"), points.signed(review.rest)),
    ]


def _seat(playback: Playback, decision: Judged) -> int:
    actor = playback.still_at(decision.number).actor
    assert actor is not None, "somebody decided"
    return actor


def _deed(playback: Playback, seat: int, before: State, events: Sequence[Event], *, own: bool) -> Deed:
    """The first thing that is told of what a seat did, with the cards of all its deeds of that kind."""
    captions = captions_of(playback.game_name)
    player = level_name(levels_of(playback.game)[-1].name)
    names = [each.name for each in playback.seats]
    for event in events:
        text = captions.caption(event, player, own=own, names=names) if event.seat == seat else ""
        if text:
            alike = [each for each in events if type(each) is type(event) and each.seat == seat]
            cards = [card for each in alike for card in each.cards]
            if None in cards:
                return Deed(text, "")
            seen = table_of(playback.game_name).placement(playback.game.view(before, seat))
            lying = seen.get(event.target, ()) if event.target is not None and event.target.zone == "meld" else ()
            onto = [card for card in lying if card is not None]
            return Deed(text, format_faces(card for card in cards if card is not None), format_faces(onto))
    return Deed("", "")
