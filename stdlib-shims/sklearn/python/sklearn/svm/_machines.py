"""Machines with kernels: classifiers, regressors, and one class."""

import warnings

import numpy as np

from sklearn._data import check_fitted, check_sample_weight
from sklearn.base import BaseEstimator, ClassifierMixin, OutlierMixin, RegressorMixin
from sklearn.exceptions import ConvergenceWarning
from sklearn._rules import BOOL, SEED, float_in, int_from, one_of
from sklearn.utils._named import available_if


class _Machine(BaseEstimator):
    """Fits and decides by support vectors."""

    _task = ""

    def _validate(self, X, y=None, **options):
        if options.get("reset", True):
            self._sparse = hasattr(X, "toarray")
        return super()._validate(X, y, **options)

    def _shown(self, made):
        """What was found, as a sparse matrix where the rows of the fit were one."""
        if not self._sparse:
            return made
        from scipy.sparse import csr_matrix
        return csr_matrix(made)

    def _kernel(self):
        return "precomputed" if callable(self.kernel) else self.kernel

    def _similar(self, X):
        """What the solver sees: rows, or their similarities with the rows of the fit."""
        if not callable(self.kernel):
            return X
        made = np.asarray(self.kernel(X, self._fit_rows), dtype=np.float64)
        if made.ndim != 2:
            raise ValueError("the kernel must give a matrix")
        return made

    def _fit_machine(self, X, y, sample_weight, class_weights=(), seed=None):
        from _sklearn_svm import fit
        X = X.astype(np.float64)
        weights = check_sample_weight(sample_weight, X.shape[0])
        if sample_weight is not None and (weights <= 0).all():
            raise ValueError("Invalid input - all samples have zero or negative weights.")
        if self._kernel() == "precomputed" and not callable(self.kernel) and X.shape[0] != X.shape[1]:
            raise ValueError(
                f"Precomputed matrix must be a square matrix. Input is a {X.shape[0]}x{X.shape[1]} matrix."
            )
        self._gamma = self._gamma_of(X)
        if callable(self.kernel):
            self._fit_rows = X
        seen = self._similar(X)
        settings = vars(self)
        try:
            found = fit(
                seen, y, weights, self._task, float(settings.get("C", 1.0)), float(settings.get("nu", 0.0)),
                float(settings.get("epsilon", 0.0)), *self._shape(), self.tol, self.shrinking, int(self.cache_size * 1024 * 1024),
                None if self.max_iter == -1 else self.max_iter, np.asarray(class_weights, dtype=np.float64), seed,
            )
        except ValueError as error:
            raise ValueError("specified nu is infeasible") from None if "nu must be feasible" in str(error) else error
        support, per_class, coef, rhos, slopes, offsets, rounds, cut_short = found
        if cut_short:
            warnings.warn(
                f"Solver terminated early (max_iter={self.max_iter}).  Consider pre-processing your data with StandardScaler or "
                "MinMaxScaler.", ConvergenceWarning, stacklevel=3,
            )
        # As in the original, places count the rows that have a weight.
        self.support_ = np.searchsorted(np.flatnonzero(weights > 0), support).astype(np.int32)
        self._vectors = np.empty((0, 0)) if self._kernel() == "precomputed" else X[support]
        self._n_support = per_class.astype(np.int32)
        self._dual_coef_, self._rhos = coef, rhos
        self._probA, self._probB = slopes, offsets
        self.support_vectors_ = self._shown(self._vectors)
        self.dual_coef_, self.intercept_ = self._shown(coef), -rhos
        self.shape_fit_ = X.shape
        self.fit_status_ = int(cut_short)
        self._rounds = rounds.astype(np.int32)
        return self

    def _gamma_of(self, X):
        if self._kernel() == "precomputed":
            return 0.0
        if isinstance(self.gamma, str):
            if self.gamma == "auto":
                return 1.0 / X.shape[1]
            variance = X.var()
            return 1.0 / (X.shape[1] * variance) if variance != 0 else 1.0
        return float(self.gamma)

    def _shape(self):
        return self._kernel(), int(self.degree), float(self._gamma), float(self.coef0)

    def _checked_rows(self, X):
        check_fitted(self)
        X = self._validate(X, reset=False).astype(np.float64)
        if self.kernel == "precomputed" and X.shape[1] != self.shape_fit_[0]:
            raise ValueError(
                f"X.shape[1] = {X.shape[1]} should be equal to {self.shape_fit_[0]}, the number of samples at training time"
            )
        return self._similar(X)

    def _decide(self, X):
        from _sklearn_svm import decide
        X = self._checked_rows(X)
        vectors = None if self._kernel() == "precomputed" else self._vectors
        if len(self.support_) == 0:
            return np.tile(-self._rhos, (X.shape[0], 1))
        return decide(X, vectors, self.support_, self._n_support, self._dual_coef_, self._rhos, *self._shape())

    @property
    def n_support_(self):
        """Support vectors of each class."""
        check_fitted(self)
        return self._n_support

    @property
    def coef_(self):
        """Weights of the columns, for a linear kernel."""
        if self.kernel != "linear":
            raise AttributeError("coef_ is only available when using a linear kernel")
        check_fitted(self)
        if len(self._n_support) < 2 or len(self._rhos) == 1:
            sign = -1.0 if len(self._n_support) == 2 else 1.0
            return self._shown(sign * self._dual_coef_ @ self._vectors)
        return self._shown(self._pair_coefficients())


class _Classifier(ClassifierMixin, _Machine):
    """Classes one against one."""

    def fit(self, X, y, sample_weight=None):
        """Find the support vectors."""
        from sklearn.utils._random import check_random_state
        from sklearn.utils.class_weight import compute_class_weight
        from sklearn.utils.multiclass import check_classification_targets
        X, y = self._validate(X, y, needs_y=True)
        check_classification_targets(y)
        self.classes_, codes = np.unique(y, return_inverse=True)
        self.class_weight_ = compute_class_weight(self.class_weight, classes=self.classes_, y=y)
        if len(self.classes_) < 2:
            raise ValueError(
                f"The number of classes has to be greater than one; got {len(self.classes_)} class"
            )
        seed = int(check_random_state(self.random_state).randint(2 ** 31 - 1))
        self._fit_machine(X, codes.astype(np.float64), sample_weight, self.class_weight_, seed if self.probability else None)
        self.n_iter_ = self._rounds
        if len(self.classes_) == 2:
            self.dual_coef_, self.intercept_ = self._shown(-self._dual_coef_), self._rhos.copy()
        return self

    def _pair_coefficients(self):
        starts = np.concatenate(([0], np.cumsum(self._n_support)))
        made = []
        for first in range(len(self.classes_)):
            for second in range(first + 1, len(self.classes_)):
                one, other = slice(starts[first], starts[first + 1]), slice(starts[second], starts[second + 1])
                made.append(self._dual_coef_[second - 1, one] @ self._vectors[one]
                            + self._dual_coef_[first, other] @ self._vectors[other])
        return np.vstack(made)

    @property
    def probA_(self):
        """Slopes of the sigmoids."""
        return self._probA

    @property
    def probB_(self):
        """Offsets of the sigmoids."""
        return self._probB

    def decision_function(self, X):
        """Decisions: one column for each class, or for each pair of classes."""
        made = self._decide(X)
        if len(self.classes_) == 2:
            return -made.ravel()
        return _by_class(made, len(self.classes_)) if self.decision_function_shape == "ovr" else made

    def predict(self, X):
        """The class of each row, by votes of the pairs."""
        if self.break_ties and self.decision_function_shape == "ovo":
            raise ValueError("break_ties must be False when decision_function_shape is 'ovo'")
        made = self._decide(X)
        n_classes = len(self.classes_)
        if self.break_ties and n_classes > 2:
            return self.classes_[_by_class(made, n_classes).argmax(axis=1)]
        votes = np.zeros((made.shape[0], n_classes))
        for pair, (first, second) in enumerate(_pairs(n_classes)):
            wins = made[:, pair] > 0
            votes[:, first] += wins
            votes[:, second] += ~wins
        return self.classes_[votes.argmax(axis=1)]

    def _has_probability(self):
        if not self.probability:
            raise AttributeError("predict_proba is not available when probability=False")
        return True

    @available_if(_has_probability)
    def predict_proba(self, X):
        """The probability of each class; only with probability=True."""
        from _sklearn_svm import probabilities
        made = self._decide(X)
        return probabilities(made, self._probA, self._probB, len(self.classes_))

    @available_if(_has_probability)
    def predict_log_proba(self, X):
        """The logarithm of the probability of each class; only with probability=True."""
        return np.log(self.predict_proba(X))


def _pairs(n_classes):
    return [(first, second) for first in range(n_classes) for second in range(first + 1, n_classes)]


def _by_class(made, n_classes):
    """Votes of each class, and the sum of its decisions squeezed to break ties."""
    votes, sums = np.zeros((made.shape[0], n_classes)), np.zeros((made.shape[0], n_classes))
    for pair, (first, second) in enumerate(_pairs(n_classes)):
        confidence = -made[:, pair]
        lost = made[:, pair] < 0
        sums[:, first] -= confidence
        sums[:, second] += confidence
        votes[~lost, first] += 1
        votes[lost, second] += 1
    return votes + sums / (3 * (np.abs(sums) + 1))


class SVC(_Classifier):
    """A classifier with support vectors."""

    _task = "c_svc"

    _rules = {"C": float_in(0.0, "inf", "(]"),
              "kernel": (one_of("linear", "poly", "precomputed", "rbf", "sigmoid"), "a callable"), "degree": int_from(0),
              "gamma": (one_of("auto", "scale"), float_in(0.0)), "coef0": float_in("-inf", "inf", "()"), "shrinking": BOOL,
              "probability": BOOL, "tol": float_in(0.0, "inf", "()"),
              "class_weight": (one_of("balanced"), "an instance of 'dict'", "None"), "max_iter": int_from(-1),
              "decision_function_shape": one_of("ovo", "ovr"), "break_ties": BOOL, "random_state": SEED}

    def __init__(self, *, C=1.0, kernel="rbf", degree=3, gamma="scale", coef0=0.0, shrinking=True, probability=False, tol=0.001,
                 cache_size=200, class_weight=None, verbose=False, max_iter=-1, decision_function_shape="ovr", break_ties=False,
                 random_state=None):
        self.C = C
        self.kernel = kernel
        self.degree = degree
        self.gamma = gamma
        self.coef0 = coef0
        self.shrinking = shrinking
        self.probability = probability
        self.tol = tol
        self.cache_size = cache_size
        self.class_weight = class_weight
        self.verbose = verbose
        self.max_iter = max_iter
        self.decision_function_shape = decision_function_shape
        self.break_ties = break_ties
        self.random_state = random_state


class NuSVC(_Classifier):
    """A classifier whose share of support vectors is bounded by nu."""

    _task = "nu_svc"

    _rules = {"nu": float_in(0.0, 1.0, "(]"),
              "kernel": (one_of("linear", "poly", "precomputed", "rbf", "sigmoid"), "a callable"), "degree": int_from(0),
              "gamma": (one_of("auto", "scale"), float_in(0.0)), "coef0": float_in("-inf", "inf", "()"), "shrinking": BOOL,
              "probability": BOOL, "tol": float_in(0.0, "inf", "()"),
              "class_weight": (one_of("balanced"), "an instance of 'dict'", "None"), "max_iter": int_from(-1),
              "decision_function_shape": one_of("ovo", "ovr"), "break_ties": BOOL, "random_state": SEED}

    def __init__(self, *, nu=0.5, kernel="rbf", degree=3, gamma="scale", coef0=0.0, shrinking=True, probability=False,
                 tol=0.001, cache_size=200, class_weight=None, verbose=False, max_iter=-1, decision_function_shape="ovr",
                 break_ties=False, random_state=None):
        self.nu = nu
        self.kernel = kernel
        self.degree = degree
        self.gamma = gamma
        self.coef0 = coef0
        self.shrinking = shrinking
        self.probability = probability
        self.tol = tol
        self.cache_size = cache_size
        self.class_weight = class_weight
        self.verbose = verbose
        self.max_iter = max_iter
        self.decision_function_shape = decision_function_shape
        self.break_ties = break_ties
        self.random_state = random_state


class _Regressor(RegressorMixin, _Machine):
    """Numbers."""

    def fit(self, X, y, sample_weight=None):
        """Find the support vectors."""
        X, y = self._validate(X, y, needs_y=True, y_numeric=True)
        self._fit_machine(X, y.astype(np.float64), sample_weight)
        self.n_iter_ = int(self._rounds[0])
        return self

    def predict(self, X):
        """The number for each row."""
        return self._decide(X).ravel()


class SVR(_Regressor):
    """A regressor with support vectors and a band without cost."""

    _task = "epsilon_svr"

    _rules = {"kernel": (one_of("linear", "poly", "precomputed", "rbf", "sigmoid"), "a callable"), "degree": int_from(0),
              "gamma": (one_of("auto", "scale"), float_in(0.0)), "coef0": float_in("-inf", "inf", "()"),
              "tol": float_in(0.0, "inf", "()"), "C": float_in(0.0, "inf", "(]"), "epsilon": float_in(0.0), "shrinking": BOOL,
              "max_iter": int_from(-1)}

    def __init__(self, *, kernel="rbf", degree=3, gamma="scale", coef0=0.0, tol=0.001, C=1.0, epsilon=0.1, shrinking=True,
                 cache_size=200, verbose=False, max_iter=-1):
        self.kernel = kernel
        self.degree = degree
        self.gamma = gamma
        self.coef0 = coef0
        self.tol = tol
        self.C = C
        self.epsilon = epsilon
        self.shrinking = shrinking
        self.cache_size = cache_size
        self.verbose = verbose
        self.max_iter = max_iter


class NuSVR(_Regressor):
    """A regressor whose share of support vectors is bounded by nu."""

    _task = "nu_svr"

    _rules = {"nu": float_in(0.0, 1.0, "(]"), "C": float_in(0.0, "inf", "(]"),
              "kernel": (one_of("linear", "poly", "precomputed", "rbf", "sigmoid"), "a callable"), "degree": int_from(0),
              "gamma": (one_of("auto", "scale"), float_in(0.0)), "coef0": float_in("-inf", "inf", "()"), "shrinking": BOOL,
              "tol": float_in(0.0, "inf", "()"), "max_iter": int_from(-1)}

    def __init__(self, *, nu=0.5, C=1.0, kernel="rbf", degree=3, gamma="scale", coef0=0.0, shrinking=True, tol=0.001,
                 cache_size=200, verbose=False, max_iter=-1):
        self.nu = nu
        self.C = C
        self.kernel = kernel
        self.degree = degree
        self.gamma = gamma
        self.coef0 = coef0
        self.shrinking = shrinking
        self.tol = tol
        self.cache_size = cache_size
        self.verbose = verbose
        self.max_iter = max_iter


class OneClassSVM(OutlierMixin, _Machine):
    """The region most rows lie in."""

    _task = "one_class"

    _rules = {"kernel": (one_of("linear", "poly", "precomputed", "rbf", "sigmoid"), "a callable"), "degree": int_from(0),
              "gamma": (one_of("auto", "scale"), float_in(0.0)), "coef0": float_in("-inf", "inf", "()"),
              "tol": float_in(0.0, "inf", "()"), "nu": float_in(0.0, 1.0, "(]"), "shrinking": BOOL, "max_iter": int_from(-1)}

    def __init__(self, *, kernel="rbf", degree=3, gamma="scale", coef0=0.0, tol=0.001, nu=0.5, shrinking=True, cache_size=200,
                 verbose=False, max_iter=-1):
        self.kernel = kernel
        self.degree = degree
        self.gamma = gamma
        self.coef0 = coef0
        self.tol = tol
        self.nu = nu
        self.shrinking = shrinking
        self.cache_size = cache_size
        self.verbose = verbose
        self.max_iter = max_iter

    def fit(self, X, y=None, sample_weight=None):
        """Find the support vectors."""
        X = self._validate(X)
        self._fit_machine(X, np.ones(X.shape[0]), sample_weight)
        self.n_iter_ = int(self._rounds[0])
        self.offset_ = -self.intercept_
        return self

    def decision_function(self, X):
        """How far inside the region each row lies."""
        return self._decide(X).ravel()

    def score_samples(self, X):
        """The same without the offset."""
        return self.decision_function(X) + self.offset_

    def predict(self, X):
        """1 for rows inside, -1 for others."""
        return np.where(self.decision_function(X) >= 0, 1, -1)
