"""The cards on the table: sprites, their surfaces, and the order of the own hand."""
