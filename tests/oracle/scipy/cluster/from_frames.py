# A frame clustered by correlation.
import numpy as np
import pandas as pd
from scipy.cluster.hierarchy import dendrogram, fcluster, linkage
from scipy.spatial.distance import squareform

np.set_printoptions(precision=12)
rng = np.random.RandomState(0)
base = rng.normal(size=(50, 2))
frame = pd.DataFrame({"a": base[:, 0], "b": base[:, 0] + 0.1 * rng.normal(size=50), "c": base[:, 1], "d": base[:, 1] - 0.2 * rng.normal(size=50)})
apart = 1 - frame.corr().abs()
Z = linkage(squareform(apart.values, checks=False), "average")
print(Z.round(11), fcluster(Z, 0.5, "distance"))
print(dict(zip(frame.columns, fcluster(Z, 2, "maxclust").tolist())), dendrogram(Z, labels=list(frame.columns), no_plot=True)["ivl"])
