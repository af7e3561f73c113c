# Projections of sparse matrices stay sparse, unless dense ones are wanted.
import warnings
import numpy as np
from scipy.sparse import csr_matrix
from sklearn.random_projection import GaussianRandomProjection, SparseRandomProjection

X = csr_matrix(np.random.RandomState(1).binomial(1, 0.1, size=(5, 40)).astype(float))
made = SparseRandomProjection(3, random_state=0).fit_transform(X)
print(made.format, made.shape, made.toarray().round(10).tolist())
print(type(SparseRandomProjection(3, dense_output=True, random_state=0).fit_transform(X)).__name__, type(GaussianRandomProjection(2, random_state=0).fit_transform(X)).__name__)
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    GaussianRandomProjection(50, random_state=0).fit(X)
print([(w.category.__name__, str(w.message)) for w in seen], GaussianRandomProjection(2, eps=0.2))
