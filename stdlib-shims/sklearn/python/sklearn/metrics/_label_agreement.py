"""How far two clusterings of the same rows agree."""

import warnings

import numpy as np

from sklearn._data import check_array, check_consistent_length
from sklearn._rules import check, one_of
from sklearn.utils.multiclass import type_of_target


def check_clusterings(labels_true, labels_pred):
    """Both clusterings as flat arrays of one length."""
    pair = [check_array(labels, ensure_2d=False, ensure_min_samples=0, dtype=None) for labels in (labels_true, labels_pred)]
    for name, labels in zip(("labels_true", "labels_pred"), pair):
        if labels.ndim != 1:
            raise ValueError(f"{name} must be 1D: shape is {labels.shape!r}")
    kinds = [type_of_target(labels) for labels in pair]
    if any("continuous" in kind for kind in kinds):
        warnings.warn(f"Clustering metrics expects discrete values but received {kinds[0]} values for label, and {kinds[1]} values for target",
                      UserWarning, stacklevel=3)
    check_consistent_length(*pair)
    return pair


def _table(labels_true, labels_pred):
    """Counts of rows by cluster of one and of the other."""
    rows, of_true = np.unique(labels_true, return_inverse=True)
    columns, of_pred = np.unique(labels_pred, return_inverse=True)
    size = len(rows) * len(columns)
    return np.bincount(of_true * len(columns) + of_pred, minlength=size).reshape(len(rows), len(columns))


def contingency_matrix(labels_true, labels_pred, *, eps=None, sparse=False, dtype=np.int64):
    """Counts of rows by cluster of one and of the other, `eps` added where given."""
    if sparse:
        if eps is not None:
            raise ValueError("Cannot set 'eps' when sparse=True")
        from scipy.sparse import csr_matrix
        return csr_matrix(_table(labels_true, labels_pred).astype(dtype))
    table = _table(labels_true, labels_pred).astype(dtype)
    return table if eps is None else table + eps


def pair_confusion_matrix(labels_true, labels_pred):
    """Pairs of rows that are together or apart in one and in the other."""
    labels_true, labels_pred = check_clusterings(labels_true, labels_pred)
    n_rows = len(labels_true)
    table = _table(labels_true, labels_pred).astype(np.int64)
    squares = (table ** 2).sum()
    both = squares - n_rows
    one = (table.sum(axis=0) ** 2).sum() - squares
    other = (table.sum(axis=1) ** 2).sum() - squares
    return np.array([[n_rows ** 2 - one - other - squares, one], [other, both]], dtype=np.int64)


def rand_score(labels_true, labels_pred):
    """The share of pairs on which both agree."""
    pairs = pair_confusion_matrix(labels_true, labels_pred)
    right, total = pairs.diagonal().sum(), pairs.sum()
    return 1.0 if right == total or total == 0 else float(right / total)


def adjusted_rand_score(labels_true, labels_pred):
    """The share of pairs on which both agree, corrected for chance."""
    (apart, one), (other, both) = pair_confusion_matrix(labels_true, labels_pred).tolist()
    if other == 0 and one == 0:
        return 1.0
    return 2.0 * (both * apart - other * one) / ((both + other) * (other + apart) + (both + one) * (one + apart))


def fowlkes_mallows_score(labels_true, labels_pred, *, sparse="deprecated"):
    """The geometric mean of precision and recall over pairs."""
    labels_true, labels_pred = check_clusterings(labels_true, labels_pred)
    n_rows = len(labels_true)
    table = _table(labels_true, labels_pred).astype(np.int64)
    together = (table ** 2).sum() - n_rows
    of_columns = (table.sum(axis=0) ** 2).sum() - n_rows
    of_rows = (table.sum(axis=1) ** 2).sum() - n_rows
    return float(np.sqrt(together / of_columns) * np.sqrt(together / of_rows)) if together != 0.0 else 0.0


def entropy(labels):
    """The entropy of a clustering."""
    if len(labels) == 0:
        return 1.0
    counts = np.unique(labels, return_counts=True)[1].astype(np.float64)
    if len(counts) == 1:
        return 0.0
    total = counts.sum()
    return float(-np.sum((counts / total) * (np.log(counts) - np.log(total))))


def _information(table):
    """The mutual information of a table of counts."""
    rows, columns = np.nonzero(table)
    values = table[rows, columns].astype(np.float64)
    total = values.sum()
    of_rows, of_columns = table.sum(axis=1).astype(np.float64), table.sum(axis=0).astype(np.float64)
    if len(of_rows) == 1 or len(of_columns) == 1:
        return 0.0
    shares = values / total
    outer = of_rows[rows] * of_columns[columns]
    log_outer = -np.log(outer) + np.log(of_rows.sum()) + np.log(of_columns.sum())
    terms = shares * (np.log(values) - np.log(total)) + shares * log_outer
    terms = np.where(np.abs(terms) < np.finfo(np.float64).eps, 0.0, terms)
    return float(np.clip(terms.sum(), 0.0, None))


def mutual_info_score(labels_true, labels_pred, *, contingency=None):
    """What one clustering tells about the other, in nats."""
    if contingency is not None:
        table = contingency.toarray() if hasattr(contingency, "toarray") else check_array(contingency)
        return _information(table)
    return _information(_table(*check_clusterings(labels_true, labels_pred)))


def expected_mutual_information(contingency, n_samples):
    """The mutual information two random clusterings of these sizes have on average."""
    from _sklearn_information import expected_information
    from scipy.special import gammaln
    table = contingency.toarray() if hasattr(contingency, "toarray") else np.asarray(contingency)
    return expected_information(table.sum(axis=1).ravel().astype(np.int64), table.sum(axis=0).ravel().astype(np.int64),
                                gammaln(np.arange(int(n_samples) + 1) + 1.0))


def _mean(u, v, method):
    if method == "min":
        return min(u, v)
    if method == "geometric":
        return float(np.sqrt(u * v))
    return float(np.mean([u, v])) if method == "arithmetic" else max(u, v)


_METHODS = one_of("arithmetic", "max", "min", "geometric")


def adjusted_mutual_info_score(labels_true, labels_pred, *, average_method="arithmetic"):
    """Mutual information corrected for chance."""
    check("adjusted_mutual_info_score", "average_method", average_method, _METHODS)
    labels_true, labels_pred = check_clusterings(labels_true, labels_pred)
    sizes = len(np.unique(labels_true)), len(np.unique(labels_pred))
    if sizes in ((1, 1), (0, 0)):
        return 1.0
    if 1 in sizes:
        return 0.0
    table = _table(labels_true, labels_pred)
    found, chance = _information(table), expected_mutual_information(table, len(labels_true))
    room = _mean(entropy(labels_true), entropy(labels_pred), average_method) - chance
    eps = float(np.finfo(np.float64).eps)
    return float((found - chance) / (min(room, -eps) if room < 0 else max(room, eps)))


def normalized_mutual_info_score(labels_true, labels_pred, *, average_method="arithmetic"):
    """Mutual information as a share of the mean entropy."""
    check("normalized_mutual_info_score", "average_method", average_method, _METHODS)
    labels_true, labels_pred = check_clusterings(labels_true, labels_pred)
    sizes = len(np.unique(labels_true)), len(np.unique(labels_pred))
    if sizes in ((1, 1), (0, 0)):
        return 1.0
    found = _information(_table(labels_true, labels_pred))
    if found <= np.finfo(np.float64).eps:
        return 0.0
    return float(found / _mean(entropy(labels_true), entropy(labels_pred), average_method))


def homogeneity_completeness_v_measure(labels_true, labels_pred, *, beta=1.0):
    """Whether clusters hold one class, classes one cluster, and both together."""
    labels_true, labels_pred = check_clusterings(labels_true, labels_pred)
    if len(labels_true) == 0:
        return 1.0, 1.0, 1.0
    found = _information(_table(labels_true, labels_pred))
    of_true, of_pred = entropy(labels_true), entropy(labels_pred)
    homogeneity = found / of_true if of_true else 1.0
    completeness = found / of_pred if of_pred else 1.0
    if homogeneity + completeness == 0.0:
        return float(homogeneity), float(completeness), 0.0
    joint = (1 + beta) * homogeneity * completeness / (beta * homogeneity + completeness)
    return float(homogeneity), float(completeness), float(joint)


def homogeneity_score(labels_true, labels_pred):
    """Whether clusters hold only rows of one class."""
    return homogeneity_completeness_v_measure(labels_true, labels_pred)[0]


def completeness_score(labels_true, labels_pred):
    """Whether the rows of a class are in one cluster."""
    return homogeneity_completeness_v_measure(labels_true, labels_pred)[1]


def v_measure_score(labels_true, labels_pred, *, beta=1.0):
    """The harmonic mean of homogeneity and completeness."""
    return homogeneity_completeness_v_measure(labels_true, labels_pred, beta=beta)[2]
