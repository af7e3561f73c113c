"""The incomplete gamma function and its inverses."""
import numpy as np
from scipy import special


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


a, x = np.array([0.5, 1.0, 3.0, 20.0]), np.array([0.2, 1.0, 5.0, 15.0])
show(special.gammainc(a, x), special.gammaincc(a, x))
show(special.gammaincinv(a, [0.1, 0.5, 0.9, 0.99]), special.gammainccinv(a, [0.1, 0.5, 0.9, 1e-10]))
show(special.gdtr(2.0, 3.0, 0.7), special.gdtrc(2.0, 3.0, 0.7), special.gdtrix(2.0, 3.0, 0.4), special.gdtria(0.4, 3.0, 2.0))
