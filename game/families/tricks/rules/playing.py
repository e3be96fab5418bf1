"""The play of a card: why it may not be played, and what comes of it."""

from __future__ import annotations

from dataclasses import dataclass

from game.cards import Face, Suit
from game.engine import Place, Refusal, Seat
from game.families.tricks.rules.events import CardPlayed, TrickWon
from game.tricks.rules import SEATS, SUITS, TEAMS, Faces, Trick, TrickRules


@dataclass(frozen=True, slots=True)
class PlayClauses:
    """The clauses of a rule book that say what may be played."""

    turn: str
    follow: str
    trump: str
    higher: str
    """The clause of higher cards where the suit is followed."""


def not_in_hand(clauses: PlayClauses, hand: Faces, card: Face) -> Refusal | None:
    """The refusal of a card that is not held, or None."""
    return None if card in hand else Refusal(clauses.turn, "not_in_hand", (("card", str(card)),))


def why_not_to_trick(clauses: PlayClauses, card: Face, allowed: Faces, trick: Faces, trump: Suit | None) -> Refusal:
    """Why a card of the hand may not be played to a trick that somebody led to; `allowed` are those that may be."""
    led = SUITS[trick[0]]
    if SUITS[card] != led and SUITS[allowed[0]] == led:
        return Refusal(clauses.follow, "must_follow", (("suit", led.letter),))
    if SUITS[card] == led:
        return Refusal(clauses.higher, "must_play_higher")
    return Refusal(clauses.trump, "must_overtrump" if SUITS[card] == trump else "must_trump")


@dataclass(frozen=True, slots=True)
class Played:
    """What a card did, with the trick in play after it."""

    card: CardPlayed
    won: tuple[TrickWon, ...]
    """That the trick was won, where it was the fourth card."""
    leader: Seat
    trick: Faces
    tricks: tuple[Trick, ...]
    following: Seat
    """The seat that plays next."""


def play(
    rules: TrickRules, trump: Suit | None, leader: Seat, trick: Faces, tricks: tuple[Trick, ...], card: Face
) -> Played:
    """A card of the next seat to a trick; a fourth one completes it, and its winner leads to the next."""
    seat = (leader + len(trick)) % SEATS
    event = CardPlayed(seat, Place("hand", seat), Place("trick", leader), (card,))
    trick = (*trick, card)
    if len(trick) < SEATS:
        return Played(event, (), leader, trick, tricks, (seat + 1) % SEATS)
    winner = (leader + rules.best_place(trick, trump)) % SEATS
    won = TrickWon(winner, Place("trick", leader), Place("won", TEAMS[winner]), trick)
    return Played(event, (won,), winner, (), (*tricks, Trick(leader, trick, winner)), winner)


def points_taken(rules: TrickRules, trump: Suit | None, tricks: tuple[Trick, ...], size: int) -> tuple[int, int]:
    """The card points of both teams, what the last of `size` tricks counts included once it is taken."""
    taken = [0, 0]
    for trick in tricks:
        taken[TEAMS[trick.winner]] += sum(rules.points(card, trump) for card in trick.cards)
    if len(tricks) == size:
        taken[TEAMS[tricks[-1].winner]] += rules.last_trick
    return taken[0], taken[1]
