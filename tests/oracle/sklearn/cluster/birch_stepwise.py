# A tree grown by pieces, and its small clusters.
import numpy as np
from sklearn.cluster import AgglomerativeClustering, Birch

rng = np.random.RandomState(0)
X = np.vstack([rng.normal(0, 0.5, (20, 2)), rng.normal(4, 0.5, (20, 2))])
steps = Birch(threshold=0.5, n_clusters=None)
for start in range(0, 40, 10):
    steps.partial_fit(X[start:start + 10])
    print(len(steps.subcluster_centers_), steps.subcluster_labels_[:4])
steps.set_params(n_clusters=2)
steps.partial_fit()
print(steps.predict(X)[::8], Birch(threshold=0.4, n_clusters=AgglomerativeClustering(2)).fit_predict(X)[::8])
print(Birch(threshold=0.3, compute_labels=False).fit(X).subcluster_centers_.shape, Birch().fit(X).get_feature_names_out()[:2])
