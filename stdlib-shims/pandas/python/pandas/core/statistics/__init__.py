"""Summaries of values: quantiles, correlation, describe."""
