"""Flat clusters and numbers read from a matrix of merges."""

import numpy as np

import _scipy_spatial as native
from scipy.cluster.hierarchy._checks import checked, is_valid_im, is_valid_linkage, num_obs_linkage
from scipy.spatial import distance


def cophenet(Z, Y=None):
    """The heights at which pairs meet; with distances also how well they agree."""
    heights = native.cophenetic(checked(Z))
    if Y is None:
        return heights
    Y = np.asarray(Y)
    distance.is_valid_y(Y, throw=True, name="Y")
    one, other = Y - np.mean(Y), heights - np.mean(heights)
    return np.sum(one * other) / np.sqrt(np.sum(one ** 2) * np.sum(other ** 2)), heights


def inconsistent(Z, d=2):
    """How far the height of each merge stands out of those below it."""
    Z = checked(Z)
    if d != np.floor(d) or d < 0:
        raise ValueError("The second argument d must be a nonnegative integer value.")
    return native.inconsistency(Z, int(d))


def maxdists(Z):
    """The largest height at or below each merge."""
    Z = checked(Z)
    return native.largest_below(Z, np.ascontiguousarray(Z[:, 2]))


def _both(Z, R):
    Z, R = checked(Z), np.asarray(R, dtype=np.float64)
    is_valid_im(R, throw=True, name="R")
    return Z, R


def _same_rows(Z, R):
    if Z.shape[0] != R.shape[0]:
        raise ValueError("The inconsistency matrix and linkage matrix each have a different number of rows.")


def maxinconsts(Z, R):
    """The largest inconsistency at or below each merge."""
    Z, R = _both(Z, R)
    _same_rows(Z, R)
    return native.largest_below(Z, np.ascontiguousarray(R[:, 3]))


def maxRstat(Z, R, i):
    """The largest of one column of R at or below each merge."""
    Z, R = _both(Z, R)
    if not isinstance(i, int):
        raise TypeError("The third argument must be an integer.")
    if i < 0 or i > 3:
        raise ValueError("i must be an integer between 0 and 3 inclusive.")
    _same_rows(Z, R)
    return native.largest_below(Z, np.ascontiguousarray(R[:, i]))


def fcluster(Z, t, criterion="inconsistent", depth=2, R=None, monocrit=None):
    """The number of the flat cluster of each point."""
    Z = checked(Z)
    if criterion == "inconsistent":
        if R is None:
            R = inconsistent(Z, depth)
        else:
            R = np.asarray(R, dtype=np.float64)
            is_valid_im(R, throw=True, name="R")
        found = native.clusters_by_criterion(Z, native.largest_below(Z, np.ascontiguousarray(R[:, 3])), float(t))
    elif criterion == "distance":
        found = native.clusters_by_criterion(Z, maxdists(Z), float(t))
    elif criterion == "maxclust":
        found = native.clusters_by_number(Z, maxdists(Z), int(t))
    elif criterion == "monocrit":
        found = native.clusters_by_criterion(Z, np.asarray(monocrit, dtype=np.float64), float(t))
    elif criterion == "maxclust_monocrit":
        found = native.clusters_by_number(Z, np.asarray(monocrit, dtype=np.float64), int(t))
    else:
        raise ValueError(f"Invalid cluster formation criterion: {criterion}")
    return found.astype(np.int32)


def fclusterdata(X, t, criterion="inconsistent", metric="euclidean", depth=2, method="single", R=None):
    """The number of the flat cluster of each row."""
    from scipy.cluster.hierarchy._linkage import linkage
    X = np.asarray(X, dtype=np.float64)
    if X.ndim != 2:
        raise TypeError("The observation matrix X must be an n by m array.")
    Z = linkage(distance.pdist(X, metric=metric), method=method)
    R = inconsistent(Z, d=depth) if R is None else np.asarray(R)
    return fcluster(Z, criterion=criterion, depth=depth, R=R, t=t)


def leaves_list(Z):
    """The points from left to right."""
    return native.leaves(checked(Z)).astype(np.int32)


def leaders(Z, T):
    """The node below which each flat cluster lies, and the number of the cluster."""
    Z, T = checked(Z), np.asarray(T)
    if T.dtype != np.int32:
        raise TypeError("T must be a 1-D array of dtype int32.")
    if T.shape[0] != Z.shape[0] + 1:
        raise ValueError("Mismatch: len(T)!=Z.shape[0] + 1.")
    n = Z.shape[0] + 1
    owner, found = T.tolist(), []
    for place, (left, right) in enumerate(Z[:, :2].astype(int).tolist()):
        one, other = owner[left], owner[right]
        if one == other:
            owner.append(one)
            continue
        owner.append(-1)
        found += [(node, number) for node, number in ((left, one), (right, other)) if number != -1]
    if owner[2 * n - 2] != -1:
        found.append((2 * n - 2, owner[2 * n - 2]))
    if len(found) != len(set(T.tolist())):
        seen = set()
        for node, number in found:
            if number in seen:
                raise ValueError(
                    f"T is not a valid assignment vector. Error found when examining linkage node {node} (< 2n-1)."
                )
            seen.add(number)
    return tuple(np.array(part, dtype=np.int32) for part in zip(*found))


def is_isomorphic(T1, T2):
    """Whether two lists of numbers make the same clusters."""
    T1, T2 = np.asarray(T1), np.asarray(T2)
    for name, given in (("T1", T1), ("T2", T2)):
        if given.ndim != 1:
            raise ValueError(f"{name} must be one-dimensional.")
    if T1.shape != T2.shape:
        raise ValueError("T1 and T2 must have the same number of elements.")
    order = np.argsort(T1)
    T1, T2 = T1[order], T2[order]
    return np.all((T1 != np.roll(T1, -1)) == (T2 != np.roll(T2, -1)))


def is_monotonic(Z):
    """Whether no merge is lower than the one before."""
    Z = np.asarray(Z)
    is_valid_linkage(Z, throw=True, name="Z")
    return np.all(Z[1:, 2] >= Z[:-1, 2])


def correspond(Z, Y):
    """Whether merges and distances can be about the same points."""
    Z, Y = np.asarray(Z), np.asarray(Y)
    is_valid_linkage(Z, throw=True)
    distance.is_valid_y(Y, throw=True)
    return distance.num_obs_y(Y) == num_obs_linkage(Z)


def to_mlab_linkage(Z):
    """Merges with points numbered from one and without sizes."""
    Z = np.array(Z, dtype=np.float64)
    if Z.shape in ((), (0,)):
        return Z
    is_valid_linkage(Z, throw=True, name="Z")
    return np.concatenate((Z[:, :2] + 1.0, Z[:, 2:3]), axis=1)


def from_mlab_linkage(Z):
    """Merges with points numbered from zero and with sizes."""
    Z = np.array(Z, dtype=np.float64)
    if Z.shape in ((), (0,)):
        return Z
    if Z.ndim != 2:
        raise ValueError("The linkage array must be rectangular.")
    n = Z.shape[0]
    if n == 0:
        return Z
    if Z[:, :2].min() != 1.0 and Z[:, :2].max() != 2 * n:
        raise ValueError("The format of the indices is not 1..N")
    sizes = [1.0] * (n + 1)
    for left, right in (Z[:, :2] - 1).astype(int).tolist():
        sizes.append(sizes[left] + sizes[right])
    return np.column_stack([Z[:, :2] - 1.0, Z[:, 2:], sizes[n + 1:]])
