"""Airy's functions."""
import numpy as np
from scipy import special


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


for x in (-10.0, -2.0, 0.0, 1.0, 5.0):
    show(*special.airy(x))
