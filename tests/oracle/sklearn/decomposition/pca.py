# PCA: directions in which the rows vary most, and how much of the variance each explains.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.decomposition import PCA

np.set_printoptions(precision=12)
X = load_iris().data
pca = PCA(n_components=2)
Y = pca.fit_transform(X)
print(np.round(Y[:3], 10).tolist(), Y.shape)
print(np.round(pca.components_, 11).tolist())
print(np.round(pca.explained_variance_, 10), np.round(pca.explained_variance_ratio_, 11), np.round(pca.singular_values_, 9))
print(np.round(pca.mean_, 10), round(pca.noise_variance_, 12), pca.n_components_, pca.n_features_in_, pca.n_samples_)
print(np.round(pca.transform(X[-2:]), 10).tolist(), np.round(pca.inverse_transform(Y[:2]), 10).tolist())
print(pca, pca.get_feature_names_out())
