"""Signals to the partner (baloot 5.6)."""

from game.families.tricks.lessons import DEALER, AuctionDeal, tricks_played
from game.i18n import mark
from game.lessons.lesson import Do, Lesson, Play, Read

LESSON = Lesson(
    place=10,
    title=mark("Talk with your partner"),
    about=mark("What you throw on Hessa's tricks tells her what to lead."),
    minutes=2,
    starter=DEALER,
    deal=AuctionDeal(
        {
            0: "8C TC AS TS KS 7D QD 9D",
            1: "7C 8H QH 9S JS JD KD QC",
            2: "AC AH TH KH 7S AD KC",
            3: "JC 7H 9H 8S QS TD 8D JH",
        },
        public="9C",
        holder=2,
    ),
    before=("pass", "pass", "bid sun", "pass", "pass"),
    others=(
        *("play 7C", "play AC", "play JC"),
        *("play AH", "play 7H"),
        *("play 8H", "play 7S", "play 8S"),
        *("play 9S",),
    ),
    steps=(
        Do(
            mark("Hessa bought, Sun without trumps, and you lead. Clubs may be hers: lead the 8 of clubs."),
            ("play 8C",),
            at=("8C", "trick"),
            wrong={"play *": mark("Let Hessa win the first one: lead the 8 of clubs.")},
            well=mark("Hessa wins, and leads to the next trick."),
        ),
        Read(
            mark("Her ace of hearts wins, and you have no heart. What you throw now speaks to her: that's tahreeb."),
            at=("AS", "TS", "trick"),
        ),
        Do(
            mark(
                "A low card says: not this suit. An ace says: I have the next one, too, lead it! You hold ace and 10 "
                "of spades: throw the ace."
            ),
            ("play AS",),
            at=("AS", "trick"),
            wrong={
                "play TC": mark("That tells her little. The ace of spades says it all."),
                "play 7D | play QD | play 9D": mark(
                    "That would say: don't lead diamonds. Tell her what you have: throw the ace of spades."
                ),
                "play *": mark("Throw the ace of spades: it says that you have the 10 as well."),
            },
            well=mark("And the ace's 11 points go to your team. Does she understand?"),
        ),
        Do(
            mark("She leads a spade! Your 10 is the highest spade now: win the trick with it."),
            ("play TS",),
            at=("TS", "trick"),
            wrong={"play KS": mark("That wins as well, but the 10 is worth more points. Play the 10.")},
            no=mark("Spades were led, and you have spades: play one."),
        ),
        Play(mark("And that's how two hands play as one."), until=tricks_played(3)),
    ),
    learnt=mark(
        "On your partner's tricks throw your points, and let your cards speak: an ace asks for its suit, a low card "
        "warns off."
    ),
)
