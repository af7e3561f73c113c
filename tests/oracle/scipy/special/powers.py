"""Roots, powers, and the transformation of Box and Cox."""
import numpy as np
from scipy import special


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


x = np.array([0.5, 1.0, 2.0, 9.0])
show(special.cbrt(x), special.exp2(x), special.exp10([-1.0, 2.0]), special.expm1(1e-10), special.log1p(1e-10), special.cosm1(1e-5),
    special.powm1(1.0000001, 3.0))
for power in (0.0, 0.5, -1.0):
    moved = special.boxcox(x, power)
    show(moved, special.inv_boxcox(moved, power), special.boxcox1p(x, power), special.inv_boxcox1p(special.boxcox1p(x, power), power))
