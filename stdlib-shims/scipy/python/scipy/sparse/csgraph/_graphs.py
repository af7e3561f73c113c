"""Graphs from whatever is given: dense arrays leave out zeros, sparse matrices keep what they store."""

import numpy as np

from .._base import container, issparse


def as_csr(graph, dtype=np.float64):
    """A graph as a square csr_array of numbers."""
    if issparse(graph):
        made = container("csr", True)(graph.tocsr(), dtype=dtype) if dtype is not None else container("csr", True)(graph.tocsr())
    else:
        dense = np.asarray(graph)
        if dense.ndim != 2:
            raise ValueError("compressed-sparse graph must be 2-D")
        made = from_dense(dense, dtype=dtype)
    if made.ndim != 2:
        raise ValueError("compressed-sparse graph must be 2-D")
    if made.shape[0] != made.shape[1]:
        raise ValueError("compressed-sparse graph must be shape (N, N)")
    return made


def from_dense(dense, null_value=0, nan_null=True, infinity_null=True, dtype=np.float64):
    """A sparse graph from a dense one; what is null has no edge."""
    dense = np.asarray(dense, dtype=dtype)
    missing = np.zeros(dense.shape, dtype=bool)
    if null_value is not None:
        missing |= dense == null_value
    if dense.dtype.kind == "f":
        if nan_null:
            missing |= np.isnan(dense)
        if infinity_null:
            missing |= np.isinf(dense)
    where = (~missing).nonzero()
    coo = container("coo", True)((dense[where], where), shape=dense.shape)
    return coo.tocsr()


def to_dense(graph, null_value=0):
    """A dense graph; places without an edge hold the null value, of several edges the shortest counts."""
    coo = graph.tocoo()
    dense = np.full(graph.shape, np.inf)
    np.minimum.at(dense, (coo.row, coo.col), coo.data)
    missing = np.ones(graph.shape, dtype=bool)
    missing[coo.row, coo.col] = False
    dense[missing] = null_value
    return dense


def parts(graph):
    """Offsets, places and lengths."""
    return graph.indptr, graph.indices, graph.data


def node_list(indices, n):
    """Nodes asked for, and whether it was a single one."""
    if indices is None:
        return np.arange(n), False
    nodes = np.array(indices, dtype=np.int64)
    single = nodes.ndim == 0
    nodes = np.atleast_1d(nodes)
    nodes = np.where(nodes < 0, nodes + n, nodes)
    if ((nodes < 0) | (nodes >= n)).any():
        raise ValueError("indices out of range 0...N")
    return nodes, single
