"""Going out at once: a Remik (remik 6, 7)."""

from game.games.remik.lessons import STARTER, dealt
from game.i18n import mark
from game.lessons.lesson import Do, Lesson, Read

_MELDS = ("4S", "5S", "6S", "7S", "TH", "JH", "QH", "KS", "KD", "KC", "2D", "3D", "4D")

LESSON = Lesson(
    place=4,
    title=mark("Remik!"),
    about=mark("Open and go out in a single turn."),
    minutes=2,
    starter=STARTER,
    deal=dealt(
        {
            0: "4S 5S 6S 7S TH JH QH KS KD KC 2D 3D 9C",
            1: "2C 4H 7S 9D JC AS 6D 8H 3C 6S QD TD 2H",
            2: "AH 3D 5C 8C TS 7D 4H 6H JD QS 9S 2S 9C",
            3: "AD 4C 6C 8S TD 5H 7H 3S JS QC 2D 5D AC TC",
        },
        draws="4D",
    ),
    before=("discard TC",),
    steps=(
        Read(
            mark("Nobody has opened yet, and look what you hold: two runs, three kings, and the 2 and 3 of diamonds."),
            at=_MELDS[:-1],
        ),
        Do(
            mark("One card would complete it all. Draw!"),
            ("draw",),
            at=("stock",),
            no=mark("Draw from the stock: that's where your luck is."),
            well=mark("There it is!"),
        ),
        Do(
            mark("The four of diamonds! Everything fits. Press Suggest, then Open: all four melds at once."),
            (f"open {' '.join(_MELDS)} ...",),
            at=("suggest", *_MELDS),
            wrong={
                "open ...": mark("All four melds at once: a black run and a red one, the kings, and the low diamonds."),
                "discard *": mark("Don't discard yet: open with all you have."),
            },
        ),
        Do(
            mark("One card left, just as it should be: the last one is discarded. Discard it!"),
            ("discard 9C",),
            at=("9C", "discards"),
            wrong={"add *": mark("Your last card must be discarded, not melded.")},
        ),
        Read(
            mark(
                "You opened and went out in one turn: that's a Remik! It takes 20 points off your score, "
                "and the others count double. Otherwise, going out takes 10 off."
            ),
            at=("tray.0",),
        ),
        Read(
            mark(
                "Two to four play, and points count against you: with 501 or more you are eliminated. "
                "The last player left wins the match."
            ),
            at=("score",),
        ),
    ),
    learnt=mark("Meld everything but one card and discard that one. All in one turn it's a Remik."),
)
