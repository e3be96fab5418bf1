"""The exact value of every card in the late tricks, all hands known (baloot 5, 7.1).

Values are card points that a team takes in all tricks that are left, with the 10 for the last. A search asks only
whether a value is above a floor (a null window) and gives a bound of it; a few such questions find the value. Between
two tricks the cards that are left and the leader say everything, so that bounds once found are kept by them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from game.games.baloot.rules.cards import LAST_TRICK
from game.tricks.masks import ALL, Pack, beats, bits, may_follow, may_lead, same
from game.tricks.orders import falling, rising

_MANY: Final = 1 << 20
_NOTHING: Final[Mapping[int, int]] = MappingProxyType({})
_Bounds = dict[int, tuple[int, int]]
Search = Callable[[int, int, int, int, int], int]
"""Of the cards left, the leader, the total of points left, the floor and the pot: a bound of the leader's points."""


@dataclass(frozen=True, slots=True)
class Deal:
    """A position with all hands known, somebody to play."""

    pack: Pack
    hands: tuple[int, int, int, int]
    """What each seat holds; cards in the trick are in no hand."""
    leader: int
    """Who led to the trick in play, or leads now."""
    trick: tuple[int, ...] = ()
    """The cards of the trick in play as bits, in the order of play."""
    locked: bool = False
    pot: int = 0
    """What the team that has taken all tricks so far gets on top for all that are left, and loses to the other team
    with any trick; the leader is of that team. 0 where both have tricks."""

    @property
    def player(self) -> int:
        """The seat to play."""
        return (self.leader + len(self.trick)) % 4

    @property
    def total(self) -> int:
        """All points that are left, the pot included."""
        left = self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]
        points = self.pack.worth(left) + sum(self.pack.points[card] for card in self.trick)
        return points + LAST_TRICK + self.pot

    def standing(self) -> tuple[int, int]:
        """The card that wins the trick in play so far and whose it is; the leader and 0 before the first."""
        best, holder = 0, self.leader
        for place, card in enumerate(self.trick):
            if not place or beats(card, best, self.pack.suit_of[self.trick[0]], self.pack.trumps):
                best, holder = card, (self.leader + place) % 4
        return best, holder

    def legal(self) -> int:
        """The cards that may be played now."""
        held = self.hands[self.player]
        if not self.trick:
            return may_lead(held, self.pack.trumps, locked=self.locked)
        best, holder = self.standing()
        partner_wins = (holder - self.player) % 4 == 2
        return may_follow(held, self.pack.suit_of[self.trick[0]], best, self.pack.trumps, partner_wins=partner_wins)


def values(deal: Deal, among: int = ALL, guesses: Mapping[int, int] = _NOTHING) -> dict[int, int]:
    """The points that the player's team takes from now on with each legal card, by bit, if all play their best.

    The trick in play counts whole, and the pot to whoever gets it. `among` are the cards that are asked for; the
    better the guesses of their values, the sooner they are found.
    """
    search = searcher(deal)
    player, total = deal.player, deal.total
    held = deal.hands[player]
    spare = same(held, ~held & ALL, deal.pack.lows)
    found: dict[int, int] = {}
    guess = total // 2
    for card in bits(deal.legal() & among):
        twin = 1 << (held & (card - 1)).bit_length() >> 1
        if card & spare and twin in found:
            found[card] = found[twin]
            continue
        guess = guesses.get(card, guess)
        low, high = 0, total
        while low < high:
            floor = guess if low <= guess < high else low if guess < low else high - 1
            bound = _after(deal, card, total, floor, search)
            if bound > floor:
                low = guess = bound
            else:
                high, guess = bound, bound - 1
        found[card] = low
    return found


def _after(deal: Deal, card: int, total: int, floor: int, search: Search) -> int:
    """A bound of the points of the player's team if he plays the card."""
    hands = list(deal.hands)
    hands[deal.player] ^= card
    first, second, third, fourth = hands
    trick = (*deal.trick, card)
    played = Deal(deal.pack, (first, second, third, fourth), deal.leader, trick, deal.locked, deal.pot)
    return total - _within(played, total, total - floor - 1, search)


def _within(deal: Deal, total: int, floor: int, search: Search) -> int:
    """A bound of the points of the player's team in a position within a trick; after the fourth card the leader's."""
    if len(deal.trick) == 4:
        return _settled(deal, total, floor, search)
    best = -1
    for card in bits(deal.legal()):
        best = max(best, _after(deal, card, total, floor, search))
        if best > floor:
            break
    return best


def _settled(deal: Deal, total: int, floor: int, search: Search) -> int:
    """A bound of the points of the leader's team when the trick is complete."""
    _, winner = deal.standing()
    ours = (winner - deal.leader) % 2 == 0
    rest = deal.hands[0] | deal.hands[1] | deal.hands[2] | deal.hands[3]
    if not rest:
        return total if ours else 0
    points = sum(deal.pack.points[card] for card in deal.trick)
    if ours:
        return points + search(rest, winner, total - points, floor - points, deal.pot)
    left = total - points - deal.pot
    return left - search(rest, winner, left, left - floor - 1, 0)


def searcher(deal: Deal) -> Search:
    """The search among the tricks that follow the one in play; it keeps the bounds it finds."""
    pack = deal.pack
    points, suit_of, trumps = pack.points, pack.suit_of, pack.trumps
    one_low, two_low = pack.lows
    lows = one_low | two_low
    locked = deal.locked
    first, second, third, fourth = deal.hands
    from_each = (
        (first, second, third, fourth),
        (second, third, fourth, first),
        (third, fourth, first, second),
        (fourth, first, second, third),
    )
    bounds: _Bounds = {}
    bounds_with_pot: _Bounds = {}
    down, up = falling(), rising()

    def search(rest: int, leader: int, total: int, floor: int, pot: int) -> int:
        if floor < 0:
            return 0
        if total <= floor:
            return total
        known = bounds_with_pot if pot else bounds
        key = rest << 2 | leader
        low, high = known.get(key, (0, total))
        if low > floor:
            return low
        if high <= floor:
            return high
        a, b, c, d = from_each[leader]
        a &= rest
        b &= rest
        c &= rest
        d &= rest
        if not a & (a - 1):  # one card each: the last trick
            led = suit_of[a]
            win = led | trumps
            best, ours = a, True
            if b > best and b & win:
                best, ours = b, False
            if c > best and c & win:
                best, ours = c, True
            if d > best and d & win:
                ours = False
            return total if ours else 0
        leads = a & ~trumps or a if locked else a
        # Of cards that do the same only the lowest is played, see `same`.
        leads &= ~((a << 1) & lows | (a << 2) & two_low & ~((rest ^ a) << 1)) | ~a
        keep_b = ~((b << 1) & lows | (b << 2) & two_low & ~((rest ^ b) << 1))
        keep_c = ~((c << 1) & lows | (c << 2) & two_low & ~((rest ^ c) << 1))
        keep_d = ~((d << 1) & lows | (d << 2) & two_low & ~((rest ^ d) << 1))
        value = -1
        for x in down[leads]:
            led = suit_of[x]
            win = led | trumps
            plain = led != trumps
            px = points[x]
            m = b & led
            if m:
                if not plain:
                    m = m & -x or m
            else:
                m = b
                if plain:
                    m = b & trumps or b
            wins = m & win & -x & keep_b
            vx = _MANY
            for y in (*down[wins], *up[m & keep_b & ~wins]):
                py = px + points[y]
                if y > x and y & win:
                    best, partner = y, False
                else:
                    best, partner = x, True
                m = c & led
                if m:
                    if not plain and not partner:
                        m = m & -best or m
                else:
                    m = c
                    if plain and not partner:
                        m = c & trumps
                        m = m & -best or m or c
                m &= keep_c
                wins = m & win & -best
                vy = -1
                for z in (*down[wins], *(down if partner else up)[m & ~wins]):
                    pz = py + points[z]
                    if z > best and z & win:
                        best_z, theirs = z, False
                        winner_z = 2
                    else:
                        best_z, theirs = best, not partner
                        winner_z = 0 if partner else 1
                    m = d & led
                    if m:
                        if not plain and not theirs:
                            m = m & -best_z or m
                    else:
                        m = d
                        if plain and not theirs:
                            m = d & trumps
                            m = m & -best_z or m or d
                    m &= keep_d
                    wins = m & win & -best_z
                    vz = _MANY
                    left_z = rest ^ x ^ y ^ z
                    for w in (*down[wins], *(down if theirs else up)[m & ~wins]):
                        gain = pz + points[w]
                        winner = 3 if w & wins else winner_z
                        if winner & 1:
                            left = total - gain - pot
                            v = left
                            if left > floor:
                                v -= search(left_z ^ w, (leader + winner) & 3, left, left - floor - 1, 0)
                        elif gain > floor:
                            v = gain
                        else:
                            v = gain + search(left_z ^ w, (leader + winner) & 3, total - gain, floor - gain, pot)
                        if v < vz:
                            vz = v
                            if vz <= floor:
                                break
                    if vz > vy:
                        vy = vz
                        if vy > floor:
                            break
                if vy < vx:
                    vx = vy
                    if vx <= floor:
                        break
            if vx > value:
                value = vx
                if value > floor:
                    break
        if value > floor:
            known[key] = (value, high)
        else:
            known[key] = (low, value)
        return value

    return search
