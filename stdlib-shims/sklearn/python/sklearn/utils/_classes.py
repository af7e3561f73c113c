"""Classes named at the first call of `partial_fit`, and compared afterwards."""

import numpy as np


def first_classes(estimator, classes=None):
    """Keep the classes at the first call, and say whether it was that one."""
    from sklearn.utils.multiclass import unique_labels
    known = getattr(estimator, "classes_", None)
    if known is None and classes is None:
        raise ValueError("classes must be passed on the first call to partial_fit.")
    if classes is None:
        return False
    if known is not None:
        if not np.array_equal(known, unique_labels(classes)):
            raise ValueError(f"`classes={classes!r}` is not the same as on last call to partial_fit, was: {known!r}")
        return False
    estimator.classes_ = unique_labels(classes)
    return True
