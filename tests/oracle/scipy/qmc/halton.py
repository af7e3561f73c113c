"""Halton's points, plain and shuffled."""
import numpy as np
from scipy.stats import qmc


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


show(qmc.Halton(d=3, scramble=False).random(5))
engine = qmc.Halton(d=2, rng=5)
show(engine.random(3), engine.fast_forward(4).random(1), qmc.Halton(d=2, seed=np.random.default_rng(1)).random(2))
show(engine.integers([10, 20], n=3))
