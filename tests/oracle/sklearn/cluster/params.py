# Parameters of clusterers: what repr shows and what is refused.
from sklearn.base import clone
from sklearn.cluster import (DBSCAN, HDBSCAN, OPTICS, AffinityPropagation, AgglomerativeClustering, Birch, BisectingKMeans, KMeans,
                             MeanShift, MiniBatchKMeans, SpectralClustering)

X = [[1.0, 2.0], [2.0, 1.0], [8.0, 9.0]]
for kind in (DBSCAN, HDBSCAN, OPTICS, AffinityPropagation, AgglomerativeClustering, Birch, BisectingKMeans, KMeans, MeanShift,
             MiniBatchKMeans, SpectralClustering):
    print(clone(kind()), len(kind().get_params()))
for wrong in (DBSCAN(min_samples=0), HDBSCAN(alpha=0), OPTICS(xi=2.0), AffinityPropagation(damping=0.2), AgglomerativeClustering(n_clusters=0),
              Birch(threshold=0), MeanShift(bandwidth=-1.0), MiniBatchKMeans(batch_size=0), SpectralClustering(n_clusters=0)):
    try:
        wrong.fit(X)
    except ValueError as error:
        print(error)
