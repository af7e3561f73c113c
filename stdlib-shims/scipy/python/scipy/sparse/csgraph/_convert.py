"""Between dense and sparse graphs; trees from predecessors."""

import numpy as np

from .._base import container
from ._graphs import as_csr, from_dense, to_dense


def csgraph_from_dense(graph, null_value=0, nan_null=True, infinity_null=True):
    """A sparse graph from a dense one."""
    graph = np.asarray(graph)
    if graph.ndim != 2 or graph.shape[0] != graph.shape[1]:
        raise ValueError("compressed-sparse graph must be shape (N, N)" if graph.ndim == 2 else "compressed-sparse graph must be 2-D")
    return container("csr", True)(from_dense(graph, null_value, nan_null, infinity_null))


def csgraph_to_dense(csgraph, null_value=0):
    """A dense graph from a sparse one."""
    return to_dense(as_csr(csgraph), null_value)


def reconstruct_path(csgraph, predecessors, directed=True):
    """The tree in which every node has its predecessor."""
    graph = as_csr(csgraph)
    predecessors = np.asarray(predecessors)
    nodes = np.flatnonzero(predecessors >= 0)
    before = predecessors[nodes]
    values = np.asarray(graph[before, nodes]).ravel() if len(nodes) else np.zeros(0)
    if not directed and len(nodes):
        back = np.asarray(graph[nodes, before]).ravel()
        values = np.where(values == 0, back, np.where(back == 0, values, np.minimum(values, back)))
    tree = container("csr", _wants_array(csgraph))((values, (before, nodes)), shape=graph.shape)
    return tree


def construct_dist_matrix(graph, predecessors, directed=True, null_value=np.inf):
    """Distances along the paths that a matrix of predecessors tells."""
    graph = to_dense(as_csr(graph), 0)
    n = len(graph)
    if not directed:
        turned = graph.T
        graph = np.where(graph == 0, turned, np.where(turned == 0, graph, np.minimum(graph, turned)))
    predecessors = np.asarray(predecessors)
    if predecessors.shape != (n, n):
        raise ValueError("graph and predecessors must have the same shape")
    distances = np.zeros((n, n))
    for start in range(n):
        for end in range(n):
            node, total = end, 0.0
            while (before := int(predecessors[start, node])) >= 0:
                total += graph[before, node]
                node = before
            distances[start, end] = total if node == start else null_value
    return distances


def _wants_array(csgraph):
    """Only a sparse matrix gives a sparse matrix."""
    return not hasattr(csgraph, "_is_array") or csgraph._is_array()
