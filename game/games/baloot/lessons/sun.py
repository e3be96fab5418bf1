"""Sun over Hokom, and the score of a Sun (baloot 3.3, 3.4, 7.2)."""

from game.families.tricks.lessons import AuctionDeal
from game.games.baloot.lessons import deal_points, gives_away_points
from game.i18n import mark
from game.lessons.lesson import Do, Lesson, Play, Read, round_is_over

_DEALER = 2
"""Hessa: Saud is asked first, and then the player."""

LESSON = Lesson(
    place=4,
    title=mark("Sun over Hokom"),
    about=mark("Take the card from its buyer, and play without trumps."),
    minutes=3,
    starter=_DEALER,
    deal=AuctionDeal(
        {
            0: "AS TS AH AD TD TH QC",
            1: "7H 9H KS QS 8D JD AC 7C",
            2: "8H KH 7S 9S KD 7D TC 8C",
            3: "JH QH 8S JS QD 9D JC 9C",
        },
        public="KC",
        holder=0,
        dealer=_DEALER,
    ),
    before=("bid hokom",),
    others=("pass",),
    steps=(
        Read(
            mark("Saud was asked first, and bought the king of clubs as Hokom: clubs would be trumps."), at=("public",)
        ),
        Do(
            mark("But Sun goes above Hokom, and you hold three aces and two 10s. Say Sun: the card is yours."),
            ("bid sun",),
            at=("AS", "TS", "AH", "AD", "TD", "offer.sun"),
            wrong={"pass": mark("With three aces and two 10s? Say Sun, and take the card from him.")},
            well=mark("Saud is asked once more: he comes before you."),
        ),
        Read(
            mark(
                "He leaves it to you. Over a Hokom everybody may say Sun, over a Sun only those who come before its "
                "buyer."
            ),
            at=("badge",),
        ),
        Play(
            mark("Now play the deal: your aces first, then the 10s, which are the highest after them."),
            until=round_is_over,
            danger=gives_away_points,
        ),
        Read(
            mark(
                "Card points with the last trick: {ours} for you, {theirs} for them. In Sun they are divided by ten "
                "and doubled: 26 game points in all."
            ),
            at=("score",),
            figures=deal_points,
        ),
    ),
    learnt=mark("Say Sun with aces and 10s. It goes above every Hokom, and brings 26 game points instead of 16."),
)
