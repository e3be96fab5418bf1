"""A deal with the coach looking on."""

from game.families.tricks.lessons import DEALER, AuctionDeal
from game.games.belote.lessons import deal_points, gives_away_points, passes_strength
from game.i18n import mark
from game.lessons.lesson import Lesson, Play, Read, any_of, round_is_over

LESSON = Lesson(
    place=6,
    title=mark("A deal with me at your side"),
    about=mark("From the turned-up card to the last trick. I'll warn you before a mistake, and we'll look back."),
    minutes=3,
    starter=DEALER,
    deal=AuctionDeal({0: "JD 9D AC KC 8H TC 7S"}, public="TD", holder=0),
    steps=(
        Read(
            mark(
                "A whole deal, and everybody plays as they like. I'll speak up before you pass a strong hand "
                "or give points away."
            )
        ),
        Play(
            mark("Take or pass, then play the eight tricks. Ask for a Hint whenever you want one."),
            until=round_is_over,
            at=("hint",),
            danger=any_of(gives_away_points, passes_strength),
        ),
        Read(
            mark("That's the deal. Points: {ours} for you, {theirs} for them. Let's look back."),
            at=("score",),
            figures=deal_points,
        ),
    ),
    learnt=mark("A whole deal, all by yourself!"),
)
