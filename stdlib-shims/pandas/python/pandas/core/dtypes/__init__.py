"""Dtypes: their classes and names, questions about them, and the ways from one to another."""
