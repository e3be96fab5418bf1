"""Projects and Baloot (baloot 6)."""

from game.games.baloot.lessons import DEALER, AuctionDeal, tricks_played
from game.i18n import mark
from game.lessons.lesson import Do, Lesson, Play, Read

_DECLARE_FIRST = mark("Declare first: after your first card it is too late.")

LESSON = Lesson(
    place=4,
    title=mark("Projects"),
    about=mark("Points for runs in your hand, and for king and queen of trumps."),
    minutes=3,
    starter=DEALER,
    deal=AuctionDeal(
        {
            0: "KH QH JH AS 7D 8C 9D",
            1: "AH 7H KS 9S AD TD AC 7C",
            2: "8H QS TS KD JD KC QC 9C",
            3: "TH JS 8S 7S QD 8D JC TC",
        },
        public="9H",
        holder=0,
    ),
    before=("bid hokom", "pass", "pass", "pass", "confirm hokom", "pass", "pass"),
    others=(
        *("play 7H", "play 8H", "play TH"),
        *("play AH", "play 9C", "play 7S"),
        *("play 9S", "play TS", "play 8S"),
        *("play KS", "play QS", "play JS"),
    ),
    steps=(
        Read(
            mark(
                "Jack, queen and king of hearts: three in a row of one suit are a project, a Sira. Four are a"
                " 50, five a 100."
            ),
            at=("JH", "QH", "KH"),
        ),
        Read(
            mark("The row is ace, king, queen, jack, 10, 9, 8, 7. Four kings, queens, jacks or 10s are a 100 as well.")
        ),
        Do(
            mark("Declare it before you play your first card: press Declare Sira."),
            ("declare JH QH KH",),
            at=("JH", "QH", "KH", "declare_0"),
            wrong={"play *": _DECLARE_FIRST},
        ),
        Read(
            mark(
                "A Sira counts 20 card points: 2 game points in Hokom, 4 in Sun. A 50 makes 5 or 10, a 100 makes 10 or "
                "20. Four aces are a 100, in Sun 40 game points."
            ),
            at=("KH", "QH", "JH"),
        ),
        Read(
            mark(
                "If two are alike, the one with the higher top card is better, else that of whoever sits nearer to the "
                "dealer's right."
            ),
            at=("seat.3",),
        ),
        Do(
            mark(
                "Only the team with the best project scores: a 100 beats a 50, a 50 a Sira. Now lead the jack of "
                "trumps."
            ),
            ("play JH",),
            at=("JH", "trick"),
            wrong={"play *": mark("Lead the jack of hearts: the highest trump.")},
        ),
        Do(
            mark("Your Sira counts. Lead the 9, it catches their ace."),
            ("play 9H",),
            at=("9H", "trick"),
            wrong={"play *": mark("The ace of trumps is still out, and the 9 beats it: lead the 9 of hearts.")},
        ),
        Read(
            mark(
                "And there's more: king and queen of trumps in one hand are the Baloot that gave the game its name. "
                "2 game points, whoever has the better project."
            ),
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
        Play(mark("Baloot!"), until=tricks_played(4)),
    ),
    learnt=mark(
        "Declare projects before your first card. Only the team with the best one scores them, but a Baloot always "
        "counts."
    ),
)
