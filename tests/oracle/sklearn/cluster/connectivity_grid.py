# Elements of a picture merged with their neighbours only.
import numpy as np
from scipy.sparse import lil_matrix
from sklearn.cluster import AgglomerativeClustering

picture = np.array([[1, 1, 8, 8], [1, 2, 8, 9], [5, 5, 5, 9], [5, 4, 5, 9]], dtype=float)
graph = lil_matrix((16, 16), dtype=int)
for row in range(4):
    for column in range(4):
        if row < 3:
            graph[4 * row + column, 4 * row + column + 4] = 1
        if column < 3:
            graph[4 * row + column, 4 * row + column + 1] = 1
for linkage in ("ward", "average"):
    found = AgglomerativeClustering(n_clusters=3, linkage=linkage, connectivity=graph).fit(picture.reshape(-1, 1))
    print(linkage, np.unique(found.labels_, return_counts=True)[1], found.labels_.reshape(4, 4))
