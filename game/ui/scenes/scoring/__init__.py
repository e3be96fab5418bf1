"""The score of a round: its story, the counting line by line, and the totals."""
