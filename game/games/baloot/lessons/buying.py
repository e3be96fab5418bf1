"""Buying, doubling and the score (baloot 3, 4, 7)."""

from game.games.baloot.lessons import DEALER, AuctionDeal, card_points, gives_away_points
from game.games.baloot.rules.state import HAND_SIZE
from game.games.baloot.rules.view import BalootView
from game.i18n import mark
from game.lessons.lesson import Do, Lesson, Play, Read, round_is_over


def _before_the_last_trick(view: BalootView) -> bool:
    return len(view.tricks) >= HAND_SIZE - 1 or round_is_over(view)


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
        Read(
            mark(
                "Whoever buys it says how: as Hokom its suit is trumps, as Sun there are none. Then everybody gets "
                "cards up to eight."
            ),
            at=("public",),
        ),
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
                "Had all four passed, a second round would follow: Hokom in another suit, or Sun. If all pass twice, "
                "nobody scores and the next one deals."
            )
        ),
        Read(
            mark(
                "In the first round the last two to speak may also say Ashkal: a Sun whose open card goes to their "
                "partner. But never on an ace."
            ),
            at=("public",),
        ),
        Do(
            mark("Sun goes before Hokom: anybody could still take the card as Sun. Nobody does, so keep it as Hokom."),
            ("confirm hokom",),
            at=("offer.hokom",),
            no=mark("Stay with Hokom: your hearts want to be trumps."),
            well=mark("Now everybody has eight cards, and the other team may double."),
        ),
        Read(
            mark(
                "Faisal doubles, open: the deal counts twice, and the winner takes everything. Locked would mean that "
                "no one leads a trump while holding another suit."
            ),
            at=("badge",),
        ),
        Do(
            mark("But you hold four high trumps. Say Three: the deal counts threefold, and trumps may be led."),
            ("three",),
            at=("offer.three",),
            no=mark("With this hand? Say Three: now it counts threefold."),
            well=mark("He has had enough."),
        ),
        Read(
            mark(
                "As buyers you need at least as many points as they get. With fewer you get nothing, and they get "
                "all 16 (26 in Sun): khasara."
            ),
            at=("badge",),
        ),
        Play(
            mark("Now play the deal: trumps first, until theirs are gone, then your aces."),
            until=_before_the_last_trick,
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
            figures=card_points,
        ),
        Read(
            mark(
                "In Sun they are also doubled: 26 in all. A raised deal is not shared, the winner takes everything: "
                "here {total} game points."
            ),
            at=("score",),
            figures=card_points,
        ),
    ),
    learnt=mark(
        "Buy Hokom with the jack, the 9 and an ace, Sun with aces and tens, else pass. 152 game points win the match."
    ),
)
