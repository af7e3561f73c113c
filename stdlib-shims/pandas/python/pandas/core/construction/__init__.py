"""Columns, labels and whole frames out of whatever is given."""
