"""Weights of classes and of rows."""

import numpy as np

from sklearn._rules import check, one_of


def compute_class_weight(class_weight, *, classes, y, sample_weight=None):
    """A weight for each class: ones, balanced, or from a dictionary."""
    check("compute_class_weight", "class_weight", class_weight, ("an instance of 'dict'", one_of("balanced"), "None"))
    y, classes = np.asarray(y), np.asarray(classes)
    if len(set(y.tolist()) - set(classes.tolist())):
        raise ValueError("classes should include all labels that are in y")
    if class_weight is None or (isinstance(class_weight, dict) and not class_weight):
        return np.ones(classes.shape[0], dtype=np.float64)
    if isinstance(class_weight, str):
        found, positions = np.unique(y, return_inverse=True)
        if not all(label in found.tolist() for label in classes.tolist()):
            raise ValueError("classes should have valid labels that are in y")
        weights = np.ones(len(y)) if sample_weight is None else np.asarray(sample_weight, dtype=np.float64)
        sums = np.bincount(positions, weights=weights)
        return (weights.sum() / (len(found) * sums))[np.searchsorted(found, classes)]
    weights = np.ones(classes.shape[0], dtype=np.float64)
    unweighted = []
    for position, label in enumerate(classes.tolist()):
        if label in class_weight:
            weights[position] = class_weight[label]
        else:
            unweighted.append(label)
    if unweighted and len(classes) - len(unweighted) != len(class_weight):
        shown = np.array(unweighted).tolist()
        raise ValueError(f"The classes, {shown}, are not in class_weight")
    return weights


def compute_sample_weight(class_weight, y, *, indices=None):
    """A weight for each row from the weight of its class; of several outputs the product."""
    check("compute_sample_weight", "class_weight", class_weight, ("an instance of 'dict'", "an instance of 'list'", one_of("balanced"), "None"))
    y = np.asarray(y)
    y = y.reshape(-1, 1) if y.ndim == 1 else y
    n_outputs = y.shape[1]
    if indices is not None and class_weight != "balanced":
        raise ValueError("The only valid class_weight for subsampling is 'balanced'. " + f"Given {class_weight}.")
    if n_outputs > 1:
        if class_weight is None or isinstance(class_weight, dict):
            raise ValueError("For multi-output, class_weight should be a list of dicts, or the string 'balanced'.")
        if isinstance(class_weight, list) and len(class_weight) != n_outputs:
            raise ValueError("For multi-output, number of elements in class_weight should match number of outputs. "
                             f"Got {len(class_weight)} element(s) while having {n_outputs} outputs.")
    made = np.ones(len(y))
    for place in range(n_outputs):
        column = y[:, place]
        own = class_weight[place] if isinstance(class_weight, list) else class_weight
        used = column if indices is None else column[indices]
        seen = np.unique(used)
        weights = dict(zip(seen.tolist(), compute_class_weight(own, classes=seen, y=used).tolist()))
        made = made * np.array([weights.get(label, 0.0) for label in column.tolist()])
    return made
