# Where merges are equally long, the order of numpy's sort decides; here equal ones keep their order.
import numpy as np
from sklearn.cluster import HDBSCAN
from sklearn.datasets import make_moons

X, y = make_moons(150, noise=0.06, random_state=3)
print(np.unique(HDBSCAN(min_cluster_size=10).fit_predict(X), return_counts=True)[1])
