"""Trumps in Hokom (baloot 1.2, 5.3, 5.4)."""

from game.families.tricks.lessons import DEALER, AuctionDeal
from game.i18n import mark
from game.lessons.lesson import Do, Lesson, Read

LESSON = Lesson(
    place=2,
    title=mark("Trumps"),
    about=mark("In Hokom one suit beats all others, and its jack beats its ace."),
    minutes=3,
    starter=DEALER,
    deal=AuctionDeal(
        {
            0: "JH 9H QH AS 7S 8D 9D",
            1: "7H AH KS QS AC KC 7D JD",
            2: "TH TS 9S AD KD 8C 7C QC",
            3: "KH JS 8S TD QD TC JC 9C",
        },
        public="8H",
        holder=0,
    ),
    before=("bid hokom", "pass", "pass", "pass", "confirm hokom", "pass", "pass"),
    others=(
        *("play 7H", "play TH", "play KH"),
        *("play AH", "play 8C", "play 9C"),
        *("play QS", "play TS", "play 8S"),
        *("play KS", "play 9S", "play JS"),
        *("play AC", "play 7C", "play TC"),
    ),
    steps=(
        Read(
            mark(
                "This is a Hokom: hearts are trumps and beat every other suit. Among trumps the order changes: jack, "
                "9, ace, 10, king, queen, 8, 7."
            ),
            at=("JH", "9H", "QH", "8H"),
        ),
        Do(
            mark("You hold the highest trump, the jack: 20 points! Lead it, and everybody must play a trump."),
            ("play JH",),
            at=("JH", "trick"),
            wrong={"play *": mark("Trumps first: lead the jack of hearts.")},
        ),
        Do(
            mark("Three trumps are gone. Now the 9, the second best and worth 14: it catches the ace."),
            ("play 9H",),
            at=("9H", "trick"),
            wrong={"play *": mark("One trump is still out, the ace. The 9 of hearts beats it: lead that.")},
        ),
        Do(
            mark("The others have no trumps left. Your ace of spades is safe now: lead it."),
            ("play AS",),
            at=("AS", "trick"),
            wrong={"play *": mark("Nobody can trump any more: the ace of spades wins for sure.")},
            well=mark("Look: Hessa puts a 10 on your trick. Its points are yours as well."),
        ),
        Do(
            mark("Your other cards won't win any more. So keep your trumps, and lead the 7 of spades."),
            ("play 7S",),
            at=("7S", "trick"),
            wrong={"play *": mark("Keep your trumps for later. Lead the 7 of spades.")},
        ),
        Do(
            mark(
                "Clubs, and you have none: in Hokom you must trump then. Only while your partner is "
                "winning may you throw any card."
            ),
            ("play 8H",),
            at=("8H", "trick"),
            wrong={"play QH": mark("The 8 is enough: nobody can trump higher. Keep the queen.")},
            no=mark("You have trumps and no clubs: you must trump."),
        ),
        Read(
            mark(
                "Even the 8 of trumps beats an ace! Had somebody trumped before you, you'd have had to go "
                "higher if you could."
            ),
            at=("trick",),
        ),
    ),
    learnt=mark("In Hokom the jack and the 9 of trumps beat everything. Without the suit that was led you must trump."),
)
