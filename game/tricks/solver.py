"""The exact value of every card in the late tricks, all hands known, between two teams of partners.

Values are the points that a team takes in all tricks that are left, with what the last trick counts. A search asks only
whether a value is above a floor (a null window) and gives a bound of it; a few such questions find the value. Between
two tricks the cards that are left and the leader say everything, so that bounds once found are kept by them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from game.tricks.deal import Deal
from game.tricks.masks import bits, falling, rising

_MANY: Final = 1 << 20
"""More points than any deal has."""
_NOTHING: Final[Mapping[int, int]] = MappingProxyType({})
_Bounds = dict[int, tuple[int, int]]
Search = Callable[[int, int, int, int, int], int]
"""A bound of the leader's points, by the cards left, the leader, the points left, the floor and the pot."""


def values(deal: Deal, among: int | None = None, guesses: Mapping[int, int] = _NOTHING) -> dict[int, int]:
    """The points that the player's team takes from now on with each legal card, by bit, if all play their best.

    The trick in play counts whole, and the pot for the team that gets it. `among` are the cards that are asked for,
    None for all; the better the guesses of their values, the sooner they are found.
    """
    search = searcher(deal)
    player, total = deal.player, deal.total
    held = deal.hands[player]
    spare = deal.pack.repeats(held, deal.pack.all & ~held)
    found: dict[int, int] = {}
    guess = total // 2
    for card in bits(deal.legal() if among is None else deal.legal() & among):
        twin = (
            1 << (held & (card - 1)).bit_length() >> 1
        )  # the next lower card of the hand, which a repeat of it equals
        if card & spare and twin in found:
            found[card] = found[twin]
            continue
        guess = guesses.get(card, guess)
        low, high = 0, total
        while low < high:
            # The guess first, then the bound just found: close to the value one more question mostly proves it.
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
    return total - _within(deal.after(card), total, total - floor - 1, search)


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
    rest = deal.left
    if not rest:
        return total if ours else 0
    points = sum(deal.pack.points[card] for card in deal.trick) + deal.pack.rules.trick_points
    if ours:
        return points + search(rest, winner, total - points, floor - points, deal.pot)
    left = total - points - deal.pot
    return left - search(rest, winner, left, left - floor - 1, 0)


def searcher(deal: Deal) -> Search:
    """The search among the tricks that follow the one in play; it keeps the bounds it finds.

    The four places of a trick are written out, with what `Pack.may_follow` and `Pack.repeats` say in place: calls would
    take as long as everything else here.
    """
    pack = deal.pack
    points, suit_of, trumps = pack.points, pack.suit_of, pack.trumps
    trick_points = pack.rules.trick_points
    lead_points = {card: worth + trick_points for card, worth in points.items()}
    free_height, low_ruffs, kept_trumps = pack.free_height, pack.low_ruffs, pack.kept_trumps
    heads_plain, heads_trumps = pack.heads_plain, pack.heads_trumps
    ruffs, ruffs_own = pack.ruffs
    alike = pack.alike
    alike_two = alike & alike << 1
    in_two_steps = not alike_two & alike << 2
    repeats = pack.repeats
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
    down, up = falling(pack.width), rising(pack.width)

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
        # Of cards that do the same only the lowest is played, see `Pack.repeats`.
        if in_two_steps:
            leads &= ~((a << 1) & alike | (a << 2) & alike_two & ~((rest ^ a) << 1))
            keep_b = ~((b << 1) & alike | (b << 2) & alike_two & ~((rest ^ b) << 1))
            keep_c = ~((c << 1) & alike | (c << 2) & alike_two & ~((rest ^ c) << 1))
            keep_d = ~((d << 1) & alike | (d << 2) & alike_two & ~((rest ^ d) << 1))
        else:
            leads &= ~repeats(a, rest ^ a)
            keep_b, keep_c, keep_d = ~repeats(b, rest ^ b), ~repeats(c, rest ^ c), ~repeats(d, rest ^ d)
        value = -1
        for x in down[leads]:
            led = suit_of[x]
            win = led | trumps
            # Whether a higher card must be played while an opponent, and while the partner, is winning.
            heads, heads_own = heads_trumps if led == trumps else heads_plain
            px = lead_points[x]
            m = b & led
            if m:
                if heads:
                    m = m & -x or m
            else:
                m = b
                if ruffs:
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
                    if heads_own if partner else heads:
                        m = m & -best or m
                else:
                    m = c
                    if ruffs_own if partner else ruffs:
                        m = c & trumps
                        m = m & (-best | free_height) or m & low_ruffs or c
                    elif partner and best & kept_trumps:
                        m = c & ~(trumps & (best - 1)) or c
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
                        if heads_own if theirs else heads:
                            m = m & -best_z or m
                    else:
                        m = d
                        if ruffs_own if theirs else ruffs:
                            m = d & trumps
                            m = m & (-best_z | free_height) or m & low_ruffs or d
                        elif theirs and best_z & kept_trumps:
                            m = d & ~(trumps & (best_z - 1)) or d
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
