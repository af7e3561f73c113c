# Neighbours on the globe, in kilometres.
import numpy as np
from sklearn.cluster import DBSCAN
from sklearn.metrics.pairwise import haversine_distances
from sklearn.neighbors import BallTree, NearestNeighbors

np.set_printoptions(precision=12)
towns = np.radians([[52.52, 13.40], [48.86, 2.35], [51.51, -0.13], [40.42, -3.70], [52.37, 4.90]])
print((haversine_distances(towns) * 6371).round(9)[0])
distances, places = BallTree(towns, metric="haversine").query(towns, k=2)
print((distances[:, 1] * 6371).round(9), places[:, 1])
print(BallTree(towns, metric="haversine").query_radius(towns[:1], r=900 / 6371, count_only=True))
print(DBSCAN(eps=400 / 6371, min_samples=2, metric="haversine", algorithm="ball_tree").fit_predict(towns))
print(NearestNeighbors(n_neighbors=1, metric="haversine").fit(towns).kneighbors(np.radians([[50.0, 8.0]]))[1])
