"""Doubling and raising a Hokom (baloot 4.1, 4.3, 7.4)."""

from game.families.tricks.lessons import DEALER, AuctionDeal
from game.games.baloot.lessons import deal_points, gives_away_points
from game.i18n import mark
from game.lessons.lesson import Do, Lesson, Play, Read, round_is_over

LESSON = Lesson(
    place=7,
    title=mark("Double"),
    about=mark("The other team doubts you: a deal that counts triple."),
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
    before=("bid hokom", "pass", "pass", "pass", "confirm hokom"),
    others=("double", "pass"),
    steps=(
        Read(
            mark(
                "You bought as before: Hokom in hearts. But Faisal doubts you, and doubles: the deal counts twice, and "
                "the winner takes everything."
            ),
            at=("badge",),
        ),
        Read(
            mark("He doubled open. Locked would mean that nobody leads a trump while holding another suit."),
            at=("badge",),
        ),
        Do(
            mark("With four high trumps you needn't fear him. Say Three: now the deal counts triple."),
            ("three",),
            at=("JH", "9H", "AH", "KH", "offer.three"),
            no=mark("With this hand? Say Three: now it counts triple."),
        ),
        Read(
            mark("He could have said Four now, and you Gahwa, for the whole match. But he has had enough."),
            at=("badge",),
        ),
        Play(
            mark("Now play the deal: trumps first, until theirs are gone, then your aces."),
            until=round_is_over,
            danger=gives_away_points,
        ),
        Read(
            mark("All 16 points go to the winner, and three times over: {total} game points."),
            at=("score",),
            figures=deal_points,
        ),
    ),
    learnt=mark(
        "A doubled deal is not shared: whoever gets more points takes everything, two, three or four times over."
    ),
)
