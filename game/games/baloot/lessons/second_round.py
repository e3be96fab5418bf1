"""The second round of buying (baloot 3.5, 3.8)."""

from game.families.tricks.lessons import DEALER, AuctionDeal
from game.i18n import mark
from game.lessons.lesson import Do, Lesson, Read

LESSON = Lesson(
    place=5,
    title=mark("The second round"),
    about=mark("When everybody passes, the card is offered once more."),
    minutes=1,
    starter=DEALER,
    deal=AuctionDeal(
        {
            0: "JS 9S AS 8H 7C QS TC",
            1: "7S 8D AH KH QD 9C JC 9H",
            2: "KS 9D AD TH 7H 8C KC JD",
            3: "TS 8S TD QH JH AC QC 7D",
        },
        public="KD",
        holder=0,
    ),
    others=("pass",) * 8,
    steps=(
        Do(
            mark(
                "The king of diamonds lies face up. You have no diamonds, and a single ace is too little for Sun: pass."
            ),
            ("pass",),
            at=("public", "offer.pass"),
            wrong={
                "bid hokom": mark("Then diamonds would be trumps, and you have none. Pass."),
                "bid sun": mark("For Sun you need more aces and 10s. Pass."),
            },
            well=mark("Nobody else wants it either."),
        ),
        Read(
            mark("All four passed, so there is a second round. Hokom may now be any suit but diamonds."), at=("public",)
        ),
        Do(
            mark("In spades you hold the jack, the 9 and the ace. Now say Hokom!"),
            ("bid hokom",),
            at=("JS", "9S", "AS", "offer.hokom"),
            wrong={"pass": mark("With the jack, the 9 and the ace of spades? Say Hokom.")},
            no=mark("Better with trumps: say Hokom."),
            well=mark("The others might still say Sun."),
        ),
        Do(
            mark("They don't. Name your suit: spades."),
            ("confirm hokom S",),
            at=("JS", "9S", "AS", "offer.hokom_S"),
            no=mark("Spades are your best suit: name spades."),
            well=mark("You get the king of diamonds and two more cards."),
        ),
        Read(
            mark("Had everybody passed again, nobody would have scored, and the next player would have dealt."),
            at=("badge",),
        ),
        Do(
            mark("And now draw their trumps: lead the jack of spades."),
            ("play JS",),
            at=("JS", "trick"),
            wrong={"play *": mark("Trumps first: lead the jack of spades.")},
        ),
    ),
    learnt=mark(
        "In the second round the buyer of a Hokom names another suit. If all pass again, the next player deals."
    ),
)
