"""Putting frames and series together: concat, merge, join."""
