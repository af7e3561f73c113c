"""`MinCovDet`: the covariance of the half of the rows that lies closest together, by Rousseeuw's FastMCD."""

import math
import warnings

import numpy as np

from sklearn._data import check_array, check_feature_count, check_feature_names
from sklearn._rules import SEED, float_in
from sklearn.covariance._empirical import EmpiricalCovariance, empirical_covariance, pinvh
from sklearn.utils import check_random_state
from sklearn.utils.extmath import fast_logdet


def _distances(X, location, precision):
    away = X - location
    return ((away @ precision) * away).sum(axis=1)


def _concentrate(X, n_support, rng, rounds, start=None, covariance_of=empirical_covariance):
    """(centre, covariance, log determinant, rows, distances): from some rows on, always the closest rows."""
    distances = np.inf
    if start is None:
        chosen = rng.permutation(len(X))[:n_support]
    else:
        distances = _distances(X, start[0], pinvh(start[1]))
        chosen = np.argsort(distances, kind="stable")[:n_support]
    location, covariance = X[chosen].mean(axis=0), covariance_of(X[chosen])
    size = fast_logdet(covariance)
    precision = pinvh(covariance) if np.isinf(size) else None
    before, size_before = None, np.inf
    while size < size_before and rounds > 0 and not np.isinf(size):
        before, size_before = (location, covariance, size, chosen), size
        precision = pinvh(covariance)
        distances = _distances(X, location, precision)
        chosen = np.argsort(distances, kind="stable")[:n_support]
        location, covariance = X[chosen].mean(axis=0), covariance_of(X[chosen])
        size = fast_logdet(covariance)
        rounds -= 1
    distances_before, distances = distances, _distances(X, location, precision)
    found = (location, covariance, size, chosen, distances)
    if not np.isinf(size) and not np.allclose(size, size_before) and size > size_before:
        warnings.warn(f"Determinant has increased; this should not happen: log(det) > log(previous_det) ({size:.15f} > "
                      f"{size_before:.15f}). "
                      "You may want to try with a higher value of support_fraction (current value: "
                      f"{n_support / len(X):.3f}).", RuntimeWarning, stacklevel=5)
        if rounds != 0:
            found = (*before, distances_before)
    mask = np.zeros(len(X), dtype=bool)
    mask[found[3]] = True
    return found[0], found[1], found[2], mask, found[4]


def _candidates(X, n_support, trials, rng, select=1, rounds=30, covariance_of=empirical_covariance):
    """The best few of many trials, by determinant."""
    starts = [None] * trials if isinstance(trials, int) else trials
    found = [_concentrate(X, n_support, rng, rounds, start, covariance_of) for start in starts]
    order = np.argsort(np.array([trial[2] for trial in found]))[:select].tolist()
    return [found[place] for place in order]


def _starts(found):
    return [(trial[0], trial[1]) for trial in found]


def _of_one_column(X, n_support):
    n_samples = len(X)
    if n_support < n_samples:
        ordered = np.sort(X.ravel())
        widths = ordered[n_support:] - ordered[:n_samples - n_support]
        halves = np.flatnonzero(widths == widths.min())
        location = 0.5 * (ordered[n_support + halves] + ordered[halves]).mean()
        support = np.zeros(n_samples, dtype=bool)
        support[np.argsort(np.abs(X - location).ravel(), kind="stable")[:n_support]] = True
    else:
        support, location = np.ones(n_samples, dtype=bool), X.mean()
    covariance = np.asarray([[np.var(X[support])]])
    location = np.array([location])
    return location, covariance, support, _distances(X, location, pinvh(covariance))


def fast_mcd(X, support_fraction=None, cov_computation_method=empirical_covariance, random_state=None):
    """(centre, covariance, rows, distances) of the rows whose covariance has the smallest determinant."""
    rng = check_random_state(random_state)
    X = check_array(X, ensure_min_samples=2, estimator="fast_mcd")
    n_samples, n_features = X.shape
    if support_fraction is None:
        n_support = min(math.ceil(0.5 * (n_samples + n_features + 1)), n_samples)
    else:
        n_support = int(support_fraction * n_samples)
    if n_features == 1:
        return _of_one_column(X, n_support)
    of = {"covariance_of": cov_computation_method}
    if n_samples <= 500:
        best = _candidates(X, n_support, 30, rng, 10, 2, **of)
        location, covariance, _, support, distances = _candidates(X, n_support, _starts(best), rng, **of)[0]
        return location, covariance, support, distances
    return _of_many_rows(X, n_support, rng, of)


def _of_many_rows(X, n_support, rng, of):
    """Subsets first, then a larger part of the rows, then (from 1500 on) all."""
    n_samples = len(X)
    n_subsets = n_samples // 300
    size = n_samples // n_subsets
    order = rng.permutation(n_samples)
    share, starts = n_support / float(n_samples), []
    for place in range(n_subsets):
        part = X[order[place * size:(place + 1) * size]]
        starts.extend(_starts(_candidates(part, math.ceil(size * share), max(10, 500 // n_subsets), rng, 10, 2, **of)))
    merged = min(1500, n_samples)
    rows = rng.permutation(n_samples)[:merged]
    found = _candidates(X[rows], math.ceil(merged * share), starts, rng, 10 if n_samples > 1500 else 1, **of)
    if n_samples < 1500:
        location, covariance, _, part, away = found[0]
        support, distances = np.zeros(n_samples, dtype=bool), np.zeros(n_samples)
        support[rows], distances[rows] = part, away
        return location, covariance, support, distances
    location, covariance, _, support, distances = _candidates(X, n_support, _starts(found), rng, **of)[0]
    return location, covariance, support, distances


class MinCovDet(EmpiricalCovariance):
    """A covariance that outliers do not disturb."""

    _rules = {**EmpiricalCovariance._rules, "support_fraction": (float_in(0.0, 1.0, "(]"), "None"), "random_state": SEED}

    def __init__(self, *, store_precision=True, assume_centered=False, support_fraction=None, random_state=None):
        self.store_precision = store_precision
        self.assume_centered = assume_centered
        self.support_fraction = support_fraction
        self.random_state = random_state

    def fit(self, X, y=None):
        """Find the rows that lie closest together, and their covariance."""
        self._check_parameters()
        check_feature_names(self, X, True)
        X = check_array(X, ensure_min_samples=2, estimator="MinCovDet", input_name="X")
        check_feature_count(self, X, True)
        n_features = X.shape[1]
        if (np.linalg.svd(X.T @ X, compute_uv=False) > 1e-8).sum() != n_features:
            warnings.warn("The covariance matrix associated to your dataset is not full rank", stacklevel=2)
        location, covariance, support, distances = fast_mcd(X, self.support_fraction, random_state=self.random_state)
        if self.assume_centered:
            location = np.zeros(n_features)
            covariance = empirical_covariance(X[support], assume_centered=True)
            distances = _distances(X, location, pinvh(covariance))
        self.raw_location_, self.raw_covariance_, self.raw_support_ = location, covariance, support
        self.location_, self.support_, self.dist_ = location, support, distances
        self.correct_covariance(X)
        self.reweight_covariance(X)
        return self

    def correct_covariance(self, data):
        """The raw covariance, corrected for the median distance."""
        from scipy.stats import chi2
        if self.support_.sum() < len(self.dist_) and np.allclose(self.raw_covariance_, 0):
            raise ValueError("The covariance matrix of the support data is equal to 0, try to increase support_fraction")
        correction = np.median(self.dist_) / chi2(data.shape[1]).isf(0.5)
        self.dist_ = self.dist_ / correction
        return self.raw_covariance_ * correction

    def reweight_covariance(self, data):
        """The covariance of all rows that are not too far away."""
        from scipy.stats import chi2
        n_features = data.shape[1]
        near = self.dist_ < chi2(n_features).isf(0.025)
        location = np.zeros(n_features) if self.assume_centered else data[near].mean(axis=0)
        covariance = empirical_covariance(data[near], assume_centered=self.assume_centered)
        self._set_covariance(covariance)
        self.location_, self.support_ = location, near
        self.dist_ = _distances(data, location, self.get_precision())
        return location, covariance, near
