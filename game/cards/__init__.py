"""Cards as faces: suits, ranks, decks and the notation of the rule books. Knows nothing else."""

from game.cards.face import (
    ALL_FACES,
    JOKER,
    CardSyntaxError,
    Face,
    Rank,
    Suit,
    deck,
    face_of,
    format_faces,
    parse_face,
    parse_faces,
    sorted_faces,
    without,
)

__all__ = [
    "ALL_FACES",
    "JOKER",
    "CardSyntaxError",
    "Face",
    "Rank",
    "Suit",
    "deck",
    "face_of",
    "format_faces",
    "parse_face",
    "parse_faces",
    "sorted_faces",
    "without",
]
