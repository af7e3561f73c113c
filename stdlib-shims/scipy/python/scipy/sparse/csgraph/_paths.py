"""Shortest paths between nodes."""

import _scipy_sparse as native
import numpy as np

from ._graphs import as_csr, node_list, parts, to_dense


class NegativeCycleError(Exception):
    """A cycle whose lengths sum to less than nothing."""

    __module__ = "scipy.sparse.csgraph._shortest_path"

    def __init__(self, message=""):
        super().__init__(message)


def shortest_path(csgraph, method="auto", directed=True, return_predecessors=False, unweighted=False, overwrite=False, indices=None):
    """Distances between all nodes, or from some."""
    methods = {"FW": floyd_warshall, "D": dijkstra, "BF": bellman_ford, "J": johnson}
    if method == "auto":
        graph = as_csr(csgraph)
        n = graph.shape[0]
        dense_edges = n * n
        if indices is not None:
            method = "BF" if graph.nnz and (graph.data < 0).any() else "D"
            if method == "BF" and len(np.atleast_1d(indices)) > n / 2:
                method = "J"
        elif graph.nnz and (graph.data < 0).any():
            method = "FW" if graph.nnz > dense_edges / 4 else "J"
        else:
            method = "D" if graph.nnz < dense_edges / 4 else "FW"
    if method not in methods:
        raise ValueError(f"unrecognized method '{method}'")
    options = {"directed": directed, "return_predecessors": return_predecessors, "unweighted": unweighted}
    if method == "FW":
        if indices is not None:
            raise ValueError("Cannot specify indices with method == 'FW'.")
        return floyd_warshall(csgraph, **options)
    return methods[method](csgraph, indices=indices, **options)


def _weights(csgraph, unweighted):
    graph = as_csr(csgraph)
    if unweighted:
        graph = graph._with_data(np.ones(len(graph.data)))
    return graph


def _delivered(distances, predecessors, single, return_predecessors):
    if single:
        distances, predecessors = distances[0], predecessors[0]
    return (distances, predecessors) if return_predecessors else distances


def dijkstra(csgraph, directed=True, indices=None, return_predecessors=False, unweighted=False, limit=np.inf, min_only=False):
    """Distances along edges whose lengths are not negative."""
    graph = _weights(csgraph, unweighted)
    nodes, single = node_list(indices, graph.shape[0])
    limit = float(limit)
    if limit < 0:
        raise ValueError("limit must be >= 0")
    if len(graph.data) and (graph.data < 0).any():
        import warnings
        warnings.warn("Graph has negative weights: dijkstra will give inaccurate results if the graph contains negative cycles. Consider johnson or bellman_ford.", UserWarning, stacklevel=2)
    distances, predecessors, sources = native.dijkstra(parts(graph), directed, nodes, limit, bool(min_only))
    if min_only:
        return (distances[0], predecessors[0], sources) if return_predecessors else distances[0]
    return _delivered(distances, predecessors, single, return_predecessors)


def bellman_ford(csgraph, directed=True, indices=None, return_predecessors=False, unweighted=False):
    """Distances along edges of any length."""
    graph = _weights(csgraph, unweighted)
    nodes, single = node_list(indices, graph.shape[0])
    found = native.bellman_ford(parts(graph), directed, nodes)
    if isinstance(found, int):
        raise NegativeCycleError(f"Negative cycle detected on node {found}")
    return _delivered(found[0], found[1], single, return_predecessors)


def johnson(csgraph, directed=True, indices=None, return_predecessors=False, unweighted=False):
    """Distances along edges of any length: lengths are made positive first."""
    graph = _weights(csgraph, unweighted)
    nodes, single = node_list(indices, graph.shape[0])
    heights = native.heights(parts(graph), directed)
    if isinstance(heights, int):
        raise NegativeCycleError(f"Negative cycle detected on node {heights}")
    moved = graph._with_data(graph.data + heights[graph._majors()] - heights[graph.indices])
    distances, predecessors, _ = native.dijkstra(parts(moved), directed, nodes, np.inf, False)
    distances = distances - heights[nodes][:, None] + heights[None, :]
    return _delivered(distances, predecessors, single, return_predecessors)


def floyd_warshall(csgraph, directed=True, return_predecessors=False, unweighted=False, overwrite=False):
    """Distances between all nodes, by way of a dense matrix."""
    graph = _weights(csgraph, unweighted)
    dense = to_dense(graph, null_value=np.inf)
    n = len(dense)
    dense[np.arange(n), np.arange(n)] = np.minimum(dense[np.arange(n), np.arange(n)], 0)
    if not directed:
        dense = np.minimum(dense, dense.T)
    found = native.floyd_warshall(dense)
    if isinstance(found, int):
        raise NegativeCycleError(f"Negative cycle in nodes [{found}]")
    return _delivered(found[0], found[1], False, return_predecessors)
