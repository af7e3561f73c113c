# KernelPCA: components in the space of a kernel.
import numpy as np
from sklearn.datasets import make_circles
from sklearn.decomposition import KernelPCA

np.set_printoptions(precision=12)
X, y = make_circles(n_samples=40, factor=0.3, noise=0.05, random_state=0)
for options in ({"kernel": "rbf", "gamma": 3}, {"kernel": "poly", "degree": 2}, {"kernel": "cosine"}, {"kernel": "sigmoid", "gamma": 0.1}):
    kpca = KernelPCA(n_components=2, **options)
    Y = kpca.fit_transform(X)
    print(kpca, np.round(kpca.eigenvalues_, 10), np.round(Y[:2], 11).tolist(), np.round(kpca.transform(X[:1]), 11).tolist())
back = KernelPCA(n_components=4, kernel="rbf", gamma=2, fit_inverse_transform=True, alpha=0.1).fit(X)
print(np.round(back.inverse_transform(back.transform(X[:2])), 12).tolist(), back.gamma_)
print(KernelPCA(kernel="linear").fit(X).eigenvalues_.shape, np.round(KernelPCA(2, kernel="precomputed").fit_transform(X @ X.T)[:2], 11).tolist())
try:
    KernelPCA(fit_inverse_transform=True, kernel="precomputed").fit(X @ X.T)
except ValueError as e:
    print(e)
