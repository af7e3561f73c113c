"""Classifiers by stochastic gradients: one problem for two classes, else one class against the rest."""

import numpy as np

from sklearn._data import check_fitted, check_y
from sklearn._rules import BOOL, float_in, int_from, one_of
from sklearn.linear_model._shared import LinearClassifierMixin
from sklearn.linear_model._stochastic import COMMON_RULES, MOST, STOPPING_RULES, StochasticModel, starting
from sklearn.utils._named import available_if

_LOSSES = ("epsilon_insensitive", "hinge", "huber", "log_loss", "modified_huber", "perceptron", "squared_epsilon_insensitive",
           "squared_error", "squared_hinge")
_CLASS_RULES = {"n_jobs": ("an instance of 'int'", "None"), "class_weight": (one_of("balanced"), "an instance of 'dict'", "None")}


class StochasticClassifier(LinearClassifierMixin, StochasticModel):
    """Fits, in one call or in parts."""

    n_jobs = None

    def _fit_part(self, X, y, *, alpha, C, loss, rate, max_iter, classes, sample_weight, coef_init=None, intercept_init=None):
        from sklearn.utils._classes import first_classes
        from sklearn.utils.class_weight import compute_class_weight
        first = not hasattr(self, "classes_")
        X, y = self._validate(self._dense(X), y, needs_y=True, reset=first)
        X = X.astype(np.float64)
        first_classes(self, classes)
        n_classes = len(self.classes_)
        by_class = compute_class_weight(self.class_weight, classes=self.classes_, y=y)
        weights = self._weights(sample_weight, X)
        if getattr(self, "coef_", None) is None or coef_init is not None:
            self._allocate(n_classes, X.shape[1], coef_init, intercept_init)
        if not hasattr(self, "t_"):
            self.t_ = 1.0
        if n_classes < 2:
            raise ValueError(f"The number of classes has to be greater than one; got {n_classes} class")
        common = {"alpha": alpha, "C": C, "rate": rate, "loss": loss, "max_iter": max_iter}
        if n_classes == 2:
            self._fit_two(X, y, weights, by_class, common)
        else:
            self._fit_many(X, y, weights, by_class, common)
        self._publish()
        return self

    def _allocate(self, n_classes, n_columns, coef_init, intercept_init):
        shapes = ((n_columns,), (1,)) if n_classes <= 2 else ((n_classes, n_columns), (n_classes,))
        words = "Provided coef_init does not match dataset." if n_classes <= 2 else "Provided ``coef_`` does not match dataset. "
        coef, intercept = starting(coef_init, intercept_init, *shapes, words)
        self.coef_ = coef
        self._own_coef, self._own_intercept = coef.reshape(-1, n_columns), intercept
        self._mean_coef, self._mean_intercept = np.zeros_like(self._own_coef), np.zeros_like(intercept)

    def _one(self, place, label, X, y, weights, held, random_state, positive, negative, common):
        from sklearn.utils._random import check_random_state
        state = check_random_state(random_state)
        inside = y == self.classes_[label]
        target = np.where(inside, 1.0, 0.0 if common["loss"] == "log_loss" else -1.0)
        state.randint(1, MOST)  # the seed of the published dataset, drawn and not used
        if held is None:
            held = self._held_out(target, weights)
        seed = int(state.randint(MOST))
        found = self._descend(
            X, target, weights, self._own_coef[place], self._own_intercept[place], self._mean_coef[place], self._mean_intercept[place],
            seed=seed, held=held, positive=positive, negative=negative, **common,
        )
        self._own_coef[place], self._own_intercept[place], self._mean_coef[place], self._mean_intercept[place], n_iter = found
        return n_iter

    def _fit_two(self, X, y, weights, by_class, common):
        self.n_iter_ = self._one(0, 1, X, y, weights, None, self.random_state, by_class[1], by_class[0], common)
        self.t_ += self.n_iter_ * X.shape[0]

    def _fit_many(self, X, y, weights, by_class, common):
        from sklearn.utils._random import check_random_state
        held = self._held_out(y, weights)
        seeds = check_random_state(self.random_state).randint(MOST, size=len(self.classes_))
        rounds = [
            self._one(label, label, X, y, weights, held, int(seed), by_class[label], 1.0, common) for label, seed in enumerate(seeds)
        ]
        self.n_iter_ = max(rounds)
        self.t_ += self.n_iter_ * X.shape[0]

    def _publish(self):
        mean = self._is_average()
        self.coef_ = (self._mean_coef if mean else self._own_coef).copy()
        self.intercept_ = (self._mean_intercept if mean else self._own_intercept).copy()

    def _fit_whole(self, X, y, *, alpha, C, loss, rate, coef_init=None, intercept_init=None, sample_weight=None):
        had = getattr(self, "coef_", None)
        for name in ("classes_", "coef_"):
            if hasattr(self, name):
                delattr(self, name)
        if self.warm_start and had is not None:
            coef_init = had if coef_init is None else coef_init
            intercept_init = self.intercept_ if intercept_init is None else intercept_init
        self.t_ = 1.0
        y = check_y(y, estimator=self)
        self._fit_part(X, y, alpha=alpha, C=C, loss=loss, rate=rate, max_iter=self.max_iter, classes=np.unique(y),
                       sample_weight=sample_weight, coef_init=coef_init, intercept_init=intercept_init)
        self._warn_of_limit()
        return self

    def _refuse_balanced(self, help_words):
        if not hasattr(self, "classes_"):
            self._check_options(for_partial_fit=True)
            if self.class_weight == "balanced":
                raise ValueError(help_words)


_BALANCED = (
    "class_weight 'balanced' is not supported for partial_fit. In order to use 'balanced' weights, use compute_class_weight('balanced', "
    "classes=classes, y=y). In place of y you can use a large enough sample of the full training set target to properly estimate the "
    "class frequency distributions. Pass the resulting weights as the class_weight parameter."
)
_BALANCED_PASSIVE = (
    "class_weight 'balanced' is not supported for partial_fit. For 'balanced' weights, use `sklearn.utils.compute_class_weight` with "
    "`class_weight='balanced'`. In place of y you can use a large enough subset of the full training set target to properly estimate the "
    "class frequency distributions. Pass the resulting weights as the class_weight parameter."
)


class _BySlope(StochasticClassifier):
    """Steps along the slope of a loss."""

    def fit(self, X, y, coef_init=None, intercept_init=None, sample_weight=None):
        """Find the coefficients."""
        self._check_options()
        return self._fit_whole(X, y, alpha=self.alpha, C=1.0, loss=self.loss, rate=self.learning_rate, coef_init=coef_init,
                               intercept_init=intercept_init, sample_weight=sample_weight)

    def partial_fit(self, X, y, classes=None, sample_weight=None):
        """One pass over more rows."""
        self._refuse_balanced(_BALANCED)
        return self._fit_part(X, y, alpha=self.alpha, C=1.0, loss=self.loss, rate=self.learning_rate, max_iter=1, classes=classes,
                              sample_weight=sample_weight)


class SGDClassifier(_BySlope):
    """Linear classifiers of many losses by stochastic gradient descent."""

    _rules = {**COMMON_RULES, "loss": one_of(*_LOSSES), **STOPPING_RULES, **_CLASS_RULES,
              "penalty": (one_of("elasticnet", "l1", "l2"), "None"), "alpha": float_in(0), "l1_ratio": (float_in(0, 1, "[]"), "None"),
              "power_t": float_in("-inf", "inf", "()"), "epsilon": float_in(0),
              "learning_rate": one_of("adaptive", "constant", "invscaling", "optimal"), "eta0": float_in(0)}

    def __init__(self, loss="hinge", *, penalty="l2", alpha=0.0001, l1_ratio=0.15, fit_intercept=True, max_iter=1000, tol=0.001,
                 shuffle=True, verbose=0, epsilon=0.1, n_jobs=None, random_state=None, learning_rate="optimal", eta0=0.0, power_t=0.5,
                 early_stopping=False, validation_fraction=0.1, n_iter_no_change=5, class_weight=None, warm_start=False, average=False):
        self.loss = loss
        self.penalty = penalty
        self.alpha = alpha
        self.l1_ratio = l1_ratio
        self.fit_intercept = fit_intercept
        self.max_iter = max_iter
        self.tol = tol
        self.shuffle = shuffle
        self.verbose = verbose
        self.epsilon = epsilon
        self.n_jobs = n_jobs
        self.random_state = random_state
        self.learning_rate = learning_rate
        self.eta0 = eta0
        self.power_t = power_t
        self.early_stopping = early_stopping
        self.validation_fraction = validation_fraction
        self.n_iter_no_change = n_iter_no_change
        self.class_weight = class_weight
        self.warm_start = warm_start
        self.average = average

    def _has_probability(self):
        if self.loss not in ("log_loss", "modified_huber"):
            raise AttributeError(f"probability estimates are not available for loss={self.loss!r}")
        return True

    @available_if(_has_probability)
    def predict_proba(self, X):
        """The probability of each class, for the losses that have one."""
        return self._shares(X)

    @available_if(_has_probability)
    def predict_log_proba(self, X):
        """The logarithm of the probability of each class."""
        return np.log(self._shares(X))

    def _shares(self, X):
        check_fitted(self)
        if self.loss == "log_loss":
            return self._shares_of_one_against_rest(X)
        shares = (np.clip(self.decision_function(X), -1, 1) + 1.0) / 2.0
        if shares.ndim == 1:
            return np.column_stack((1.0 - shares, shares))
        sums = shares.sum(axis=1)
        empty = sums == 0
        shares[empty] = 1.0
        sums[empty] = len(self.classes_)
        return shares / sums[:, None]


class Perceptron(_BySlope):
    """Rosenblatt's perceptron."""

    loss = "perceptron"
    learning_rate = "constant"

    _rules = {**COMMON_RULES, **STOPPING_RULES, **_CLASS_RULES, "penalty": (one_of("elasticnet", "l1", "l2"), "None"),
              "alpha": float_in(0), "l1_ratio": float_in(0, 1, "[]"), "eta0": float_in(0, "inf", "()")}

    def __init__(self, *, penalty=None, alpha=0.0001, l1_ratio=0.15, fit_intercept=True, max_iter=1000, tol=0.001, shuffle=True,
                 verbose=0, eta0=1.0, n_jobs=None, random_state=0, early_stopping=False, validation_fraction=0.1, n_iter_no_change=5,
                 class_weight=None, warm_start=False):
        self.penalty = penalty
        self.alpha = alpha
        self.l1_ratio = l1_ratio
        self.fit_intercept = fit_intercept
        self.max_iter = max_iter
        self.tol = tol
        self.shuffle = shuffle
        self.verbose = verbose
        self.eta0 = eta0
        self.n_jobs = n_jobs
        self.random_state = random_state
        self.early_stopping = early_stopping
        self.validation_fraction = validation_fraction
        self.n_iter_no_change = n_iter_no_change
        self.class_weight = class_weight
        self.warm_start = warm_start


class PassiveAggressiveClassifier(StochasticClassifier):
    """Steps just long enough to repair the last mistake."""

    penalty = None
    learning_rate = "optimal"
    eta0 = 1.0

    _rules = {**COMMON_RULES, **STOPPING_RULES, **_CLASS_RULES, "loss": one_of("hinge", "squared_hinge"), "C": float_in(0, "inf", "(]")}

    def __init__(self, *, C=1.0, fit_intercept=True, max_iter=1000, tol=0.001, early_stopping=False, validation_fraction=0.1,
                 n_iter_no_change=5, shuffle=True, verbose=0, loss="hinge", n_jobs=None, random_state=None, warm_start=False,
                 class_weight=None, average=False):
        self.C = C
        self.fit_intercept = fit_intercept
        self.max_iter = max_iter
        self.tol = tol
        self.early_stopping = early_stopping
        self.validation_fraction = validation_fraction
        self.n_iter_no_change = n_iter_no_change
        self.shuffle = shuffle
        self.verbose = verbose
        self.loss = loss
        self.n_jobs = n_jobs
        self.random_state = random_state
        self.warm_start = warm_start
        self.class_weight = class_weight
        self.average = average

    def _how(self):
        return {"alpha": 1.0, "C": self.C, "loss": "hinge", "rate": "pa1" if self.loss == "hinge" else "pa2"}

    def fit(self, X, y, coef_init=None, intercept_init=None):
        """Find the coefficients."""
        self._check_options()
        return self._fit_whole(X, y, coef_init=coef_init, intercept_init=intercept_init, **self._how())

    def partial_fit(self, X, y, classes=None):
        """One pass over more rows."""
        self._refuse_balanced(_BALANCED_PASSIVE)
        return self._fit_part(X, y, max_iter=1, classes=classes, sample_weight=None, **self._how())
