"""Messages that games of the family share: what a round is called, which is a deal here."""

from __future__ import annotations

from typing import Final

from game.i18n import mark
from game.i18n.phrases import RoundWords

DEALS: Final = RoundWords(
    numbered=mark("Deal {round}"),
    counted=mark("Deal {round} of {count}"),
    bare=mark("Deal"),
    before=mark("Previous deal ({key})"),
    after=mark("Next deal ({key})"),
    this=mark("This deal"),
    won=mark("Won the deal"),
    next=mark("Next deal"),
    mine=mark("You win the deal!"),
    ours=mark("Your team wins the deal!"),
    theirs=mark("Your opponents win the deal."),
    somebodys=mark("{name} wins the deal."),
    nobodys=mark("Nobody wins the deal."),
    void=mark("redealt"),
)
