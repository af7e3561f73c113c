"""Targets of trees as native code wants them: codes of classes or numbers, a column for each output."""

import numpy as np

from sklearn._data import check_array
from sklearn.utils.multiclass import check_classification_targets


def read(y):
    """y as an array with one column for each output."""
    y = check_array(y, ensure_2d=False, dtype=None, input_name="y")
    return y.reshape(-1, 1) if y.ndim == 1 else y


def as_codes(y):
    """Codes of classes, and the classes of each output."""
    check_classification_targets(y)
    codes = np.zeros(y.shape, dtype=np.int64)
    classes = []
    for output in range(y.shape[1]):
        found, codes[:, output] = np.unique(y[:, output], return_inverse=True)
        classes.append(found)
    return codes, classes


def class_weights(class_weight, y, classes):
    """A weight for each row from the weights of its classes, those of several outputs multiplied."""
    from sklearn.utils.class_weight import compute_class_weight
    n_outputs = y.shape[1]
    if n_outputs > 1 and not isinstance(class_weight, str):
        if isinstance(class_weight, dict):
            raise ValueError("For multi-output, class_weight should be a list of dicts, or a valid string.")
        if len(class_weight) != n_outputs:
            raise ValueError("For multi-output, number of elements in class_weight should match number of outputs.")
    weights = np.ones(y.shape[0])
    for output in range(n_outputs):
        own = class_weight if isinstance(class_weight, str) or n_outputs == 1 else class_weight[output]
        if isinstance(own, list):
            own = own[0]
        by_class = compute_class_weight(own, classes=classes[output], y=y[:, output])
        weights *= by_class[np.searchsorted(classes[output], y[:, output])]
    return weights


def check_counts(y):
    """Poisson's deviance is for numbers that are not negative, and not all zero."""
    if (y < 0).any():
        raise ValueError("Some value(s) of y are negative which is not allowed for Poisson regression.")
    if y.sum() <= 0:
        raise ValueError("Sum of y is not positive which is necessary for Poisson regression.")
