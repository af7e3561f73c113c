"""Bessel functions of whole and other orders."""
import numpy as np
from scipy import special


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


x = np.array([0.1, 1.0, 5.0, 30.0, 300.0])
for order in (0, 1, 2.5, 1 / 3, -0.5):
    show(special.jv(order, x), special.yv(order, x), digits=11)
    show(special.ive(order, x), special.kve(order, x))
show(special.j0(x), special.j1(x), special.jn(3, x), special.y0(x), special.yn(2, x), special.i0(1.5), special.i1e(1.5), special.k0(1.5),
    special.kn(2, 1.5), special.k1e(1.5))
print(special.jv(0.5, -1.0), special.kv(1, 0.0), special.yv(1.5, 0.0))
