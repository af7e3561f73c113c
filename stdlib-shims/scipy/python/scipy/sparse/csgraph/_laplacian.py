"""The Laplacian of a graph."""

import numpy as np

from .._base import container, issparse


def laplacian(csgraph, normed=False, return_diag=False, use_out_degree=False, *, copy=True, form="array", dtype=None, symmetrized=False):
    """Degrees on the diagonal minus the weights of the edges."""
    if form != "array":
        raise NotImplementedError(f"scipy.sparse.csgraph.laplacian(form={form!r}) is not available: use form='array'")
    if csgraph.ndim != 2 or csgraph.shape[0] != csgraph.shape[1]:
        raise ValueError("csgraph must be a square matrix or array")
    if normed and (np.issubdtype(csgraph.dtype, np.signedinteger) or np.issubdtype(csgraph.dtype, np.unsignedinteger)):
        csgraph = csgraph.astype(np.float64)
    if dtype is not None:
        csgraph = csgraph.astype(dtype)
    axis = 1 if use_out_degree else 0
    if issparse(csgraph):
        return _of_sparse(csgraph, normed, axis, symmetrized, return_diag)
    graph = np.array(csgraph)
    if symmetrized:
        graph = graph + graph.T.conj()
    np.fill_diagonal(graph, 0)
    degrees = graph.sum(axis=axis)
    if normed:
        lone = degrees == 0
        degrees = np.where(lone, 1, np.sqrt(degrees))
        graph = -(graph / degrees / degrees[:, None])
        np.fill_diagonal(graph, 1 - lone)
    else:
        graph = -graph
        np.fill_diagonal(graph, degrees)
    return (graph, degrees) if return_diag else graph


def _of_sparse(csgraph, normed, axis, symmetrized, return_diag):
    graph = csgraph.tocoo(copy=True)
    if symmetrized:
        graph = (graph + graph.T.conj()).tocoo()
    n = graph.shape[0]
    degrees = np.asarray(graph.sum(axis=axis)).ravel() - graph.diagonal()
    row, column, data = graph.row, graph.col, graph.data
    off = row != column
    row, column, data = row[off], column[off], data[off]
    places = np.arange(n, dtype=row.dtype)
    if normed:
        lone = degrees == 0
        degrees = np.where(lone, 1, np.sqrt(degrees))
        data = -(data / degrees[row] / degrees[column])
        diagonal = (1 - lone).astype(data.dtype)
    else:
        data, diagonal = -data, degrees
    parts = (np.concatenate([data, diagonal]), (np.concatenate([row, places]), np.concatenate([column, places])))
    made = container("coo", csgraph._is_array())(parts, shape=(n, n)).asformat(csgraph.format if csgraph.format in ("csr", "csc") else "coo")
    return (made, degrees) if return_diag else made
