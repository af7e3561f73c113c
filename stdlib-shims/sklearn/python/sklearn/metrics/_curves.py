"""Curves over thresholds, and the areas under them."""

import warnings

import numpy as np

from sklearn._data import check_array, check_consistent_length, check_finite, column_or_1d
from sklearn._rules import check, one_of
from sklearn.exceptions import UndefinedMetricWarning
from sklearn.metrics._targets import check_pos_label, codes_of, dense
from sklearn.utils.multiclass import type_of_target


def auc(x, y):
    """The area under a curve, by trapezoids."""
    check_consistent_length(x, y)
    x, y = column_or_1d(x), column_or_1d(y)
    if x.shape[0] < 2:
        raise ValueError(f"At least 2 points are needed to compute area under curve, but x.shape = {x.shape[0]}")
    steps = np.diff(x)
    direction = 1
    if (steps < 0).any():
        if not (steps <= 0).all():
            raise ValueError(f"x is neither increasing nor decreasing : {x}.")
        direction = -1
    return float(direction * np.trapezoid(y, x))


def _counts_at_thresholds(y_true, y_score, pos_label, sample_weight):
    """False and true positives at each distinct score, from the highest down."""
    kind = type_of_target(y_true, "y_true")
    if not (kind == "binary" or (kind == "multiclass" and pos_label is not None)):
        raise ValueError(f"{kind} format is not supported")
    check_consistent_length(y_true, y_score, sample_weight)
    y_true, scores = column_or_1d(y_true), column_or_1d(y_score)
    check_finite(scores, True, "")
    if sample_weight is not None:
        weights = column_or_1d(sample_weight)
        used = weights != 0
        y_true, scores, weights = y_true[used], scores[used], weights[used]
    hits = y_true == check_pos_label(pos_label, y_true)
    order = np.argsort(scores, kind="mergesort")[::-1]
    scores, hits = scores[order], hits[order]
    last = np.append(np.flatnonzero(np.diff(scores)), hits.size - 1)
    if sample_weight is None:
        true = np.cumsum(hits, dtype=np.float64)[last]
        false = 1 + last - true
    else:
        weights = weights[order]
        true = np.cumsum(hits * weights, dtype=np.float64)[last]
        false = np.cumsum(~hits * weights, dtype=np.float64)[last]
    return false, true, scores[last]


def roc_curve(y_true, y_score, *, pos_label=None, sample_weight=None, drop_intermediate=True):
    """False and true positive rates at each threshold."""
    false, true, thresholds = _counts_at_thresholds(y_true, y_score, pos_label, sample_weight)
    if drop_intermediate and len(false) > 2:
        corners = np.flatnonzero(np.r_[True, np.logical_or(np.diff(false, 2), np.diff(true, 2)), True])
        false, true, thresholds = false[corners], true[corners], thresholds[corners]
    false, true = np.r_[0, false], np.r_[0, true]
    thresholds = np.r_[np.inf, thresholds.astype(np.float64)]
    rates = []
    for counts, sort, what in ((false, "negative", "false positive value"), (true, "positive", "true positive value")):
        if counts[-1] <= 0:
            warnings.warn(f"No {sort} samples in y_true, {what} should be meaningless", UndefinedMetricWarning, stacklevel=2)
            rates.append(np.full(counts.shape, np.nan))
        else:
            rates.append(counts / counts[-1])
    return rates[0], rates[1], thresholds


def precision_recall_curve(y_true, y_score=None, *, pos_label=None, sample_weight=None, drop_intermediate=False, probas_pred="deprecated"):
    """Precision and recall at each threshold, from the lowest up."""
    if not isinstance(probas_pred, str) or y_score is None:
        raise TypeError("precision_recall_curve() missing 1 required positional argument: 'y_score'")
    false, true, thresholds = _counts_at_thresholds(y_true, y_score, pos_label, sample_weight)
    if drop_intermediate and len(false) > 2:
        corners = np.flatnonzero(np.concatenate([[True], np.logical_or(np.diff(true[:-1]), np.diff(true[1:])), [True]]))
        false, true, thresholds = false[corners], true[corners], thresholds[corners]
    whole = true + false
    precision = np.where(whole != 0, true / np.where(whole != 0, whole, 1), 0.0)
    if true[-1] == 0:
        warnings.warn("No positive class found in y_true, recall is set to one for all thresholds.", stacklevel=2)
        recall = np.ones_like(true)
    else:
        recall = true / true[-1]
    return np.append(precision[::-1], 1), np.append(recall[::-1], 0), thresholds[::-1]


def det_curve(y_true, y_score, *, pos_label=None, sample_weight=None, drop_intermediate=False):
    """False positive and false negative rates at each threshold."""
    false, true, thresholds = _counts_at_thresholds(y_true, y_score, pos_label, sample_weight)
    if len(np.unique(column_or_1d(y_true))) != 2:
        raise ValueError("Only one class is present in y_true. Detection error tradeoff curve is not defined in that case.")
    if drop_intermediate and len(false) > 2:
        kept = np.flatnonzero(np.concatenate([[True], np.logical_or(np.diff(true[:-1]), np.diff(true[1:])), [True]]))
        false, true, thresholds = false[kept], true[kept], thresholds[kept]
    missed = true[-1] - true
    first = np.searchsorted(false, false[0], side="right") - 1 if false.searchsorted(false[0], side="right") > 0 else 0
    end = np.searchsorted(true, true[-1]) + 1
    part = slice(first, end)
    return false[part][::-1] / false[-1], missed[part][::-1] / true[-1], thresholds[part][::-1]


def _averaged_binary(metric, y_true, y_score, average, sample_weight):
    """A score for two classes, or its average over the columns of an indicator."""
    if average not in (None, "micro", "macro", "weighted", "samples"):
        raise ValueError(f"average has to be one of {[None, 'micro', 'macro', 'weighted', 'samples']}")
    kind = type_of_target(y_true)
    if kind not in ("binary", "multilabel-indicator"):
        raise ValueError(f"{kind} format is not supported")
    if kind == "binary":
        return metric(y_true, y_score, sample_weight)
    check_consistent_length(y_true, y_score, sample_weight)
    y_true, y_score = check_array(dense(y_true)), check_array(dense(y_score))
    weights = sample_weight
    if average == "micro":
        if weights is not None:
            weights = np.repeat(np.asarray(weights), y_true.shape[1])
        return metric(y_true.ravel(), y_score.ravel(), weights)
    mean_weights, across = None, None
    if average == "weighted":
        mean_weights = y_true.sum(axis=0) if weights is None else (y_true * np.asarray(weights)[:, None]).sum(axis=0)
        if np.isclose(mean_weights.sum(), 0.0):
            return 0
    elif average == "samples":
        mean_weights, weights, across = weights, None, 0
        y_true, y_score = y_true.T, y_score.T
    scores = np.array([float(metric(y_true[:, place], y_score[:, place], weights)) for place in range(y_true.shape[1])])
    if average is None:
        return scores
    if mean_weights is not None:
        mean_weights = np.asarray(mean_weights)
        scores = np.where(mean_weights == 0, 0, scores)
    return float(np.average(scores, weights=mean_weights, axis=across))


def average_precision_score(y_true, y_score, *, average="macro", pos_label=1, sample_weight=None):
    """The mean of precisions, each weighted by what it adds to recall."""
    check("average_precision_score", "average", average, (one_of("micro", "samples", "weighted", "macro"), "None"))
    kind = type_of_target(y_true)
    present = np.unique(dense(y_true)).tolist()
    if kind == "binary":
        if len(present) == 2 and pos_label not in present:
            raise ValueError(f"pos_label={pos_label} is not a valid label. It should be one of {present}")
    elif kind == "multilabel-indicator" and pos_label != 1:
        raise ValueError("Parameter pos_label is fixed to 1 for multilabel-indicator y_true. Do not set pos_label or set pos_label to 1.")
    elif kind == "multiclass":
        if pos_label != 1:
            raise ValueError("Parameter pos_label is fixed to 1 for multiclass y_true. Do not set pos_label or set pos_label to 1.")
        y_true = (column_or_1d(y_true)[:, None] == np.array(present)[None, :]).astype(int)

    def one(y_true, y_score, weights):
        precision, recall, _ = precision_recall_curve(y_true, y_score, pos_label=pos_label, sample_weight=weights)
        return float(max(0.0, -np.sum(np.diff(recall) * precision[:-1])))
    return _averaged_binary(one, y_true, y_score, average, sample_weight)


def _binary_area(y_true, y_score, sample_weight=None, max_fpr=None):
    if len(np.unique(y_true)) != 2:
        warnings.warn("Only one class is present in y_true. ROC AUC score is not defined in that case.", UndefinedMetricWarning, stacklevel=3)
        return np.nan
    false, true, _ = roc_curve(y_true, y_score, sample_weight=sample_weight)
    if max_fpr is None or max_fpr == 1:
        return auc(false, true)
    if max_fpr <= 0 or max_fpr > 1:
        raise ValueError(f"Expected max_fpr in range (0, 1], got: {max_fpr!r}")
    stop = np.searchsorted(false, max_fpr, "right")
    end = np.interp(max_fpr, [false[stop - 1], false[stop]], [true[stop - 1], true[stop]])
    area = auc(np.append(false[:stop], max_fpr), np.append(true[:stop], end))
    least = 0.5 * max_fpr ** 2
    return 0.5 * (1 + (area - least) / (max_fpr - least))


def roc_auc_score(y_true, y_score, *, average="macro", sample_weight=None, max_fpr=None, multi_class="raise", labels=None):
    """The area under the curve of true against false positive rates."""
    check("roc_auc_score", "average", average, (one_of("micro", "macro", "samples", "weighted"), "None"))
    check("roc_auc_score", "max_fpr", max_fpr, ("a float in the range (0.0, 1]", "None"))
    check("roc_auc_score", "multi_class", multi_class, one_of("raise", "ovr", "ovo"))
    kind = type_of_target(y_true, "y_true")
    y_true = check_array(dense(y_true), ensure_2d=False, dtype=None)
    y_score = check_array(dense(y_score), ensure_2d=False)
    if kind == "multiclass" or (kind == "binary" and y_score.ndim == 2 and y_score.shape[1] > 2):
        if max_fpr is not None and max_fpr != 1.0:
            raise ValueError(f"Partial AUC computation not available in multiclass setting, 'max_fpr' must be set to `None`, received "
                             f"`max_fpr={max_fpr}` instead")
        if multi_class == "raise":
            raise ValueError("multi_class must be in ('ovo', 'ovr')")
        return _many_classes(y_true, y_score, labels, multi_class, average, sample_weight)
    if kind == "binary":
        found = np.unique(y_true)
        y_true = (y_true == found[-1]).astype(int) if len(found) == 2 else np.zeros(len(y_true), dtype=int)

    def one(y_true, y_score, weights):
        return _binary_area(y_true, y_score, weights, max_fpr)
    return _averaged_binary(one, y_true, y_score, average, sample_weight)


def _many_classes(y_true, y_score, labels, multi_class, average, sample_weight):
    if y_score.ndim != 2:
        raise ValueError("`y_score` needs to be of shape `(n_samples, n_classes)`, since `y_true` contains multiple classes. Got "
                         f"`y_score.shape={y_score.shape}`.")
    if not np.allclose(1, y_score.sum(axis=1)):
        raise ValueError("Target scores need to be probabilities for multiclass roc_auc, i.e. they should sum up to 1.0 over classes")
    averages = ("micro", "macro", "weighted", None) if multi_class == "ovr" else ("macro", "weighted")
    if average not in averages:
        raise ValueError(f"average must be one of {averages if multi_class == 'ovr' else ('macro', 'weighted', None)} for multiclass problems")
    if multi_class == "ovo" and average is None:
        raise NotImplementedError("average=None is not implemented for multi_class='ovo'.")
    if labels is not None:
        labels = column_or_1d(labels)
        classes = np.unique(labels)
        if len(classes) != len(labels):
            raise ValueError("Parameter 'labels' must be unique")
        if not np.array_equal(classes, labels):
            raise ValueError("Parameter 'labels' must be ordered")
        if len(classes) != y_score.shape[1]:
            raise ValueError(f"Number of given labels, {len(classes)}, not equal to the number of columns in 'y_score', {y_score.shape[1]}")
        if len(np.setdiff1d(y_true, classes)):
            raise ValueError("'y_true' contains labels not in parameter 'labels'")
    else:
        classes = np.unique(y_true)
        if len(classes) != y_score.shape[1]:
            raise ValueError("Number of classes in y_true not equal to the number of columns in 'y_score'")
    codes = codes_of(y_true, classes)
    if multi_class == "ovo":
        if sample_weight is not None:
            raise ValueError("sample_weight is not supported for multiclass one-vs-one ROC AUC, 'sample_weight' must be None in this case.")
        return _pairs_of_classes(codes, y_score, average)
    indicator = (codes[:, None] == np.arange(len(classes))[None, :]).astype(int)
    return _averaged_binary(_binary_area, indicator, y_score, average, sample_weight)


def _pairs_of_classes(codes, y_score, average):
    present = np.unique(codes).tolist()
    scores, shares = [], []
    for place, first in enumerate(present):
        for second in present[place + 1:]:
            inside = (codes == first) | (codes == second)
            shares.append(np.average(inside))
            hit = codes[inside] == first
            scores.append((_binary_area(hit, y_score[inside, first]) + _binary_area(~hit, y_score[inside, second])) / 2)
    return float(np.average(scores, weights=shares if average == "weighted" else None))


def top_k_accuracy_score(y_true, y_score, *, k=2, normalize=True, sample_weight=None, labels=None):
    """The share of rows whose true label is among the k highest scores."""
    y_true = column_or_1d(check_array(y_true, ensure_2d=False, dtype=None))
    kind = type_of_target(y_true)
    if kind == "binary" and labels is not None and len(labels) > 2:
        kind = "multiclass"
    if kind not in ("binary", "multiclass"):
        raise ValueError(f"y type must be 'binary' or 'multiclass', got '{kind}' instead.")
    y_score = check_array(y_score, ensure_2d=False)
    if kind == "binary":
        if y_score.ndim == 2 and y_score.shape[1] != 1:
            raise ValueError("`y_true` is binary while y_score is 2d with {} classes. If `y_true` does not contain all the labels, `labels` "
                             "must be provided.".format(y_score.shape[1]))
        y_score = column_or_1d(y_score)
    check_consistent_length(y_true, y_score, sample_weight)
    n_scores = y_score.shape[1] if y_score.ndim == 2 else 2
    if labels is None:
        classes = np.unique(y_true)
        if len(classes) != n_scores:
            raise ValueError(f"Number of classes in 'y_true' ({len(classes)}) not equal to the number of classes in 'y_score' ({n_scores})."
                             "You can provide a list of all known classes by assigning it to the `labels` parameter.")
    else:
        labels = column_or_1d(labels)
        classes = np.unique(labels)
        if len(classes) != len(labels):
            raise ValueError("Parameter 'labels' must be unique.")
        if not np.array_equal(classes, labels):
            raise ValueError("Parameter 'labels' must be ordered.")
        if len(classes) != n_scores:
            raise ValueError(f"Number of given labels ({len(classes)}) not equal to the number of classes in 'y_score' ({n_scores}).")
        if len(np.setdiff1d(y_true, classes)):
            raise ValueError("'y_true' contains labels not in parameter 'labels'.")
    if k >= n_scores:
        warnings.warn(f"'k' ({k}) greater than or equal to 'n_classes' ({n_scores}) will result in a perfect score and is therefore "
                      "meaningless.", UndefinedMetricWarning, stacklevel=2)
    codes = codes_of(y_true, classes)
    if kind == "binary":
        if k == 1:
            threshold = 0.5 if y_score.min() >= 0 and y_score.max() <= 1 else 0
            hits = (y_score > threshold).astype(np.int64) == codes
        else:
            hits = np.ones(len(codes), dtype=bool)
    else:
        best = np.argsort(y_score, axis=1, kind="mergesort")[:, ::-1][:, :k]
        hits = (best == codes[:, None]).any(axis=1)
    if normalize:
        return float(np.average(hits, weights=sample_weight))
    return float(np.sum(hits) if sample_weight is None else np.dot(hits, sample_weight))
