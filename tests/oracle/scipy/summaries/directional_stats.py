"""The mean direction of vectors."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


vectors = np.array([[0.8660254, 0.5, 0.0], [0.8660254, -0.5, 0.0], [1.0, 0.2, 0.3]])
r = stats.directional_stats(vectors)
show(r.mean_direction, r.mean_resultant_length)
show(stats.directional_stats(vectors, normalize=False).mean_resultant_length)
try:
    stats.directional_stats([1.0, 2.0])
except ValueError as error:
    print(error)
