# New rows given to clusters found before.
import numpy as np
from sklearn.cluster import DBSCAN, AffinityPropagation, Birch, BisectingKMeans, KMeans, MeanShift, MiniBatchKMeans
from sklearn.datasets import make_blobs

np.set_printoptions(precision=12)
X, _ = make_blobs(n_samples=60, centers=3, random_state=4)
new = X[:6] + 0.1
for model in (KMeans(3, random_state=0), MiniBatchKMeans(3, random_state=0), BisectingKMeans(3, random_state=0), MeanShift(bandwidth=3),
              AffinityPropagation(random_state=0, preference=-80), Birch(n_clusters=3)):
    model.fit(X)
    print(type(model).__name__, model.predict(new), (model.predict(X) == model.labels_).all())
print(hasattr(DBSCAN(), "predict"), KMeans(2, random_state=0).fit(X).transform(new).round(9)[:2])
