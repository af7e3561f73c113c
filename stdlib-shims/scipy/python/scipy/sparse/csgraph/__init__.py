"""Graphs as sparse matrices: paths, trees, components, flows, matchings."""

import _rooms

_WHERE = _rooms.table(
    _paths="shortest_path dijkstra floyd_warshall bellman_ford johnson NegativeCycleError",
    _walks="breadth_first_order depth_first_order breadth_first_tree depth_first_tree connected_components minimum_spanning_tree reverse_cuthill_mckee",
    _pairs="maximum_flow maximum_bipartite_matching min_weight_full_bipartite_matching structural_rank",
    _laplacian="laplacian",
    _convert="csgraph_from_dense csgraph_to_dense reconstruct_path construct_dist_matrix",
)
__all__ = sorted(_WHERE)
__getattr__ = _rooms.doors(__name__, _WHERE, "csgraph_to_masked")
