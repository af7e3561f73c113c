# Few rows: the full decomposition, all components, whitening, covariance and likelihood.
import numpy as np
from sklearn.decomposition import PCA

np.set_printoptions(precision=12)
X = np.array([[-1.0, -1, 0.5], [-2, -1, 1], [-3, -2, 0], [1, 1, 2], [2, 1, -1], [3, 2, 0.3]])
pca = PCA().fit(X)
print(np.round(pca.components_, 11).tolist(), np.round(pca.explained_variance_ratio_, 12), pca._fit_svd_solver)
print(np.round(pca.get_covariance(), 11).tolist())
white = PCA(n_components=2, whiten=True)
print(np.round(white.fit_transform(X), 11).tolist())
print(np.round(white.transform(X[:2]), 11).tolist(), np.round(white.inverse_transform(white.transform(X[:1])), 10))
print(np.round(white.get_precision(), 9).tolist(), round(white.score(X), 10), np.round(white.score_samples(X[:2]), 10))
