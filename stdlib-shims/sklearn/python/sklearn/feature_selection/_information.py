"""Mutual information of columns and target, by distances to nearest neighbours."""

import numpy as np

from sklearn._data import check_array, check_X_y
from sklearn._rules import check, int_from
from sklearn.utils import check_random_state
from sklearn.utils.multiclass import check_classification_targets


def _of_numbers(x, y, n_neighbors):
    """Two columns of numbers."""
    from _sklearn_information import neighbour_distances, within
    from scipy.special import digamma
    radius = np.nextafter(neighbour_distances(x, y, n_neighbors), 0)
    near_x, near_y = within(x, radius), within(y, radius)
    found = digamma(x.size) + digamma(n_neighbors) - np.mean(digamma(near_x)) - np.mean(digamma(near_y))
    return max(0, found)


def _of_number_and_class(numbers, classes, n_neighbors):
    """A column of numbers and one of classes."""
    from _sklearn_information import neighbour_distances, within
    from scipy.special import digamma
    size = len(numbers)
    radius, counts, used = np.zeros(size), np.zeros(size), np.zeros(size)
    for label in np.unique(classes):
        mask = classes == label
        count = int(mask.sum())
        counts[mask] = count
        if count > 1:
            k = min(n_neighbors, count - 1)
            radius[mask] = np.nextafter(neighbour_distances(numbers[mask], np.zeros(count), k), 0)
            used[mask] = k
    mask = counts > 1
    near = within(numbers[mask], radius[mask])
    found = digamma(mask.sum()) + np.mean(digamma(used[mask])) - np.mean(digamma(counts[mask])) - np.mean(digamma(near))
    return max(0, found)


def _of_columns(x, y, x_discrete, y_discrete, n_neighbors):
    if x_discrete and y_discrete:
        from sklearn.metrics import mutual_info_score
        return mutual_info_score(x, y)
    if x_discrete:
        return _of_number_and_class(y, x, n_neighbors)
    return _of_number_and_class(x, y, n_neighbors) if y_discrete else _of_numbers(x, y, n_neighbors)


def _discrete_mask(discrete_features, sparse, n_features):
    if isinstance(discrete_features, (str, bool)):
        if isinstance(discrete_features, str):
            if discrete_features != "auto":
                raise ValueError("Invalid string value for discrete_features.")
            discrete_features = sparse
        return np.full(n_features, discrete_features)
    given = check_array(discrete_features, ensure_2d=False)
    if given.dtype == bool:
        return given
    mask = np.zeros(n_features, dtype=bool)
    mask[given] = True
    return mask


def _estimate(X, y, discrete_features, discrete_target, n_neighbors, random_state):
    from sklearn.preprocessing import scale
    X, y = check_X_y(X, y, accept_sparse="csc", y_numeric=not discrete_target)
    sparse = hasattr(X, "tocsc")
    discrete = _discrete_mask(discrete_features, sparse, X.shape[1])
    if sparse and not discrete.all():
        raise ValueError("Sparse matrix `X` can't have continuous features.")
    X = X.toarray() if sparse else X
    rng = check_random_state(random_state)
    if not discrete.all():
        # A little noise takes ties apart.
        X = X.astype(np.float64)
        part = scale(X[:, ~discrete], with_mean=False)
        size = np.maximum(1, np.mean(np.abs(part), axis=0))
        X[:, ~discrete] = part + 1e-10 * size * rng.standard_normal(size=part.shape)
    if not discrete_target:
        y = scale(y, with_mean=False)
        y = y + 1e-10 * np.maximum(1, np.mean(np.abs(y))) * rng.standard_normal(size=len(y))
    return np.array([_of_columns(X[:, place], y, kind, discrete_target, n_neighbors) for place, kind in enumerate(discrete.tolist())])


def mutual_info_regression(X, y, *, discrete_features="auto", n_neighbors=3, copy=True, random_state=None, n_jobs=None):
    """Mutual information of columns and a target of numbers."""
    check("mutual_info_regression", "n_neighbors", n_neighbors, int_from(1))
    return _estimate(X, y, discrete_features, False, n_neighbors, random_state)


def mutual_info_classif(X, y, *, discrete_features="auto", n_neighbors=3, copy=True, random_state=None, n_jobs=None):
    """Mutual information of columns and a target of classes."""
    check("mutual_info_classif", "n_neighbors", n_neighbors, int_from(1))
    check_classification_targets(y)
    return _estimate(X, y, discrete_features, True, n_neighbors, random_state)
