"""Runs, sets, and opening with 51 and a pure run (remik 3, 5)."""

from game.games.remik.lessons import STARTER, dealt
from game.i18n import mark
from game.lessons.lesson import Do, Lesson, Read

_RUN = ("4S", "5S", "6S", "7S")

LESSON = Lesson(
    place=1,
    title=mark("Open with 51"),
    about=mark("A pure run, a set, and your first melds on the table."),
    minutes=2,
    starter=STARTER,
    deal=dealt(
        {
            0: "4S 5S 6S 7S KS KH 2C 9D 3H TC 8D JC 5D",
            1: "2C 4H 7S 9D JC AS 6D 8H 3C 6S QD TD 2H",
            2: "AH 3D 5C 8C TS 7D 4D 6H JD QS 9S 2S 9C",
            3: "AD 4C 6C 8S TD 5H 7H 3S JS QC 2D 9C AC QH",
        },
        draws="KD 3C 2S 8S",
    ),
    before=("discard QH",),
    others=("draw", "discard 3C", "draw", "discard 2S", "draw", "discard 8S"),
    steps=(
        Do(
            mark(
                "Welcome! Everybody plays alone and tries to get rid of all their cards. Kasia began with 14 and just "
                "discarded one. You have 13: draw a card from the stock."
            ),
            ("draw",),
            at=("stock",),
            no=mark("Every turn begins with a card: draw one from the stock."),
        ),
        Read(
            mark(
                "Melds are runs, three or more of one suit in a row, and sets, three or four of one rank in "
                "different suits."
            ),
            at=_RUN,
        ),
        Read(
            mark(
                "Your first melds need 51 points or more: an ace counts 11, face cards 10, the others "
                "their number. One must be a pure run: three cards side by side without a joker."
            ),
            at=_RUN,
        ),
        Do(
            mark(
                "With the three kings, your melds make 52: 1. put the 4, 5, 6 and 7 of spades into that field, 2. then "
                "the three kings, 3. press Open."
            ),
            ("open 4S 5S 6S 7S KS KH KD ...",),
            at=("staging", *_RUN, "KS", "KH", "KD"),
            wrong={
                "discard *": mark("Open first: you have the points for it."),
                "open ...": mark("Put the run and the kings down together: you need both to open."),
            },
        ),
        Do(
            mark("You have opened! End your turn: discard the jack of clubs, the highest card you have left."),
            ("discard JC",),
            at=("JC", "discards"),
            wrong={"discard *": mark("What you still hold counts against you in the end: discard the jack of clubs.")},
            well=mark("Now the others: each draws a card and discards one."),
        ),
        Do(
            mark(
                "Kasia discarded the 8 of spades. You may take the top discard, but only to meld it at "
                "once or to open with it. It fits your run: take it!"
            ),
            ("take",),
            at=("discards",),
            no=mark("Not from the stock this time: take the 8 of spades from the discard pile."),
        ),
        Do(
            mark("Once you've opened, your melds can grow: add the 8 of spades to your run."),
            ("add 8S to *",),
            at=("8S", "tray.0"),
            wrong={"discard *": mark("You must meld what you took: add the 8 to your run.")},
        ),
        Do(
            mark(
                "Whoever discards their last card goes out and ends the round, and what you still hold "
                "counts against you. Discard any card you like."
            ),
            ("discard *",),
            at=("discards",),
        ),
    ),
    learnt=mark("Your first melds must be worth 51 together, and one of them must be a pure run."),
)
