"""Bounds and constraints of a minimum."""

import numpy as np


class Bounds:
    """The lowest and highest value of each variable."""

    def __init__(self, lb=-np.inf, ub=np.inf, keep_feasible=False):
        self.lb, self.ub = np.atleast_1d(lb), np.atleast_1d(ub)
        if any(side.dtype.kind == "O" for side in (self.lb, self.ub)):
            raise ValueError("Lower and upper bounds must be dense arrays.")
        if self.lb.ndim > 1 or self.ub.ndim > 1:
            raise ValueError("Lower and upper bounds must be 1-dimensional.")
        self.keep_feasible = np.atleast_1d(keep_feasible).astype(bool)
        try:
            shape = np.broadcast_shapes(self.lb.shape, self.ub.shape, self.keep_feasible.shape)
        except ValueError as error:
            raise ValueError("`lb`, `ub`, and `keep_feasible` must be broadcastable.") from error
        self.lb, self.ub, self.keep_feasible = (np.array(np.broadcast_to(side, shape)) for side in (self.lb, self.ub, self.keep_feasible))

    def __repr__(self):
        end = f", keep_feasible={self.keep_feasible!r})" if np.any(self.keep_feasible) else ")"
        return f"{type(self).__name__}({self.lb!r}, {self.ub!r}{end}"

    def residual(self, x):
        """How far x lies within the lower and the upper bounds."""
        return x - self.lb, self.ub - x


class LinearConstraint:
    """Rows of a matrix whose products with x lie within bounds."""

    def __init__(self, A, lb=-np.inf, ub=np.inf, keep_feasible=False):
        if hasattr(A, "toarray"):
            A = A.toarray()
        self.A = np.atleast_2d(np.asarray(A, dtype=float))
        if self.A.ndim > 2:
            raise ValueError("`A` must have exactly two dimensions.")
        try:
            self.lb, self.ub = np.atleast_1d(np.asarray(lb, dtype=float)), np.atleast_1d(np.asarray(ub, dtype=float))
        except (TypeError, ValueError) as error:
            raise ValueError("Constraint limits must be dense arrays.") from error
        if self.lb.ndim > 1 or self.ub.ndim > 1:
            raise ValueError("`lb`, `ub`, and `keep_feasible` must be broadcastable to shape `A.shape[0:1]`")
        self.keep_feasible = np.atleast_1d(keep_feasible).astype(bool)
        try:
            self.lb, self.ub, self.keep_feasible = (
                np.array(np.broadcast_to(side, self.A.shape[0:1])) for side in (self.lb, self.ub, self.keep_feasible)
            )
        except ValueError as error:
            raise ValueError("`lb`, `ub`, and `keep_feasible` must be broadcastable to shape `A.shape[0:1]`") from error

    def residual(self, x):
        """How far the products lie within the lower and the upper bounds."""
        value = self.A @ x
        return value - self.lb, self.ub - value


class NonlinearConstraint:
    """A function of x whose values lie within bounds."""

    def __init__(
        self, fun, lb, ub, jac="2-point", hess=None, keep_feasible=False, finite_diff_rel_step=None,
        finite_diff_jac_sparsity=None
    ):
        self.fun, self.lb, self.ub = fun, lb, ub
        self.finite_diff_rel_step, self.finite_diff_jac_sparsity = finite_diff_rel_step, finite_diff_jac_sparsity
        self.jac, self.hess, self.keep_feasible = jac, hess, keep_feasible


def old_constraints(constraints, x0):
    """Constraints of all kinds as dictionaries of functions that are zero, or not negative."""
    if constraints is None:
        return []
    if isinstance(constraints, (NonlinearConstraint, LinearConstraint, dict)):
        constraints = [constraints]
    found = []
    for part in constraints:
        found.extend(_as_dictionaries(part, x0) if isinstance(part, (NonlinearConstraint, LinearConstraint)) else [part])
    return found


def _as_dictionaries(part, x0):
    if isinstance(part, LinearConstraint):
        fun, jac = (lambda x: part.A @ x), (lambda x: part.A)
        given = True
    else:
        fun, jac, given = part.fun, part.jac, callable(part.jac)
    first = np.atleast_1d(fun(x0))
    low, high = (np.broadcast_to(np.asarray(side, dtype=float), first.shape) for side in (part.lb, part.ub))
    equal = low == high
    below, above = np.isfinite(low) & ~equal, np.isfinite(high) & ~equal
    answers = []
    if np.any(equal):
        entry = {"type": "eq", "fun": lambda x: np.atleast_1d(fun(x))[equal] - low[equal]}
        if given:
            entry["jac"] = lambda x: np.atleast_2d(jac(x))[equal]
        answers.append(entry)
    if np.any(below) or np.any(above):
        entry = {
            "type": "ineq",
            "fun": lambda x: np.r_[np.atleast_1d(fun(x))[below] - low[below], high[above] - np.atleast_1d(fun(x))[above]]
        }
        if given:
            entry["jac"] = lambda x: np.vstack([np.atleast_2d(jac(x))[below], -np.atleast_2d(jac(x))[above]])
        answers.append(entry)
    return answers
