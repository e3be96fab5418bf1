"""Lessons: hands to play at the real table, with a coach who says one sentence at a time.

A lesson is one module in the folder `lessons` of a game, `game/games/GAME/lessons/NAME.py`, and is found by being
there (`game.lessons.catalogue`). It exports a `LESSON`::

    LESSON = Lesson(
        place=1,  # where it stands in the list
        title=mark("Your first run"),
        about=mark("Lay three cards of a suit."),  # one line below the title
        minutes=2,
        deal=SomeDeal({0: "5H 6H 7H KS"}, draws="4C 9D"),
        others=("draw", "discard 9C", "draw", ...),  # what the others do, one action after the other
        steps=(
            Read(mark("Three cards of a suit in sequence make a run."), at=("5H", "6H", "7H")),
            Do(mark("Draw a card first."), ("draw",), at=("stock",)),
            Do(
                mark("Now lay the three hearts."),
                ("lay 5H 6H 7H",),
                at=("5H", "6H", "7H", "tray.0"),
                wrong={"discard *": mark("Keep it: first the run, then a discard.")},
                well=mark("Your first run!"),
            ),
            Play(mark("Play on to the end."), until=round_is_over, danger=feeds_them),
        ),
        learnt=mark("You can lay runs."),
    )

**The deal** is an order of the whole pack under the label `deal 1` of a record, so that the rules deal it. Families
have dealers that put named cards into named places and fill up the rest. `before` are actions of all seats that were
done before the lesson begins: a position in the middle of a round is come to by the rules as well. The player is always
seat 0; `starter` says who begins (in a game with a drawn dealer: who deals).

**Steps** are of three kinds. `Read` waits until the player has read. Figures of this very round are filled into a
sentence by `figures`. `Do` asks for actions, in any order (`do`, see `game.lessons.patterns`), and allows nothing else:
other tries are answered by the first fitting entry of `wrong`, else by `no`, else in general words. `Play` allows
everything until a condition is met; its `danger` may return a warning for every action, which is shown before the
action is done.

**No device**: sentences say what is done (draw, lay, add, discard), never click, drag or a key, for lessons are also
played by keyboard, by gamepad and by ear. Buttons may be named. How things are done is said in one place, by the
coach's panel in the first lesson of a game.

**Pointing**: `at` names cards of the hand (`5H`), zones of the table (`stock`, `tray.0`, `meld.0.1`, see "Writing a
rule book" in CONTRIBUTING.md), and buttons (`hint`, `suggest`).

**The others** do what `others` says as long as the rules allow it; afterwards they play as well as they can without
thinking. A `Read` is read when it is the player's turn, or when the round is over.

What is not of games is here and knows no window: the format (`lesson`), finding (`shelf`), dealing (`starting`,
`dealing`), what is allowed and what comes next (`course`), and what was learnt (`progress`). The table and the coach
are in `game.ui.table.coach`, the list in `game.ui.scenes.lessons`.
"""
