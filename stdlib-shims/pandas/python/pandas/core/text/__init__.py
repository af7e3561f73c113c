"""The `.str` accessor."""
