"""Trees of merges: of all rows, or of rows that a graph joins."""

import heapq
import warnings

import numpy as np


def rooted(edges, n_rows):
    """Merges from edges in order of length: the two clusters each joins, and its length."""
    parent = np.full(2 * n_rows - 1, -1).tolist()
    children = []
    for number, (left, right) in enumerate(edges[:, :2].astype(int).tolist()):
        roots = []
        for node in (left, right):
            root = node
            while parent[root] != -1:
                root = parent[root]
            while node != root:
                parent[node], node = root, parent[node]
            roots.append(root)
        children.append(roots)
        parent[roots[0]] = parent[roots[1]] = n_rows + number
    return np.array(children, dtype=np.intp).reshape(-1, 2)


def spanning_edges(n_rows, distances_from, start=0):
    """Edges of least length that join all rows, in the order they are found; `distances_from` a row gives those to all."""
    nearest, source = np.full(n_rows, np.inf), np.ones(n_rows, dtype=int)
    is_open = np.ones(n_rows, dtype=bool)
    edges, current = np.zeros((n_rows - 1, 3)), start
    for number in range(n_rows - 1):
        is_open[current] = False
        apart = distances_from(current)
        closer = is_open & (apart < nearest)
        nearest[closer], source[closer] = apart[closer], current
        following = int(np.argmin(np.where(is_open, nearest, np.inf)))
        if not is_open[following]:
            following = int(np.flatnonzero(is_open)[0])
        edges[number] = source[following], following, nearest[following]
        current = following
    return edges


def joined(X, connectivity, metric):
    """A symmetric graph in one piece, as lists of neighbours, and how many pieces there were."""
    from scipy import sparse
    from scipy.sparse.csgraph import connected_components
    n_rows = X.shape[0]
    if connectivity.shape[0] != n_rows or connectivity.shape[1] != n_rows:
        raise ValueError(f"Wrong shape for connectivity matrix: {connectivity.shape} when X is {X.shape}")
    connectivity = connectivity + connectivity.T
    if not sparse.issparse(connectivity):
        connectivity = sparse.lil_matrix(connectivity)
    connectivity = connectivity.tolil()
    n_parts, labels = connected_components(connectivity)
    if n_parts > 1:
        warnings.warn(
            f"the number of connected components of the connectivity matrix is {n_parts} > 1. Completing it to avoid stopping the "
            "tree early.", stacklevel=4,
        )
        connectivity = _completed(X, connectivity, n_parts, labels, metric)
    return connectivity, n_parts


def _completed(X, graph, n_parts, labels, metric):
    from sklearn.metrics.pairwise import pairwise_distances
    for one in range(n_parts):
        rows = np.flatnonzero(labels == one)
        for other in range(one):
            columns = np.flatnonzero(labels == other)
            if metric == "precomputed":
                apart = X[np.ix_(rows, columns)]
            else:
                apart = pairwise_distances(X[rows], X[columns], metric=metric)
            i, j = np.unravel_index(np.argmin(apart), apart.shape)
            graph[rows[i], columns[j]] = graph[columns[j], rows[i]] = 1
    return graph


def ward_tree(X, *, connectivity=None, n_clusters=None, return_distance=False):
    """Merges that add least to the variance within clusters."""
    X = np.asarray(X)
    X = X.reshape(-1, 1) if X.ndim == 1 else X
    n_rows = X.shape[0]
    if connectivity is None:
        from scipy.cluster import hierarchy
        _warn_whole(n_clusters)
        merges = hierarchy.ward(X)
        answer = (merges[:, :2].astype(np.intp), 1, n_rows, None)
        return (*answer, merges[:, 2]) if return_distance else answer
    graph, n_parts = joined(X, connectivity, "euclidean")
    n_nodes = _n_nodes(n_rows, n_clusters)
    near = [list(row) for row in graph.rows]
    sizes = np.ones(n_nodes)
    sums = np.zeros((n_nodes, X.shape[1]))
    sums[:n_rows] = X

    def costs(row, columns):
        columns = np.asarray(columns, dtype=int)
        apart = sums[row] / sizes[row] - sums[columns] / sizes[columns][:, None]
        return sizes[row] * sizes[columns] / (sizes[row] + sizes[columns]) * (apart ** 2).sum(axis=1)

    waiting = []
    for row, neighbours in enumerate(near):
        below = [other for other in neighbours if other < row]
        waiting += [(cost, row, other) for cost, other in zip(costs(row, below).tolist(), below)]
    heapq.heapify(waiting)
    parent, is_open = list(range(n_nodes)), [True] * n_nodes
    children, distances = [], []
    for node in range(n_rows, n_nodes):
        while True:
            cost, left, right = heapq.heappop(waiting)
            if is_open[left] and is_open[right]:
                break
        parent[left] = parent[right] = node
        is_open[left] = is_open[right] = False
        children.append((right, left))
        distances.append(cost)
        sizes[node] = sizes[left] + sizes[right]
        sums[node] = sums[left] + sums[right]
        seen, heads = {node}, []
        for other in near[left] + near[right]:
            while parent[other] != other:
                other = parent[other]
            if other not in seen:
                seen.add(other)
                heads.append(other)
        for other in heads:
            near[other].append(node)
        near.append(heads)
        for cost, other in zip(costs(node, heads).tolist(), heads):
            heapq.heappush(waiting, (cost, node, other))
    answer = (np.array(children), n_parts, n_rows, np.array(parent))
    return (*answer, np.sqrt(2.0 * np.array(distances))) if return_distance else answer


def _warn_whole(n_clusters):
    if n_clusters is not None:
        warnings.warn(
            "Partial build of the tree is implemented only for structured clustering (i.e. with explicit connectivity). The algorithm "
            "will build the full tree and only retain the lower branches required for the specified number of clusters", stacklevel=3,
        )


def _n_nodes(n_rows, n_clusters):
    if n_clusters is None:
        return 2 * n_rows - 1
    if n_clusters > n_rows:
        raise ValueError(
            f"Cannot provide more clusters than samples. {n_clusters} n_clusters was asked, and there are {n_rows} samples."
        )
    return 2 * n_rows - n_clusters


def linkage_tree(X, connectivity=None, n_clusters=None, linkage="complete", affinity="euclidean", return_distance=False):
    """Merges of the clusters nearest by their farthest, nearest or mean rows."""
    X = np.asarray(X)
    X = X.reshape(-1, 1) if X.ndim == 1 else X
    if affinity == "cosine" and np.any(~np.any(X, axis=1)):
        raise ValueError("Cosine affinity cannot be used when X contains zero vectors")
    if connectivity is None:
        _warn_whole(n_clusters)
        children, distances = _whole_tree(X, linkage, affinity)
        answer = (children, 1, X.shape[0], None)
        return (*answer, distances) if return_distance else answer
    return _graph_tree(X, connectivity, n_clusters, linkage, affinity, return_distance)


def _whole_tree(X, linkage, affinity):
    from scipy.cluster import hierarchy
    from sklearn.metrics.pairwise import pairwise_distances
    n_rows = X.shape[0]
    if affinity == "precomputed" and X.shape[0] != X.shape[1]:
        raise ValueError(f"Distance matrix should be square, got matrix of shape {X.shape}")
    if affinity == "precomputed" or callable(affinity):
        square = affinity(X) if callable(affinity) else X
        condensed = square[np.triu_indices(n_rows, k=1)]
    elif linkage == "single" and affinity not in ("cosine", "correlation", "sqeuclidean", "nan_euclidean", "yule"):
        X = X.astype(np.float64)
        edges = spanning_edges(n_rows, lambda row: pairwise_distances(X[[row]], X, metric=affinity)[0])
        edges = edges[np.argsort(edges[:, 2], kind="mergesort")]
        return rooted(edges, n_rows), edges[:, 2]
    else:
        from scipy.spatial.distance import pdist
        metric = {"l2": "euclidean", "l1": "cityblock", "manhattan": "cityblock"}.get(affinity, affinity)
        if metric in ("nan_euclidean", "haversine"):
            condensed = pairwise_distances(X, metric=metric)[np.triu_indices(n_rows, k=1)]
        else:
            condensed = pdist(X, metric)
    merges = hierarchy.linkage(condensed, method=linkage)
    return merges[:, :2].astype(int), merges[:, 2]


def _graph_tree(X, connectivity, n_clusters, linkage, affinity, return_distance):
    from sklearn.metrics.pairwise import paired_distances
    graph, n_parts = joined(X, connectivity, affinity)
    pairs = graph.tocoo()
    off = pairs.row != pairs.col
    row, column = pairs.row[off], pairs.col[off]
    lengths = X[row, column].astype(np.float64) if affinity == "precomputed" else paired_distances(X[row], X[column], metric=affinity)
    n_rows, n_nodes = X.shape[0], _n_nodes(X.shape[0], n_clusters)
    if linkage == "single":
        return _single_graph_tree(row, column, lengths, n_rows, n_nodes, n_parts, return_distance)
    near = [{} for _ in range(n_nodes)]
    for left, right, length in zip(row.tolist(), column.tolist(), lengths.tolist()):
        near[left][right] = length
    # Equal lengths come out in the order of a heap that compares lengths alone.
    waiting = [_Edge(near[left][right], left, right) for left in range(n_rows) for right in sorted(near[left]) if right < left]
    heapq.heapify(waiting)
    parent, sizes, children, distances = list(range(n_nodes)), [1] * n_nodes, [], []
    for node in range(n_rows, n_nodes):
        while True:
            edge = heapq.heappop(waiting)
            if sizes[edge.left] and sizes[edge.right]:
                break
        left, right = edge.left, edge.right
        parent[left] = parent[right] = node
        children.append((right, left))
        distances.append(edge.length)
        n_left, n_right = sizes[left], sizes[right]
        sizes[node], sizes[left], sizes[right] = n_left + n_right, 0, 0
        merged = {other: length for other, length in near[left].items() if sizes[other]}
        for other, length in near[right].items():
            if not sizes[other]:
                continue
            known = merged.get(other)
            if known is not None:
                length = max(known, length) if linkage == "complete" else (n_left * known + n_right * length) / (n_left + n_right)
            merged[other] = length
        for other in sorted(merged):
            near[other][node] = merged[other]
            heapq.heappush(waiting, _Edge(merged[other], node, other))
        near[node], near[left], near[right] = merged, {}, {}
    answer = (np.array(children), n_parts, n_rows, np.array(parent))
    return (*answer, np.array(distances)) if return_distance else answer


class _Edge:
    """Two nodes and how far they are from each other, compared by that alone."""

    __slots__ = ("length", "left", "right")

    def __init__(self, length, left, right):
        self.length, self.left, self.right = length, left, right

    def __lt__(self, other):
        return self.length < other.length


def _single_graph_tree(row, column, lengths, n_rows, n_nodes, n_parts, return_distance):
    from scipy import sparse
    from scipy.sparse.csgraph import minimum_spanning_tree
    tiny = np.finfo(np.float64).eps
    lengths = np.where(lengths == 0, tiny, lengths)
    tree = minimum_spanning_tree(sparse.coo_matrix((lengths, (row, column)), shape=(n_rows, n_rows)).tocsr()).tocoo()
    edges = np.stack([tree.row, tree.col, np.where(tree.data == tiny, 0, tree.data)], axis=1)
    edges = edges[np.argsort(edges[:, 2], kind="mergesort")]
    children = rooted(edges, n_rows)
    parent = np.arange(n_nodes)
    for node, pair in enumerate(children[:n_nodes - n_rows].tolist(), n_rows):
        for child in pair:
            if child < n_nodes:
                parent[child] = node
    answer = (children, n_parts, n_rows, parent)
    return (*answer, edges[:, 2]) if return_distance else answer
