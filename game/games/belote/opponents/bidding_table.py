"""What was learnt of bidding, see `prospects` and `bidding`; written by `python -m tuning.buying belote`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

LEARNT: Final[Mapping[str, Mapping[str, Sequence[float]]]] = {
    "sans five": {
        "points": (45.4, 21.1, 6.11, 3.49, 9.67, 3.9, 3.91, 5.58, -0.91),
        "spread": (28.5,),
        "sweep": (0.75,),
        "unseen": (0, 0, 0, 0),
    },
    "suit five": {
        "points": (80.8, 9.09, 25, 10.5, -0.64, 6.46, -0.386, 8.33, 1.84, 2.6, 1.34, -1.16),
        "spread": (29.7,),
        "sweep": (0.142,),
        "unseen": (1.64, 1.96, 0, 0),
    },
    "tout five": {
        "points": (46, 21.6, 7.48, 5.25, 9.41, 8.64, 3.44, 5.75, -2.69),
        "spread": (30.8,),
        "sweep": (0.829,),
        "unseen": (6.8, 10.5, 0, 0),
    },
    "sans eight": {
        "points": (42.2, 21.6, 9.49, -0.918, 11.4, 7.3, 1.02, 0.757, -2.47),
        "spread": (26.8,),
        "sweep": (0.697,),
        "unseen": (0, 0, 7.07, 11.1),
    },
    "suit eight": {
        "points": (67.7, 11, 29.6, 14.3, -2.98, 5.21, -4.53, 9.45, 2.36, 3.84, 4.69, 0.37),
        "spread": (27.2,),
        "sweep": (0.106,),
        "unseen": (0.949, 1.87, 8.11, 12.6),
    },
    "tout eight": {
        "points": (40.4, 21.5, 11.8, 4.4, 9.56, 5.22, 5.94, 1.22, -3),
        "spread": (30.2,),
        "sweep": (0.613,),
        "unseen": (5.34, 9.93, 7.25, 10.2),
    },
    "sans partner": {
        "points": (63.4, 24.6, 10.4, 3.29, 19.1, 3.47, -5.44, 7.1, 1.5, -3.9, 7.82),
        "spread": (22.7,),
        "sweep": (0.615,),
        "unseen": (0, 0, 9.46, 12.5),
    },
    "sans rival": {
        "points": (41.4, 1.73, -3.28, -2.6, 12.2, -1.3, 0.899, 19.2, 2.69, 1.13, -0.991),
        "spread": (26.5,),
        "sweep": (0.7,),
        "unseen": (0, 0, 13.6, 7.9),
    },
    "suit partner": {
        "points": (95.5, 10.6, 22, 13.9, -8.79, 4.52, -6.07, 14.2, 2.2, 3.24, 5.19, 0.352, 11.8, -8.03),
        "spread": (22.2,),
        "sweep": (0.134,),
        "unseen": (1.96, 1.88, 9.52, 12.1),
    },
    "suit rival": {
        "points": (109, -5.29, -25.7, -9.33, -9.74, -5.05, -13.1, -7.39, 0.447, -3.01, -7.26, 0.129, 7.04, -5.36),
        "spread": (24.9,),
        "sweep": (0.13,),
        "unseen": (2.91, 0.939, 13.8, 7.69),
    },
    "tout partner": {
        "points": (64.8, 22.6, 8.16, -8.14, 21.5, -2.39, -6.29, 7.8, 0.815, -3.21, 8.68),
        "spread": (26.6,),
        "sweep": (0.758,),
        "unseen": (4.04, 9.64, 13.6, 10.5),
    },
    "tout rival": {
        "points": (43.5, 0.744, -5.5, -5.59, 13.4, -2.98, -4.1, 20.7, 4.54, -0.172, 3.47),
        "spread": (29,),
        "sweep": (0.801,),
        "unseen": (9.55, 4.82, 17, 6.62),
    },
}
"""For each kind of question and each answer the numbers of its marks."""
