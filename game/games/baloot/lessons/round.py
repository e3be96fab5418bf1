"""A deal with the coach looking on."""

from game.families.tricks.lessons import DEALER, AuctionDeal
from game.games.baloot.lessons import gives_away_points, passes_strength
from game.i18n import mark
from game.lessons.lesson import Lesson, Play, Read, any_of, round_is_over

LESSON = Lesson(
    place=11,
    title=mark("A deal with me at your side"),
    about=mark("From the bidding to the last trick. I'll warn you before a mistake, and we'll look back afterwards."),
    minutes=3,
    starter=DEALER,
    deal=AuctionDeal({0: "JS 9S AD KD 8H TD 7C"}, public="AS", holder=0),
    steps=(
        Read(
            mark(
                "A whole deal, and everybody plays as they like. I'll speak up before you pass a strong hand "
                "or give points away."
            )
        ),
        Play(
            mark("Bid as you like, then play the eight tricks. Ask for a Hint whenever you want one."),
            until=round_is_over,
            at=("hint",),
            danger=any_of(gives_away_points, passes_strength),
        ),
        Read(
            mark(
                "That's the deal: ten card points make one game point in Hokom and two in Sun, and projects come on "
                "top. Let's look back."
            ),
            at=("score",),
        ),
    ),
    learnt=mark("A whole deal, all by yourself!"),
)
