"""Silhouettes and other scores that need no true labels."""
import numpy as np
from sklearn import metrics as m

rng = np.random.RandomState(0)
X = np.vstack([rng.randn(10, 2) + shift for shift in ([0, 0], [4, 4], [0, 6])])
labels = np.repeat([0, 1, 2], 10)
print([round(m.silhouette_score(X, labels), 12), round(m.calinski_harabasz_score(X, labels), 9), round(m.davies_bouldin_score(X, labels), 12)])
print(np.round(m.silhouette_samples(X, labels)[:6], 11).tolist())
print(round(m.silhouette_score(X, labels, metric="manhattan"), 12), round(m.silhouette_score(X, labels, sample_size=12, random_state=3), 12))
print(round(m.silhouette_score(m.pairwise_distances(X), labels, metric="precomputed"), 12))
for wrong in (np.zeros(30), np.arange(30)):
    try:
        m.silhouette_score(X, wrong)
    except ValueError as error:
        print(error)
