# PCA of pictures: how many components explain how much, and pictures put together again.
import numpy as np
from sklearn.datasets import load_digits
from sklearn.decomposition import PCA

np.set_printoptions(precision=12)
X = load_digits().data
pca = PCA(n_components=10, random_state=0).fit(X)
print(np.round(pca.explained_variance_ratio_, 10).tolist(), np.round(np.cumsum(pca.explained_variance_ratio_), 10)[-1])
full = PCA().fit(X)
cumulative = np.cumsum(full.explained_variance_ratio_)
print(int(np.argmax(cumulative >= 0.95)) + 1, full.n_components_, full.noise_variance_)
low = pca.transform(X[:3])
print(low.shape, np.round(((pca.inverse_transform(low) - X[:3]) ** 2).mean(), 9))
for random_state in (0, 1):
    fast = PCA(n_components=5, svd_solver="randomized", random_state=random_state).fit(X)
    print(np.round(fast.singular_values_, 9), np.round(np.abs(fast.components_[0, 1:4]), 10))
