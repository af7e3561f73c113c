"""Elliptic integrals and Jacobi's functions."""
import numpy as np
from scipy import special


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


m = np.array([-2.0, 0.0, 0.3, 0.99])
show(special.ellipk(m), special.ellipe(m), special.ellipkm1(1e-12), special.ellipkinc([0.5, 2.0, -1.0], 0.6),
    special.ellipeinc([0.5, 2.0, -1.0], 0.6))
show(*special.ellipj([0.3, 1.5, 4.0], 0.7))
show(special.elliprf(1.0, 2.0, 0.5), special.elliprd(0.0, 2.0, 1.0), special.elliprg(1.0, 2.0, 3.0), special.elliprc(1.0, 2.0),
    special.elliprj(0.5, 1.0, 2.0, 3.0))
print(special.ellipk(1.0), special.ellipe(1.0), special.ellipk(1.5))
