"""The function to be minimised: counted, remembered at its last place, with slopes given or by differences."""

import numpy as np

from scipy.optimize._differences import METHODS, derivative


class Objective:
    """Value and slopes at a place; neither is computed twice in a row for the same place."""

    def __init__(self, fun, x0, jac=None, args=(), bounds=None, epsilon=None, rel_step=None, hess=None):
        self._fun, self._args = fun, args
        self._jac = jac if callable(jac) or jac in METHODS else "2-point"
        self._epsilon = epsilon if not (callable(jac) or jac in METHODS) else None
        self._rel_step, self._hess = rel_step, hess
        self._bounds = (-np.inf, np.inf) if bounds is None else bounds
        self.nfev = self.ngev = self.nhev = 0
        self.x = np.atleast_1d(np.asarray(x0)).astype(float)
        self._f = self._g = self._h = None
        self.fun(self.x)
        self.grad(self.x)
        if callable(hess):
            self.hess(self.x)

    def value(self, x):
        """The value, not remembered."""
        self.nfev += 1
        value = self._fun(np.copy(x), *self._args)
        if np.isscalar(value):
            return value
        try:
            return np.asarray(value).item()
        except (TypeError, ValueError) as error:
            raise ValueError("The user-provided objective function must return a scalar value.") from error

    def _at(self, x):
        if not np.array_equal(x, self.x):
            self.x = np.atleast_1d(np.asarray(x)).astype(float)
            self._f = self._g = self._h = None

    def fun(self, x):
        self._at(x)
        if self._f is None:
            self._f = self.value(self.x)
        return self._f

    def grad(self, x):
        self._at(x)
        if self._g is None:
            self.ngev += 1
            if callable(self._jac):
                self._g = np.atleast_1d(self._jac(np.copy(self.x), *self._args))
            else:
                f0 = self.fun(x)
                self._g = derivative(self.value, self.x, self._jac, self._rel_step, self._epsilon, f0, self._bounds)[0]
        return self._g

    def hess(self, x):
        self._at(x)
        if self._h is None:
            self.nhev += 1
            self._h = np.atleast_2d(np.asarray(self._hess(np.copy(self.x), *self._args)))
        return self._h


class Pairs:
    """A function that gives value and slopes at once, as two functions."""

    def __init__(self, fun):
        self.fun, self.x, self.slopes, self.found = fun, None, None, None

    def _compute(self, x, *args):
        if self.x is None or not np.array_equal(x, self.x):
            self.x = np.asarray(x).copy()
            self.found, self.slopes = self.fun(x, *args)[:2]

    def __call__(self, x, *args):
        self._compute(x, *args)
        return self.found

    def derivative(self, x, *args):
        self._compute(x, *args)
        return self.slopes
