"""A round with the coach looking on, from its first card to its last."""

from game.families.rummy.lessons import fits_the_table
from game.games.remik.lessons import STARTER, dealt
from game.i18n import mark
from game.lessons.lesson import Lesson, Play, Read, round_is_over

LESSON = Lesson(
    place=5,
    title=mark("A round with me at your side"),
    about=mark("A real round. I'll warn you before a mistake, and we'll look back afterwards."),
    minutes=5,
    starter=STARTER,
    deal=dealt({0: "5D 6D 7D QS QH QD 8C 9C 2H 4S JS 3D KC", 1: "8H 9H TH JH 5C 5S", 3: "2C"}, draws="TC"),
    before=("discard 2C",),
    steps=(
        Read(
            mark(
                "The others play as they like, and so do you. I'll speak up before you discard a card "
                "that fits a meld on the table."
            )
        ),
        Play(
            mark("Play until the round is over. Ask for a Hint whenever you want one."),
            until=round_is_over,
            at=("hint",),
            danger=fits_the_table,
        ),
        Read(
            mark(
                "The round is over: whoever goes out gets 10 points off, and the others pay for what "
                "they hold. Now let's look back."
            ),
            at=("score",),
        ),
    ),
    learnt=mark("Now you know enough to play a whole round on your own!"),
)
