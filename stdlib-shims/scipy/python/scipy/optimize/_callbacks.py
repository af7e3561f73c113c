"""Callbacks, options and messages that all minimisers share."""

import warnings

import numpy as np

from scipy.optimize._result import OptimizeResult, OptimizeWarning

MESSAGES = {
    "success": "Optimization terminated successfully.",
    "maxfev": "Maximum number of function evaluations has been exceeded.",
    "maxiter": "Maximum number of iterations has been exceeded.",
    "pr_loss": "Desired error not necessarily achieved due to precision loss.",
    "nan": "NaN result encountered.",
    "out_of_bounds": "The result is outside of the provided bounds.",
}


class TooManyCalls(RuntimeError):
    """The function was called as often as allowed."""


def names_of(function):
    """The names of a function's arguments."""
    code = getattr(function, "__code__", None) or getattr(getattr(function, "__call__", None), "__code__", None)
    if code is None:
        return ()
    names = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
    return names[1:] if names[:1] == ("self",) else names


class Watch:
    """Tells a callback where the search is; remembers whether it asked to stop."""

    def __init__(self, callback):
        self.stopped, self._callback = False, callback
        self._whole = callback is not None and set(names_of(callback)) == {"intermediate_result"}

    def halts(self, x, value):
        if self._callback is None:
            return False
        try:
            if self._whole:
                self._callback(intermediate_result=OptimizeResult(x=x, fun=value))
            else:
                self._callback(np.copy(x))
        except StopIteration:
            self.stopped = True
            return True
        return False


def check_unknown(options):
    """Warns of options that the method does not know."""
    if options:
        warnings.warn(f"Unknown solver options: {', '.join(map(str, options.keys()))}", OptimizeWarning, stacklevel=4)


def report(flag, message, lines, kind=OptimizeWarning):
    """What `disp` prints: a message (a warning when the search failed), then numbers."""
    if flag:
        warnings.warn(message, kind, stacklevel=4)
    else:
        print(message)
    for line in lines:
        print(line)


def counted(fun, args, limit):
    """The function as a number, its calls counted and limited."""
    calls = [0]

    def call(x):
        if calls[0] >= limit:
            raise TooManyCalls
        calls[0] += 1
        value = fun(np.copy(x), *args)
        if not np.isscalar(value):
            try:
                value = np.asarray(value).item()
            except (TypeError, ValueError) as error:
                raise ValueError("The user-provided objective function must return a scalar value.") from error
        return value

    return calls, call


def limits_of(maxiter, maxfun, n, share):
    """How many rounds and calls are allowed."""
    if maxiter is None and maxfun is None:
        return n * share, n * share
    if maxiter is None:
        return (n * share if maxfun == np.inf else np.inf), maxfun
    if maxfun is None:
        return maxiter, (n * share if maxiter == np.inf else np.inf)
    return maxiter, maxfun
