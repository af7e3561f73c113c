"""Categorical values and the `.cat` accessor."""
