"""`GraphicalLasso`: a covariance whose inverse has many zeros."""

import warnings

import numpy as np

from sklearn._rules import BOOL, float_in, int_from, one_of
from sklearn.covariance._empirical import EmpiricalCovariance, empirical_covariance, log_likelihood, pinvh
from sklearn.exceptions import ConvergenceWarning


def _row_lasso(start, alpha, inner, row, max_iter, tol):
    """Coordinate descent for one row of the precision."""
    from _sklearn_linear import net_of_products
    return net_of_products(inner, row, float(row @ row), start, alpha, 0.0, max_iter, tol, False, None)[0]


def _penalty(precision, alpha):
    return alpha * (np.abs(precision).sum() - np.abs(np.diag(precision)).sum())


def estimate(emp_cov, alpha, tol, enet_tol, max_iter, verbose, eps, start=None):
    """(covariance, precision, costs, number of rounds)."""
    n_features = len(emp_cov)
    if alpha == 0:
        precision = np.linalg.inv(emp_cov)
        cost = -2.0 * log_likelihood(emp_cov, precision) + n_features * np.log(2 * np.pi)
        return emp_cov, precision, (cost, np.sum(emp_cov * precision) - n_features), 0
    covariance = (emp_cov if start is None else start) * 0.95
    covariance[np.arange(n_features), np.arange(n_features)] = np.diag(emp_cov)
    precision = pinvh(covariance)
    places, costs = np.arange(n_features), []
    for n_iter in range(max_iter):
        for place in range(n_features):
            others = places[places != place]
            inner = covariance[np.ix_(others, others)]
            start = -(precision[others, place] / (precision[place, place] + 1000 * eps))
            coefs = _row_lasso(start, alpha, inner, emp_cov[place, others], max_iter, enet_tol)
            precision[place, place] = 1.0 / (covariance[place, place] - covariance[others, place] @ coefs)
            precision[others, place] = precision[place, others] = -precision[place, place] * coefs
            covariance[place, others] = covariance[others, place] = inner @ coefs
        if not np.isfinite(precision.sum()):
            raise FloatingPointError("The system is too ill-conditioned for this solver. The system is too ill-conditioned for this solver")
        gap = np.sum(emp_cov * precision) - n_features + _penalty(precision, alpha)
        cost = -2.0 * log_likelihood(emp_cov, precision) + n_features * np.log(2 * np.pi) + _penalty(precision, alpha)
        if verbose:
            print(f"[graphical_lasso] Iteration {n_iter: 3d}, cost {cost: 3.2e}, dual gap {gap:.3e}")
        costs.append((cost, gap))
        if np.abs(gap) < tol:
            break
        if not np.isfinite(cost) and n_iter > 0:
            raise FloatingPointError("Non SPD result: the system is too ill-conditioned for this solver. The system is too ill-conditioned "
                                     "for this solver")
    else:
        words = f"graphical_lasso: did not converge after {max_iter} iteration: dual gap: {gap:.3e}"
        warnings.warn(words, ConvergenceWarning, stacklevel=3)
    return covariance, precision, costs, n_iter + 1


class GraphicalLasso(EmpiricalCovariance):
    """A covariance with a sparse inverse, by an l1 penalty."""

    _rules = {"assume_centered": BOOL, "tol": float_in(0.0, ends="()"), "enet_tol": float_in(0.0, ends="()"), "max_iter": int_from(0),
              "mode": one_of("cd", "lars"), "eps": float_in(0.0, ends="()"), "alpha": float_in(0.0, ends="[]"),
              "covariance": (one_of("precomputed"), "None")}
    store_precision = True

    def __init__(self, alpha=0.01, *, mode="cd", covariance=None, tol=1e-4, enet_tol=1e-4, max_iter=100, verbose=False,
                 eps=np.finfo(np.float64).eps, assume_centered=False):
        self.alpha = alpha
        self.mode = mode
        self.covariance = covariance
        self.tol = tol
        self.enet_tol = enet_tol
        self.max_iter = max_iter
        self.verbose = verbose
        self.eps = eps
        self.assume_centered = assume_centered

    def fit(self, X, y=None):
        """Find the covariance and its sparse inverse."""
        X = self._validate(X, ensure_min_features=2, ensure_min_samples=2)
        if self.mode == "lars":
            raise NotImplementedError("GraphicalLasso(mode='lars') is not available: use mode='cd'")
        if self.covariance == "precomputed":
            emp_cov, self.location_ = X.astype(np.float64), np.zeros(X.shape[1])
        else:
            emp_cov = empirical_covariance(X, assume_centered=self.assume_centered)
            self._centre(X)
        self.covariance_, self.precision_, self.costs_, self.n_iter_ = estimate(
            emp_cov, self.alpha, self.tol, self.enet_tol, self.max_iter, self.verbose, self.eps)
        return self


def graphical_lasso(emp_cov, alpha, *, mode="cd", tol=1e-4, enet_tol=1e-4, max_iter=100, verbose=False, return_costs=False,
                    eps=np.finfo(np.float64).eps, return_n_iter=False):
    """(covariance, precision) and, where asked for, the costs and the number of rounds."""
    model = GraphicalLasso(alpha, mode=mode, covariance="precomputed", tol=tol, enet_tol=enet_tol, max_iter=max_iter, verbose=verbose,
                           eps=eps, assume_centered=True).fit(emp_cov)
    made = [model.covariance_, model.precision_]
    if return_costs:
        made.append(model.costs_)
    if return_n_iter:
        made.append(model.n_iter_)
    return tuple(made)
