"""The gamma function, its logarithm and its slope."""
import numpy as np
from scipy import special


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


x = np.array([0.5, 1.0, 2.5, 7.0, 30.0, -1.5])
show(special.gamma(x), special.gammaln(x), special.rgamma([0.0, -2.0, 3.0]), special.gammasgn(x))
show(special.digamma([0.1, 1.0, 10.0]), special.polygamma(1, [1.0, 2.5]), special.polygamma([0, 1, 2], 3.0), special.multigammaln(4.0, 3))
show(special.poch(3.0, 2.5), special.loggamma([0.5, 4.0]), np.real(special.loggamma(1 + 2j)), np.imag(special.loggamma(1 + 2j)))
print(special.gamma(0.0), special.gammaln(-1.0), special.gamma(5))
