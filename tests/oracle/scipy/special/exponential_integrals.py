"""Exponential, sine and cosine integrals."""
import numpy as np
from scipy import special


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


x = np.array([0.01, 0.5, 2.0, 20.0])
show(special.exp1(x), special.expi(x), special.expn(0, x), special.expn(3, x), special.expi(-x))
show(*special.sici(x), *special.shichi(x))
show(special.spence([0.0, 0.5, 1.0, 3.0]), *special.fresnel([0.5, 1.7, -4.0]))
print(special.exp1(0.0), special.expi(0.0), special.expn(2, 0.0))
