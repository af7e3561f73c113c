"""Walks, trees, components and orders of nodes."""

import _scipy_sparse as native
import numpy as np

from .._base import container
from ._convert import _wants_array, reconstruct_path
from ._graphs import as_csr


def _walk(csgraph, i_start, directed, return_predecessors, depth_first):
    graph = as_csr(csgraph)
    order, predecessors = native.walk(graph.indptr, graph.indices, bool(directed), int(i_start), depth_first)
    return (order, predecessors) if return_predecessors else order


def breadth_first_order(csgraph, i_start, directed=True, return_predecessors=True):
    """Nodes in the order of a search that goes wide first."""
    return _walk(csgraph, i_start, directed, return_predecessors, False)


def depth_first_order(csgraph, i_start, directed=True, return_predecessors=True):
    """Nodes in the order of a search that goes deep first."""
    return _walk(csgraph, i_start, directed, return_predecessors, True)


def breadth_first_tree(csgraph, i_start, directed=True):
    """The tree of a search that goes wide first."""
    _, predecessors = breadth_first_order(csgraph, i_start, directed, True)
    return reconstruct_path(csgraph, predecessors, directed)


def depth_first_tree(csgraph, i_start, directed=True):
    """The tree of a search that goes deep first."""
    _, predecessors = depth_first_order(csgraph, i_start, directed, True)
    return reconstruct_path(csgraph, predecessors, directed)


def connected_components(csgraph, directed=True, connection="weak", return_labels=True):
    """The number of parts that hang together, and the part of every node."""
    if connection.lower() not in ("weak", "strong"):
        raise ValueError("connection must be 'weak' or 'strong'")
    strong = bool(directed) and connection.lower() == "strong"
    graph = as_csr(csgraph)
    n_parts, labels = native.components(graph.indptr, graph.indices, strong)
    return (n_parts, labels) if return_labels else n_parts


def minimum_spanning_tree(csgraph, overwrite=False):
    """The edges that join all nodes at least length."""
    graph = as_csr(csgraph)
    if graph.nnz == 0:
        return container("csr", _wants_array(csgraph))(graph)
    kept = native.spanning_edges(graph.indptr, graph.indices, np.argsort(graph.data))
    tree = graph._with_data(np.where(kept, graph.data, 0))
    tree.eliminate_zeros()
    return container("csr", _wants_array(csgraph))(tree)


def reverse_cuthill_mckee(graph, symmetric_mode=False):
    """An order of nodes that brings edges near the diagonal."""
    from .._base import issparse
    if not issparse(graph) or graph.format not in ("csc", "csr"):
        raise TypeError("Input graph must be CSC or CSR format.")
    work = graph.tocsr()
    if not symmetric_mode:
        work = (work + work.T).tocsr()
    return native.reverse_cuthill_mckee(work.indptr, work.indices)
