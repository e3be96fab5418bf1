"""Where all cards of a round are, and what the acts of a turn do with them; whether they may be done is not asked."""

from __future__ import annotations

from typing import Final

from game.families.canasta.opponents.lean.law import LeanLaw
from game.families.canasta.opponents.lean.meld_book import LINES, MeldBook
from game.families.canasta.opponents.lean.side import Side, earned

NOBODY: Final = -1


class LeanRound:
    """A round in play, every card known."""

    def __init__(self, law: LeanLaw, book: MeldBook) -> None:
        self.law: Final[LeanLaw] = law
        self.book: Final[MeldBook] = book
        self.hands: list[list[int]] = [[] for _ in range(law.seats)]
        self.lines: list[list[int]] = [[0] * LINES, [0] * LINES]
        """By team the numbers of its lines."""
        self.reserves: list[list[int]] = [[], []]
        self.began: list[int] = [0] * LINES
        """The lines of the team whose turn it is when the turn began."""
        self.earned: list[float] = [0.0, 0.0]
        """By team what it has earned beside the bonuses of its melds."""
        self.taken: list[bool] = [False, False]
        """By team whether it took a reserve."""
        self.high: list[bool] = [False, False]
        """By team whether its first melds must count much."""
        self.stock: list[int] = []
        """The last card is drawn first."""
        self.pile: list[int] = []
        self.place: int = 0
        """Whose turn it is, in the order of the turns."""
        self.quiet: int = 0
        """Turns in a row without a draw or a lay."""
        self.busy: bool = False
        """Whether the turn in play has seen one of these."""
        self.draws: list[int] = [0, 0]
        """By team how often it has drawn."""
        self.over: bool = False
        self.out: int = NOBODY
        """Who went out."""

    def copy(self) -> LeanRound:
        """Another like it."""
        other = LeanRound(self.law, self.book)
        other.hands = [hand[:] for hand in self.hands]
        other.lines = [lines[:] for lines in self.lines]
        other.reserves = [reserve[:] for reserve in self.reserves]
        other.began = self.began[:]
        other.earned = self.earned[:]
        other.taken = self.taken[:]
        other.high = self.high[:]
        other.stock = self.stock[:]
        other.pile = self.pile[:]
        other.place = self.place
        other.quiet = self.quiet
        other.busy = self.busy
        other.draws = self.draws[:]
        other.over = self.over
        other.out = self.out
        return other

    def seat(self) -> int:
        """Whose turn it is."""
        return self.law.order[self.place]

    def team(self) -> int:
        """The team whose turn it is."""
        return self.law.teams[self.law.order[self.place]]

    def free(self, team: int) -> bool:
        """Whether an emptied hand of the team is filled again."""
        if self.law.whole_pile:
            return not self.taken[team]
        return not self.taken[team] and (len(self.reserves[0]) > 0 or len(self.reserves[1]) > 0)

    def to_draw(self) -> int:
        """Cards still to be drawn in the round."""
        if self.law.whole_pile:
            return len(self.stock)
        return len(self.stock) + len(self.reserves[0]) + len(self.reserves[1])

    def draw(self) -> int:
        """The top card of the stock comes to the hand; an empty stock is made of a reserve first."""
        if not self.stock:
            at = 0 if self.reserves[0] else 1
            self.stock = self.reserves[at]
            self.reserves[at] = []
        face = self.stock.pop()
        self.hands[self.seat()].append(face)
        self.draws[self.team()] += 1
        self.busy = True
        return face

    def take(self, face: int) -> None:
        """A card of the pile comes to the hand."""
        self.pile.remove(face)
        self.hands[self.seat()].append(face)

    def sweep(self) -> None:
        """The whole pile comes to the hand."""
        self.hands[self.seat()] += self.pile
        self.pile = []

    def lay(self, meld: int) -> None:
        """A meld of cards in the hand is laid."""
        seat = self.seat()
        hand = self.hands[seat]
        for face in self.book.faces[meld]:
            hand.remove(face)
        lines = self.lines[self.law.teams[seat]]
        at = self.book.line_of_meld[meld]
        lines[at] = self.book.extended(lines[at], meld)
        self.busy = True
        self._after_meld(seat)

    def add(self, face: int, at: int, line: int) -> None:
        """A card of the hand is added, by which one of the team's lines becomes another."""
        seat = self.seat()
        self.hands[seat].remove(face)
        team = self.law.teams[seat]
        lines = self.lines[team]
        self.earned[team] += earned(self.law, self.book, at, self.began[at], lines[at], line)
        lines[at] = line
        self.busy = True
        self._after_meld(seat)

    def _after_meld(self, seat: int) -> None:
        if not self.hands[seat]:
            team = self.law.teams[seat]
            if self.free(team):
                self.take_reserve(seat, team)
            else:
                self._go_out(seat)

    def take_reserve(self, seat: int, team: int) -> None:
        """The player's hand is empty and is filled with the reserve."""
        at = team
        if not self.law.whole_pile:
            at = 0 if self.reserves[0] else 1
        self.hands[seat] = self.reserves[at]
        self.reserves[at] = []
        self.taken[team] = True

    def _go_out(self, seat: int) -> None:
        self.over = True
        self.out = seat

    def discard(self, face: int) -> None:
        """A card of the hand is laid on the pile, and the turn is over unless it goes on with a reserve."""
        seat = self.seat()
        self.hands[seat].remove(face)
        self.pile.append(face)
        if not self.hands[seat]:
            team = self.law.teams[seat]
            if not self.free(team):
                self._go_out(seat)
                return
            self.take_reserve(seat, team)
            if self.law.plays_on:
                return
        self.end()

    def end(self) -> None:
        """The turn is over, and perhaps the round."""
        law = self.law
        self.quiet = 0 if self.busy else self.quiet + 1
        self.busy = False
        if not self.to_draw() or (law.quiet_turns and self.quiet >= law.quiet_turns):
            self.over = True
            return
        self.place = (self.place + 1) % len(law.order)
        self.began = self.lines[self.team()][:]

    def side(self, seat: int) -> Side:
        """The hand of a seat and the melds of its team."""
        side = Side(self.law, self.book)
        for face in self.hands[seat]:
            side.put(face)
        side.set_lines(self.lines[self.law.teams[seat]])
        return side

    def points_of_hand(self, seat: int) -> float:
        """What the cards of a hand count."""
        points = 0.0
        for face in self.hands[seat]:
            points += self.law.points[face]
        return points

    def points(self, team: int) -> float:
        """What the round is worth to a team if it is over now, in round points."""
        law = self.law
        book = self.book
        total = self.earned[team]
        for line in self.lines[team]:
            total += book.line_bonus[line] + book.line_points[line]
        for seat in range(law.seats):
            if law.hands_for_rivals:
                if law.teams[seat] != team:
                    total += self.points_of_hand(seat)
            elif law.teams[seat] == team:
                total -= self.points_of_hand(seat)
        if not self.taken[team]:
            total -= law.untaken
        if self.out != NOBODY and law.teams[self.out] == team:
            total += law.going_out_bonus
        return total

    def margin(self, team: int) -> float:
        """By how much the round is better for a team than for the other, if it is over now."""
        return self.points(team) - self.points(1 - team)
