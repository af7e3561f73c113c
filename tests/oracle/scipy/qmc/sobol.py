"""Sobol's points, plain and scrambled."""
import numpy as np
from scipy.stats import qmc


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


show(qmc.Sobol(d=3, scramble=False).random(8))
show(qmc.Sobol(d=2, rng=7).random_base2(2), qmc.Sobol(d=12, rng=1).random(2)[1])
engine = qmc.Sobol(d=2, rng=3)
first = engine.random(4)
second = engine.random(4)
show(second, engine.num_generated, np.array_equal(engine.reset().random(8)[4:], second))
for call in (lambda: engine.random_base2(2), lambda: qmc.Sobol(d=-1), lambda: qmc.Sobol(d=2, bits=3).random(16)):
    try:
        call()
    except ValueError as error:
        print(error)
