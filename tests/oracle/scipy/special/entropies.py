"""Entropies and divergences of single terms; Huber's loss."""
import numpy as np
from scipy import special


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


x, y = np.array([0.0, 0.3, 1.0, 2.0, -1.0]), np.array([0.0, 0.5, 0.0, 1.0, 1.0])
show(special.entr(x), special.rel_entr(x, y), special.kl_div(x, y))
show(special.huber(1.0, [-3.0, 0.5, 2.0]), special.pseudo_huber(1.0, [-3.0, 0.5, 2.0]))
