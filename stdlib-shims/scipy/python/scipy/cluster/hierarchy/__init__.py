"""Hierarchies of clusters: merges, flat clusters, trees, dendrograms."""

import _rooms

_WHERE = _rooms.table(
    _linkage="linkage single complete average weighted centroid median ward optimal_leaf_ordering",
    _flat="cophenet correspond fcluster fclusterdata from_mlab_linkage inconsistent is_isomorphic is_monotonic leaders leaves_list "
          "maxRstat maxdists maxinconsts to_mlab_linkage",
    _checks="ClusterWarning is_valid_im is_valid_linkage num_obs_linkage",
    _nodes="ClusterNode cut_tree to_tree",
    _dendrogram="dendrogram set_link_color_palette",
    _disjoint="DisjointSet",
)
__all__ = sorted(set(_WHERE) - {"ClusterWarning"})
__getattr__ = _rooms.doors(__name__, _WHERE)
