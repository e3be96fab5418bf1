"""Building on anybody's melds, and laying more (rami 5.3, 6.2)."""

from game.games.rami.lessons import OPENINGS, STARTER, opened
from game.i18n import mark
from game.lessons.lesson import Do, Lesson, Read

LESSON = Lesson(
    place=2,
    title=mark("Build on everything"),
    about=mark("Add to anybody's melds, and take a card that somebody discarded."),
    minutes=2,
    starter=STARTER,
    deal=opened("4D 5D 6C 2C 7H", draws="KD QS JD 6D"),
    before=OPENINGS,
    others=("draw", "discard 9C", "draw", "discard QC", "draw", "discard 5S"),
    steps=(
        Read(
            mark(
                "You have opened, and so have Moncef and Slim. From now on every meld on the table is there for you "
                "to build on."
            ),
            at=("tray.0", "tray.1", "tray.3"),
        ),
        Do(
            mark(
                "Slim discarded the ace of spades, and Moncef's run ends with the king. Take the ace from the discard "
                "pile."
            ),
            ("take",),
            at=("discards", "meld.1.0"),
            wrong={"draw": mark("Not this time: the ace fits the table. Take it from the discard pile.")},
        ),
        Do(
            mark(
                "An ace goes above the king or below the 2, never between them, and always counts 1. Add it to "
                "Moncef's run."
            ),
            ("add AS to 3",),
            at=("AS", "meld.1.0"),
            wrong={
                "discard *": mark("The ace first: you took it for Moncef's run."),
                "add *": mark("That fits as well, but begin with the ace."),
            },
        ),
        Do(
            mark("Five cards: that run is full now. And Slim's clubs begin with the seven. What could go before it?"),
            ("add 6C to 5",),
            at=("meld.3.0",),
            wrong={"discard *": mark("Look at Slim's run first: one of your cards goes just before its seven.")},
            no=mark("It's the six of clubs: add it to Slim's run."),
        ),
        Do(
            mark("Two cards laid! Now discard the seven of hearts."),
            ("discard 7H",),
            at=("7H", "discards"),
            wrong={"discard *": mark("Keep that one, you'll see why. Discard the seven of hearts.")},
            well=mark("Watch the pile: what the others discard may be yours."),
        ),
        Do(
            mark("The five of spades fits nothing. Draw from the stock."),
            ("draw",),
            at=("stock",),
            wrong={"take": mark("The five of spades would only cost you points. Draw from the stock.")},
        ),
        Do(
            mark("The six of diamonds! New melds can be worth any number of points now: lay the three diamonds."),
            ("lay 4D 5D 6D",),
            at=("4D", "5D", "6D", "tray.0"),
            wrong={"discard *": mark("Lay the diamonds first.")},
        ),
        Do(mark("One card left. Discard it, and the round is yours!"), ("discard 2C",), at=("2C", "discards")),
        Read(
            mark(
                "You're out, with no points at all. The others add up what they still hold: cards at "
                "their value, a joker at 25. At 700 the match ends, and the fewest points win."
            ),
            at=("score",),
        ),
    ),
    learnt=mark("Once you have opened, you may add to every meld on the table, whoever laid it."),
)
