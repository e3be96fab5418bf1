"""Buying, doubling and the score (baloot 3, 4, 7)."""

from game.games.baloot.lessons import DEALER, AuctionDeal, gives_away_points
from game.i18n import mark
from game.lessons.lesson import Do, Lesson, Play, Read, round_is_over

LESSON = Lesson(
    place=3,
    title=mark("Buy and double"),
    about=mark("The auction for one card, and a deal that counts threefold."),
    minutes=4,
    starter=DEALER,
    deal=AuctionDeal({0: "JH 9H AS TS 8D KH AD", 1: "QH 7H", 3: "TH 8H"}, public="AH", holder=0),
    others=("pass", "pass", "pass", "double", "pass"),
    steps=(
        Read(
            mark(
                "Everybody has five cards, and one lies open: the ace of hearts. Whoever buys it says what is "
                "played: Hokom, with its suit as trumps, or Sun, without trumps."
            ),
            at=("trick",),
        ),
        Do(
            mark("You hold the jack and the 9 of hearts, the two best trumps, and an ace besides. Buy it: say Hokom."),
            ("bid hokom",),
            at=("JH", "9H", "AS", "offer.hokom"),
            wrong={
                "pass": mark("With the jack, the 9 and an ace? Buy it: say Hokom."),
                "bid sun": mark("In Sun your jack and 9 are worth next to nothing. Say Hokom."),
            },
            well=mark("Now the others are asked whether they take it over as Sun."),
        ),
        Do(
            mark("Nobody takes it over. Keep it as Hokom."),
            ("confirm hokom",),
            at=("offer.confirm",),
            no=mark("Stay with Hokom: your hearts want to be trumps."),
            well=mark("Everybody gets three more cards. Now the other team may double."),
        ),
        Do(
            mark(
                "Faisal doubles! The deal counts twice, and the winner takes everything. But you hold the four best "
                "trumps: say Three."
            ),
            ("three",),
            at=("offer.three",),
            no=mark("With this hand? Say Three: now it counts threefold."),
            well=mark("He has had enough."),
        ),
        Play(
            mark(
                "Now play the deal: trumps first, until theirs are gone, then your aces. As buyers you need at least "
                "as much as they get."
            ),
            until=round_is_over,
            danger=gives_away_points,
        ),
        Read(
            mark(
                "A Hokom is worth 16 points, and this one counted threefold. Had you got less than they did, all of "
                "it would be theirs: khasara."
            ),
            at=("score",),
        ),
    ),
    learnt=mark(
        "Buy Hokom with the jack, the 9 and an ace, Sun with aces and tens, else pass. 152 points win the match."
    ),
)
