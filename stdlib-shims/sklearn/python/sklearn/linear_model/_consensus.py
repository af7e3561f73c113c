"""RANSAC: a model of the rows that agree with each other."""

import warnings

import numpy as np

from sklearn._data import check_array, check_consistent_length, check_fitted, check_sample_weight
from sklearn._rules import SEED, float_in, int_from, one_of
from sklearn.base import BaseEstimator, MetaEstimatorMixin, MultiOutputMixin, RegressorMixin, clone
from sklearn.exceptions import ConvergenceWarning

_TINY = np.finfo(np.float64).eps


def _trials_needed(n_inliers, n_rows, min_samples, probability):
    """Trials after which a sample without outliers has come up with this probability."""
    top = max(_TINY, 1 - probability)
    bottom = max(_TINY, 1 - (n_inliers / float(n_rows)) ** min_samples)
    if top == 1:
        return 0
    if bottom == 1:
        return float("inf")
    return abs(float(np.ceil(np.log(top) / np.log(bottom))))


class RANSACRegressor(MetaEstimatorMixin, RegressorMixin, MultiOutputMixin, BaseEstimator):
    """Fits small samples, and keeps the one that most rows agree with."""

    _rules = {"estimator": ("an object implementing 'fit', 'predict' and 'score'", "None"),
              "min_samples": (int_from(1), float_in(0, 1, "[]"), "None"),
              "residual_threshold": (float_in(0), "None"), "is_data_valid": ("a callable", "None"),
              "is_model_valid": ("a callable", "None"),
              "stop_probability": float_in(0, 1, "[]"), "loss": (one_of("absolute_error", "squared_error"), "a callable"),
              "random_state": SEED}

    def __init__(self, estimator=None, *, min_samples=None, residual_threshold=None, is_data_valid=None, is_model_valid=None,
                 max_trials=100, max_skips=np.inf, stop_n_inliers=np.inf, stop_score=np.inf, stop_probability=0.99,
                 loss="absolute_error", random_state=None):
        self.estimator = estimator
        self.min_samples = min_samples
        self.residual_threshold = residual_threshold
        self.is_data_valid = is_data_valid
        self.is_model_valid = is_model_valid
        self.max_trials = max_trials
        self.max_skips = max_skips
        self.stop_n_inliers = stop_n_inliers
        self.stop_score = stop_score
        self.stop_probability = stop_probability
        self.random_state = random_state
        self.loss = loss

    def _losses(self, y, guess):
        if callable(self.loss):
            return self.loss(y, guess)
        errors = np.abs(y - guess) if self.loss == "absolute_error" else (y - guess) ** 2
        return errors if y.ndim == 1 else errors.sum(axis=1)

    def _sample_size(self, model, X):
        from sklearn.linear_model import LinearRegression
        if self.min_samples is None:
            if not isinstance(model, LinearRegression):
                raise ValueError("`min_samples` needs to be explicitly set when estimator is not a LinearRegression.")
            size = X.shape[1] + 1
        else:
            size = int(np.ceil(self.min_samples * X.shape[0])) if 0 < self.min_samples < 1 else self.min_samples
        if size > X.shape[0]:
            raise ValueError(f"`min_samples` may not be larger than number of samples: n_samples = {X.shape[0]}.")
        return size

    def fit(self, X, y, sample_weight=None, **fit_params):
        """Find the rows that agree, and fit them."""
        from sklearn.linear_model import LinearRegression
        from sklearn.utils._random import check_random_state
        from sklearn.utils.validation import has_fit_parameter
        if fit_params:
            raise ValueError("[" + ", ".join(sorted(fit_params)) + "] are passed but are not explicitly set as requested or not requested")
        X = self._validate(X, ensure_all_finite=False)
        y = check_array(y, ensure_2d=False)
        check_consistent_length(X, y)
        model = LinearRegression() if self.estimator is None else clone(self.estimator)
        size = self._sample_size(model, X)
        threshold = np.median(np.abs(y - np.median(y))) if self.residual_threshold is None else self.residual_threshold
        random_state = check_random_state(self.random_state)
        try:
            model.set_params(random_state=random_state)
        except ValueError:
            pass
        if sample_weight is not None:
            if not has_fit_parameter(model, "sample_weight"):
                raise ValueError(
                    f"{type(model).__name__} does not support sample_weight. Sample weights are only used for the calibration itself."
                )
            sample_weight = check_sample_weight(sample_weight, X.shape[0])
        best = self._search(X, y, model, size, threshold, sample_weight, random_state)
        given = {} if sample_weight is None else {"sample_weight": sample_weight[best]}
        model.fit(X[best], y[best], **given)
        self.estimator_, self.inlier_mask_ = model, best
        return self

    def _n_skips(self):
        return self.n_skips_no_inliers_ + self.n_skips_invalid_data_ + self.n_skips_invalid_model_

    def _search(self, X, y, model, size, threshold, sample_weight, random_state):
        from sklearn.utils._sampling import sample_without_replacement
        self.n_trials_ = self.n_skips_no_inliers_ = self.n_skips_invalid_data_ = self.n_skips_invalid_model_ = 0
        most, best_score, best, limit = 1, -np.inf, None, self.max_trials
        while self.n_trials_ < limit:
            self.n_trials_ += 1
            if self._n_skips() > self.max_skips:
                break
            chosen = sample_without_replacement(X.shape[0], size, random_state=random_state)
            if self.is_data_valid is not None and not self.is_data_valid(X[chosen], y[chosen]):
                self.n_skips_invalid_data_ += 1
                continue
            model.fit(X[chosen], y[chosen], **({} if sample_weight is None else {"sample_weight": sample_weight[chosen]}))
            if self.is_model_valid is not None and not self.is_model_valid(model, X[chosen], y[chosen]):
                self.n_skips_invalid_model_ += 1
                continue
            inside = self._losses(y, model.predict(X)) <= threshold
            n_inside = np.sum(inside)
            if n_inside < most:
                self.n_skips_no_inliers_ += 1
                continue
            score = model.score(X[inside], y[inside])
            if n_inside == most and score < best_score:
                continue
            most, best_score, best = n_inside, score, inside
            limit = min(limit, _trials_needed(most, X.shape[0], size, self.stop_probability))
            if most >= self.stop_n_inliers or best_score >= self.stop_score:
                break
        self._report(best)
        return best

    def _report(self, best):
        too_many = self._n_skips() > self.max_skips
        if best is None:
            raise ValueError(
                ("RANSAC skipped more iterations than `max_skips` without finding a valid consensus set. Iterations were skipped "
                 if too_many else "RANSAC could not find a valid consensus set. All `max_trials` iterations were skipped ")
                + "because each randomly chosen sub-sample failed the passing criteria. See estimator attributes for diagnostics "
                "(n_skips*)."
            )
        if too_many:
            warnings.warn(
                "RANSAC found a valid consensus set but exited early due to skipping more iterations than `max_skips`. See estimator "
                "attributes for diagnostics (n_skips*).", ConvergenceWarning, stacklevel=4,
            )

    def predict(self, X, **params):
        """The numbers of the fitted model."""
        check_fitted(self)
        return self.estimator_.predict(self._validate(X, ensure_all_finite=False, reset=False))

    def score(self, X, y, **params):
        """The score of the fitted model."""
        check_fitted(self)
        return self.estimator_.score(self._validate(X, ensure_all_finite=False, reset=False), y)
