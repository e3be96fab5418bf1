"""The play of the cards, and belote (belote 3, 4.1)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from game.cards import Face, Rank, Suit, face_of, without_cards
from game.engine import Refusal, Seat
from game.families.tricks.rules.playing import PlayClauses, not_in_hand, play, why_not_to_trick
from game.games.belote.rules.actions import Say
from game.games.belote.rules.deal import Applied
from game.games.belote.rules.declarations import shown
from game.games.belote.rules.events import BeloteEvent, BeloteSaid, RebeloteSaid
from game.games.belote.rules.state import Belote, BeloteState, Contract, Playing, tricks_of
from game.games.belote.rules.view import BeloteView
from game.tricks.rules import SEATS, SUITS, Faces

_CLAUSES: Final = PlayClauses(turn="belote 3.1", follow="belote 3.2", trump="belote 3.4", higher="belote 3.3")
NO_LOWER_TRUMP: Final = Refusal("belote 3.5", "no_lower_trump")
BELOTE_CARD_NEXT: Final = Refusal("belote 4.1", "belote_card_next")
SAID_BY_THE_TABLE: Final = Refusal("belote 4.1", "said_by_the_table")
SAID_ALREADY: Final = Refusal("belote 4.1", "belote_said_already")
NO_BELOTE: Final = Refusal("belote 4.1", "no_belote")
SAID_WITH_THE_CARD: Final = Refusal("belote 4.1", "belote_said_with_the_card")

_OTHER: Final = {Rank.KING: Rank.QUEEN, Rank.QUEEN: Rank.KING}


def playable_now(state: BeloteState) -> Faces:
    """The cards that the player to act may play (belote 3.2 to 3.5)."""
    return _playable(state, state.hands[_actor(state)])


def legal_cards(view: BeloteView) -> Faces:
    """The cards that the seat of a view may play when it is its turn."""
    return _playable(view, view.hand)


def _playable(table: BeloteState | BeloteView, hand: Faces) -> Faces:
    contract = table.contract
    assert contract is not None, "only a deal with a contract is played"
    allowed = tricks_of(table.options, contract.named).playable(hand, table.trick, contract.trump)
    if table.saying is None:
        return allowed
    return tuple(card for card in allowed if _is_of_belote(card, table.saying))  # belote 4.1


def play_refusal(state: BeloteState, card: Face) -> Refusal | None:
    """Why the player to act may not play this card, or None."""
    hand, contract = state.hands[_actor(state)], _contract(state)
    missing = not_in_hand(_CLAUSES, hand, card)
    if missing is not None:
        return missing
    if card in playable_now(state):
        return None
    rules = tricks_of(state.options, contract.named)
    allowed = rules.playable(hand, state.trick, contract.trump)
    if card in allowed:
        return BELOTE_CARD_NEXT
    barred = state.options.under_partner == "barred" and state.options.ruff_partner == "free"
    partners = len(state.trick) - rules.best_place(state.trick, contract.trump) == SEATS // 2
    led = SUITS[state.trick[0]]
    if barred and partners and SUITS[card] == contract.trump != led != SUITS[allowed[0]]:
        return NO_LOWER_TRUMP
    return why_not_to_trick(_CLAUSES, card, allowed, state.trick, contract.trump)


def apply_play(state: BeloteState, card: Face) -> Applied:
    """A legal card played; a fourth one completes the trick. The deal is scored elsewhere once eight are complete."""
    seat, contract = _actor(state), _contract(state)
    declared = state.declared
    before: tuple[BeloteEvent, ...] = ()
    if len(state.tricks) == 1 and not state.trick:
        declared, before = shown(state)
    rules = tricks_of(state.options, contract.named)
    played = play(rules, contract.trump, state.leader, state.trick, state.tricks, card)
    belotes, said = state.belotes, None
    if state.options.belote_by_hand == "off" and SUITS[card] in contract.belote_suits and card.rank in _OTHER:
        belotes, said = _announced(state.belotes, state.hands[seat], seat, SUITS[card])
    after = replace(
        state,
        phase=Playing(played.following),
        hands=without_cards(state.hands, seat, (card,)),
        leader=played.leader,
        trick=played.trick,
        tricks=played.tricks,
        declared=declared,
        belotes=belotes,
        saying=None,
    )
    # What it says of declarations comes after the card that leads: belote 4.5
    return after, (played.card, *(() if said is None else (said,)), *before, *played.won)


def say_refusal(state: BeloteState, action: Say) -> Refusal | None:
    """Why the player to act may not say belote or rebelote now, or None (belote 4.1)."""
    if state.options.belote_by_hand == "off":
        return SAID_BY_THE_TABLE
    if state.saying is not None:
        return SAID_ALREADY
    if action.suit not in _contract(state).belote_suits or _said_next(state, action.suit)[1] is None:
        return NO_BELOTE
    may_be_played = any(_is_of_belote(card, action.suit) for card in playable_now(state))
    return None if may_be_played else SAID_WITH_THE_CARD


def sayable(state: BeloteState) -> Iterator[Say]:
    """Every belote that the player to act may announce with the next card."""
    if state.options.belote_by_hand == "on":
        for suit in _contract(state).belote_suits:
            if say_refusal(state, Say(suit)) is None:
                yield Say(suit)


def apply_say(state: BeloteState, action: Say) -> Applied:
    """A belote announced by its holder, who plays one of its cards next (belote 4.1)."""
    belotes, said = _said_next(state, action.suit)
    assert said is not None, "it may be announced"
    return replace(state, belotes=belotes, saying=action.suit), (said,)


def says_with(view: BeloteView, card: Face) -> Say | None:
    """What the seat of a view may say before it plays a card, where players say belote themselves (belote 4.1)."""
    assert view.contract is not None, "only a deal with a contract is played"
    suit = SUITS[card]
    if view.options.belote_by_hand == "off" or view.saying is not None:
        return None
    if suit not in view.contract.belote_suits or card.rank not in _OTHER:
        return None
    return Say(suit) if _announced(view.belotes, view.hand, view.seat, suit)[1] is not None else None


def _said_next(state: BeloteState, suit: Suit) -> tuple[tuple[Belote, ...], BeloteEvent | None]:
    seat = _actor(state)
    return _announced(state.belotes, state.hands[seat], seat, suit)


def _announced(
    belotes: tuple[Belote, ...], hand: Faces, seat: Seat, suit: Suit
) -> tuple[tuple[Belote, ...], BeloteEvent | None]:
    """The belotes after the first or second of king and queen was announced; None where there is nothing to say."""
    pair = {face_of(rank, suit) for rank in _OTHER}
    if pair <= set(hand):
        return (*belotes, Belote(seat, suit)), BeloteSaid(seat, suit=suit)
    begun = Belote(seat, suit)
    if begun not in belotes:
        return belotes, None
    whole = tuple(replace(one, whole=True) if one == begun else one for one in belotes)
    return whole, RebeloteSaid(seat, suit=suit)


def _is_of_belote(card: Face, suit: Suit) -> bool:
    return SUITS[card] == suit and card.rank in _OTHER


def _actor(state: BeloteState) -> Seat:
    assert isinstance(state.phase, Playing), "cards are played in the play"
    return state.phase.seat


def _contract(state: BeloteState) -> Contract:
    assert state.contract is not None, "only a deal with a contract is played"
    return state.contract
