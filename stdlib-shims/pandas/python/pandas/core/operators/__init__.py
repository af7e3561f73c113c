"""Operators: their names, and what is said where one does not suit the values."""
