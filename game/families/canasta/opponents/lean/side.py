"""Hand and melds of one player in the middle of a turn."""

from __future__ import annotations

from typing import Final

from game.families.canasta.opponents.lean.law import LeanLaw
from game.families.canasta.opponents.lean.meld_book import FIRST_SET, JOKER_FACE, LINES, MeldBook

TWOS: Final = 1 << 1 | 1 << 14 | 1 << 27 | 1 << 40
"""The faces of all 2s."""
WILD_FACES: Final = TWOS | 1 << JOKER_FACE
"""The 2s and the joker."""
SUIT: Final = 0x1FFF
"""The faces of a suit, moved down to its ace."""


def earned(law: LeanLaw, book: MeldBook, at: int, began: int, before: int, after: int) -> float:
    """What a team earns beside its bonuses by an add that makes one of its lines another, which was `began` when the
    turn began.
    """
    if not law.cleaning or at >= FIRST_SET or book.line_counting[after] != book.line_counting[before]:
        return 0.0
    soiled = book.line_counting[began] > book.line_cleans[began]
    return law.cleaning if soiled and book.line_cleans[after] > book.line_cleans[before] else 0.0


UNKNOWN: Final = -1.0


class Hope:
    """What the runs of a suit, or the sets of a rank, may come to earn."""

    def __init__(self, worth: float, by_wild: list[float], used: int) -> None:
        self.worth: Final[float] = worth
        self.by_wild: Final[list[float]] = by_wild
        """How much more each of them with a wild kept for it."""
        self.used: Final[int] = used
        """How many aces, 2s and 3s of the hand the runs on the table wait for, in four bits each; of the 2s also how
        many the runs need that are only planned.
        """


_UNKNOWN_HOPES: Final[list[Hope | None]] = [None] * LINES


class Side:
    """A hand, the melds of its team, and what is known of both by adding up."""

    def __init__(self, law: LeanLaw, book: MeldBook) -> None:
        self.law: Final[LeanLaw] = law
        self.book: Final[MeldBook] = book
        self.once: int = 0
        """Faces of which the hand has one copy or more, bit `1 << face`."""
        self.twice: int = 0
        """Faces but the joker of which it has both."""
        self.jokers: int = 0
        self.twos: int = 0
        """How many 2s."""
        self.cards: int = 0
        """How many cards."""
        self.held: float = 0.0
        """Their points."""
        self.lines: list[int] = [0] * LINES
        self.began: list[int] = self.lines
        """The lines as they were set."""
        self.bonus: float = 0.0
        self.earned: float = 0.0
        """What was earned beside bonuses since the melds were set."""
        self.melded: float = 0.0
        """Card points on the table."""
        self.cleans: int = 0
        self.counting: int = 0
        """Melds with a bonus."""
        self.fits: int = 0
        """Faces that can be added to some meld."""
        self.homes: int = 0
        """2s on the table that are no wilds."""
        self.makeshift: int = 0
        """Short melds with a wild on the table."""
        self.hope: float = UNKNOWN
        """What the melds may come to earn, as an outlook reckoned it, `UNKNOWN` since something changed."""
        self.hopes: list[Hope | None] = _UNKNOWN_HOPES[:]
        """The same by line, None where cards or melds have changed since; whoever asks another outlook takes another
        side.
        """
        self.landings: int = -1
        """Faces to come that can be added to some meld, as an outlook counted them, -1 since the melds changed."""

    def copy(self) -> Side:
        """Another like it."""
        other = Side(self.law, self.book)
        other.once = self.once
        other.twice = self.twice
        other.jokers = self.jokers
        other.twos = self.twos
        other.cards = self.cards
        other.held = self.held
        other.lines = self.lines[:]
        other.began = self.began
        other.bonus = self.bonus
        other.earned = self.earned
        other.melded = self.melded
        other.cleans = self.cleans
        other.counting = self.counting
        other.fits = self.fits
        other.homes = self.homes
        other.makeshift = self.makeshift
        other.hopes = self.hopes[:]
        other.landings = self.landings
        return other

    def put(self, face: int) -> None:
        """A card comes to the hand."""
        bit = 1 << face
        self.hope = UNKNOWN
        if face == JOKER_FACE:
            self.jokers += 1
            self.once |= bit
        else:
            self.hopes[face // 13] = None
            if face % 13 < 3:
                self.hopes[FIRST_SET + face % 13] = None
            if self.once & bit:
                self.twice |= bit
            else:
                self.once |= bit
            if TWOS & bit:
                self.twos += 1
        self.cards += 1
        self.held += self.law.points[face]

    def drop(self, face: int) -> None:
        """A card that the hand has leaves it."""
        bit = 1 << face
        self.hope = UNKNOWN
        if face == JOKER_FACE:
            self.jokers -= 1
            if not self.jokers:
                self.once &= ~bit
        else:
            self.hopes[face // 13] = None
            if face % 13 < 3:
                self.hopes[FIRST_SET + face % 13] = None
            if self.twice & bit:
                self.twice &= ~bit
            else:
                self.once &= ~bit
            if TWOS & bit:
                self.twos -= 1
        self.cards -= 1
        self.held -= self.law.points[face]

    def set_lines(self, lines: list[int]) -> None:
        """Other melds lie on the table."""
        book = self.book
        self.lines = lines[:]
        self.began = lines[:]
        self.hope = UNKNOWN
        self.hopes = _UNKNOWN_HOPES[:]
        self.landings = -1
        self.bonus = 0.0
        self.earned = 0.0
        self.melded = 0.0
        self.cleans = 0
        self.counting = 0
        self.fits = 0
        self.homes = 0
        self.makeshift = 0
        for line in lines:
            if line:
                self.bonus += book.line_bonus[line]
                self.melded += book.line_points[line]
                self.cleans += book.line_cleans[line]
                self.counting += book.line_counting[line]
                self.fits |= book.line_fits[line]
                self.homes += book.line_homes[line]
                self.makeshift += book.line_makeshift[line]

    def become(self, at: int, line: int) -> None:
        """One of the lines turns into another."""
        book = self.book
        lines = self.lines
        old = lines[at]
        lines[at] = line
        self.hope = UNKNOWN
        self.hopes[at] = None
        self.landings = -1
        self.bonus += book.line_bonus[line] - book.line_bonus[old]
        self.earned += earned(self.law, book, at, self.began[at], old, line)
        self.melded += book.line_points[line] - book.line_points[old]
        self.cleans += book.line_cleans[line] - book.line_cleans[old]
        self.counting += book.line_counting[line] - book.line_counting[old]
        self.homes += book.line_homes[line] - book.line_homes[old]
        self.makeshift += book.line_makeshift[line] - book.line_makeshift[old]
        fits = 0
        for each in lines:
            if each:
                fits |= book.line_fits[each]
        self.fits = fits

    def lay(self, meld: int) -> None:
        """A meld of cards in the hand is laid."""
        book = self.book
        for face in book.faces[meld]:
            self.drop(face)
        at = book.line_of_meld[meld]
        self.become(at, book.extended(self.lines[at], meld))

    def may_go_out(self) -> bool:
        """Whether the melds give the right to go out, the reserve taken or out of reach."""
        return self.cleans >= self.law.cleans_to_go_out and self.counting >= self.law.melds_to_go_out
