"""King and queen of trumps (baloot 6.6)."""

from game.families.tricks.lessons import DEALER
from game.games.baloot.lessons.projects import BIDDING, DEAL
from game.i18n import mark
from game.lessons.lesson import Do, Lesson, Read

LESSON = Lesson(
    place=9,
    title=mark("Baloot"),
    about=mark("Two points for the king and queen of trumps."),
    minutes=1,
    starter=DEALER,
    deal=DEAL,
    before=(
        *BIDDING,
        *("declare JH QH KH", "play JH", "play 7H", "play 8H", "play TH"),
        *("play 9H", "play AH", "play 9C", "play 7S"),
    ),
    others=(*("play 9S", "play TS", "play 8S"), *("play KS", "play QS", "play JS")),
    steps=(
        Read(
            mark("Hearts are trumps, and you hold their king and queen: the Baloot, which gave the game its name."),
            at=("KH", "QH"),
        ),
        Do(
            mark("Play one of them …"),
            ("play KH | play QH",),
            at=("KH", "QH", "trick"),
            wrong={"play *": mark("The king or the queen of hearts.")},
        ),
        Do(
            mark("… and the other: the table says Baloot for you."),
            ("play KH | play QH",),
            at=("KH", "QH", "trick"),
            wrong={"play *": mark("The other one of the two hearts.")},
        ),
        Read(mark("Baloot! That's 2 game points, whoever has the best project.")),
    ),
    learnt=mark("King and queen of trumps in one hand are a Baloot: 2 game points, in Hokom only."),
)
