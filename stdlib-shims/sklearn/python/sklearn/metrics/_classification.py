"""Scores of predicted labels that need no average over labels."""

import warnings

import numpy as np

from sklearn._rules import check, one_of
from sklearn.exceptions import UndefinedMetricWarning
from sklearn.metrics._targets import check_targets, codes_of, dense, is_text, label_counts, weighted_counts, weights_of
from sklearn.utils.multiclass import unique_labels


def _mean_of(right, sample_weight, normalize):
    if normalize:
        return float(np.average(right, weights=sample_weight))
    return float(right.sum() if sample_weight is None else np.dot(right, np.asarray(sample_weight)))


def accuracy_score(y_true, y_pred, *, normalize=True, sample_weight=None):
    """The share (or the number) of right labels."""
    kind, y_true, y_pred = check_targets(y_true, y_pred)
    sample_weight = weights_of(sample_weight, y_true, y_pred)
    right = (y_true == y_pred).all(axis=1) if kind == "multilabel-indicator" else y_true == y_pred
    return _mean_of(right, sample_weight, normalize)


def zero_one_loss(y_true, y_pred, *, normalize=True, sample_weight=None):
    """The share (or the number) of wrong labels."""
    score = accuracy_score(y_true, y_pred, normalize=normalize, sample_weight=sample_weight)
    if normalize:
        return 1 - score
    total = len(dense(y_true)) if sample_weight is None else np.sum(sample_weight)
    return float(total - score)


def hamming_loss(y_true, y_pred, *, sample_weight=None):
    """The share of wrong labels, each label of an indicator counted by itself."""
    kind, y_true, y_pred = check_targets(y_true, y_pred)
    weights = weights_of(sample_weight, y_true, y_pred)
    if kind == "multilabel-indicator":
        mean_weight = 1.0 if weights is None else weights.mean()
        wrong = (y_true != y_pred).sum(axis=1)
        total = wrong.sum() if weights is None else np.dot(wrong, weights)
        return float(total / (y_true.shape[0] * y_true.shape[1] * mean_weight))
    return _mean_of(y_true != y_pred, weights, True)


def confusion_matrix(y_true, y_pred, *, labels=None, sample_weight=None, normalize=None):
    """Counts of rows by true label (down) and predicted label (across)."""
    check("confusion_matrix", "normalize", normalize, (one_of("true", "pred", "all"), "None"))
    kind, y_true, y_pred = check_targets(y_true, y_pred)
    if kind not in ("binary", "multiclass"):
        raise ValueError(f"{kind} is not supported")
    if labels is None:
        known = unique_labels(y_true, y_pred)
    else:
        known = np.asarray(labels)
        if known.size == 0:
            raise ValueError("'labels' should contains at least one label.")
        if y_true.size == 0:
            return np.zeros((known.size, known.size), dtype=int)
        if not len(np.intersect1d(y_true, known)):
            raise ValueError("At least one label specified must be in y_true")
    weights = weights_of(sample_weight, y_true, y_pred)
    size = known.size
    rows, columns = codes_of(y_true, known), codes_of(y_pred, known)
    places = np.where((rows >= 0) & (columns >= 0), rows * size + columns, -1)
    counts = weighted_counts(places, weights, size * size).reshape(size, size)
    if weights is not None and weights.dtype.kind in "iub":
        counts = counts.astype(np.int64)
    if normalize is not None:
        with np.errstate(all="ignore"):
            total = {"true": counts.sum(axis=1, keepdims=True), "pred": counts.sum(axis=0, keepdims=True), "all": counts.sum()}[normalize]
            counts = np.nan_to_num(counts / total)
    if counts.shape == (1, 1):
        warnings.warn(
            "A single label was found in 'y_true' and 'y_pred'. For the confusion matrix to have the correct shape, use the 'labels' "
            "parameter to pass all known labels.", UserWarning, stacklevel=2,
        )
    return counts


def multilabel_confusion_matrix(y_true, y_pred, *, sample_weight=None, labels=None, samplewise=False):
    """For each label (or row) the counts [[right no, wrong yes], [wrong no, right yes]]."""
    hits, predicted, true, _, total, _ = label_counts(y_true, y_pred, labels, sample_weight, samplewise)
    made = np.array([total - predicted - true + hits, predicted - hits, true - hits, hits])
    if sample_weight is not None and np.asarray(sample_weight).dtype.kind in "iub" and (made == np.floor(made)).all():
        made = made.astype(np.int64)
    return made.T.reshape(-1, 2, 2)


def balanced_accuracy_score(y_true, y_pred, *, sample_weight=None, adjusted=False):
    """The mean of the recalls of the classes."""
    counts = confusion_matrix(y_true, y_pred, sample_weight=sample_weight)
    with np.errstate(divide="ignore", invalid="ignore"):
        recalls = np.diag(counts) / counts.sum(axis=1)
    if np.isnan(recalls).any():
        warnings.warn("y_pred contains classes not in y_true", stacklevel=2)
        recalls = recalls[~np.isnan(recalls)]
    score = np.mean(recalls)
    if adjusted:
        chance = 1 / len(recalls)
        score = (score - chance) / (1 - chance)
    return float(score)


def cohen_kappa_score(y1, y2, *, labels=None, weights=None, sample_weight=None):
    """How much more two raters agree than by chance."""
    check("cohen_kappa_score", "weights", weights, (one_of("linear", "quadratic"), "None"))
    try:
        counts = confusion_matrix(y1, y2, labels=labels, sample_weight=sample_weight)
    except ValueError as error:
        if "At least one label specified must be in y_true" in str(error):
            raise ValueError(str(error).replace("y_true", "y1")) from error
        raise
    size = counts.shape[0]
    expected = np.outer(counts.sum(axis=0), counts.sum(axis=1)) / counts.sum()
    if weights is None:
        cost = 1 - np.eye(size, dtype=int)
    else:
        steps = np.arange(size)
        cost = np.abs(steps[:, None] - steps[None, :]) if weights == "linear" else (steps[:, None] - steps[None, :]) ** 2
    return float(1 - (cost * counts).sum() / (cost * expected).sum())


def matthews_corrcoef(y_true, y_pred, *, sample_weight=None):
    """The correlation of true and predicted labels."""
    kind, y_true, y_pred = check_targets(y_true, y_pred)
    if kind not in ("binary", "multiclass"):
        raise ValueError(f"{kind} is not supported")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        counts = confusion_matrix(y_true, y_pred, sample_weight=sample_weight)
    true, predicted = counts.sum(axis=1).astype(np.float64), counts.sum(axis=0).astype(np.float64)
    right, total = np.trace(counts).astype(np.float64), true.sum()
    among_predicted = total ** 2 - np.dot(predicted, predicted)
    among_true = total ** 2 - np.dot(true, true)
    product = among_predicted * among_true
    return 0.0 if product == 0 else float((right * total - np.dot(true, predicted)) / np.sqrt(product))


def class_likelihood_ratios(y_true, y_pred, *, labels=None, sample_weight=None, raise_warning="deprecated", replace_undefined_by=np.nan):
    """How much a positive and a negative answer change the odds."""
    kind, y_true, y_pred = check_targets(y_true, y_pred)
    if kind != "binary":
        raise ValueError(f"class_likelihood_ratios only supports binary classification problems, got targets of type: {kind}")
    if raise_warning != "deprecated":
        warnings.warn("`raise_warning` was deprecated in version 1.7 and will be removed in 1.9. An `UndefinedMetricWarning` will always "
                      "be raised in case of a division by zero and the value set with the `replace_undefined_by` param will be returned.",
                      FutureWarning, stacklevel=2)
    if isinstance(replace_undefined_by, dict):
        otherwise = replace_undefined_by["LR+"], replace_undefined_by["LR-"]
    else:
        otherwise = replace_undefined_by, replace_undefined_by
    (right_no, wrong_yes), (wrong_no, right_yes) = confusion_matrix(y_true, y_pred, sample_weight=sample_weight, labels=labels)
    if right_yes + wrong_no == 0:
        warnings.warn("No samples of the positive class are present in `y_true`. `positive_likelihood_ratio` and "
                      "`negative_likelihood_ratio` are both set to `np.nan`. Use the `replace_undefined_by` param to control this "
                      "behavior. To suppress this warning or turn it into an error, see Python's `warnings` module and "
                      "`warnings.catch_warnings()`.", UndefinedMetricWarning, stacklevel=2)
        return float(otherwise[0]) if otherwise[0] == otherwise[0] else np.nan, float(otherwise[1]) if otherwise[1] == otherwise[1] else np.nan
    positives, negatives = right_yes + wrong_no, right_no + wrong_yes
    positive, negative = otherwise
    if wrong_yes == 0:
        what = ("No samples were predicted for the positive class and `positive_likelihood_ratio` is " if right_yes == 0 else
                "`positive_likelihood_ratio` is ill-defined and ")
        warnings.warn(what + "set to `np.nan`. Use the `replace_undefined_by` param to control this behavior. To suppress this warning or "
                      "turn it into an error, see Python's `warnings` module and `warnings.catch_warnings()`.",
                      UndefinedMetricWarning, stacklevel=2)
    else:
        positive = (right_yes * negatives) / (wrong_yes * positives)
    if right_no == 0:
        warnings.warn("`negative_likelihood_ratio` is ill-defined and set to `np.nan`. Use the `replace_undefined_by` param to control "
                      "this behavior. To suppress this warning or turn it into an error, see Python's `warnings` module and "
                      "`warnings.catch_warnings()`.", UndefinedMetricWarning, stacklevel=2)
    else:
        negative = (wrong_no * negatives) / (right_no * positives)
    return float(positive), float(negative)


def hinge_loss(y_true, pred_decision, *, labels=None, sample_weight=None):
    """The mean distance on the wrong side of the margin."""
    from sklearn._data import check_array, check_consistent_length, column_or_1d
    check_consistent_length(y_true, pred_decision, sample_weight)
    decision = check_array(pred_decision, ensure_2d=False)
    y_true = column_or_1d(y_true)
    known = np.unique(y_true if labels is None else np.asarray(labels))
    if len(known) > 2:
        if decision.ndim <= 1:
            raise ValueError(
                "The shape of pred_decision cannot be 1d array with a multiclass target. pred_decision shape must be (n_samples, "
                f"n_classes), that is ({y_true.shape[0]}, {len(known)}). Got: {decision.shape}"
            )
        if len(known) != decision.shape[1]:
            if labels is None:
                raise ValueError("Please include all labels in y_true or pass labels as third argument")
            raise ValueError("The shape of pred_decision is not consistent with the number of classes. With a multiclass target, "
                             f"pred_decision shape must be (n_samples, n_classes), that is ({y_true.shape[0]}, {len(known)}). "
                             f"Got: {decision.shape}")
        own = np.arange(len(y_true)), codes_of(y_true, known)
        others = decision.copy()
        others[own] = -np.inf
        margin = decision[own] - others.max(axis=1)
    else:
        if len(known) == 1 and not is_text(known):
            signs = np.where(y_true == 1, 1, -1)
        else:
            signs = np.where(y_true == known[-1], 1, -1)
        margin = signs * decision.ravel()
    return float(np.average(np.clip(1 - margin, 0, None), weights=sample_weight))
