# Matrices of inconsistencies and of merges, checked.
import warnings
import numpy as np
from scipy.cluster.hierarchy import inconsistent, is_valid_im, is_valid_linkage, linkage, maxRstat, num_obs_linkage

np.set_printoptions(precision=12)
Z = linkage(np.random.RandomState(0).rand(6, 2), "average")
R = inconsistent(Z, 3)
print(R.round(11), is_valid_im(R), maxRstat(Z, R, 3).round(10))
for wrong in (R[:, :2], R.astype(np.float32), -R):
    try:
        is_valid_im(wrong, throw=True, name="R")
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    print(is_valid_linkage(Z[:, :3], warning=True), is_valid_linkage(-Z))
    linkage(np.array([[0.0, 1.0], [1.0, 0.0]]), "single")
print([str(warning.message) for warning in seen])
for wrong in (lambda: inconsistent(Z, -1), lambda: maxRstat(Z, R, 5), lambda: num_obs_linkage(np.zeros((0, 4)))):
    try:
        wrong()
    except ValueError as error:
        print(error)
