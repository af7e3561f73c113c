"""Points and weights of Gauss."""
import numpy as np
from scipy import special

np.set_printoptions(precision=12)


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


for points, weights in (special.roots_legendre(4), special.roots_hermite(3), special.roots_laguerre(3), special.roots_chebyt(3),
    special.roots_jacobi(3, 0.5, 1.5)):
    print(np.round(points, 10) + 0.0, np.round(weights, 11))
print([np.round(part, 10).tolist() for part in special.roots_sh_legendre(2, mu=True)])
for call in (lambda: special.roots_legendre(0), lambda: special.roots_jacobi(2, -2, 0)):
    try:
        call()
    except ValueError as error:
        print(error)
