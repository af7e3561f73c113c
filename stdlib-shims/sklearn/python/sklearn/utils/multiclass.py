"""What kind of target y is, and the classes in it."""

import numpy as np


def type_of_target(y, input_name=""):
    """binary, multiclass, continuous, multilabel-indicator, or with -multioutput."""
    array = y.to_numpy() if hasattr(y, "to_numpy") else np.asarray(y)
    if array.ndim not in (1, 2) or array.size == 0 and array.ndim == 2:
        return "unknown"
    if array.ndim == 2 and array.shape[1] > 1 and array.dtype.kind in "biuf":
        values = np.unique(array)
        if len(values) < 3 and (array.dtype.kind in "biu" or (values == values.astype(int)).all()):
            return "multilabel-indicator"
    if array.dtype.kind == "O" and array.size and not isinstance(array.ravel()[0], str):
        if any(not isinstance(item, (bool, int, float, np.generic, str)) for item in array.ravel().tolist()):
            return "unknown"
        array = np.asarray(array.tolist())
    suffix = "-multioutput" if array.ndim == 2 and array.shape[1] > 1 else ""
    if array.dtype.kind == "f" and array.size and (array != np.floor(array)).any():
        return "continuous" + suffix
    if suffix:
        return "multiclass-multioutput"
    return "multiclass" if len(np.unique(array)) > 2 else "binary"


def check_classification_targets(y):
    """Raise where y is no target of a classifier."""
    kind = type_of_target(y)
    if kind not in ("binary", "multiclass", "multiclass-multioutput", "multilabel-indicator", "multilabel-sequences"):
        raise ValueError(
            f"Unknown label type: {kind}. Maybe you are trying to fit a classifier, which expects discrete classes on a regression "
            "target with continuous values."
        )


def unique_labels(*ys):
    """The sorted labels of all the targets together."""
    if not ys:
        raise ValueError("No argument has been passed.")
    kinds = {type_of_target(y) for y in ys}
    if kinds == {"binary", "multiclass"}:
        kinds = {"multiclass"}
    if len(kinds) > 1:
        raise ValueError(f"Mix type of y not allowed, got types {kinds}")
    kind = kinds.pop()
    if kind == "multilabel-indicator":
        widths = {np.shape(y)[1] for y in ys}
        if len(widths) > 1:
            raise ValueError("Multi-label binary indicator input with different numbers of labels")
        return np.arange(widths.pop())
    if kind not in ("binary", "multiclass"):
        raise ValueError(f"Unknown label type: {ys!r}")
    arrays = [(y.to_numpy() if hasattr(y, "to_numpy") else np.asarray(y)).ravel() for y in ys]
    texts = {array.dtype.kind in "US" or (array.dtype.kind == "O" and isinstance(array[0], str)) for array in arrays if array.size}
    if len(texts) > 1:
        raise ValueError("Mix of label input types (string and number)")
    labels = np.unique(np.concatenate([np.unique(array) for array in arrays]))
    return np.array(labels.tolist()) if labels.dtype.kind == "O" else labels


def is_multilabel(y):
    """Whether y is a matrix of zeros and ones with several columns."""
    if hasattr(y, "tocsr"):
        values = np.unique(y.tocsr().data)
        return y.shape[1] > 1 and (len(values) == 0 or len(values) == 1 or (len(values) == 2 and 0 in values))
    try:
        return type_of_target(y) == "multilabel-indicator"
    except ValueError:
        return False


def class_distribution(y, sample_weight=None):
    """(classes, numbers of classes, shares of classes) of each column."""
    y = y.toarray() if hasattr(y, "toarray") else np.asarray(y)
    found = [np.unique(y[:, place], return_inverse=True) for place in range(y.shape[1])]
    counts = [np.bincount(places, weights=sample_weight) for _, places in found]
    return [classes for classes, _ in found], [len(classes) for classes, _ in found], [count / count.sum() for count in counts]
