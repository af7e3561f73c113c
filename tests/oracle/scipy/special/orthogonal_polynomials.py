"""Orthogonal polynomials as objects."""
import numpy as np
from scipy import special


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


for polynomial in (special.legendre(3), special.chebyt(4), special.hermite(3), special.laguerre(2), special.chebyu(2),
    special.jacobi(2, 0.5, 1.5), special.gegenbauer(2, 0.7)):
    print(np.round(polynomial.coeffs, 10) + 0.0, polynomial.order, type(polynomial).__name__)
    show(polynomial(0.3), polynomial.normcoef)
print(np.round(special.legendre(3, monic=True).coeffs, 10) + 0.0, np.round(special.legendre(2).weights, 10).tolist())
try:
    special.legendre(-1)
except ValueError as error:
    print(error)
