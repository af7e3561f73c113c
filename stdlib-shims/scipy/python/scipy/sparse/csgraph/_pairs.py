"""Flows and matchings."""

import _scipy_sparse as native
import numpy as np

from .._base import container, issparse


class MaximumFlowResult:
    """The amount of a flow, and the flow along every edge."""

    def __init__(self, flow_value, flow):
        self.flow_value = flow_value
        self.flow = flow

    def __repr__(self):
        return f"MaximumFlowResult with value of {self.flow_value}"


def maximum_flow(csgraph, source, sink, *, method="dinic"):
    """The largest flow from one node to another along edges of whole capacities."""
    if not (issparse(csgraph) and csgraph.format == "csr"):
        raise TypeError("graph must be in CSR format")
    if csgraph.dtype.kind not in "iu":
        raise ValueError("graph capacities must be integers")
    if method not in ("dinic", "edmonds_karp"):
        raise ValueError(f"{method} method is not supported yet.")
    if csgraph.shape[0] != csgraph.shape[1]:
        raise ValueError("graph must be square")
    if source == sink:
        raise ValueError("source and sink vertices must differ")
    n = csgraph.shape[0]
    if not 0 <= source < n:
        raise ValueError(f"source value ({source}) must be between 0 and {n - 1}")
    if not 0 <= sink < n:
        raise ValueError(f"sink value ({sink}) must be between 0 and {n - 1}")
    graph = container("csr", True)(csgraph._tidy())
    ones = graph._with_data(np.ones(len(graph.data), dtype=np.int64))
    both = (ones + ones.T.tocsr()).tocsr()
    coo = both.tocoo()
    capacity = np.asarray(graph[coo.row, coo.col]) if both.nnz else np.zeros(0, dtype=np.int64)
    reverse = native.find(*both._pattern(), coo.col, coo.row)
    amount, along = native.maximum_flow((both.indptr, both.indices, reverse, capacity), int(source), int(sink), method == "dinic")
    flow = container("csr", csgraph._is_array())((along.astype(np.int32), both.indices, both.indptr), shape=both.shape)
    return MaximumFlowResult(np.int64(amount), flow)


def _pattern_of(graph):
    if not issparse(graph):
        raise TypeError("graph must be in CSC, CSR, or COO format.")
    return graph.tocsr()._tidy()


def maximum_bipartite_matching(graph, perm_type="row"):
    """For every column (or row) the row (or column) it is paired with, -1 for none."""
    if not issparse(graph) or graph.format not in ("csr", "csc", "coo"):
        raise TypeError("graph must be in CSC, CSR, or COO format.")
    work = _pattern_of(graph)
    columns = native.maximum_matching(*work._pattern())
    if perm_type == "column":
        return columns
    rows = np.full(graph.shape[1], -1, dtype=np.int32)
    paired = columns >= 0
    rows[columns[paired]] = np.flatnonzero(paired)
    return rows


def structural_rank(graph):
    """The largest rank a matrix with these places can have."""
    work = graph if issparse(graph) else container("csr", True)(graph)
    if work.format not in ("csr", "csc"):
        work = work.tocsr()
    columns = native.maximum_matching(*_pattern_of(work)._pattern())
    return np.int64((columns >= 0).sum())


def min_weight_full_bipartite_matching(biadjacency, maximize=False):
    """Rows and columns in pairs whose weights sum to least."""
    if not issparse(biadjacency) or biadjacency.format not in ("csr", "csc", "coo"):
        raise TypeError("graph must be in CSC, CSR, or COO format.")
    if biadjacency.dtype.kind not in "biuf":
        raise ValueError(f"expected a matrix containing numerical entries, got {biadjacency.dtype}")
    work = biadjacency.tocsr().astype(np.float64)._tidy()
    if (work.data == 0).any() if work.nnz else False:
        raise ValueError("explicit zero weights are removed before matching")
    rows, columns = work.shape
    if 0 in work.shape:
        return np.array([], dtype=np.int32), np.array([], dtype=np.int32)
    turned = columns < rows
    if turned:
        work = work.T.tocsr()
    found = native.full_matching(*work._pattern(), -work.data if maximize else work.data)
    if found is None:
        raise ValueError("no full matching exists")
    if turned:
        order = np.argsort(found)
        return found[order], order
    return np.arange(rows), found
