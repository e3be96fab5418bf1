"""The second round of taking, and belote-rebelote (belote 2.2, 4.1)."""

from game.families.tricks.lessons import DEALER, AuctionDeal
from game.i18n import mark
from game.lessons.lesson import Do, Lesson, Read

LESSON = Lesson(
    place=4,
    title=mark("Belote and rebelote"),
    about=mark("The second round, and 20 points for king and queen of trumps."),
    minutes=3,
    starter=DEALER,
    deal=AuctionDeal(
        {
            0: "JH 9H KH QH AS TS 7D",
            1: "TH 7H AC 7C KS 8S TD 9D",
            2: "AH JC TC 9S JS AD QD KD",
            3: "8H 9C KC QS 7S QC JD 8D",
        },
        public="8C",
        holder=0,
    ),
    others=(
        *("pass", "pass", "pass"),
        *("play 7H", "play AH", "play 8H"),
        *("play TH", "play TC", "play 8D"),
        *("play 7C", "play KD", "play 9C"),
        *("play 9D", "play QD", "play JD"),
    ),
    steps=(
        Do(
            mark("The 8 of clubs is turned up, but your good suit is hearts. Pass this time."),
            ("pass",),
            at=("JH", "9H", "KH", "QH", "offer.pass"),
            wrong={"take": mark("That would make clubs trumps, and you have none. Pass.")},
            well=mark("Perhaps everybody passes."),
        ),
        Do(
            mark(
                "They did! In the second round whoever takes may name another suit. Take the 8 of clubs with hearts "
                "as trumps."
            ),
            ("take H",),
            at=("offer.take_H",),
            wrong={
                "pass": mark("If everybody passes again, nobody plays these cards. Take it: your hearts are too good."),
                "take *": mark("Name your best suit: hearts."),
            },
            well=mark("Hearts are trumps, and the turned-up card is yours, whatever its suit."),
        ),
        Read(
            mark("You hold king and queen of trumps: that's belote, 20 points for your team in any case."),
            at=("KH", "QH"),
        ),
        Do(
            mark("First the others' trumps: lead the jack of hearts."),
            ("play JH",),
            at=("JH", "trick"),
            wrong={"play *": mark("Begin with trumps: lead the jack of hearts.")},
            well=mark("Nadia had to give the ace: eleven more points for you."),
        ),
        Do(
            mark("One trump is left, the 10. Your 9 beats it."),
            ("play 9H",),
            at=("9H", "trick"),
            wrong={"play *": mark("Lead the 9 of hearts: it takes their last trump.")},
        ),
        Do(
            mark("Now the king of trumps. With the first card of the two belote is said: the table does it for you."),
            ("play KH",),
            at=("KH", "trick"),
            wrong={"play *": mark("Play the king of hearts, so that everybody hears of your belote.")},
            well=mark("Belote!"),
        ),
        Do(
            mark("And with the queen rebelote."),
            ("play QH",),
            at=("QH", "trick"),
            wrong={"play *": mark("Now the queen of hearts: rebelote.")},
            well=mark("Rebelote! The 20 points are yours."),
        ),
        Read(
            mark("They count towards your promise: 72 of the 162 card points are enough with belote."), at=("points",)
        ),
    ),
    learnt=mark("In the second round you choose the suit. King and queen of trumps bring 20 points."),
)
