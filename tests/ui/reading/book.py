"""A rule book of no game, with everything that a book may hold."""

from __future__ import annotations

from typing import Final

ENGLISH: Final = """# A game of runs

You collect runs. Words: *meld* is what lies on the table.

## How it plays

You build runs with your partner and get rid of your cards. It feels like rummy for two pairs: every [run](#run) you
lay helps both of you, and the last card goes to the [discard pile](#discard pile).

![The table in the middle of a round](table)

1. {stock} The **stock**: draw from here.
2. {discards} The **discard pile**: your turn ends here. The whole of it may be taken, if the top card fits what you
   have in your hand.
3. {tray.0} Your side of the table.
4. {hand} Your hand.

### What cards are worth

| Card | Worth | In a run |
|---|---:|---|
| `JK` | 50 | takes the place of any card |
| `AS` | 11 | low below the two, high above the king, never between them |
| `KS QS JS` | 10 | high cards |
| `2S` to `TS` | 2 to 10 | what they show |

One turn: you draw `5H` and lay `5H 6H 7H`, then discard `KC`.

**Aim for this first**

- Keep neighbours: `7H 8H` waits for two cards.
- Get rid of **high cards** early.

## 1 Aim
- 1.1 The first side with **350** points wins.
- 1.2 Eleven cards are dealt.

## 2 Turn
- 2.1 A turn is a draw, melds and a discard on the [discard pile](#discard pile).
- 2.2 A [run](#run) is three or more neighbours.

## Glossary

- **run** — cards of one suit in a row, such as `5H 6H TH`.
- **discard pile** — the open pile where every turn ends.
- **stock** — the face-down pile you draw from.
"""

ARABIC: Final = """# لعبة السلاسل

## كيف تُلعب

تجمع مع شريكك [سلاسل](#سلسلة) من الأوراق وتتخلّص من أوراقك. آخر ورقة تُرمى على [كومة الرمي](#كومة الرمي).

![الطاولة في منتصف الجولة](table)

1. {stock} **كومة السحب**: اسحب من هنا.
2. {discards} **كومة الرمي**: هنا ينتهي دورك. ويجوز أخذها كلّها إذا ناسبت الورقة العليا ما في يدك من الأوراق.
3. {tray.0} جهتك من الطاولة.
4. {hand} يدك.

### قيم الأوراق

| الورقة | القيمة | في السلسلة |
|---|---:|---|
| `JK` | 50 | يحلّ محلّ أيّ ورقة |
| `AS` | 11 | منخفض تحت الاثنين، ومرتفع فوق الملك، وليس بينهما أبدًا |
| `KS QS JS` | 10 | أوراق عالية |

دور واحد: تسحب `5H` وتنزّل `5H 6H 7H` ثم ترمي `KC`.

- احتفظ بالأوراق المتجاورة: `7H 8H` تنتظر ورقتين.
- تخلّص من **الأوراق العالية** مبكرًا.

## 1 الهدف
- 1.1 يفوز أول فريق يبلغ **350** نقطة.

## مسرد

- **سلسلة** — أوراق متتالية من شكل واحد، مثل `5H 6H TH`.
- **كومة الرمي** — الكومة المكشوفة التي ينتهي عندها كل دور.
"""
