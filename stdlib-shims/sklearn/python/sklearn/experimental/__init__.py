"""Switches for estimators whose interface may still change."""

# Names of the switches that a script has imported.
enabled = set()
