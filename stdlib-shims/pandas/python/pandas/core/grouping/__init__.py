"""Grouping: groupby, resample and what they give."""
