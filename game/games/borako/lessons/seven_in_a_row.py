"""Runs, and the bonus of seven cards (borako 3, 6)."""

from game.games.borako.lessons import dealt
from game.i18n import mark
from game.lessons.lesson import Do, Lesson, Read

_HEARTS = ("5H", "6H", "7H", "8H", "9H", "TH", "JH")

LESSON = Lesson(
    place=1,
    title=mark("Seven in a row"),
    about=mark("Your first run, and 200 points for it."),
    minutes=2,
    deal=dealt(
        {
            0: "5H 6H 7H 8H 9H TH 4S KD QC 8C JS",
            1: "5D 7S 9C JD KH 4C 6S 8D QS TC 4H",
            2: "5S 7C 9D JC KS 4D 6D 8S QD TS 5C",
            3: "6C 7D 9S KC 3H 8H TD QS 5D JD 4C",
        },
        draws="JH 9C 9D 6S QH",
    ),
    others=("draw", "discard 9C", "draw", "discard 9D", "draw", "discard 6S"),
    steps=(
        Do(
            mark(
                "Welcome! Layla, across from you, is your partner. The pile is still empty, so the first player has "
                "to draw. Draw a card from the stock!"
            ),
            ("draw",),
            at=("stock", "seat.2"),
            no=mark("Every turn begins with a card: draw one from the stock."),
        ),
        Read(
            mark(
                "The jack of hearts! Everybody was dealt 11 cards: the number below each name shows how "
                "many the others hold."
            ),
            at=("JH", "seat.1", "seat.2", "seat.3"),
        ),
        Read(
            mark(
                "Points come from melds on the table, such as runs: three or more cards of one suit in a row. "
                "See your hearts?"
            ),
            at=_HEARTS,
        ),
        Do(
            mark("Seven in a row, and seven earn a bonus! Lay all seven hearts together."),
            (f"lay {' '.join(_HEARTS)}",),
            at=(*_HEARTS, "tray.0"),
            wrong={
                "discard *": mark("Keep your cards for now: lay the hearts first."),
                "lay ...": mark("Lay all seven at once: fewer than seven cards earn no bonus."),
            },
        ),
        Read(
            mark("A bonus of 200! Your cards count as well: an ace 1½ points, a 3 to 7 half a point, all others 1."),
            at=("meld.0.0",),
        ),
        Do(
            mark("Now end your turn: discard the king of diamonds onto the pile, it fits nothing."),
            ("discard KD",),
            at=("KD", "discards"),
            wrong={"discard *": mark("That one may still come in handy. Discard the king of diamonds.")},
            well=mark("Now the others: each draws a card and discards one."),
        ),
        Do(
            mark("Your turn again. Draw a card."),
            ("draw",),
            at=("stock",),
            wrong={"sweep": mark("Taking the pile has a lesson of its own. Draw from the stock.")},
        ),
        Do(
            mark("The queen of hearts! A run on the table can grow: add the queen to it."),
            ("add QH to 1",),
            at=("QH", "meld.0.0"),
            wrong={"discard *": mark("First the queen: it fits your run.")},
        ),
        Do(
            mark("The 200 are yours to keep. Every turn ends with one card on the pile: discard any you like."),
            ("discard *",),
            at=("discards",),
        ),
    ),
    learnt=mark("Every turn: draw, lay or add, then discard one card. Seven cards in a row are worth 200 points."),
)
