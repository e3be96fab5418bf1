"""Ashkal (baloot 3.6)."""

from game.families.tricks.lessons import AuctionDeal
from game.i18n import mark
from game.lessons.lesson import PLAYER, Do, Lesson, Read

LESSON = Lesson(
    place=6,
    title=mark("Ashkal"),
    about=mark("A Sun whose face-up card goes to your partner."),
    minutes=1,
    starter=PLAYER,
    deal=AuctionDeal(
        {
            0: "AH TH AS AD KS QD 9H 7S",
            1: "QH JH 8S JD 9C KC 7D TC",
            2: "8H KH TS 9D TD QC 7C",
            3: "7H 9S QS JS KD 8D AC JC",
        },
        public="8C",
        holder=2,
        dealer=PLAYER,
    ),
    before=("pass", "pass", "pass"),
    others=("pass", "pass", "pass", "play QH", "play 8H", "play 7H"),
    steps=(
        Read(
            mark("This time you deal, so you speak last, and the others have passed. You hold three aces and a 10."),
            at=("AH", "TH", "AS", "AD"),
        ),
        Do(
            mark(
                "That's a Sun, but the 8 of clubs is no help. Say Ashkal: it's a Sun, too, and the card goes to your "
                "partner."
            ),
            ("bid ashkal",),
            at=("public", "offer.ashkal"),
            wrong={
                "pass": mark("With three aces? Say Ashkal."),
                "bid sun": mark("Then the 8 of clubs would be yours. Say Ashkal: you get another card instead."),
            },
            no=mark("You have no clubs. Say Ashkal."),
            well=mark("The others come before you, and might still say Sun."),
        ),
        Read(
            mark(
                "Hessa has the 8 of clubs now and two more cards, and you have three more. You are the "
                "buyer all the same."
            ),
            at=("seat.2",),
        ),
        Read(
            mark(
                "Only the last two to be asked may say Ashkal: in the first round, before anyone has bought, and never "
                "on an ace."
            ),
            at=("badge",),
        ),
        Do(
            mark("Faisal has led a heart. Take the trick with your ace."),
            ("play AH",),
            at=("AH", "trick"),
            wrong={"play TH": mark("The 10 would win as well, but the ace first: play the ace of hearts.")},
            no=mark("Hearts were led, and you have hearts: play the ace."),
        ),
    ),
    learnt=mark("In an Ashkal, a Sun, your partner gets the face-up card, and you get one more from the pack."),
)
