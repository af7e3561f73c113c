"""Riemann's and Hurwitz's zeta functions."""
import numpy as np
from scipy import special


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


show(special.zeta([1.5, 2.0, 4.0, 30.0]), special.zeta(2.0, [0.5, 3.0, 100.0]), special.zetac([2.0, 60.0]))
print(special.zeta(1.0), round(special.zeta(2, 1), 10))
