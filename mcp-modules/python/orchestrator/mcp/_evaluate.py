"""`evaluate_model`: how good predictions are, with scikit-learn's numbers."""

import _kit_models

import numpy as np

import pandas as pd

from orchestrator.mcp._columns import plain

__all__ = ["evaluate_model"]

_TASKS = ("regression", "classification", "forecasting", "clustering")


def evaluate_model(
    y_true,
    y_pred,
    task_type="regression",
    *,
    y_score=None,
    pos_label=None,
    average="auto",
    y_train=None,
    season=1,
    y_lower=None,
    y_upper=None,
    features=None,
):
    """Measures predictions against the truth. Returns a dict of numbers.

    task_type "regression": "mae", "mse", "rmse", "mape", "smape", "median_absolute_error", "max_error", "r2",
        "explained_variance", "bias".
    "classification": "accuracy", "balanced_accuracy", "precision", "recall", "f1" (of `pos_label` if there are two
        classes, else averaged; average="micro", "macro" or "weighted" decides), "confusion_matrix", "labels",
        "per_class", "cohens_kappa", "matthews"; with `y_score` (a score of the positive class, or a column of
        probabilities for each class) "roc_auc", "pr_auc", "log_loss".
    "forecasting": those of regression, "mase" with `y_train` (and `season`), "coverage" with `y_lower` and `y_upper`.
    "clustering": y_true and y_pred as labels: "adjusted_rand", "normalized_mutual_information", ...; with `features`
        "silhouette", "davies_bouldin", "calinski_harabasz" of y_pred; y_true may be None then.

    >>> evaluate_model([3.0, 5.0, 7.0], [2.0, 5.0, 9.0])["mae"]
    1.0
    >>> evaluate_model(["a", "b", "b"], ["a", "b", "a"], "classification")["accuracy"]
    0.6666666666666666
    """
    if task_type not in _TASKS:
        raise ValueError(f"task_type must be one of {', '.join(_TASKS)}, found {task_type!r}")
    if task_type == "clustering":
        return _clustering(y_true, y_pred, features)
    if task_type == "classification":
        return _classification(y_true, y_pred, y_score, pos_label, average)
    truth, predicted = _numbers(y_true, "y_true"), _numbers(y_pred, "y_pred")
    found = _kit_models.regression(truth, predicted)
    if task_type == "forecasting":
        if y_train is not None:
            found["mase"] = _kit_models.mase(truth, predicted, _numbers(y_train, "y_train"), int(season))
        if y_lower is not None and y_upper is not None:
            found.update(_kit_models.intervals(truth, _numbers(y_lower, "y_lower"), _numbers(y_upper, "y_upper")))
    return {name: plain(value) for name, value in found.items()}


def _numbers(values, name):
    read = pd.to_numeric(pd.Series(np.asarray(values).ravel()), errors="coerce")
    bad = read.isna().to_numpy().nonzero()[0]
    if len(bad):
        value = np.asarray(values, dtype=object).ravel()[bad[0]]
        raise ValueError(f"{name}, row {int(bad[0]) + 1}: {value!r} is not a number")
    return read.to_numpy(dtype=float)


def _labels(*sequences):
    """Codes by the sorted labels, the same for all sequences."""
    as_lists = [list(np.asarray(sequence, dtype=object).ravel()) for sequence in sequences]
    for name, values in zip(("y_true", "y_pred"), as_lists):
        for row, value in enumerate(values, 1):
            if value is None or value != value:
                raise ValueError(f"{name}, row {row}: the label is missing")
    known = set().union(*as_lists)
    try:
        known = sorted(known)
    except TypeError:
        known = sorted(known, key=str)
    codes = {label: code for code, label in enumerate(known)}
    return known, [np.array([codes[value] for value in values], dtype="uint32") for values in as_lists]


def _classification(y_true, y_pred, y_score, pos_label, average):
    if len(y_true) != len(y_pred):
        raise ValueError(f"y_true and y_pred must have the same length, found {len(y_true)} and {len(y_pred)}")
    labels, (truth, predicted) = _labels(y_true, y_pred)
    positive = None
    if average == "auto":
        average = "binary" if len(labels) <= 2 else "weighted"
    if average == "binary":
        if pos_label is None:
            pos_label = labels[-1]
        if pos_label not in labels:
            raise ValueError(f"pos_label {pos_label!r} is not among the labels: {labels}")
        positive = labels.index(pos_label)
    elif average not in ("micro", "macro", "weighted"):
        raise ValueError(f"average must be 'binary', 'micro', 'macro' or 'weighted', found {average!r}")
    found = _kit_models.classification(truth, predicted, positive)
    chosen = found[average]
    per_class = {
        str(plain(labels[entry["label"]])): {**entry["scores"], "support": entry["support"]} for entry in found["per_class"]
    }
    result = {
        "accuracy": found["accuracy"],
        "balanced_accuracy": plain(found["balanced_accuracy"]),
        "precision": chosen["precision"],
        "recall": chosen["recall"],
        "f1": chosen["f1"],
        "average": average,
        "cohens_kappa": plain(found["cohens_kappa"]),
        "matthews": plain(found["matthews"]),
        "labels": [plain(labels[code]) for code in found["labels"]],
        "confusion_matrix": found["confusion"],
        "per_class": per_class,
    }
    if y_score is not None:
        result.update(_scores(truth, labels, y_score, positive))
    return result


def _scores(truth, labels, y_score, positive):
    scores = np.asarray(y_score, dtype=float)
    if len(scores) != len(truth):
        raise ValueError(f"y_score must have a row for each of the {len(truth)} rows, found {len(scores)}")
    found = {}
    if scores.ndim == 2 and scores.shape[1] > 2:
        if scores.shape[1] != len(labels):
            raise ValueError(f"y_score must have a column for each of the {len(labels)} labels, found {scores.shape[1]}")
        return _kit_models.probabilities(truth, scores.tolist())
    column = scores[:, 1] if scores.ndim == 2 else scores.ravel()
    is_positive = (truth == (len(labels) - 1 if positive is None else positive)).astype("uint32")
    found.update(_kit_models.ranking(is_positive, column))
    if len(column) and column.min() >= 0 and column.max() <= 1:
        found.update(_kit_models.probabilities(is_positive, [[1 - p, p] for p in column.tolist()]))
    return {name: plain(value) for name, value in found.items()}


def _clustering(y_true, y_pred, features):
    result = {}
    if y_true is not None:
        _, (truth, predicted) = _labels(y_true, y_pred)
        result.update(_kit_models.partitions(truth, predicted))
    if features is not None:
        points = np.asarray(features, dtype=float)
        points = points.reshape(-1, 1) if points.ndim == 1 else points
        _, (codes, _) = _labels(y_pred, y_pred)
        result.update(_kit_models.clustering(np.ascontiguousarray(points).ravel(), points.shape[1], codes))
    if not result:
        raise ValueError("clustering needs y_true or features")
    return {name: plain(value) for name, value in result.items()}
