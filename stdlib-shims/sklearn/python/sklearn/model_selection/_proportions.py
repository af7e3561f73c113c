"""How many of each class a stratified sample takes."""

import numpy as np


def approximate_mode(class_counts, n_draws, rng):
    """The most likely counts of a draw without replacement; ties are broken at random."""
    expected = class_counts / class_counts.sum() * n_draws
    whole = np.floor(expected)
    left = int(n_draws - whole.sum())
    if left > 0:
        rest = expected - whole
        for value in np.sort(np.unique(rest))[::-1]:
            places = np.flatnonzero(rest == value)
            added = min(len(places), left)
            chosen = rng.choice(places, size=added, replace=False)
            whole[chosen] += 1
            left -= added
            if left == 0:
                break
    return whole.astype(int)
