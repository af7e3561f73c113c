"""Quasi-Newton descents of functions written in Python."""

from sklearn.utils._bunch import Bunch


def descend(function, start, *, low=None, high=None, max_iter=15000, max_calls=15000, gtol=1e-5, ftol=2.220446049250313e-09,
            max_line_steps=20):
    """The minimum of a function that gives a value and a gradient: where, how low, after how many rounds, and how it ended."""
    from _sklearn_linear import quasi
    at, value, n_iter, n_calls, ending = quasi(function, start, low, high, max_iter, max_calls, max_line_steps, float(gtol), float(ftol))
    return Bunch(at=at, value=value, n_iter=n_iter, n_calls=n_calls, ending=ending)
