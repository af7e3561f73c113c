# Which of equally far rows come first, by tree and by brute force.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.neighbors import NearestNeighbors

X = load_iris().data
for algorithm in ("kd_tree", "ball_tree"):
    near = NearestNeighbors(n_neighbors=6, algorithm=algorithm).fit(X)
    print(algorithm, near.kneighbors(X[[0, 10, 34, 101]], return_distance=False).tolist())
grid = np.stack(np.meshgrid(np.arange(6.0), np.arange(6.0)), axis=-1).reshape(-1, 2)
print(NearestNeighbors(n_neighbors=5).fit(grid).kneighbors(grid[[14, 0]], return_distance=False).tolist())
print(NearestNeighbors(n_neighbors=6, algorithm="brute").fit(grid).kneighbors(grid[[14, 0, 35]])[1].tolist())
print(NearestNeighbors(n_neighbors=4, metric="manhattan", leaf_size=2).fit(grid).kneighbors(grid[[14]])[1].tolist())
