"""The error function and its inverses."""
import numpy as np
from scipy import special


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


x = np.array([-2.0, -0.1, 0.0, 0.5, 3.0])
show(special.erf(x), special.erfc(x), special.erfcx(x), special.erfi(x), special.dawsn(x))
show(special.erfinv([-0.9, 0.0, 0.3, 0.999]), special.erfcinv([0.1, 1.0, 1.7, 1e-20]))
print(special.erfinv(1.0), special.erfinv(2.0), special.erfc(40.0))
