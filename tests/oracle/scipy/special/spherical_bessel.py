"""Spherical Bessel functions and their slopes."""
import numpy as np
from scipy import special


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


x = np.array([0.5, 2.0, 10.0])
for n in (0, 1, 4):
    show(special.spherical_jn(n, x), special.spherical_yn(n, x), special.spherical_in(n, x), special.spherical_kn(n, x))
    show(special.spherical_jn(n, x, derivative=True), special.spherical_kn(n, x, derivative=True))
show(special.spherical_jn([0, 1, 2], 0.0))
