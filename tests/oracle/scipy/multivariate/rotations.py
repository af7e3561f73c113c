"""Random rotations, correlations and directions."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


show(stats.ortho_group.rvs(3, random_state=1), stats.special_ortho_group.rvs(3, random_state=1))
print(np.round(np.linalg.det(stats.special_ortho_group.rvs(4, size=3, random_state=2)), 10).tolist())
show(stats.random_correlation.rvs([0.5, 0.8, 1.2, 1.5], random_state=3), stats.uniform_direction(3).rvs(2, random_state=4))
for call in (lambda: stats.ortho_group.rvs(2.5), lambda: stats.random_correlation.rvs([1.0, 2.0]), lambda: stats.uniform_direction(0)):
    try:
        call()
    except ValueError as error:
        print(" ".join(str(error).split()))
