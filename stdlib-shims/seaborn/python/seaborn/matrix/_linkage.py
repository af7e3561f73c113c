"""Hierarchical clustering: distances between rows, merges from near to far, and the tree that shows them."""

import numpy as np

_METHODS = ("single", "complete", "average", "weighted", "ward", "centroid", "median")


def distances(rows, metric):
    """The square matrix of distances between rows."""
    if not isinstance(metric, str):
        return np.array([[metric(a, b) for b in rows] for a in rows], float)
    if metric in ("correlation", "cosine"):
        if metric == "correlation":
            rows = rows - rows.mean(axis=1, keepdims=True)
        lengths = np.sqrt((rows * rows).sum(axis=1))
        found = 1 - np.clip((rows @ rows.T) / np.outer(lengths, lengths), -1, 1)
    elif metric in ("euclidean", "sqeuclidean", "cityblock", "chebyshev"):
        found = np.empty((len(rows), len(rows)))
        for place, row in enumerate(rows):
            apart = rows - row
            if metric == "cityblock":
                found[place] = np.abs(apart).sum(axis=1)
            elif metric == "chebyshev":
                found[place] = np.abs(apart).max(axis=1)
            else:
                squares = (apart * apart).sum(axis=1)
                found[place] = squares if metric == "sqeuclidean" else np.sqrt(squares)
    else:
        raise NotImplementedError(f"clustermap(metric={metric!r}) is not available: pass row_linkage and col_linkage")
    np.fill_diagonal(found, 0)
    return found


def linkage(rows, method="average", metric="euclidean"):
    """Each merge as a row: two clusters, their distance, how many rows they hold."""
    if method not in _METHODS:
        raise ValueError(f"Invalid method: {method}")
    rows = np.asarray(rows, float)
    if not np.isfinite(rows).all():
        raise ValueError("The condensed distance matrix must contain only finite values.")
    if method in ("ward", "centroid", "median") and metric != "euclidean":
        raise ValueError(f"Method '{method}' requires the distance metric to be Euclidean")
    apart = distances(rows, metric)
    if len(rows) < 2:
        raise ValueError("The number of observations cannot be determined on an empty distance matrix.")
    if method == "single":
        merges = _by_spanning_tree(apart)
    elif method in ("centroid", "median"):
        return _by_nearest_pair(apart, method)
    else:
        merges = _by_chains(apart, method)
    return _named(merges[np.argsort(merges[:, 2], kind="stable")])


def _joined(method, to_x, to_y, between, n_x, n_y, n_others):
    """Distances of the others to the union of x and y."""
    total = n_x + n_y
    if method == "complete":
        return np.maximum(to_x, to_y)
    if method == "average":
        return (n_x * to_x + n_y * to_y) / total
    if method == "weighted":
        return 0.5 * (to_x + to_y)
    if method == "centroid":
        return np.sqrt((n_x * to_x**2 + n_y * to_y**2 - n_x * n_y * between**2 / total) / total)
    if method == "median":
        return np.sqrt(0.5 * (to_x**2 + to_y**2) - 0.25 * between**2)
    share = 1.0 / (total + n_others)
    return np.sqrt((n_others + n_x) * share * to_x**2 + (n_others + n_y) * share * to_y**2 - n_others * share * between**2)


def _by_chains(apart, method):
    """Follow nearest neighbours until two are each other's."""
    n_rows = len(apart)
    apart = apart.copy()
    np.fill_diagonal(apart, np.inf)
    size = np.ones(n_rows)
    merges, chain = np.empty((n_rows - 1, 3)), []
    for step in range(n_rows - 1):
        if not chain:
            chain.append(int(np.flatnonzero(size > 0)[0]))
        while True:
            x = chain[-1]
            reach = np.where(size > 0, apart[x], np.inf)
            y = int(np.argmin(reach))
            nearest = reach[y]
            if len(chain) > 1 and not nearest < apart[x, chain[-2]]:
                y, nearest = chain[-2], apart[x, chain[-2]]
            if len(chain) > 1 and y == chain[-2]:
                break
            chain.append(y)
        del chain[-2:]
        x, y = min(x, y), max(x, y)
        merges[step] = x, y, nearest
        n_x, n_y = size[x], size[y]
        size[x], size[y] = 0, n_x + n_y
        others = np.flatnonzero((size > 0) & (np.arange(n_rows) != y))
        new = _joined(method, apart[others, x], apart[others, y], nearest, n_x, n_y, size[others])
        apart[others, y] = apart[y, others] = new
    return merges


def _by_spanning_tree(apart):
    n_rows = len(apart)
    merges, near = np.empty((n_rows - 1, 3)), np.full(n_rows, np.inf)
    free = np.ones(n_rows, bool)
    x = 0
    for step in range(n_rows - 1):
        free[x] = False
        near = np.where(free & (apart[x] < near), apart[x], near)
        y = int(np.argmin(np.where(free, near, np.inf)))
        merges[step] = x, y, near[y]
        x = y
    return merges


def _by_nearest_pair(apart, method):
    n_rows = len(apart)
    apart = apart.copy()
    np.fill_diagonal(apart, np.inf)
    size, name = np.ones(n_rows), np.arange(n_rows)
    merges = np.empty((n_rows - 1, 4))
    for step in range(n_rows - 1):
        x, y = divmod(int(np.argmin(apart)), n_rows)
        between = apart[x, y]
        n_x, n_y = size[x], size[y]
        merges[step] = min(name[x], name[y]), max(name[x], name[y]), between, n_x + n_y
        others = np.flatnonzero((size > 0) & (np.arange(n_rows) != x) & (np.arange(n_rows) != y))
        new = _joined(method, apart[others, x], apart[others, y], between, n_x, n_y, size[others])
        apart[x, :] = apart[:, x] = np.inf
        apart[others, y] = apart[y, others] = new
        size[x], size[y], name[y] = 0, n_x + n_y, n_rows + step
    return merges


def _named(merges):
    """Clusters numbered in the order of their merges, the lower number first."""
    n_rows = len(merges) + 1
    above = list(range(2 * n_rows - 1))
    size = [1] * n_rows + [0] * (n_rows - 1)

    def top(place):
        while above[place] != place:
            place = above[place]
        return place

    named = np.empty((n_rows - 1, 4))
    for step, (x, y, between) in enumerate(merges.tolist()):
        first, second = sorted((top(int(x)), top(int(y))))
        new = n_rows + step
        above[first] = above[second] = new
        size[new] = size[first] + size[second]
        named[step] = first, second, between, size[new]
    return named


def tree(merges):
    """(order of the leaves, places across, heights) of the brackets of a dendrogram."""
    merges = np.asarray(merges, float)
    n_rows = len(merges) + 1
    leaves, across, heights = [], [], []
    middle, height = {}, {}
    waiting = [(2 * n_rows - 2, False)]
    while waiting:
        node, seen = waiting.pop()
        if node < n_rows:
            middle[node], height[node] = 10.0 * len(leaves) + 5.0, 0.0
            leaves.append(node)
            continue
        left, right, top = int(merges[node - n_rows, 0]), int(merges[node - n_rows, 1]), merges[node - n_rows, 2]
        if not seen:
            waiting += [(node, True), (right, False), (left, False)]
            continue
        across.append([middle[left], middle[left], middle[right], middle[right]])
        heights.append([height[left], float(top), float(top), height[right]])
        middle[node], height[node] = (middle[left] + middle[right]) / 2, float(top)
    return leaves, across, heights
