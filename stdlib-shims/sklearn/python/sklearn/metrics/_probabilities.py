"""Losses of predicted probabilities."""

import warnings

import numpy as np

from sklearn._data import check_array, check_consistent_length, column_or_1d
from sklearn.exceptions import UndefinedMetricWarning
from sklearn.metrics._targets import check_pos_label, codes_of
from sklearn.utils.multiclass import type_of_target


def _classes_and_probabilities(y_true, y_prob, labels):
    """An indicator of the true classes, and probabilities with a column for each."""
    check_consistent_length(y_prob, y_true)
    y_prob = check_array(y_prob, ensure_2d=False, dtype=(np.float64, np.float32))
    if y_prob.max() > 1:
        raise ValueError(f"y_prob contains values greater than 1: {y_prob.max()}")
    if y_prob.min() < 0:
        raise ValueError(f"y_prob contains values lower than 0: {y_prob.min()}")
    y_true = column_or_1d(y_true)
    classes = np.unique(y_true if labels is None else np.asarray(labels))
    if len(classes) == 1:
        if labels is None:
            raise ValueError("y_true contains only one label ({0}). Please provide the list of all expected class labels explicitly through "
                             "the labels argument.".format(classes[0]))
        raise ValueError(f"The labels array needs to contain at least two labels, got {classes}.")
    unknown = np.setdiff1d(y_true, classes)
    if len(unknown):
        raise ValueError(f"y_true contains labels {set(unknown.tolist())} that are not in the labels {classes}.")
    indicator = (codes_of(y_true, classes)[:, None] == np.arange(len(classes))[None, :]).astype(np.float64)
    if y_prob.ndim == 1:
        y_prob = y_prob[:, None]
    if y_prob.shape[1] == 1:
        y_prob = np.append(1 - y_prob, y_prob, axis=1)
    eps = np.finfo(y_prob.dtype).eps
    if not np.allclose(y_prob.sum(axis=1), 1, rtol=np.sqrt(eps)):
        warnings.warn("The y_prob values do not sum to one. Make sure to pass probabilities.", UserWarning, stacklevel=3)
    if len(classes) != y_prob.shape[1]:
        if labels is None:
            raise ValueError("y_true and y_prob contain different number of classes: "
                             f"{len(classes)} vs {y_prob.shape[1]}. Please provide the true labels explicitly through the labels argument. "
                             f"Classes found in y_true: {classes}")
        raise ValueError(f"The number of classes in labels is different from that in y_prob. Classes found in labels: {classes}")
    return indicator, y_prob


def log_loss(y_true, y_pred, *, normalize=True, sample_weight=None, labels=None):
    """The mean of minus the logarithm of the probability of what came."""
    indicator, y_prob = _classes_and_probabilities(y_true, y_pred, labels)
    y_prob = np.clip(y_prob, np.finfo(y_prob.dtype).eps, 1 - np.finfo(y_prob.dtype).eps)
    losses = -(indicator * np.log(y_prob)).sum(axis=1)
    if normalize:
        return float(np.average(losses, weights=sample_weight))
    return float(losses.sum() if sample_weight is None else np.dot(losses, np.asarray(sample_weight)))


def brier_score_loss(y_true, y_proba, *, sample_weight=None, pos_label=None, labels=None, scale_by_half="auto"):
    """The mean squared distance between probabilities and what came."""
    y_proba = check_array(y_proba, ensure_2d=False, dtype=(np.float64, np.float32))
    check_consistent_length(y_proba, y_true, sample_weight)
    kind = type_of_target(y_true, "y_true")
    if y_proba.ndim == 1 or y_proba.shape[1] == 1:
        y_true, y_proba = column_or_1d(y_true), column_or_1d(y_proba)
        if kind != "binary":
            raise ValueError(f"The type of the target inferred from y_true is {kind} but should be binary according to the shape of y_prob.")
        if y_proba.max() > 1:
            raise ValueError(f"y_prob contains values greater than 1: {y_proba.max()}")
        if y_proba.min() < 0:
            raise ValueError(f"y_prob contains values less than 0: {y_proba.min()}")
        try:
            pos_label = check_pos_label(pos_label, y_true)
        except ValueError:
            classes = np.unique(y_true)
            if classes.dtype.kind in "OUS":
                raise
            pos_label = classes[-1]
        hit = (y_true == pos_label).astype(np.float64)
        indicator, y_proba = np.column_stack([1 - hit, hit]), np.column_stack([1 - y_proba, y_proba])
    else:
        indicator, y_proba = _classes_and_probabilities(y_true, y_proba, labels)
    loss = np.average(((indicator - y_proba) ** 2).sum(axis=1), weights=sample_weight)
    if scale_by_half == "auto":
        scale_by_half = y_proba.shape[1] < 3
    return float(loss * 0.5 if scale_by_half else loss)


def d2_log_loss_score(y_true, y_pred, *, sample_weight=None, labels=None):
    """The share of the log loss of the class frequencies that the probabilities take away."""
    check_consistent_length(y_pred, y_true, sample_weight)
    y_pred = check_array(y_pred, ensure_2d=False, dtype="numeric")
    if y_pred.shape[0] < 2:
        warnings.warn("D^2 score is not well-defined with less than two samples.", UndefinedMetricWarning, stacklevel=2)
        return float("nan")
    found = log_loss(y_true, y_pred, normalize=False, sample_weight=sample_weight, labels=labels)
    classes, codes = np.unique(column_or_1d(y_true), return_inverse=True)
    weights = np.ones(len(codes)) if sample_weight is None else np.asarray(sample_weight, dtype=np.float64)
    shares = np.bincount(codes, weights=weights) / weights.sum()
    if labels is not None:
        every = np.unique(np.asarray(labels))
        spread = np.zeros(len(every))
        spread[codes_of(classes, every)] = shares
        shares = spread
    plain = log_loss(y_true, np.tile(shares, (len(codes), 1)), normalize=False, sample_weight=sample_weight, labels=labels)
    return float(1 - found / plain)
