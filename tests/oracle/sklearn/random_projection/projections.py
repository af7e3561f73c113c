# Random projections: fewer columns, distances nearly kept.
import numpy as np
from sklearn.random_projection import GaussianRandomProjection, SparseRandomProjection, johnson_lindenstrauss_min_dim

np.set_printoptions(precision=12)
print(johnson_lindenstrauss_min_dim(1e6, eps=0.5), johnson_lindenstrauss_min_dim(1000, eps=[0.5, 0.1]), johnson_lindenstrauss_min_dim([10, 100], eps=0.1))
X = np.random.RandomState(0).rand(8, 60)
gauss = GaussianRandomProjection(n_components=3, random_state=42)
print(np.round(gauss.fit_transform(X)[:2], 11).tolist(), gauss.components_.shape, gauss, gauss.get_feature_names_out())
sparse = SparseRandomProjection(n_components=4, random_state=42)
print(np.round(sparse.fit_transform(X)[0], 10), sparse.components_.nnz, round(float(sparse.density_), 11), sparse.components_.format)
dense = SparseRandomProjection(n_components=2, density=1, random_state=0, compute_inverse_components=True).fit(X)
print(np.round(dense.transform(X[:1]), 10), np.round(dense.inverse_transform(dense.transform(X[:1]))[0, :3], 11), dense.n_components_)
for call in (lambda: GaussianRandomProjection().fit(X), lambda: johnson_lindenstrauss_min_dim(10, eps=1.5), lambda: johnson_lindenstrauss_min_dim(0),
             lambda: GaussianRandomProjection(0).fit(X), lambda: SparseRandomProjection(2).transform(X)):
    try:
        call()
    except Exception as e:
        print(type(e).__name__, e)
