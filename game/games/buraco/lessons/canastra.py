"""Runs, and the canastra limpa (buraco 3, 4, 6)."""

from game.games.buraco.lessons import dealt, turn
from game.i18n import mark
from game.lessons.lesson import Do, Lesson, Read

_HEARTS = ("5H", "6H", "7H", "8H", "9H", "TH", "JH")

LESSON = Lesson(
    place=1,
    title=mark("Your first canastra"),
    about=mark("Seven cards in a row, and 200 points for them."),
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
    others=(*turn("9C"), *turn("9D"), *turn("6S")),
    steps=(
        Do(
            mark(
                "Welcome! João, across from you, is your partner. The pile is still empty, so the first player has to "
                "draw. Draw a card from the stock!"
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
            mark("Seven in a row are a canastra. This one earns your team 200 points, and its cards count, too."),
            at=("meld.0.0",),
        ),
        Do(
            mark("Discard the king of diamonds, then press End turn."),
            ("discard KD", "end"),
            at=("KD", "discards"),
            wrong={"discard *": mark("That one may still come in handy. Discard the king of diamonds.")},
            well=mark("Now the others: each draws a card and discards one."),
        ),
        Do(
            mark("Your turn again. The pile and its button can wait for the next lesson: draw from the stock."),
            ("draw",),
            at=("stock",),
            wrong={"take *": mark("The pile comes in the next lesson. Draw from the stock.")},
        ),
        Do(
            mark("The queen of hearts! A run on the table can grow: add the queen to it."),
            ("add QH to 1",),
            at=("QH", "meld.0.0"),
            wrong={"discard *": mark("First the queen: it fits your run.")},
        ),
        Do(mark("Discard any card you like, and end your turn."), ("discard *", "end"), at=("discards",)),
    ),
    learnt=mark("Draw, lay or add, discard one card, end your turn. Seven cards in a row make a canastra."),
)
