"""Aces and jokers, taking a discard, adding anywhere (remik 2, 3, 4.1)."""

from game.games.remik.lessons import OPENINGS, STARTER, opened
from game.i18n import mark
from game.lessons.lesson import Do, Lesson, Read

LESSON = Lesson(
    place=2,
    title=mark("Aces, jokers and other players' melds"),
    about=mark("What they are worth, and where you may add."),
    minutes=3,
    starter=STARTER,
    deal=opened("QC KC 2D 3D JK QH 5S", draws="AC"),
    before=OPENINGS,
    steps=(
        Do(
            mark("You have opened, so you may build on every meld on the table. Draw a card first."),
            ("draw",),
            at=("stock",),
            wrong={"take": mark("The king wouldn't fit any of your cards. Draw from the stock.")},
        ),
        Do(
            mark("The ace of clubs goes above the king: queen, king, ace is a run. Lay the three cards."),
            ("lay QC KC AC",),
            at=("QC", "KC", "AC", "tray.0"),
            wrong={
                "lay ... JK": mark("Keep the joker: you have all three cards of this run."),
                "discard *": mark("First lay the queen, king and ace of clubs."),
                "add *": mark("That fits, but begin with the queen, king and ace of clubs."),
            },
        ),
        Read(
            mark("The ace counts 11 there, and 11 in your hand, but only 1 below a 2. King, ace, 2 is no run, though."),
            at=("meld.0.2",),
        ),
        Do(
            mark(
                "A joker stands for any card, but left in your hand it costs 50! Lay it with the 2 and 3 of diamonds."
            ),
            ("lay 2D 3D JK",),
            at=("2D", "3D", "JK", "tray.0"),
            wrong={
                "discard JK": mark("Don't discard the joker: lay it with the two diamonds."),
                "add JK *": mark("You can, but laid with the two diamonds it gets rid of three cards."),
                "discard *": mark("First lay the joker and the two diamonds."),
            },
        ),
        Read(
            mark(
                "It depends on the side: after the 3 the joker is the 4 of diamonds, before the 2 the "
                "ace. Two jokers can never be side by side in a run."
            ),
            at=("tray.0",),
        ),
        Do(
            mark("Zofia's hearts end with the jack. Which of your cards comes next? Add it to her run."),
            ("add QH to 3",),
            at=("meld.1.0",),
            wrong={"discard *": mark("One of your cards continues Zofia's run: look at its end.")},
            no=mark("It's the queen of hearts: add it to Zofia's run."),
        ),
        Do(
            mark("One card left: discard it, and you go out. The round is yours!"),
            ("discard 5S",),
            at=("5S", "discards"),
        ),
        Read(
            mark(
                "Points count against you here: going out takes 10 off your score, and the others add "
                "what they still hold."
            ),
            at=("score",),
        ),
    ),
    learnt=mark("Once you have opened, you may add to everybody's melds. Meld jokers and aces before the round ends."),
)
