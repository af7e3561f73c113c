# GaussianMixture: rows as drawn from a few normal distributions.
import numpy as np
from sklearn.datasets import make_blobs
from sklearn.mixture import GaussianMixture

np.set_printoptions(precision=12)
X, y = make_blobs(n_samples=90, centers=[[0, 0], [6, 1], [3, 7]], cluster_std=[1.0, 0.6, 1.4], random_state=0)
for kind in ("full", "tied", "diag", "spherical"):
    gmm = GaussianMixture(3, covariance_type=kind, random_state=0).fit(X)
    order = np.argsort(gmm.means_[:, 0])
    print(kind, np.round(gmm.weights_[order], 10), np.round(gmm.means_[order], 9).tolist(), np.round(gmm.bic(X), 9), np.round(gmm.aic(X), 9))
    print(gmm.covariances_.shape, gmm.precisions_.shape, gmm.converged_, gmm.n_iter_, round(gmm.lower_bound_, 9), round(gmm.score(X), 9))
labels = gmm.predict(X)
print(np.bincount(labels).tolist(), np.round(gmm.predict_proba(X[:1]).max(), 10), np.round(gmm.score_samples(X[:3]), 9), gmm)
