"""Normal vectors and counts from quasi-random points."""
import numpy as np
from scipy.stats import qmc


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


show(qmc.MultivariateNormalQMC(mean=[0, 5], cov=[[1, 0.5], [0.5, 2]], rng=1).random(4))
show(qmc.MultivariateNormalQMC(mean=[0, 5], inv_transform=False, rng=2).random(2))
show(qmc.MultinomialQMC([0.2, 0.4, 0.4], n_trials=16, rng=3).random(2))
try:
    qmc.MultinomialQMC([0.2, 0.4], n_trials=4)
except ValueError as error:
    print(error)
