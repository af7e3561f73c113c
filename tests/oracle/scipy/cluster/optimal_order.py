# Leaves turned so that neighbours are near each other.
import numpy as np
from scipy.cluster.hierarchy import dendrogram, leaves_list, linkage, optimal_leaf_ordering
from scipy.spatial.distance import pdist, squareform

X = np.random.RandomState(6).rand(15, 2)
for method in ("single", "average", "ward"):
    plain = linkage(X, method)
    turned = optimal_leaf_ordering(plain, pdist(X))
    square = squareform(pdist(X))
    lengths = [square[order[:-1], order[1:]].sum().round(10) for order in (leaves_list(plain), leaves_list(turned))]
    print(method, leaves_list(plain), leaves_list(turned), lengths)
    print((turned[:, 2] == plain[:, 2]).all(), dendrogram(turned, no_plot=True)["leaves"] == leaves_list(turned).tolist())
