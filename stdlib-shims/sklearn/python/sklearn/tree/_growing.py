"""Parameters of trees as the numbers native code grows with. Forests use it too."""

import math
import numbers

import numpy as np

import _sklearn_trees as native
from sklearn.tree._tree import Tree

MAX_DEPTH = 2**31 - 1


def limits(estimator, n_rows, n_features):
    """(max_depth, min_samples_split, min_samples_leaf, min_weight_fraction_leaf, max_features, max_leaf_nodes, decrease)."""
    depth = MAX_DEPTH if estimator.max_depth is None else int(estimator.max_depth)
    leaf = _share(estimator.min_samples_leaf, n_rows)
    split = estimator.min_samples_split
    split = split if isinstance(split, numbers.Integral) else max(2, math.ceil(split * n_rows))
    leaves = None if estimator.max_leaf_nodes is None else int(estimator.max_leaf_nodes)
    return (depth, int(max(split, 2 * leaf)), leaf, float(estimator.min_weight_fraction_leaf),
            features_tried(estimator.max_features, n_features), leaves, float(estimator.min_impurity_decrease))


def _share(value, n_rows):
    return int(value) if isinstance(value, numbers.Integral) else math.ceil(value * n_rows)


def features_tried(max_features, n_features):
    """How many features are tried at each node."""
    if max_features is None:
        return n_features
    if max_features == "sqrt":
        return max(1, int(np.sqrt(n_features)))
    if max_features == "log2":
        return max(1, int(np.log2(n_features)))
    if isinstance(max_features, numbers.Integral):
        return int(max_features)
    return max(1, int(max_features * n_features)) if max_features > 0.0 else 0


def directions(estimator, n_features, n_outputs, n_classes):
    """Constraints of direction as native code wants them, or None."""
    given = getattr(estimator, "monotonic_cst", None)
    if given is None:
        return None
    if n_outputs > 1:
        raise ValueError("Monotonicity constraints are not supported with multiple outputs.")
    if n_classes is not None and n_classes[0] > 2:
        raise ValueError("Monotonicity constraints are not supported with multiclass classification")
    signs = np.asarray(given, dtype=np.int8)
    if signs.shape[0] != n_features:
        raise ValueError(f"monotonic_cst has shape {signs.shape[0]} but the input data X has {n_features} features.")
    if not np.isin(signs, (-1, 0, 1)).all():
        raise ValueError(f"monotonic_cst must be None or an array-like of -1, 0 or 1, but got {np.unique(signs)}")
    return -signs if n_classes is not None else signs


def grow(X, y, n_classes, weights, criterion, bounds, random_splits, signs, seeds, of_trees=False, n_drawn=None, balanced=False,
         plain=False):
    """Trees, one for each seed."""
    seeds = np.asarray(seeds, dtype=np.int64)
    grown = native.grow_trees(
        X, y, None if n_classes is None else np.asarray(n_classes, dtype=np.int64), weights, criterion, *bounds, random_splits, signs,
        seeds, of_trees, n_drawn, balanced, *([True] if plain else []),
    )
    n_outputs = y.shape[1]
    counts = [1] * n_outputs if n_classes is None else n_classes
    return [Tree(X.shape[1], counts, n_outputs, parts) for parts in grown]
