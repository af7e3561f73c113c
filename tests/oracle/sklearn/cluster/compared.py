# One set of rows under several clusterers.
import numpy as np
from sklearn.cluster import DBSCAN, OPTICS, AgglomerativeClustering, Birch, KMeans, MeanShift
from sklearn.datasets import make_moons
from sklearn.metrics import adjusted_rand_score

X, y = make_moons(150, noise=0.06, random_state=3)
for model in (KMeans(2, random_state=0), DBSCAN(eps=0.25), AgglomerativeClustering(2, linkage="single"), Birch(threshold=0.2, n_clusters=2), MeanShift(bandwidth=0.9), OPTICS(min_samples=8, cluster_method="dbscan", eps=0.25)):
    labels = model.fit_predict(X)
    print(type(model).__name__, np.unique(labels, return_counts=True)[1], round(adjusted_rand_score(y, labels), 9))
