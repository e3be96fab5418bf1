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
    others=("pass", "pass", "pass", "double", "pass"),
    steps=(
        Read(
            mark(
                "Everybody has five cards, and one lies open: the ace of hearts. Whoever sits right of the "
                "dealer speaks first: you."
            ),
            at=("public",),
        ),
        Read(mark("Pass, or buy that card: as Hokom, with its suit as trumps, or as Sun, without trumps.")),
        Do(
            mark("You hold the jack and the 9 of hearts, the two best trumps, and an ace besides. Buy it: say Hokom."),
            ("bid hokom",),
            at=("JH", "9H", "AS", "offer.hokom"),
            wrong={
                "pass": mark("With the jack, the 9 and an ace? Buy it: say Hokom."),
                "bid sun": mark("In Sun your jack and 9 are worth next to nothing. Say Hokom."),
            },
            well=mark("Sun goes above Hokom: each of the others may still take the card from you as Sun."),
        ),
        Read(
            mark(
                "Had all four passed, a second round would follow: Hokom in one of the other three suits only, or Sun."
            )
        ),
        Do(
            mark("Sun goes before Hokom: anybody could still take the card as Sun. Nobody does, so keep it as Hokom."),
            ("confirm hokom",),
            at=("offer.hokom",),
            no=mark("Stay with Hokom: your hearts want to be trumps."),
            well=mark("Everybody gets three more cards. Now the other team may double."),
        ),
        Do(
            mark(
                "Faisal doubles! The deal counts twice, and the winner takes everything. But you hold four "
                "high trumps: say Three."
            ),
            ("three",),
            at=("offer.three",),
            no=mark("With this hand? Say Three: now it counts threefold."),
            well=mark("He has had enough."),
        ),
        Read(
            mark(
                "×3, open: the deal counts threefold, and anybody may lead trumps. Had Faisal locked it, nobody might "
                "while holding another suit."
            ),
            at=("badge",),
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
                "Every ten card points make one game point in Hokom, two in Sun, and the last trick brings ten more: "
                "16 in all here, 26 in Sun."
            ),
            at=("score",),
        ),
        Read(
            mark(
                "Buyers with fewer points than the others get nothing: khasara. And a raised deal is never shared: the "
                "winner takes all 16, here times three."
            ),
            at=("score",),
        ),
    ),
    learnt=mark(
        "Buy Hokom with the jack, the 9 and an ace, Sun with aces and tens, else pass. 152 game points win the match."
    ),
)
