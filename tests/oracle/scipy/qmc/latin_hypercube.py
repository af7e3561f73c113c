"""Latin hypercubes."""
import numpy as np
from scipy.stats import qmc


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


show(qmc.LatinHypercube(d=2, rng=1).random(4), qmc.LatinHypercube(d=3, scramble=False, rng=2).random(3))
try:
    qmc.LatinHypercube(d=2, strength=3)
except ValueError as error:
    print(error)
