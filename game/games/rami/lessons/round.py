"""A round with the coach looking on."""

from game.families.rummy.lessons import fits_the_table
from game.games.rami.lessons import OPENINGS, STARTER, opened
from game.i18n import mark
from game.lessons.lesson import Lesson, Play, Read, round_is_over

LESSON = Lesson(
    place=5,
    title=mark("A round with me at your side"),
    about=mark("The end of a real round. I'll warn you, and we look back afterwards."),
    minutes=4,
    starter=STARTER,
    deal=opened("4D 5D 9S 7H 2C", draws="JD"),
    before=OPENINGS,
    steps=(
        Read(
            mark(
                "The others play as they like, and so do you. I'll speak up before you throw what fits a meld"
                " on the table."
            )
        ),
        Play(
            mark("Play on until the round is over. Ask for a Hint whenever you want one."),
            until=round_is_over,
            at=("hint",),
            danger=fits_the_table,
        ),
    ),
    learnt=mark("Now you know enough to play a whole round on your own!"),
)
