"""Buying as Hokom, the promise of the buyer, and the score (baloot 3.1, 3.2, 7.1 to 7.3)."""

from game.families.tricks.lessons import DEALER, AuctionDeal, before_the_last_trick
from game.games.baloot.lessons import deal_points, gives_away_points
from game.i18n import mark
from game.lessons.lesson import Do, Lesson, Play, Read, round_is_over

LESSON = Lesson(
    place=3,
    title=mark("Buy the card"),
    about=mark("The bidding for one card, and what its buyer promises."),
    minutes=3,
    starter=DEALER,
    deal=AuctionDeal(
        {
            0: "JH 9H AS TS 8D KH AD",
            1: "QH 7H 9C 7C TD JD KS 7S",
            2: "AC QC KD QD 9D QS 9S 8S",
            3: "TH 8H KC JC TC 8C 7D JS",
        },
        public="AH",
        holder=0,
    ),
    others=("pass", "pass", "pass", "pass", "pass"),
    steps=(
        Read(
            mark(
                "Everybody has five cards, and one more lies face up: the ace of hearts. The player on "
                "the dealer's right speaks first: you."
            ),
            at=("public",),
        ),
        Read(
            mark(
                "Whoever buys it says how: as Hokom, its suit is trumps; as Sun, there are no trumps. "
                "Then everybody gets more cards, up to eight."
            ),
            at=("public",),
        ),
        Do(
            mark("You hold the jack and the 9 of hearts, the two best trumps, and an ace as well. Buy it: say Hokom."),
            ("bid hokom",),
            at=("JH", "9H", "AS", "offer.hokom"),
            wrong={
                "pass": mark("With the jack, the 9 and an ace? Buy it: say Hokom."),
                "bid sun": mark("In Sun your jack and 9 are worth next to nothing. Say Hokom."),
            },
            well=mark("Now the others are asked, too."),
        ),
        Do(
            mark("Nobody else wants the card. Keep your Hokom, and hearts are trumps."),
            ("confirm hokom",),
            at=("offer.hokom",),
            no=mark("Stay with Hokom: your hearts want to be trumps."),
            well=mark("Now everybody has eight cards."),
        ),
        Read(
            mark(
                "As buyers you promise at least as many points as they get. With fewer you get nothing, and they get "
                "everything: khasara."
            ),
            at=("badge",),
        ),
        Play(
            mark("Now play the deal: trumps first, until theirs are gone, then your aces."),
            until=before_the_last_trick,
            danger=gives_away_points,
        ),
        Read(mark("Whoever wins the last trick gets ten card points on top of its cards."), at=("points",)),
        Play(mark("Play your last card."), until=round_is_over),
        Read(
            mark(
                "Card points with the last trick: {ours} for you, {theirs} for them. In Hokom they are divided by ten: "
                "16 game points in all."
            ),
            at=("score",),
            figures=deal_points,
        ),
        Read(
            mark("Game points: {won} for you, {lost} for them. So it goes on, deal after deal, until a team has 152."),
            at=("score",),
            figures=deal_points,
        ),
    ),
    learnt=mark(
        "Buy Hokom with the jack, the 9 and an ace. Then your team needs at least as many points as the other."
    ),
)
