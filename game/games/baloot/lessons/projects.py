"""Projects (baloot 6.1 to 6.5)."""

from typing import Final

from game.families.tricks.lessons import DEALER, AuctionDeal
from game.i18n import mark
from game.lessons.lesson import Do, Lesson, Read

_DECLARE_FIRST = mark("Declare first: after your first card it's too late.")
DEAL: Final = AuctionDeal(
    {
        0: "KH QH JH AS 7D 8C 9D",
        1: "AH 7H KS 9S AD TD AC 7C",
        2: "8H QS TS KD JD KC QC 9C",
        3: "TH JS 8S 7S QD 8D JC TC",
    },
    public="9H",
    holder=0,
)
"""A Sira in trumps, with their king and queen."""
BIDDING: Final = ("bid hokom", "pass", "pass", "pass", "confirm hokom", "pass", "pass")

LESSON = Lesson(
    place=8,
    title=mark("Projects"),
    about=mark("Points for runs in your hand, and for four cards of one rank."),
    minutes=3,
    starter=DEALER,
    deal=DEAL,
    before=BIDDING,
    others=(*("play 7H", "play 8H", "play TH"), *("play AH", "play 9C", "play 7S"), *("play 9S", "play TS", "play 8S")),
    steps=(
        Read(
            mark("Jack, queen and king of hearts: three in a row of one suit are a project, a Sira."),
            at=("JH", "QH", "KH"),
        ),
        Do(
            mark("Declare it before you play your first card: press Declare Sira."),
            ("declare JH QH KH",),
            at=("JH", "QH", "KH", "offer.declare_0"),
            wrong={"play *": _DECLARE_FIRST},
        ),
        Read(mark("A Sira scores 2 game points in Hokom, and 4 in Sun."), at=("KH", "QH", "JH")),
        Do(
            mark("Now lead the jack of trumps."),
            ("play JH",),
            at=("JH", "trick"),
            wrong={"play *": mark("Lead the jack of hearts: the highest trump.")},
        ),
        Read(mark("Only the team with the best project scores. Nobody has a better one, so your Sira counts.")),
        Do(
            mark("Lead the 9, it catches their ace."),
            ("play 9H",),
            at=("9H", "trick"),
            wrong={"play *": mark("The ace of trumps is still out, and the 9 beats it: lead the 9 of hearts.")},
        ),
        Read(
            mark(
                "Longer runs are better: four in a row are a 50, worth 5 game points, five a 100, worth 10. In Sun "
                "each counts double."
            )
        ),
        Read(mark("In projects the order is ace, king, queen, jack, 10, 9, 8, 7, even among trumps.")),
        Do(
            mark("The others have no trumps left. Your ace of spades is safe now: lead it."),
            ("play AS",),
            at=("AS", "trick"),
            wrong={"play *": mark("Nobody can trump any more: the ace of spades wins for sure.")},
        ),
        Read(
            mark(
                "Four kings, queens, jacks or 10s are a 100 as well, and so are four aces. In Sun four aces make 40 "
                "game points."
            )
        ),
        Read(
            mark(
                "If two are alike, the higher top card wins; if that is equal too, the player nearer to "
                "the dealer's right."
            ),
            at=("seat.3",),
        ),
    ),
    learnt=mark("Declare projects before your first card. Only the team with the best one scores them."),
)
