"""Aces and jokers, taking a discard, adding anywhere (remik 2, 3, 4.1)."""

from game.games.remik.lessons import OPENINGS, STARTER, opened
from game.i18n import mark
from game.lessons.lesson import Do, Lesson, Read

LESSON = Lesson(
    place=2,
    title=mark("Aces, jokers, and other people's melds"),
    about=mark("What they are worth, and where you may add."),
    minutes=3,
    starter=STARTER,
    deal=opened("QC KC 2D 3D JK QH 5S", draws="AC"),
    before=OPENINGS,
    steps=(
        Do(
            mark("You have opened, so every meld on the table is there for you to build on. Draw a card first."),
            ("draw",),
            at=("stock",),
            wrong={"take": mark("The king would fit nothing of yours. Draw from the stock.")},
        ),
        Do(
            mark("The ace of clubs lies above the king: queen, king, ace is a run. Click the three cards, then Lay."),
            ("lay QC KC AC",),
            at=("QC", "KC", "AC", "tray.0"),
            wrong={
                "lay ... JK": mark("Keep the joker: you have all three cards of this run."),
                "discard *": mark("First lay queen, king and ace of clubs."),
                "add *": mark("That fits, but begin with queen, king and ace of clubs."),
            },
        ),
        Read(
            mark("The ace counts 11 there, only 1 below a 2, and 11 in your hand. But king, ace, 2 is no run."),
            at=("meld.0.2",),
        ),
        Do(
            mark(
                "A joker stands for any card, but left in your hand it costs 50! Lay it with the 2 and 3 of diamonds."
            ),
            ("lay 2D 3D JK",),
            at=("2D", "3D", "JK", "tray.0"),
            wrong={
                "discard JK": mark("Don't throw the joker: lay it with the two diamonds."),
                "add JK *": mark("That may be done, but with the two diamonds it gets rid of three cards."),
                "discard *": mark("First the joker and the two diamonds."),
            },
        ),
        Read(
            mark(
                "The side where you put a joker decides: behind the 3 it is the 4 of diamonds, before the 2 the ace. "
                "Two jokers may never lie side by side in a run."
            ),
            at=("tray.0",),
        ),
        Do(
            mark("Zofia's hearts end in the jack. Which of your cards comes next? Drag it onto her run."),
            ("add QH to 3",),
            at=("meld.1.0",),
            wrong={"discard *": mark("One of your cards continues Zofia's run: look at its end.")},
            no=mark("It's the queen of hearts: drag her onto Zofia's run."),
        ),
        Do(
            mark("One card left: throw it, and you go out. The round is yours!"), ("discard 5S",), at=("5S", "discards")
        ),
        Read(
            mark("Points are bad here: going out takes 10 off your score, and the others add what they still hold."),
            at=("score",),
        ),
    ),
    learnt=mark("Once you have opened, you may add to everybody's melds. Meld jokers and aces before the round ends."),
)
