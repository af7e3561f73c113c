# PCA of sparse matrices, whitening with arpack.
import numpy as np
from scipy.sparse import csr_matrix
from sklearn.decomposition import PCA, IncrementalPCA, TruncatedSVD

np.set_printoptions(precision=12)
dense = np.random.RandomState(0).binomial(3, 0.2, size=(30, 6)).astype(float)
X = csr_matrix(dense)
for options in ({"svd_solver": "arpack"}, {}, {"svd_solver": "covariance_eigh"}, {"svd_solver": "arpack", "whiten": True}):
    pca = PCA(2, random_state=0, **options).fit(X)
    print(options, np.round(pca.explained_variance_, 11), np.round(pca.transform(X[:2]), 10).tolist(), np.allclose(np.abs(pca.components_), np.abs(PCA(2).fit(dense).components_)))
print(np.round(IncrementalPCA(2, batch_size=10).fit(X).singular_values_, 10), np.round(TruncatedSVD(2, random_state=0).fit(X).singular_values_, 10))
try:
    PCA(2, svd_solver="full").fit(X)
except TypeError as e:
    print(e)
