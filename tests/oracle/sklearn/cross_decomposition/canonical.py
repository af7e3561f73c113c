# CCA and PLSSVD: both sides transformed, names, what is left of constant targets.
import warnings
import numpy as np
from sklearn.cross_decomposition import CCA, PLSSVD, PLSCanonical

rng = np.random.RandomState(0)
common = rng.normal(size=(40, 1))
X, Y = np.hstack([common + 0.3 * rng.normal(size=(40, 1)), rng.normal(size=(40, 2))]), np.hstack([common, rng.normal(size=(40, 1))])
cca = CCA(n_components=1).fit(X, Y)
x, y = cca.transform(X, Y)
print(round(np.corrcoef(x.ravel(), y.ravel())[0, 1], 10), cca.x_weights_.round(10).tolist(), cca.y_rotations_.round(10).tolist(), cca.n_iter_)
canonical = PLSCanonical(2).fit(X, Y)
print(canonical.x_rotations_.round(10).tolist(), [part.round(9).tolist() for part in canonical.inverse_transform(*canonical.transform(X[:1], Y[:1]))])
print([part[0].round(9).tolist() for part in PLSSVD(2, scale=False).fit(X, Y).transform(X, Y)], PLSSVD().fit(X, Y).get_feature_names_out(), CCA().get_params())
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    PLSCanonical(2).fit(X, np.column_stack([Y[:, 0], 2 * Y[:, 0]]))
print([str(w.message) for w in seen])
