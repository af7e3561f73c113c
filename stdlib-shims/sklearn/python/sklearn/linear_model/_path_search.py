"""Lasso and elastic net with the penalty chosen by folds."""

import warnings

import numpy as np

from sklearn._data import check_sample_weight
from sklearn.base import BaseEstimator, MultiOutputMixin, RegressorMixin
from sklearn.linear_model._elastic_net import ElasticNet, MultiTaskElasticNet, seed_of
from sklearn.linear_model._paths import follow, penalties
from sklearn.linear_model._shared import LinearPredictor, centred, fold_rows, weighted
from sklearn._rules import BOOL, SEED, float_in, int_from, one_of


class _PathSearch(LinearPredictor, MultiOutputMixin, RegressorMixin, BaseEstimator):
    """Chooses alpha, and l1_ratio where several are given, by the mean squared error of folds."""

    positive = False
    precompute = "auto"
    l1_ratio = 1.0
    _is_joint = False

    def _grid(self):
        if self.n_alphas != "deprecated":
            warnings.warn(
                "'n_alphas' was deprecated in 1.7 and will be removed in 1.9. 'alphas' now accepts an integer value which removes the "
                "need to pass 'n_alphas'. The default value of 'alphas' will change from None to 100 in 1.9. Pass an explicit value to "
                "'alphas' and leave 'n_alphas' to its default value to silence this warning.", FutureWarning, stacklevel=3,
            )
        given = self.alphas
        if isinstance(given, str):
            return (100 if self.n_alphas == "deprecated" else self.n_alphas), None
        if given is None:
            if self.n_alphas == "deprecated":
                warnings.warn(
                    "'alphas=None' is deprecated and will be removed in 1.9, at which point the default value will be set to 100. Set "
                    "'alphas=100' to silence this warning.", FutureWarning, stacklevel=3,
                )
                return 100, None
            return self.n_alphas, None
        return (given, None) if np.ndim(given) == 0 else (None, np.sort(np.asarray(given, dtype=np.float64))[::-1])

    def fit(self, X, y, sample_weight=None, **params):
        """Choose the penalty and find the coefficients."""
        X, y = self._validate(X, y, needs_y=True, multi_output=self._is_joint, y_numeric=True)
        X, y = X.astype(np.float64), y.astype(np.float64)
        if self._is_joint and y.ndim == 1:
            raise ValueError(f"For mono-task outputs, use {type(self).__name__[9:]}")
        n_alphas, alphas = self._grid()
        ratios = np.atleast_1d(np.asarray(self.l1_ratio, dtype=np.float64))
        weights = None if sample_weight is None else check_sample_weight(sample_weight, X.shape[0])
        whole_X, whole_y, _, _ = centred(X, y, self.fit_intercept, weights)
        scaled_X = whole_X if weights is None else whole_X * (weights / weights.sum() * len(weights))[:, None]
        sequences = [penalties(scaled_X, whole_y, ratio, self.eps, n_alphas) if alphas is None else alphas for ratio in ratios]
        folds = fold_rows(self.cv, X, y)
        errors = np.stack([
            [self._errors(X, y, weights, train, test, ratio, sequence) for train, test in folds]
            for ratio, sequence in zip(ratios, sequences)
        ])
        if weights is None:
            means = errors.mean(axis=1)
        else:
            means = np.average(errors, axis=1, weights=[weights[test].sum() for _, test in folds])
        best = np.unravel_index(int(means.argmin()), means.shape)
        self.mse_path_ = np.squeeze(np.moveaxis(errors, 2, 1)) if len(ratios) == 1 else np.moveaxis(errors, 2, 1)
        self.alpha_ = sequences[best[0]][best[1]]
        if not (isinstance(self, LassoCV) or isinstance(self, MultiTaskLassoCV)):
            self.l1_ratio_ = ratios[best[0]]
        self.alphas_ = np.asarray(sequences[0] if len(ratios) == 1 or alphas is not None else sequences)
        return self._refit(X, y, ratios[best[0]], sample_weight)

    def _errors(self, X, y, weights, train, test, ratio, sequence):
        part = None if weights is None else weights[train] * (len(train) / weights[train].sum())
        train_X, train_y, x_mean, y_mean = centred(X[train], y[train], self.fit_intercept, part)
        if part is not None:
            train_X, train_y = weighted(train_X, train_y, part)
        seed = seed_of(self.selection, self.random_state)
        coefs, _, _ = follow(train_X, train_y, ratio, sequence, self.max_iter, self.tol, self.positive, seed, self.precompute)
        if y.ndim == 2:
            residuals = np.einsum("ij,kja->ika", X[test] - x_mean, coefs) + (y_mean - y[test])[:, :, None]
            squares = (residuals ** 2).mean(axis=1)
        else:
            squares = ((X[test] - x_mean) @ coefs + (y_mean - y[test])[:, None]) ** 2
        return np.average(squares, axis=0, weights=None if weights is None else weights[test])

    def _refit(self, X, y, ratio, sample_weight):
        common = {"alpha": self.alpha_, "l1_ratio": ratio, "fit_intercept": self.fit_intercept, "max_iter": self.max_iter,
                  "tol": self.tol, "random_state": self.random_state, "selection": self.selection}
        if self._is_joint:
            model = MultiTaskElasticNet(**common).fit(X, y)
        else:
            gram = self.precompute is True or (isinstance(self.precompute, str) and X.shape[0] > X.shape[1] and sample_weight is None)
            model = ElasticNet(precompute=gram, positive=self.positive, **common).fit(X, y, sample_weight=sample_weight)
        self.coef_, self.intercept_, self.dual_gap_, self.n_iter_ = model.coef_, model.intercept_, model.dual_gap_, model.n_iter_
        return self


class LassoCV(_PathSearch):
    """The lasso with the penalty that predicts folds best."""

    _rules = {"eps": float_in(0, "inf", "()"), "fit_intercept": BOOL, "precompute": (one_of("auto"), "an array-like", *BOOL),
              "max_iter": int_from(1), "tol": float_in(0), "positive": BOOL, "random_state": SEED,
              "selection": one_of("cyclic", "random")}

    def __init__(self, *, eps=0.001, n_alphas="deprecated", alphas="warn", fit_intercept=True, precompute="auto", max_iter=1000,
                 tol=0.0001, copy_X=True, cv=None, verbose=False, n_jobs=None, positive=False, random_state=None,
                 selection="cyclic"):
        self.eps = eps
        self.n_alphas = n_alphas
        self.alphas = alphas
        self.fit_intercept = fit_intercept
        self.precompute = precompute
        self.max_iter = max_iter
        self.tol = tol
        self.copy_X = copy_X
        self.cv = cv
        self.verbose = verbose
        self.n_jobs = n_jobs
        self.positive = positive
        self.random_state = random_state
        self.selection = selection


class ElasticNetCV(_PathSearch):
    """The elastic net with the penalties that predict folds best."""

    _rules = {"l1_ratio": (float_in(0, 1, "[]"), "an array-like"), "eps": float_in(0, "inf", "()"), "fit_intercept": BOOL,
              "precompute": (one_of("auto"), "an array-like", *BOOL), "max_iter": int_from(1), "tol": float_in(0),
              "positive": BOOL, "random_state": SEED, "selection": one_of("cyclic", "random")}

    def __init__(self, *, l1_ratio=0.5, eps=0.001, n_alphas="deprecated", alphas="warn", fit_intercept=True, precompute="auto",
                 max_iter=1000, tol=0.0001, cv=None, copy_X=True, verbose=0, n_jobs=None, positive=False, random_state=None,
                 selection="cyclic"):
        self.l1_ratio = l1_ratio
        self.eps = eps
        self.n_alphas = n_alphas
        self.alphas = alphas
        self.fit_intercept = fit_intercept
        self.precompute = precompute
        self.max_iter = max_iter
        self.tol = tol
        self.cv = cv
        self.copy_X = copy_X
        self.verbose = verbose
        self.n_jobs = n_jobs
        self.positive = positive
        self.random_state = random_state
        self.selection = selection


class MultiTaskLassoCV(_PathSearch):
    """The lasso of several targets with the penalty that predicts folds best."""

    _is_joint = True

    _rules = {"eps": float_in(0, "inf", "()"), "fit_intercept": BOOL, "max_iter": int_from(1), "tol": float_in(0),
              "random_state": SEED, "selection": one_of("cyclic", "random")}

    def __init__(self, *, eps=0.001, n_alphas="deprecated", alphas="warn", fit_intercept=True, max_iter=1000, tol=0.0001,
                 copy_X=True, cv=None, verbose=False, n_jobs=None, random_state=None, selection="cyclic"):
        self.eps = eps
        self.n_alphas = n_alphas
        self.alphas = alphas
        self.fit_intercept = fit_intercept
        self.max_iter = max_iter
        self.tol = tol
        self.copy_X = copy_X
        self.cv = cv
        self.verbose = verbose
        self.n_jobs = n_jobs
        self.random_state = random_state
        self.selection = selection


class MultiTaskElasticNetCV(_PathSearch):
    """The elastic net of several targets with the penalties that predict folds best."""

    _is_joint = True

    _rules = {"l1_ratio": (float_in(0, 1, "[]"), "an array-like"), "eps": float_in(0, "inf", "()"), "fit_intercept": BOOL,
              "max_iter": int_from(1), "tol": float_in(0), "random_state": SEED, "selection": one_of("cyclic", "random")}

    def __init__(self, *, l1_ratio=0.5, eps=0.001, n_alphas="deprecated", alphas="warn", fit_intercept=True, max_iter=1000,
                 tol=0.0001, cv=None, copy_X=True, verbose=0, n_jobs=None, random_state=None, selection="cyclic"):
        self.l1_ratio = l1_ratio
        self.eps = eps
        self.n_alphas = n_alphas
        self.alphas = alphas
        self.fit_intercept = fit_intercept
        self.max_iter = max_iter
        self.tol = tol
        self.cv = cv
        self.copy_X = copy_X
        self.verbose = verbose
        self.n_jobs = n_jobs
        self.random_state = random_state
        self.selection = selection
