# A graph in parts is joined by the shortest bridges.
import warnings
import numpy as np
from sklearn.manifold import Isomap

np.set_printoptions(precision=12)
rng = np.random.RandomState(0)
X = np.vstack([rng.normal(0, 0.5, (15, 3)), rng.normal(8, 0.5, (15, 3))])
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    model = Isomap(n_neighbors=4).fit(X)
print([str(warning.message)[:90] for warning in seen if "connected" in str(warning.message)])
print(np.abs(model.embedding_[:2]).round(11), bool(np.isfinite(model.dist_matrix_).all()))
