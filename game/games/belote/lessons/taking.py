"""Taking the turned-up card, the promise of the takers, and the score (belote 1.5, 2.1, 5.1 to 5.3)."""

from game.families.tricks.lessons import DEALER, AuctionDeal, before_the_last_trick
from game.games.belote.lessons import deal_points, gives_away_points
from game.i18n import mark
from game.lessons.lesson import Do, Lesson, Play, Read, round_is_over

LESSON = Lesson(
    place=3,
    title=mark("Take the card"),
    about=mark("Who chooses trumps, and what the takers promise."),
    minutes=3,
    starter=DEALER,
    deal=AuctionDeal(
        {
            0: "JC 9C AH TH 8S QC 7D",
            1: "TC 8C KH JH AS QS 9H KD",
            2: "KC 7H 8H AD JS TD 9S 8D",
            3: "7C QH KS TS QD 7S JD 9D",
        },
        public="AC",
        holder=0,
    ),
    steps=(
        Read(
            mark(
                "Everybody has five cards, and one more is turned up: the ace of clubs. The player on the dealer's "
                "right speaks first: you."
            ),
            at=("public",),
        ),
        Read(
            mark(
                "Whoever takes it makes its suit trumps. Then everybody gets eight cards, and the taker this one among "
                "them."
            ),
            at=("public",),
        ),
        Do(
            mark("You hold the jack and the 9 of clubs, the two best trumps, and an ace as well: take it."),
            ("take",),
            at=("JC", "9C", "AH", "offer.take"),
            wrong={"pass": mark("With the jack, the 9 and an ace? Take it!")},
            well=mark("Now everybody has eight cards."),
        ),
        Read(
            mark(
                "As takers you promise more points than they get: 82 of 162 are enough. With fewer you're dedans: all "
                "162 go to them."
            ),
            at=("badge",),
        ),
        Play(
            mark("Now play the deal: first trumps, until theirs are gone, then your aces."),
            until=before_the_last_trick,
            danger=gives_away_points,
        ),
        Read(mark("Whoever wins the last trick gets ten points on top of its cards: the dix de der."), at=("points",)),
        Play(mark("Play your last card."), until=round_is_over),
        Read(
            mark("Points: {ours} for you, {theirs} for them. So it goes on, deal after deal, until a team has 1,000."),
            at=("score",),
            figures=deal_points,
        ),
    ),
    learnt=mark("Take with the jack, the 9 and an ace. Then your team needs more points than the other."),
)
