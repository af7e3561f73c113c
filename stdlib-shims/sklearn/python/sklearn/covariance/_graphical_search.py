"""`GraphicalLassoCV`: the penalty of a sparse precision, by cross-validation on finer and finer grids."""

import warnings

import numpy as np

from sklearn._rules import BOOL, float_in, int_from, one_of
from sklearn.covariance._empirical import EmpiricalCovariance, empirical_covariance, log_likelihood
from sklearn.covariance._graphical import estimate
from sklearn.exceptions import ConvergenceWarning
from sklearn.utils import check_scalar


class GraphicalLassoCV(EmpiricalCovariance):
    """A covariance with a sparse inverse, whose penalty is found by trials."""

    _rules = {"assume_centered": BOOL, "tol": float_in(0.0, ends="(]"), "enet_tol": float_in(0.0, ends="(]"), "max_iter": int_from(0),
              "mode": one_of("cd", "lars"), "eps": float_in(0.0, ends="[]"), "alphas": (int_from(0), "an array-like"),
              "n_refinements": int_from(1)}
    store_precision = True

    def __init__(self, *, alphas=4, n_refinements=4, cv=None, tol=1e-4, enet_tol=1e-4, max_iter=100, mode="cd", n_jobs=None,
                 verbose=False, eps=np.finfo(np.float64).eps, assume_centered=False):
        self.alphas = alphas
        self.n_refinements = n_refinements
        self.cv = cv
        self.tol = tol
        self.enet_tol = enet_tol
        self.max_iter = max_iter
        self.mode = mode
        self.n_jobs = n_jobs
        self.verbose = verbose
        self.eps = eps
        self.assume_centered = assume_centered

    def _path(self, train, test, alphas):
        """The scores of the rows left out, each penalty starting from the covariance of the one before."""
        emp_cov, test_cov = empirical_covariance(train), empirical_covariance(test)
        covariance, scores = emp_cov, []
        for alpha in alphas:
            try:
                rounds = int(0.1 * self.max_iter)
                covariance, precision, _, _ = estimate(emp_cov, alpha, self.tol, self.enet_tol, rounds, 0, self.eps, covariance)
                score = log_likelihood(test_cov, precision)
            except FloatingPointError:
                score = -np.inf
            scores.append(score if np.isfinite(score) else -np.inf)
        return scores

    @staticmethod
    def _best(path):
        """(place of the best penalty, place of the last one that could be used)."""
        best, best_score, last = 0, -np.inf, 0
        for place, (_, scores) in enumerate(path):
            score = np.mean(scores)
            if score >= 0.1 / np.finfo(np.float64).eps:
                score = np.nan
            if np.isfinite(score):
                last = place
            if score >= best_score:
                best_score, best = score, place
        return best, last

    @staticmethod
    def _around(path, best, last):
        """The penalties between which to look next."""
        if best == 0:
            return path[0][0], path[1][0]
        if best == last and best != len(path) - 1:
            return path[best][0], path[best + 1][0]
        if best == len(path) - 1:
            return path[best][0], 0.01 * path[best][0]
        return path[best - 1][0], path[best + 1][0]

    def fit(self, X, y=None):
        """Find the penalty, and then the covariance."""
        from sklearn.model_selection import check_cv, cross_val_score
        X = self._validate(X, ensure_min_features=2)
        if self.mode == "lars":
            raise NotImplementedError("GraphicalLassoCV(mode='lars') is not available: use mode='cd'")
        self._centre(X)
        emp_cov = empirical_covariance(X, assume_centered=self.assume_centered)
        cv = check_cv(self.cv, y, classifier=False)
        given = np.ndim(self.alphas) > 0
        if given:
            for alpha in self.alphas:
                check_scalar(alpha, "alpha", (int, float, np.number), min_val=0, max_val=np.inf, include_boundaries="right")
            alphas = list(self.alphas)
        else:
            high = np.abs(emp_cov - np.diag(np.diag(emp_cov))).max()
            alphas = np.logspace(np.log10(0.01 * high), np.log10(high), self.alphas)[::-1]
        path = []
        for _ in range(1 if given else self.n_refinements):
            with warnings.catch_warnings():
                warnings.simplefilter("ignore", ConvergenceWarning)
                folds = [self._path(X[train], X[test], alphas) for train, test in cv.split(X, y)]
            path.extend(zip(alphas, zip(*folds)))
            path = sorted(path, key=lambda entry: entry[0], reverse=True)
            best, last = self._best(path)
            if not given:
                first, second = self._around(path, best, last)
                alphas = np.logspace(np.log10(first), np.log10(second), self.alphas + 2)[1:-1]
        self.alpha_ = path[best][0]
        scores = [entry[1] for entry in path] + [cross_val_score(EmpiricalCovariance(), X, cv=cv)]
        self._keep([entry[0] for entry in path] + [0], np.array(scores))
        self.covariance_, self.precision_, self.costs_, self.n_iter_ = estimate(
            emp_cov, self.alpha_, self.tol, self.enet_tol, self.max_iter, 0, self.eps)
        return self

    def _keep(self, alphas, scores):
        self.cv_results_ = {"alphas": np.array(alphas)}
        self.cv_results_.update((f"split{place}_test_score", scores[:, place]) for place in range(scores.shape[1]))
        self.cv_results_["mean_test_score"] = np.mean(scores, axis=1)
        self.cv_results_["std_test_score"] = np.std(scores, axis=1)
