"""What was done by a decision, and what would have been better, in words and cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from game.cards import Face, Rank, Suit, format_faces
from game.engine import Action, Event, State, redacted
from game.i18n import _
from game.i18n.phrases import captions_of
from game.match.playback import Playback
from game.opponents.protocol import opponents_of
from game.review.judging import Judged
from game.ui.table.game_table import table_of

_LETTERS: Final = {Rank.ACE: "A", Rank.JACK: "J", Rank.QUEEN: "Q", Rank.KING: "K"}
CARD_BACK: Final = "back"
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
    plain: str = ""
    """The same in the words that are told of everybody alike; two deeds may share them."""
    at_meld: str = ""
    """The same with the ranks of its meld; empty where it has none."""

    @property
    def unnamed(self) -> str:
        """The cards that are to be told besides, in notation; empty where the words name them, or nobody sees them."""
        return "" if self.named or self.cards == CARD_BACK else self.cards


@dataclass(frozen=True, slots=True)
class Step:
    """One of the deeds of a turn."""

    word: str
    """What is to be done."""
    deed: Deed
    """The same as somebody's deed; about no cards where it only ends the round."""


def done(playback: Playback, decision: Judged) -> Deed:
    """What the player did."""
    events: list[Event] = []
    for number in range(decision.number + 1, decision.number + len(decision.done) + 1):
        events += playback.still_at(number).events
    return _deed(playback, decider(playback, decision), playback.still_at(decision.number).state, events, own=True)


def better(playback: Playback, decision: Judged) -> Deed:
    """What the strongest level would have done, or that it would have done the same; no card that it only draws."""
    if not decision.better:
        return Deed(_("A strong player does the same."), "")
    game, still, seat = playback.game, playback.still_at(decision.number), decider(playback, decision)
    state = game.determinize(game.view(still.state, seat), Random(0))
    events: list[Event] = []
    for text in decision.better:
        state, told = game.apply(state, game.parse(text))
        events += told
    other = (seat + 1) % len(playback.seats)
    return _deed(playback, seat, still.state, [redacted(event, other) for event in events], own=False)


def steps(playback: Playback, decision: Judged) -> list[Step]:
    """The whole turn that the better way begins, where it is known how the strongest level goes on; else none."""
    if not decision.plan:
        return []
    game, seat, words = playback.game, decider(playback, decision), captions_of(playback.game_name).steps
    state, found = game.determinize(game.view(playback.still_at(decision.number).state, seat), Random(0)), list[Step]()
    for actions in _joined(playback, (*decision.better, *decision.plan)):
        before, events = state, list[Event]()
        for action in actions:
            state, told = game.apply(state, action)
            events += (event for event in told if event.seat == seat)
        named = [event for event in events if type(event) in words]
        moving = next((event for event in named if event.cards), None)
        if moving is not None:
            deed = _deed(playback, seat, before, events[events.index(moving) :], own=False)
            found.append(Step(words[type(moving)].said(), deed))
        ending = next((event for event in named if not event.cards), None)
        if ending is not None:
            found.append(Step(words[type(ending)].said(), _deed(playback, seat, before, [ending], own=False)))
    return found


def _joined(playback: Playback, texts: Sequence[str]) -> list[list[Action]]:
    """Actions, together with those that only go on with them."""
    joins, groups = opponents_of(playback.game).joins, list[list[Action]]()
    for action in map(playback.game.parse, texts):
        if groups and joins(groups[-1][-1], action):
            groups[-1].append(action)
        else:
            groups.append([action])
    return groups


def ways(playback: Playback, decision: Judged) -> tuple[Deed, Deed]:
    """What the player did, and what the strongest level would have done; with their melds where words are the same."""
    own, other = done(playback, decision), better(playback, decision)
    if own.plain and own.plain == other.plain and own.at_meld and other.at_meld:
        return replace(own, text=own.at_meld), replace(other, text=other.at_meld)
    return own, other


def meld_ranks(cards: Sequence[Face]) -> str:
    """A meld by the ranks on its cards: the ends of a run, or every card of a set; wilds stand for none."""
    suited = [card for card in cards if not card.is_joker]
    naturals = [card for card in suited if card.rank is not Rank.TWO] or suited
    letters = [_LETTERS.get(card.rank, str(card.rank.value)) for card in naturals]
    if len({card.rank for card in naturals}) == 1:
        return " ".join(letters)
    return _("{first}–{last}", first=letters[0], last=letters[-1])


def decider(playback: Playback, decision: Judged) -> int:
    """Whose decision it was."""
    actor = playback.still_at(decision.number).actor
    assert actor is not None, "somebody decided"
    return actor


def _deed(playback: Playback, seat: int, before: State, events: Sequence[Event], *, own: bool) -> Deed:
    """The first thing that is told of what a seat did, with the cards of all deeds of that kind; else its end."""
    captions = captions_of(playback.game_name)
    player = _("A strong player")
    names = playback.names
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
            onto = tuple(card for card in lying if card is not None)
            to_meld = event.target is not None and event.target.zone in ("meld", "melds")
            return Deed(
                named or text,
                format_faces(cards),
                bool(named),
                format_faces(onto),
                None if cards else _suit_of(event),
                captions.deed(event, player, cards, own=True)
                or captions.caption(replace(event, cards=cards), player, own=True, names=names),
                captions.deed_at(event, player, cards, meld_ranks(onto or cards), own=own) if to_meld else "",
            )
    return Deed(_("You end your turn.") if own else _("{player} ends the turn.", player=player), "")


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
