# Rows of truths by metrics made for them.
import numpy as np
from sklearn.neighbors import BallTree, NearestNeighbors

np.set_printoptions(precision=12)
rng = np.random.RandomState(1)
X = rng.rand(12, 6) > 0.5
for metric in ("jaccard", "dice", "hamming", "rogerstanimoto", "russellrao", "sokalsneath"):
    distances, places = NearestNeighbors(n_neighbors=3, metric=metric, algorithm="ball_tree").fit(X).kneighbors(X[:2])
    print(metric, distances.round(11).tolist())
print(BallTree(X.astype(float), metric="hamming").query(X[:1].astype(float), k=2)[0].round(11))
