"""True and predicted labels: checked, brought together and counted."""

import numpy as np

from sklearn._data import check_consistent_length, column_or_1d
from sklearn.utils.multiclass import type_of_target, unique_labels


def dense(y):
    """y as an array; sparse indicators become dense."""
    if hasattr(y, "toarray"):
        return y.toarray()
    return y.to_numpy() if hasattr(y, "to_numpy") else np.asarray(y)


def check_targets(y_true, y_pred):
    """The kind of both targets together, and both as arrays."""
    check_consistent_length(y_true, y_pred)
    y_true = dense(y_true) if hasattr(y_true, "toarray") else y_true
    y_pred = dense(y_pred) if hasattr(y_pred, "toarray") else y_pred
    of_true, of_pred = type_of_target(y_true, "y_true"), type_of_target(y_pred, "y_pred")
    kinds = {of_true, of_pred}
    kind = "multiclass" if kinds == {"binary", "multiclass"} else of_true
    if len(kinds) > 1 and kind == of_true and kinds != {"binary", "multiclass"}:
        raise ValueError(f"Classification metrics can't handle a mix of {of_true} and {of_pred} targets")
    if kind not in ("binary", "multiclass", "multilabel-indicator"):
        raise ValueError(f"{kind} is not supported")
    if kind == "multilabel-indicator":
        return kind, dense(y_true), dense(y_pred)
    y_true, y_pred = column_or_1d(y_true), column_or_1d(y_pred)
    if kind == "binary":
        if is_text(y_true) != is_text(y_pred) and len(y_true):
            _refuse_mixed(y_true, y_pred)
        if len(np.union1d(np.unique(y_true), np.unique(y_pred))) > 2:
            kind = "multiclass"
    return kind, y_true, y_pred


def _refuse_mixed(y_true, y_pred):
    if y_true.dtype.kind == "O" or y_pred.dtype.kind == "O":
        raise ValueError(
            "Labels in y_true and y_pred should be of the same type. "
            f"Got y_true={np.unique(y_true)} and y_pred={np.unique(y_pred)}. Make sure that the "
            "predictions provided by the classifier coincides with the true labels."
        )
    raise ValueError("Mix of label input types (string and number)")


def is_text(y):
    """Whether an array holds texts."""
    return y.dtype.kind in "US" or (y.dtype.kind == "O" and bool(y.size) and isinstance(y.flat[0], str))


def weights_of(sample_weight, *targets):
    """Weights of rows as an array of the length of the targets, or None."""
    if sample_weight is None:
        return None
    weights = column_or_1d(sample_weight)
    check_consistent_length(*targets, weights)
    return weights


def codes_of(y, labels):
    """The place of each value among the labels, -1 where it is none of them."""
    order = np.argsort(labels, kind="stable")
    ordered = labels[order]
    if len(ordered) == 0:
        return np.full(len(y), -1)
    places = np.minimum(np.searchsorted(ordered, y), len(ordered) - 1)
    return np.where(ordered[places] == y, order[places], -1)


def weighted_counts(codes, weights, size):
    """How often each code from 0 to size - 1 occurs; negative codes are left out."""
    inside = codes >= 0
    if weights is not None:
        weights = weights[inside]
    return np.bincount(codes[inside], weights=weights, minlength=size)


def label_counts(y_true, y_pred, labels=None, sample_weight=None, samplewise=False):
    """Hits, predicted and true counts of each label (or of each row of an indicator), and the labels."""
    kind, y_true, y_pred = check_targets(y_true, y_pred)
    weights = weights_of(sample_weight, y_true, y_pred)
    present = unique_labels(y_true, y_pred)
    if kind == "multilabel-indicator":
        return _indicator_counts(y_true, y_pred, labels, present, weights, samplewise)
    if samplewise:
        raise ValueError("Samplewise metrics are not available outside of multilabel classification.")
    labels = present if labels is None else np.asarray(labels)
    of_true, of_pred = codes_of(y_true, labels), codes_of(y_pred, labels)
    hits = np.where(of_true == of_pred, of_true, -1)
    size = len(labels)
    total = len(y_true) if weights is None else weights.sum()
    return (weighted_counts(hits, weights, size), weighted_counts(of_pred, weights, size),
            weighted_counts(of_true, weights, size), labels, total, kind)


def _indicator_counts(y_true, y_pred, labels, present, weights, samplewise):
    if labels is None:
        labels = present
    else:
        labels = np.asarray(labels)
        if len(labels) and labels.max() > present.max():
            raise ValueError(f"All labels must be in [0, n labels) for multilabel targets. Got {labels.max()} > {present.max()}")
        if len(labels) and labels.min() < 0:
            raise ValueError(f"All labels must be in [0, n labels) for multilabel targets. Got {labels.min()} < 0")
        y_true, y_pred = y_true[:, labels], y_pred[:, labels]
    y_true, y_pred = (y_true != 0), (y_pred != 0)
    axis = 1 if samplewise else 0
    if weights is None:
        counted = [np.count_nonzero(part, axis=axis) for part in (y_true & y_pred, y_pred, y_true)]
        total = y_true.shape[axis]
    else:
        column = weights[:, None]
        counted = [(part * column).sum(axis=axis) for part in (y_true & y_pred, y_pred, y_true)]
        total = weights * y_true.shape[1] if samplewise else weights.sum()
    return counted[0], counted[1], counted[2], labels, total, "multilabel-indicator"


def check_pos_label(pos_label, y_true):
    """The positive label: as given, or 1 where the labels allow no doubt."""
    found = np.unique(y_true)
    if pos_label is not None:
        return pos_label
    if is_text(y_true) or y_true.dtype.kind == "O" or not any(
            np.array_equal(found, usual) for usual in ([0, 1], [-1, 1], [0], [-1], [1])):
        shown = ", ".join(repr(label) for label in found.tolist())
        raise ValueError(
            f"y_true takes value in {{{shown}}} and pos_label is not specified: either make y_true take value in {{0, 1}} or "
            "{-1, 1} or pass pos_label explicitly."
        )
    return 1
