"""`Deed`: the player's move of a decision and the one of the strongest level, in words and cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from game.cards import Face, Rank, Suit, format_faces
from game.engine import Action, Event, Place, SeatView, State, redacted
from game.i18n import _
from game.i18n.cards.names import CardNames
from game.i18n.phrases import captions_of, phrases_of
from game.match.playback import Playback
from game.opponents.protocol import opponents_of
from game.review.judging import Judged

_LETTERS: Final = {Rank.ACE: "A", Rank.JACK: "J", Rank.QUEEN: "Q", Rank.KING: "K"}
CARD_BACK: Final = "back"
"""The name of a hidden card, in a list of cards."""
Placement = Callable[[SeatView], Mapping[Place, tuple[Face | None, ...]]]
"""Returns the places of the cards, as a seat sees them."""


@dataclass(frozen=True, slots=True)
class Deed:
    """One thing that somebody did or would have done."""

    text: str
    cards: str = ""
    """The cards it is about, in notation; `CARD_BACK` for one that is drawn unseen."""
    onto: str = ""
    """The meld that they are added to, in notation; empty where they are added to none."""
    suit: Suit | None = None
    """The suit that it names, where it is about no cards."""
    melds: tuple[str, ...] = ()
    """The melds that it lays, each in notation, where there are several."""
    unnamed: str = ""
    """The cards that the text does not name, in notation."""
    spoken: str = ""
    """Words that are only spoken: the cards that the text does not name, and the meld that they join."""
    plain: str = ""
    """The text as it is worded alike for everybody; two deeds may share it."""
    at_meld: str = ""
    """The text with the ranks of its meld; empty where it has none."""


@dataclass(frozen=True, slots=True)
class PlanStep:
    """One of the deeds of a turn."""

    word: str
    """The action in a word or two."""
    deed: Deed
    """The deed, which is about no cards where it only ends the round."""


def done(playback: Playback, placement: Placement, decision: Judged) -> Deed:
    """Return the move of the player."""
    events: list[Event] = []
    for number in range(decision.number + 1, decision.number + len(decision.done) + 1):
        events += playback.still_at(number).events
    state = playback.still_at(decision.number).state
    return _deed(playback, placement, decider(playback, decision), state, events, own=True)


def better(playback: Playback, placement: Placement, decision: Judged) -> Deed:
    """Return the move of the strongest level, or that it would be the same, without cards that it only draws."""
    if not decision.better:
        return Deed(_("A strong player does the same."))
    game, still, seat = playback.game, playback.still_at(decision.number), decider(playback, decision)
    state = game.determinize(game.view(still.state, seat), Random(0))
    events: list[Event] = []
    for text in decision.better:
        state, caused = game.apply(state, game.parse(text))
        events += caused
    other = (seat + 1) % len(playback.seats)
    seen = [redacted(event, other) for event in events]
    return _deed(playback, placement, seat, still.state, seen, own=False)


def plan_steps(playback: Playback, placement: Placement, decision: Judged) -> list[PlanStep]:
    """The whole turn that the better way begins; empty where the strongest level's way on is not known."""
    if not decision.plan:
        return []
    game, seat, words = playback.game, decider(playback, decision), captions_of(playback.game_name).steps
    state, found = (
        game.determinize(game.view(playback.still_at(decision.number).state, seat), Random(0)),
        list[PlanStep](),
    )
    for actions in _joined(playback, (*decision.better, *decision.plan)):
        before, events = state, list[Event]()
        for action in actions:
            state, caused = game.apply(state, action)
            events += (event for event in caused if event.seat == seat)
        named = [event for event in events if type(event) in words]
        moving = next((event for event in named if event.cards), None)
        if moving is not None:
            deed = _deed(playback, placement, seat, before, events, own=False)
            found.append(PlanStep(words[type(moving)].said(), deed))
        ending = next((event for event in named if not event.cards), None)
        if ending is not None:
            deed = _deed(playback, placement, seat, before, [ending], own=False)
            found.append(PlanStep(words[type(ending)].said(), deed))
    return found


def _joined(playback: Playback, texts: Sequence[str]) -> list[list[Action]]:
    """The actions of a way, each together with those that only go on with it."""
    joins, groups = opponents_of(playback.game).joins, list[list[Action]]()
    for action in map(playback.game.parse, texts):
        if groups and joins(groups[-1][-1], action):
            groups[-1].append(action)
        else:
            groups.append([action])
    return groups


def ways(playback: Playback, placement: Placement, decision: Judged) -> tuple[Deed, Deed]:
    """Return both moves; with the ranks of their melds where their words would be the same."""
    own, other = done(playback, placement, decision), better(playback, placement, decision)
    if own.plain and own.plain == other.plain and own.at_meld and other.at_meld:
        return replace(own, text=own.at_meld), replace(other, text=other.at_meld)
    return own, other


def meld_ranks(cards: Sequence[Face]) -> str:
    """A meld by the ranks of its natural cards: the ends of a run, or every card of a set."""
    suited = [card for card in cards if not card.is_joker]
    naturals = [card for card in suited if card.rank is not Rank.TWO] or suited
    letters = [_LETTERS.get(card.rank, str(card.rank.value)) for card in naturals]
    if len({card.rank for card in naturals}) == 1:
        return " ".join(letters)
    return _("{first}–{last}", first=letters[0], last=letters[-1])


def decider(playback: Playback, decision: Judged) -> int:
    """Return the seat that decided."""
    actor = playback.still_at(decision.number).actor
    assert actor is not None, "somebody decided"
    return actor


def _deed(
    playback: Playback, placement: Placement, seat: int, before: State, events: Sequence[Event], *, own: bool
) -> Deed:
    """The first deed of a seat that has a caption, with all cards of its kind; else the end of the turn."""
    captions, names, player = captions_of(playback.game_name), playback.names, _("A strong player")
    for event in events:
        text = captions.caption(event, player, own=own, names=names) if event.seat == seat else ""
        if not text:
            continue
        if event.source is not None and event.source.zone == "stock":  # which card comes is no decision
            return Deed(text, CARD_BACK)
        groups = _groups_of(event, events)
        if groups is None:
            return Deed(text, suit=_suit_of(event))
        cards = tuple(card for group in groups for card in group)
        whole = replace(event, cards=cards)
        if event.cards:
            text = captions.caption(whole, player, own=own, names=names)
        named = captions.deed(event, player, cards, own=own)
        zone = event.target.zone if event.target is not None else ""
        lying = placement(playback.game.view(before, seat)) if zone == "meld" else {}
        onto = [card for card in lying.get(event.target or Place(""), ()) if card is not None]
        plain = captions.deed(event, player, cards, own=True) or captions.caption(whole, player, own=True, names=names)
        ranks = meld_ranks(onto or cards) if zone in ("meld", "melds") else ""
        return Deed(
            named or text,
            format_faces(cards),
            format_faces(onto),
            None if cards else _suit_of(event),
            tuple(map(format_faces, groups)) if len(groups) > 1 and not event.cards else (),
            "" if named else format_faces(cards),
            _spoken(playback, [] if named else groups, onto),
            plain,
            captions.deed_at(event, player, cards, ranks, own=own) if ranks else "",
        )
    return Deed(_("You end your turn.") if own else _("{player} ends the turn.", player=player))


def _spoken(playback: Playback, unnamed: Sequence[Sequence[Face]], onto: Sequence[Face]) -> str:
    """The unnamed cards, a sentence for each meld, and the meld that they are added to."""
    own = phrases_of(playback.game_name).cards
    melds = [str(CardNames(cards, own, most=len(cards))) for cards in unnamed if cards]
    melds = [f"{names[:1].upper()}{names[1:]}." for names in melds]
    meld = _("The meld already had {cards:the}.", cards=CardNames(onto, own)) if onto else ""
    return " ".join(filter(None, (*melds, meld)))


def _suit_of(event: Event) -> Suit | None:
    """The suit that an event names."""
    return next((value for _name, value in event.params if isinstance(value, Suit)), None)


def _groups_of(event: Event, events: Sequence[Event]) -> list[tuple[Face, ...]] | None:
    """The cards of each event of its kind at its place, or of each meld it announced; None where one is unseen."""
    alike = [each for each in events if type(each) is type(event) and each.seat == event.seat]
    if event.target is not None and event.target.zone == "meld":
        alike = [each for each in alike if each.target == event.target]
    if not event.cards:
        alike = [each for each in events if each.seat == event.seat and each.target and each.target.zone == "meld"]
    groups = [tuple(card for card in each.cards if card is not None) for each in alike]
    seen = all(len(group) == len(each.cards) for group, each in zip(groups, alike, strict=True))
    return groups if seen else None
