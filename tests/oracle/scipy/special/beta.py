"""The beta function and the incomplete one."""
import numpy as np
from scipy import special


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


show(special.beta([0.5, 2.0, 10.0], 3.0), special.betaln([0.5, 200.0], [3.0, 300.0]))
x = np.array([0.1, 0.4, 0.95])
show(special.betainc(2.0, 3.5, x), special.betaincc(2.0, 3.5, x), special.betaincinv(2.0, 3.5, x), special.betainccinv(2.0, 3.5, x))
print(special.betainc(-1.0, 2.0, 0.5), special.beta(1, 1))
