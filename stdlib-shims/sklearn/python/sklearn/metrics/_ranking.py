"""Scores of rankings: gains discounted by place, and rankings of labels."""

import numpy as np

from sklearn._data import check_array, check_consistent_length
from sklearn._rules import BOOL, check
from sklearn.metrics._targets import dense
from sklearn.utils.multiclass import type_of_target


def _ranks_within_ties(values):
    """For each row the place of each value counted from the highest, ties at the worst place."""
    ordered = np.sort(values, axis=1)
    return np.stack([len(row) - np.searchsorted(sorted_row, row, side="left") for row, sorted_row in zip(values, ordered)])


def _check_gains(y_true):
    kind = type_of_target(y_true, "y_true")
    if kind not in ("multilabel-indicator", "continuous-multioutput", "multiclass-multioutput"):
        raise ValueError(f"Only {('multilabel-indicator', 'continuous-multioutput', 'multiclass-multioutput')} formats are supported. "
                         f"Got {kind} instead")


def _gain_of_row(gains, scores, discounts):
    _, inverse, counts = np.unique(-scores, return_inverse=True, return_counts=True)
    means = np.bincount(inverse, weights=gains) / counts
    ends = np.cumsum(counts) - 1
    sums = np.cumsum(discounts)[ends]
    return np.dot(means, np.diff(np.append(0.0, sums)))


def _gains(y_true, y_score, k, log_base, ignore_ties):
    discounts = 1 / (np.log(np.arange(y_true.shape[1]) + 2) / np.log(log_base))
    if k is not None:
        discounts[k:] = 0
    if ignore_ties:
        order = np.argsort(y_score, axis=1)[:, ::-1]
        return np.take_along_axis(y_true, order, axis=1) @ discounts
    return np.array([_gain_of_row(gains, scores, discounts) for gains, scores in zip(y_true, y_score)])


def dcg_score(y_true, y_score, *, k=None, log_base=2, sample_weight=None, ignore_ties=False):
    """Gains summed in the order of the scores, later ones counted less."""
    check("dcg_score", "k", k, ("an int in the range [1, inf)", "None"))
    check("dcg_score", "ignore_ties", ignore_ties, BOOL)
    y_true, y_score = check_array(y_true), check_array(y_score)
    check_consistent_length(y_true, y_score, sample_weight)
    _check_gains(y_true)
    return float(np.average(_gains(y_true, y_score, k, log_base, ignore_ties), weights=sample_weight))


def ndcg_score(y_true, y_score, *, k=None, sample_weight=None, ignore_ties=False):
    """Discounted gains as a share of the best possible."""
    check("ndcg_score", "k", k, ("an int in the range [1, inf)", "None"))
    y_true, y_score = check_array(y_true), check_array(y_score)
    check_consistent_length(y_true, y_score, sample_weight)
    if y_true.min() < 0:
        raise ValueError("ndcg_score should not be used on negative y_true values.")
    if y_true.ndim > 1 and y_true.shape[1] <= 1:
        raise ValueError("Computing NDCG is only meaningful when there is more than 1 document. Got "
                         f"{y_true.shape[1]} instead.")
    _check_gains(y_true)
    gains = _gains(y_true, y_score, k, 2, ignore_ties)
    best = _gains(y_true, y_true, k, 2, True)
    return float(np.average(np.where(best == 0, 0, gains / np.where(best == 0, 1, best)), weights=sample_weight))


def _check_indicator(y_true, y_score, sample_weight):
    y_true, y_score = check_array(dense(y_true)), check_array(dense(y_score))
    check_consistent_length(y_true, y_score, sample_weight)
    kind = type_of_target(y_true, "y_true")
    if kind != "multilabel-indicator":
        raise ValueError(f"{kind} format is not supported")
    if y_true.shape != y_score.shape:
        raise ValueError("y_true and y_score have different shape")
    return y_true != 0, y_score


def coverage_error(y_true, y_score, *, sample_weight=None):
    """How far down the ranking one must go to meet every true label."""
    y_true, y_score = _check_indicator(y_true, y_score, sample_weight)
    lowest = np.where(y_true, y_score, np.inf).min(axis=1)
    reached = (y_score >= lowest[:, None]).sum(axis=1)
    return float(np.average(reached, weights=sample_weight))


def label_ranking_average_precision_score(y_true, y_score, *, sample_weight=None):
    """For each true label the share of true labels among those ranked as high, averaged."""
    y_true, y_score = _check_indicator(y_true, y_score, sample_weight)
    n_rows, n_labels = y_true.shape
    ranks = _ranks_within_ties(y_score)
    among = np.stack([_ranks_among(scores, hits) for scores, hits in zip(y_score, y_true)])
    relevant = y_true.sum(axis=1)
    each = np.where(y_true, among / ranks, 0.0).sum(axis=1) / np.maximum(relevant, 1)
    each = np.where((relevant == 0) | (relevant == n_labels), 1.0, each)
    return float(np.average(each, weights=sample_weight))


def _ranks_among(scores, hits):
    """Places among the true labels only, at the places of the true labels."""
    made = np.zeros(len(scores))
    own = scores[hits]
    made[hits] = len(own) - np.searchsorted(np.sort(own), own, side="left")
    return made


def label_ranking_loss(y_true, y_score, *, sample_weight=None):
    """The share of pairs of a true and a false label that are ranked the wrong way round."""
    y_true, y_score = _check_indicator(y_true, y_score, sample_weight)
    losses = np.zeros(len(y_true))
    for row, (hits, scores) in enumerate(zip(y_true, y_score)):
        own, others = scores[hits], scores[~hits]
        if len(own) and len(others):
            losses[row] = np.searchsorted(np.sort(own), others, side="right").sum() / (len(own) * len(others))
    return float(np.average(losses, weights=sample_weight))
