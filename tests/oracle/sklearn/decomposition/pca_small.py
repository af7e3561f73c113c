# Few rows: the full decomposition, all components, whitening, covariance and likelihood.
import numpy as np
from sklearn.decomposition import PCA

X = np.array([[-1.0, -1, 0.5], [-2, -1, 1], [-3, -2, 0], [1, 1, 2], [2, 1, -1], [3, 2, 0.3]])
pca = PCA().fit(X)
print(np.round(pca.components_, 9).tolist(), np.round(pca.explained_variance_ratio_, 9), pca._fit_svd_solver)
print(np.round(pca.get_covariance(), 9).tolist())
white = PCA(n_components=2, whiten=True)
print(np.round(white.fit_transform(X), 9).tolist())
print(np.round(white.transform(X[:2]), 9).tolist(), np.round(white.inverse_transform(white.transform(X[:1])), 9))
print(np.round(white.get_precision(), 7).tolist(), round(white.score(X), 9), np.round(white.score_samples(X[:2]), 8))
