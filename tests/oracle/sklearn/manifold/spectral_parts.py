# A graph in several parts: what spectral layouts and clusters make of it.
import warnings

import numpy as np
from sklearn.cluster import SpectralClustering
from sklearn.manifold import SpectralEmbedding

warnings.simplefilter("ignore")
rng = np.random.RandomState(0)
X = np.vstack([rng.normal(place, 0.3, (12, 2)) for place in ((0, 0), (20, 0), (0, 20))])
layout = SpectralEmbedding(n_components=2, affinity="nearest_neighbors", n_neighbors=4, random_state=0).fit_transform(X)
print(layout[[0, 12, 24]].round(5), np.unique(layout.round(4), axis=0).shape)
whole = SpectralEmbedding(n_components=2, affinity="rbf", gamma=1.0, random_state=0).fit_transform(X)
print(whole[[0, 12, 24]].round(5))
for n in (2, 3, 4):
    found = SpectralClustering(n, affinity="nearest_neighbors", n_neighbors=4, random_state=0, assign_labels="kmeans").fit_predict(X)
    print(n, found, sorted(np.unique(found, return_counts=True)[1].tolist()))
