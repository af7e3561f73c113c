# Clusters at every level of a hierarchy.
import numpy as np
from scipy.cluster.hierarchy import cut_tree, fcluster, linkage

np.set_printoptions(precision=12)
X = np.random.RandomState(9).normal(size=(12, 2))
Z = linkage(X, "ward")
print(cut_tree(Z)[:, :4].T)
for k in range(1, 6):
    labels = fcluster(Z, k, criterion="maxclust")
    print(k, labels, np.bincount(labels)[1:])
print(np.diff(Z[:, 2]).round(10), int(np.argmax(np.diff(Z[:, 2]))))
