"""What a review says: what was done, what would have been better, what that was worth and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from random import Random

from game.cards import format_faces
from game.engine import Event, redacted
from game.i18n import _
from game.i18n.phrases import captions_of, card_names, phrases_of
from game.match.playback import Playback
from game.opponents.protocol import Explanation, levels_of
from game.review.findings import RoundReview
from game.review.judging import Judged
from game.ui.shared_texts import level_name, number_text, signed_text


def points_said(points: float) -> str:
    """Points as they are told: whole ones, or with a tenth where they are few."""
    rounded = Decimal(f"{points:.0f}" if abs(points) >= 10 else f"{points:.1f}")
    return number_text(rounded.normalize() + 0)


def signed(points: float) -> str:
    """The same with a sign."""
    return signed_text(Decimal(points_said(points).replace("−", "-").replace(",", ".").replace("٫", ".")))


@dataclass(frozen=True, slots=True)
class Deed:
    """What somebody did, or would have done."""

    text: str
    cards: str
    """Those it is about, in notation."""


def done(playback: Playback, decision: Judged) -> Deed:
    """What the player did."""
    events: list[Event] = []
    for number in range(decision.number + 1, decision.number + len(decision.done) + 1):
        events += playback.still_at(number).events
    return _deed(playback, _seat(playback, decision), events, own=True)


def better(playback: Playback, decision: Judged) -> Deed:
    """What the strongest level would have done; no card is told that it would only have drawn."""
    game, still, seat = playback.game, playback.still_at(decision.number), _seat(playback, decision)
    state = game.determinize(game.view(still.state, seat), Random(0))
    events: list[Event] = []
    for text in decision.better:
        state, told = game.apply(state, game.parse(text))
        events += told
    other = (seat + 1) % len(playback.seats)
    return _deed(playback, seat, [redacted(event, other) for event in events], own=False)


def hand_text(playback: Playback, decision: Judged) -> str:
    """What the player held, in notation."""
    still = playback.still_at(decision.number)
    return format_faces(playback.game.view(still.state, _seat(playback, decision)).hand)


def cost_text(decision: Judged) -> str:
    """What the other way was worth, and how sure that is."""
    points, margin = points_said(abs(decision.cost)), points_said(decision.margin)
    if not decision.better:
        return _("You chose just as the strongest opponent would.")
    if not decision.is_clear:
        return _("No difference found: {points} ± {margin} points.", points=signed(-decision.cost), margin=margin)
    if decision.cost > 0:
        return _("That would have been {points} ± {margin} points better.", points=points, margin=margin)
    return _("Yours was better by {points} ± {margin} points.", points=points, margin=margin)


def badge_text(decision: Judged) -> str:
    """The same in a word, for a list."""
    if not decision.better:
        return _("same")
    if not decision.is_clear:
        return _("no difference")
    return signed(-decision.cost)


def chance_text(decision: Judged) -> str:
    """What it cost of the chance of the match; empty where that is not known or next to nothing."""
    if decision.chance is None or not decision.is_dear:
        return ""
    percent = round(100 * decision.chance, 1)
    if percent < 0.1:
        return ""
    return _("It cost about {percent}% of the chance to win the match.", percent=points_said(percent))


def reason_text(game: str, decision: Judged) -> str:
    """Why the strongest level would have done otherwise; empty where it does not say."""
    phrases = phrases_of(game)
    if not decision.is_dear or decision.reason not in phrases.explanations:
        return ""
    return phrases.explanation(Explanation(decision.reason, decision.params))


def decision_words(playback: Playback, decision: Judged, deed: Deed, instead: Deed | None) -> str:
    """All that is told of a decision, for whoever listens."""
    cards = phrases_of(playback.game_name).cards
    told = []
    for each in (deed, instead):
        if each is not None:
            told += [each.text, str(card_names(each.cards, cards)) if each.cards else ""]
    told += [cost_text(decision), chance_text(decision), reason_text(playback.game_name, decision)]
    return " ".join(text for text in told if text)


def account_lines(review: RoundReview) -> list[tuple[str, str]]:
    """What the result of a round is made of."""
    margin = points_said(2 * review.play_error)
    return [
        (_("The round"), signed(review.lead)),
        (_("What the deal gave"), signed(review.gift)),
        (_("Your decisions"), _("{points} ± {margin}", points=signed(review.play), margin=margin)),
        (_("The others, and chance"), signed(review.rest)),
    ]


def _seat(playback: Playback, decision: Judged) -> int:
    actor = playback.still_at(decision.number).actor
    assert actor is not None, "somebody decided"
    return actor


def _deed(playback: Playback, seat: int, events: Sequence[Event], *, own: bool) -> Deed:
    """The first thing that is told of what a seat did, with the cards of all its deeds of that kind."""
    captions = captions_of(playback.game_name)
    player = level_name(levels_of(playback.game)[-1].name)
    names = [each.name for each in playback.seats]
    for event in events:
        text = captions.caption(event, player, own=own, names=names) if event.seat == seat else ""
        if text:
            alike = [each for each in events if type(each) is type(event) and each.seat == seat]
            cards = [card for each in alike for card in each.cards]
            return Deed(text, format_faces(card for card in cards if card is not None) if None not in cards else "")
    return Deed("", "")
