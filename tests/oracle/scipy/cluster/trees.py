# Merges as nodes, leaves in order, cuts.
import numpy as np
from scipy.cluster.hierarchy import ClusterNode, cut_tree, from_mlab_linkage, leaves_list, linkage, optimal_leaf_ordering, to_mlab_linkage, to_tree

np.set_printoptions(precision=12)
X = np.random.RandomState(5).rand(8, 2)
Z = linkage(X, "average")
root, nodes = to_tree(Z, rd=True)
print(root.get_id(), root.get_count(), round(root.dist, 11), root.is_leaf(), len(nodes), root.pre_order())
print(root.left.id, root.get_right().id, nodes[0].is_leaf(), root.pre_order(lambda leaf: leaf.id * 10)[:3])
print(leaves_list(Z), leaves_list(optimal_leaf_ordering(Z, X)), leaves_list(linkage(X, "average", optimal_ordering=True)))
print(cut_tree(Z, n_clusters=[2, 4]).T, cut_tree(Z, height=0.3).ravel())
print((from_mlab_linkage(to_mlab_linkage(Z)) == Z).all(), to_mlab_linkage(Z)[0].round(11))
try:
    ClusterNode(-1)
except ValueError as error:
    print(error)
