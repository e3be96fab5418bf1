"""What is found of decisions, drawn wherever it is shown: signs, and both ways on the table of a decision."""
