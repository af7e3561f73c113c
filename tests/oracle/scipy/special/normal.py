"""The normal distribution function, its logarithm and its quantiles."""
import numpy as np
from scipy import special


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


x = np.array([-30.0, -2.0, 0.0, 1.5])
show(special.ndtr(x), special.log_ndtr(x), special.ndtri([1e-12, 0.2, 0.5, 0.999]), special.ndtri_exp([-500.0, -3.0, -0.1]))
show(special.owens_t([0.0, 0.5, 2.0], [1.0, 3.0, -0.7]), special.nrdtrimn(0.3, 2.0, 1.0), special.nrdtrisd(0.3, 0.7, 1.0))
