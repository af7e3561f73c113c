# The functions behind it, for a dictionary of columns.
import warnings

import numpy as np
from sklearn.linear_model import orthogonal_mp, orthogonal_mp_gram

np.set_printoptions(precision=12)
rng = np.random.RandomState(0)
X = rng.randn(20, 6)
X /= np.linalg.norm(X, axis=0)
y = 2 * X[:, 1] - 3 * X[:, 4]
coef = orthogonal_mp(X, y, n_nonzero_coefs=2)
print(np.round(coef, 10))
print(np.round(orthogonal_mp_gram(X.T @ X, X.T @ y, n_nonzero_coefs=1), 10))
path, steps = orthogonal_mp(X, y, n_nonzero_coefs=2, return_path=True, return_n_iter=True)
print(path.shape, steps)
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    orthogonal_mp(X, y, n_nonzero_coefs=4)
print(seen[0].category.__name__, str(seen[0].message).strip()[:60])
for options in ({"n_nonzero_coefs": 9}, {}):
    try:
        print(np.round(orthogonal_mp(X, y, **options), 10))
    except ValueError as error:
        print(error)
