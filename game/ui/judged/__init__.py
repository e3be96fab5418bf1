"""What is found of decisions, in words and signs, wherever it is shown: in reviews and replays."""
