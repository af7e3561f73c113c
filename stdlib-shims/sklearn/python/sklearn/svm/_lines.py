"""Linear machines, for many rows."""

import numpy as np

from sklearn._data import check_sample_weight
from sklearn.base import BaseEstimator, RegressorMixin
from sklearn.linear_model._liblinear import chosen_form, fit_class_lines, fit_lines
from sklearn.linear_model._shared import LinearClassifierMixin, LinearPredictor, SparseCoefMixin
from sklearn._rules import BOOL, SEED, float_in, int_from, one_of


class LinearSVC(LinearClassifierMixin, SparseCoefMixin, BaseEstimator):
    """A linear classifier with a margin, one class against the rest."""

    _rules = {"penalty": one_of("l1", "l2"), "loss": one_of("hinge", "squared_hinge"), "dual": (*BOOL, one_of("auto")),
              "tol": float_in(0.0, "inf", "()"), "C": float_in(0.0, "inf", "()"),
              "multi_class": one_of("crammer_singer", "ovr"), "fit_intercept": BOOL,
              "intercept_scaling": float_in(0, "inf", "()"),
              "class_weight": ("None", "an instance of 'dict'", one_of("balanced")), "random_state": SEED,
              "max_iter": int_from(0)}

    def __init__(self, penalty="l2", loss="squared_hinge", *, dual="auto", tol=0.0001, C=1.0, multi_class="ovr",
                 fit_intercept=True, intercept_scaling=1, class_weight=None, verbose=0, random_state=None, max_iter=1000):
        self.penalty = penalty
        self.loss = loss
        self.dual = dual
        self.tol = tol
        self.C = C
        self.multi_class = multi_class
        self.fit_intercept = fit_intercept
        self.intercept_scaling = intercept_scaling
        self.class_weight = class_weight
        self.verbose = verbose
        self.random_state = random_state
        self.max_iter = max_iter

    def fit(self, X, y, sample_weight=None):
        """Find the coefficients."""
        from sklearn.utils.class_weight import compute_class_weight
        from sklearn.utils.multiclass import check_classification_targets
        X, y = self._validate(X, y, needs_y=True)
        check_classification_targets(y)
        X = X.astype(np.float64)
        if self.multi_class == "crammer_singer":
            raise NotImplementedError("LinearSVC(multi_class='crammer_singer') is not available: use 'ovr'")
        self.classes_, codes = np.unique(y, return_inverse=True)
        n_classes = len(self.classes_)
        if n_classes < 2:
            raise ValueError(
                f"This solver needs samples of at least 2 classes in the data, but the data contains only one class: {self.classes_[0]!r}"
            )
        weights = check_sample_weight(sample_weight, X.shape[0])
        by_class = compute_class_weight(self.class_weight, classes=self.classes_, y=y, sample_weight=sample_weight)
        self.coef_, self.intercept_, rounds = fit_class_lines(
            X, codes, n_classes, by_class, self.C, weights, loss=self.loss, penalty=self.penalty,
            dual=chosen_form(self.dual, self.loss, self.penalty, X.shape), tol=self.tol, max_iter=self.max_iter,
            fit_intercept=self.fit_intercept, intercept_scaling=self.intercept_scaling, random_state=self.random_state,
        )
        self.n_iter_ = rounds.max()
        return self


class LinearSVR(LinearPredictor, RegressorMixin, BaseEstimator):
    """A linear regressor with a band without cost."""

    _rules = {"epsilon": "an instance of 'float'", "tol": float_in(0.0, "inf", "()"), "C": float_in(0.0, "inf", "()"),
              "loss": one_of("epsilon_insensitive", "squared_epsilon_insensitive"), "fit_intercept": BOOL,
              "intercept_scaling": float_in(0, "inf", "()"), "dual": (*BOOL, one_of("auto")), "random_state": SEED,
              "max_iter": int_from(0)}

    def __init__(self, *, epsilon=0.0, tol=0.0001, C=1.0, loss="epsilon_insensitive", fit_intercept=True, intercept_scaling=1.0,
                 dual="auto", verbose=0, random_state=None, max_iter=1000):
        self.epsilon = epsilon
        self.tol = tol
        self.C = C
        self.loss = loss
        self.fit_intercept = fit_intercept
        self.intercept_scaling = intercept_scaling
        self.dual = dual
        self.verbose = verbose
        self.random_state = random_state
        self.max_iter = max_iter

    def fit(self, X, y, sample_weight=None):
        """Find the coefficients."""
        X, y = self._validate(X, y, needs_y=True, y_numeric=True)
        X, y = X.astype(np.float64), y.astype(np.float64)
        costs = self.C * check_sample_weight(sample_weight, X.shape[0])
        coef, intercept, rounds = fit_lines(
            X, y[None, :], costs[None, :], loss=self.loss, penalty="l2", dual=chosen_form(self.dual, self.loss, "l2", X.shape),
            tol=self.tol, max_iter=self.max_iter, fit_intercept=self.fit_intercept, intercept_scaling=self.intercept_scaling,
            random_state=self.random_state, width=self.epsilon,
        )
        self.coef_, self.intercept_, self.n_iter_ = coef.ravel(), intercept, rounds.max()
        return self


def l1_min_c(X, y, *, loss="squared_hinge", fit_intercept=True, intercept_scaling=1.0):
    """The smallest C for which a model with an l1 penalty is not empty."""
    from sklearn.preprocessing import LabelBinarizer
    X = np.asarray(X, dtype=np.float64)
    Y = LabelBinarizer(neg_label=-1).fit_transform(y).T
    pull = np.abs(Y @ X).max()
    if fit_intercept:
        pull = max(pull, np.abs(Y @ np.full(X.shape[0], intercept_scaling)).max())
    if pull == 0.0:
        raise ValueError("Ill-posed l1_min_c calculation: l1 will always select zero coefficients for this data")
    return (0.5 if loss == "squared_hinge" else 2.0) / pull
