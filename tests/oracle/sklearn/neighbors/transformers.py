# Graphs of neighbours as transformed rows, for estimators that take distances.
import numpy as np
from sklearn.cluster import DBSCAN
from sklearn.neighbors import KNeighborsTransformer, RadiusNeighborsTransformer, sort_graph_by_row_values
from sklearn.pipeline import make_pipeline

np.set_printoptions(precision=12)
rng = np.random.RandomState(0)
X = np.vstack([rng.normal(0, 0.5, (8, 2)), rng.normal(4, 0.5, (8, 2))])
graph = KNeighborsTransformer(n_neighbors=3).fit_transform(X)
print(repr(graph), graph[0].indices, graph[0].data.round(11))
print(KNeighborsTransformer(n_neighbors=3, mode="connectivity").fit_transform(X).nnz)
graph = RadiusNeighborsTransformer(radius=0.7).fit_transform(X)
print(graph.nnz, graph[0].data.round(11), sort_graph_by_row_values(graph) is graph)
print(make_pipeline(RadiusNeighborsTransformer(radius=1.5), DBSCAN(eps=1.0, min_samples=3, metric="precomputed")).fit_predict(X))
