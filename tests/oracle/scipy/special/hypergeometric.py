"""Hypergeometric functions."""
import numpy as np
from scipy import special


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


x = np.array([-5.0, -0.4, 0.3, 0.85])
show(special.hyp2f1(0.5, 1.5, 2.2, x), special.hyp2f1(-2, 3, 1.5, x), special.hyp2f1(0.5, 1.3, 2.2, 1.0))
show(special.hyp1f1(0.5, 1.5, [-20.0, -1.0, 3.0]), special.hyp1f1(-2, 1.5, 4.0), special.hyp0f1(1.5, [-4.0, 2.0]))
