"""Going out with a discard (rami 8.1, 9.1)."""

from game.games.rami.lessons import OPENINGS, STARTER, opened
from game.i18n import mark
from game.lessons.lesson import Do, Lesson, Read

LESSON = Lesson(
    place=4,
    title=mark("The last card"),
    about=mark("Going out: the last card is discarded, never melded."),
    minutes=2,
    starter=STARTER,
    deal=opened("4D 5D 6D 9S 6C", draws="7D"),
    before=OPENINGS,
    steps=(
        Do(
            mark("Five cards left. Whoever discards their last card wins the round. Draw one."),
            ("draw",),
            at=("stock",),
            wrong={"take": mark("That would fit, too, but let's see what the stock has.")},
        ),
        Do(
            mark("The seven of diamonds makes four in a row. Lay all four."),
            ("lay 4D 5D 6D 7D",),
            at=("4D", "5D", "6D", "7D", "tray.0"),
            wrong={
                "lay ...": mark("Lay all four: the seven belongs to them."),
                "add *": mark("That can wait a moment. First the four diamonds."),
                "discard *": mark("Don't discard yet: lay the four diamonds."),
            },
        ),
        Do(
            mark("Two cards left, and both fit the table. But the last card must be discarded! Add just one of them."),
            ("add 9S to 3 | add 6C to 5",),
            at=("9S", "6C", "meld.1.0", "meld.3.0"),
            wrong={"discard *": mark("Add one first. Then the other is your last card, and discarding it wins.")},
        ),
        Do(mark("And now: discard your last card!"), ("discard *",), at=("discards",)),
        Read(
            mark(
                "You're out, with no points at all. The others add up what they still hold: cards at "
                "their value, a joker at 25. At 700 the match ends, and the fewest points win."
            ),
            at=("score",),
        ),
    ),
    learnt=mark("Keep one card back to discard. Whoever goes out gets no points, and the others pay for their hands."),
)
