"""What a review found of the moves of a replay."""
