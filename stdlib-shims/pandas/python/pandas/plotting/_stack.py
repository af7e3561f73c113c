"""Columns that stand on one another: areas, lines and histograms."""

import numpy as np


class Stack:
    """Where the next positive and the next negative values of each axes start."""

    def __init__(self):
        self.tops = {}

    def values(self, ax, values, label):
        """The values on top of what is there."""
        positive, negative = self.tops.setdefault(ax, [np.zeros(len(values)), np.zeros(len(values))])
        if (values >= 0).all():
            return positive + values
        if (values <= 0).all():
            return negative + values
        raise ValueError(
            "When stacked is True, each column must be either all positive or all negative. "
            f"Column '{label}' contains both positive and negative values"
        )

    def base(self, ax, values):
        """What is there where the values start."""
        return self.tops[ax][0 if (values >= 0).all() else 1]

    def add(self, ax, values):
        """Puts values on top."""
        place = 0 if (values >= 0).all() else 1
        self.tops[ax][place] = self.tops[ax][place] + values
