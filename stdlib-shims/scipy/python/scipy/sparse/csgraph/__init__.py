"""Graphs as sparse matrices: paths, trees, components, flows, matchings."""

_ROOMS = {
    "_paths": "shortest_path dijkstra floyd_warshall bellman_ford johnson NegativeCycleError",
    "_walks": "breadth_first_order depth_first_order breadth_first_tree depth_first_tree connected_components minimum_spanning_tree reverse_cuthill_mckee",
    "_pairs": "maximum_flow maximum_bipartite_matching min_weight_full_bipartite_matching structural_rank",
    "_laplacian": "laplacian",
    "_convert": "csgraph_from_dense csgraph_to_dense reconstruct_path construct_dist_matrix",
}
_ABSENT = "yen csgraph_from_masked csgraph_masked_from_dense csgraph_to_masked".split()

_ROOM_OF = {name: room for room, names in _ROOMS.items() for name in names.split()}
__all__ = sorted(_ROOM_OF)


def __getattr__(name):
    if name in _ROOM_OF:
        value = getattr(__import__(f"scipy.sparse.csgraph.{_ROOM_OF[name]}", None, None, [name]), name)
        globals()[name] = value
        return value
    if name in _ABSENT:
        raise NotImplementedError(f"scipy.sparse.csgraph.{name} is not available")
    raise AttributeError(f"module 'scipy.sparse.csgraph' has no attribute {name!r}")
