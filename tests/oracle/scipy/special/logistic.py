"""Logistic curves and their kin."""
import numpy as np
from scipy import special


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


x = np.array([-800.0, -1.0, 0.0, 2.0, 40.0])
show(special.expit(x), special.log_expit(x), special.softplus(x), special.logit([0.1, 0.4999999, 0.5, 0.9]))
show(special.exprel([0.0, 1e-12, 1.0]), special.xlogy([0.0, 2.0], [0.0, 3.0]), special.xlog1py([0.0, 2.0], [-1.0, 3.0]))
print(special.logit([0.0, 1.0, 1.5]), special.expit(1))
