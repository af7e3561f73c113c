"""Random vectors of t variables that go together."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


show(stats.multivariate_t([1.0, -0.5], [[2.1, 0.3], [0.3, 1.5]], df=7).rvs(size=2, random_state=4))
show(stats.multivariate_normal([1.0, -0.5], [[2.1, 0.3], [0.3, 1.5]]).rvs(size=2, random_state=4))
