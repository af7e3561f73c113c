"""Logistic regression."""

import warnings

import numpy as np

from sklearn._data import check_fitted, check_sample_weight
from sklearn.base import BaseEstimator
from sklearn.exceptions import ConvergenceWarning
from sklearn.linear_model._shared import LinearClassifierMixin, SparseCoefMixin
from sklearn._rules import BOOL, SEED, float_in, int_from, one_of

_ONE_AGAINST_REST = ("liblinear",)
_SCALE = "\nYou might also want to scale the data as shown in:\n    https://scikit-learn.org/stable/modules/preprocessing.html"
_HELP = (
    "\nPlease also refer to the documentation for alternative solver options:"
    "\n    https://scikit-learn.org/stable/modules/linear_model.html#logistic-regression"
)
_ENDINGS = {"iterations": (1, "STOP: TOTAL NO. OF ITERATIONS REACHED LIMIT"),
            "calls": (1, "STOP: TOTAL NO. OF F,G EVALUATIONS EXCEEDS LIMIT"), "stuck": (2, "ABNORMAL: ")}


def check_solver(solver, penalty, dual):
    """The solver, where it fits the penalty and the form."""
    if solver not in ("liblinear", "saga") and penalty not in ("l2", None):
        raise ValueError(f"Solver {solver} supports only 'l2' or None penalties, got {penalty} penalty.")
    if solver != "liblinear" and dual:
        raise ValueError(f"Solver {solver} supports only dual=False, got dual={dual}")
    if penalty == "elasticnet" and solver != "saga":
        raise ValueError(f"Only 'saga' solver supports elasticnet penalty, got solver={solver}.")
    if solver == "liblinear" and penalty is None:
        raise ValueError("penalty=None is not supported for the liblinear solver")
    return solver


def warn_unconverged(ending, n_iter, max_iter, help_words=_HELP):
    """Warn where quasi-Newton steps ended before a minimum."""
    if ending not in _ENDINGS:
        return
    status, words = _ENDINGS[ending]
    text = f"lbfgs failed to converge after {n_iter} iteration(s) (status={status}):\n{words}\n"
    if n_iter == max_iter:
        text += f"\nIncrease the number of iterations to improve the convergence (max_iter={max_iter})."
    warnings.warn(text + _SCALE + help_words, ConvergenceWarning, stacklevel=4)


def fit_scores(X, codes, n_classes, weights, *, solver, C, penalty, l1_ratio, fit_intercept, max_iter, tol, random_state, start,
               decay=1.0):
    """Coefficients (outputs, columns and intercept) and rounds: one output for two classes, else one for each."""
    n_rows, n_columns = X.shape
    n_outputs = 1 if n_classes == 2 else n_classes
    width = n_columns + int(fit_intercept)
    total = weights.sum()
    if start is None:
        start = np.zeros((n_outputs, width))
    strength = 0.0 if penalty is None else 1.0 / C
    if solver in ("lbfgs", "newton-cg"):
        from _sklearn_linear import fit_family
        name = "binomial" if n_outputs == 1 else "multinomial"
        coef, n_iter, ending, value = fit_family(X, codes, weights / total, name, float(n_classes), solver, start, strength / total,
                                             fit_intercept, max_iter, tol)
        if solver == "lbfgs":
            warn_unconverged(ending, n_iter, max_iter)
        elif ending == "iterations":
            warnings.warn(f"newton-cg failed to converge at loss = {value}. Increase the number of iterations.", ConvergenceWarning,
                          stacklevel=4)
        return coef.reshape(n_outputs, width), n_iter
    if solver == "newton-cholesky":
        from sklearn.linear_model._newton import newton_cholesky
        return newton_cholesky(X, codes, n_classes, weights / total, strength / total, fit_intercept, max_iter, tol, start)
    memory = remembered(start, n_rows, n_columns) if start.any() else None
    coef, n_iter, _ = by_average(X, codes, n_classes, weights, solver=solver, C=C, penalty=penalty, l1_ratio=l1_ratio,
                                 fit_intercept=fit_intercept, max_iter=max_iter, tol=tol, random_state=random_state, decay=decay,
                                 memory=memory)
    return coef, n_iter


def remembered(start, n_rows, n_columns):
    """What stochastic averages go on from, where only coefficients are known."""
    flat = start[:, :n_columns].ravel()
    intercepts = start[:, n_columns] if start.shape[1] > n_columns else np.zeros(len(start))
    return flat, np.zeros_like(flat), intercepts, np.zeros(len(start)), np.zeros(n_rows * len(start)), np.zeros(n_rows)


def by_average(X, codes, n_classes, weights, *, solver, C, penalty, l1_ratio, fit_intercept, max_iter, tol, random_state, decay, memory,
               longest=None):
    """Coefficients, rounds, and what another descent over the same rows can go on from."""
    from _sklearn_linear import average
    from sklearn.utils._random import check_random_state
    strength = 0.0 if penalty is None else 1.0 / C
    share = {"l1": 1.0, "elasticnet": l1_ratio}.get(penalty, 0.0)
    seed = int(check_random_state(random_state).randint(1, 2 ** 31 - 1))
    targets = codes * 2.0 - 1.0 if n_classes == 2 else codes
    n_rows = X.shape[0]
    coef, n_iter, converged, memory = average(
        X, targets, weights, "log" if n_classes == 2 else "multinomial", n_classes, strength * (1.0 - share) / n_rows,
        strength * share / n_rows, fit_intercept, decay, solver == "saga", max_iter, tol, seed, memory, longest,
    )
    if not converged:
        warnings.warn("The max_iter was reached which means the coef_ did not converge", ConvergenceWarning, stacklevel=5)
    return coef.reshape(-1, X.shape[1] + int(fit_intercept)), n_iter, memory


class LogisticRegression(LinearClassifierMixin, SparseCoefMixin, BaseEstimator):
    """Classes by the logarithm of their odds, linear in the columns."""

    _rules = {"penalty": (one_of("elasticnet", "l1", "l2"), "None"), "dual": BOOL, "tol": float_in(0),
              "C": float_in(0, "inf", "(]"), "fit_intercept": BOOL, "intercept_scaling": float_in(0, "inf", "()"),
              "class_weight": ("an instance of 'dict'", one_of("balanced"), "None"), "random_state": SEED,
              "solver": one_of("lbfgs", "liblinear", "newton-cg", "newton-cholesky", "sag", "saga"), "max_iter": int_from(0),
              "warm_start": BOOL, "l1_ratio": (float_in(0, 1, "[]"), "None")}

    def __init__(self, penalty="l2", *, dual=False, tol=0.0001, C=1.0, fit_intercept=True, intercept_scaling=1,
                 class_weight=None, random_state=None, solver="lbfgs", max_iter=100, multi_class="deprecated", verbose=0,
                 warm_start=False, n_jobs=None, l1_ratio=None):
        self.penalty = penalty
        self.dual = dual
        self.tol = tol
        self.C = C
        self.fit_intercept = fit_intercept
        self.intercept_scaling = intercept_scaling
        self.class_weight = class_weight
        self.random_state = random_state
        self.solver = solver
        self.max_iter = max_iter
        self.multi_class = multi_class
        self.verbose = verbose
        self.warm_start = warm_start
        self.n_jobs = n_jobs
        self.l1_ratio = l1_ratio

    def _checked_options(self):
        solver = check_solver(self.solver, self.penalty, self.dual)
        if self.penalty != "elasticnet" and self.l1_ratio is not None:
            warnings.warn(f"l1_ratio parameter is only used when penalty is 'elasticnet'. Got (penalty={self.penalty})", stacklevel=3)
        if self.penalty == "elasticnet" and self.l1_ratio is None:
            raise ValueError("l1_ratio must be specified when penalty is elasticnet.")
        if self.penalty is None and self.C != 1.0:
            warnings.warn("Setting penalty=None will ignore the C and l1_ratio parameters", stacklevel=3)
        return solver

    def _warn_of_scheme(self, solver, n_classes):
        scheme = self.multi_class
        ahead = "'multi_class' was deprecated in version 1.5 and will be removed in 1.8. "
        if scheme == "multinomial" and n_classes == 2:
            warnings.warn(ahead + "From then on, binary problems will be fit as proper binary  logistic regression models (as if "
                          "multi_class='ovr' were set). Leave it to its default value to avoid this warning.", FutureWarning, stacklevel=3)
        elif scheme in ("multinomial", "auto"):
            warnings.warn(ahead + "From then on, it will always use 'multinomial'. Leave it to its default value to avoid this warning.",
                          FutureWarning, stacklevel=3)
        elif scheme == "ovr":
            warnings.warn(ahead + "Use OneVsRestClassifier(LogisticRegression(..)) instead. Leave it to its default value to avoid this "
                          "warning.", FutureWarning, stacklevel=3)
        if solver == "liblinear" and n_classes > 2 and scheme != "ovr":
            if scheme == "multinomial":
                raise ValueError("Solver liblinear does not support a multinomial backend.")
            warnings.warn(
                "Using the 'liblinear' solver for multiclass classification is deprecated. An error will be raised in 1.8. Either use "
                "another solver which supports the multinomial loss or wrap the estimator in a OneVsRestClassifier to keep applying a "
                "one-versus-rest scheme.", FutureWarning, stacklevel=3,
            )
        if scheme == "multinomial" and n_classes == 2:
            raise NotImplementedError("LogisticRegression(multi_class='multinomial') is not available for two classes: leave it out")
        return "ovr" if scheme == "ovr" or solver in _ONE_AGAINST_REST or n_classes == 2 else "multinomial"

    def fit(self, X, y, sample_weight=None):
        """Find the coefficients."""
        from sklearn.utils.class_weight import compute_class_weight
        from sklearn.utils.multiclass import check_classification_targets
        self._check_parameters()
        solver = self._checked_options()
        # The intercept goes slowly over rows that are mostly zeros, where steps are stochastic.
        self._decay = 0.01 if hasattr(X, "toarray") else 1.0
        X, y = self._validate(X, y, needs_y=True)
        check_classification_targets(y)
        X = X.astype(np.float64)
        self.classes_, codes = np.unique(y, return_inverse=True)
        n_classes = len(self.classes_)
        scheme = self._warn_of_scheme(solver, n_classes)
        if n_classes < 2:
            raise ValueError(
                f"This solver needs samples of at least 2 classes in the data, but the data contains only one class: {self.classes_[0]!r}"
            )
        weights = check_sample_weight(sample_weight, X.shape[0])
        by_class = compute_class_weight(self.class_weight, classes=self.classes_, y=y, sample_weight=sample_weight)
        if solver == "liblinear":
            from sklearn.linear_model._liblinear import fit_class_lines
            self.coef_, self.intercept_, self.n_iter_ = fit_class_lines(
                X, codes, n_classes, by_class, self.C, weights, loss="logistic_regression", penalty=self.penalty, dual=self.dual,
                tol=self.tol, max_iter=self.max_iter, fit_intercept=self.fit_intercept, intercept_scaling=self.intercept_scaling,
                random_state=self.random_state,
            )
            return self
        if self.class_weight is not None:
            if scheme == "ovr" and n_classes > 2 and isinstance(self.class_weight, str):
                raise NotImplementedError("LogisticRegression(multi_class='ovr', class_weight='balanced') is not available")
            weights = weights * by_class[codes]
        parts = self._fit_parts(X, codes, n_classes, weights, solver, scheme)
        self.coef_ = np.vstack([coef for coef, _, _ in parts])
        self.intercept_ = np.concatenate([intercept for _, intercept, _ in parts])
        self.n_iter_ = np.array([n_iter for _, _, n_iter in parts], dtype=np.int32)
        return self

    def _start(self, n_outputs):
        if not self.warm_start or not hasattr(self, "coef_") or self.coef_.shape[0] != n_outputs:
            return None
        return np.column_stack((self.coef_, self.intercept_)) if self.fit_intercept else self.coef_

    def _fit_parts(self, X, codes, n_classes, weights, solver, scheme):
        options = {"solver": solver, "C": self.C, "penalty": self.penalty, "l1_ratio": self.l1_ratio, "max_iter": self.max_iter,
                   "fit_intercept": self.fit_intercept, "tol": self.tol, "random_state": self.random_state, "decay": self._decay}
        targets = [codes.astype(np.float64)] if n_classes == 2 or scheme == "multinomial" else [
            (codes == label).astype(np.float64) for label in range(n_classes)
        ]
        inner = n_classes if scheme == "multinomial" else 2
        start = self._start(1 if n_classes == 2 else n_classes)
        made = []
        for place, target in enumerate(targets):
            first = None if start is None else start if len(targets) == 1 else start[place:place + 1]
            coef, n_iter = fit_scores(X, target, inner, weights, start=first, **options)
            width = X.shape[1]
            intercept = coef[:, width] if self.fit_intercept else np.zeros(coef.shape[0])
            made.append((coef[:, :width], intercept, n_iter))
        return made

    def predict_proba(self, X):
        """The probability of each class."""
        check_fitted(self)
        if self.multi_class == "ovr" or self.solver == "liblinear" or len(self.classes_) == 2:
            return self._shares_of_one_against_rest(X)
        scores = self.decision_function(X)
        scores = np.exp(scores - scores.max(axis=1, keepdims=True))
        return scores / scores.sum(axis=1, keepdims=True)

    def predict_log_proba(self, X):
        """The logarithm of the probability of each class."""
        return np.log(self.predict_proba(X))
