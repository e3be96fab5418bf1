"""Trumps: their order, and the duties to trump and to go higher (belote 1.2, 3.3, 3.4)."""

from typing import Final

from game.families.tricks.lessons import AuctionDeal
from game.i18n import mark
from game.lessons.lesson import Do, Lesson, Read

_DEALER: Final = 1
"""Lucien: Nadia leads to the first trick."""

LESSON = Lesson(
    place=2,
    title=mark("Trumps"),
    about=mark("One suit beats all others, and its jack beats its ace."),
    minutes=3,
    starter=_DEALER,
    deal=AuctionDeal(
        {
            0: "JS 9S QS AH 7H 8C 9C",
            1: "7S AS KH QH AD KD 7C JC",
            2: "TS TH 9H AC KC 8D 7D QD",
            3: "KS JH 8H TC QC TD JD 9D",
        },
        public="8S",
        holder=0,
        dealer=_DEALER,
    ),
    before=("pass", "pass", "take", "play TS", "play KS"),
    others=(
        "play 7S",
        *("play AS", "play 7D", "play 9D"),
        *("play QH", "play TH", "play 8H"),
        *("play KH", "play 9H", "play JH"),
        *("play AD", "play 8D", "play JD"),
    ),
    steps=(
        Read(
            mark(
                "You have taken, and spades are trumps: they beat every other suit. Among trumps the order changes: "
                "jack, 9, ace, 10, king, queen, 8, 7."
            ),
            at=("JS", "9S", "QS", "8S"),
        ),
        Do(
            mark(
                "Nadia leads a trump to help you. On trumps you must go higher if you can, even over your partner: "
                "play the highest, the jack, worth 20 points!"
            ),
            ("play JS",),
            at=("JS", "trick"),
            wrong={
                "play 9S": mark("The 9 would win, too. But begin with the jack of spades."),
                "play QS | play 8S": mark("That's lower than Nadia's 10, and you can go higher: you must."),
            },
            no=mark("Spades were led, and you hold spades: play one of them."),
        ),
        Do(
            mark("Three trumps are gone. Now the 9, the second best: worth 14, it catches the ace."),
            ("play 9S",),
            at=("9S", "trick"),
            wrong={"play *": mark("One trump is still out, the ace. The 9 of spades beats it: lead that.")},
        ),
        Do(
            mark("The others have no trumps left. Your ace of hearts is safe now: lead it."),
            ("play AH",),
            at=("AH", "trick"),
            wrong={"play *": mark("Nobody can trump any more: the ace of hearts wins for sure.")},
            well=mark("Look: Nadia puts a 10 on your trick. Its points are yours as well."),
        ),
        Do(
            mark("Your other cards won't win any more. So keep your trumps, and lead the 7 of hearts."),
            ("play 7H",),
            at=("7H", "trick"),
            wrong={"play *": mark("Keep your trumps for later. Lead the 7 of hearts.")},
        ),
        Do(
            mark(
                "Diamonds, and you have none: while an opponent is winning the trick, you must trump. Only if your "
                "partner is winning may you play any card."
            ),
            ("play 8S",),
            at=("8S", "trick"),
            wrong={"play QS": mark("The 8 is enough: nobody can trump higher. Keep the queen.")},
            no=mark("You have trumps and no diamonds: you must trump."),
        ),
        Read(
            mark(
                "Even the 8 of trumps beats an ace! Had an opponent trumped before you, you'd have had to go higher if "
                "you could."
            ),
            at=("trick",),
        ),
    ),
    learnt=mark("The jack and the 9 of trumps beat everything. If you can't follow suit against them, you must trump."),
)
