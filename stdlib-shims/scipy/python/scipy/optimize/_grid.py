"""brute: every place of a grid."""

import warnings

import numpy as np

from scipy._refusals import refuse
from scipy.optimize._callbacks import names_of
from scipy.optimize._result import OptimizeResult
from scipy.optimize._simplex import fmin


def brute(func, ranges, args=(), Ns=20, full_output=0, finish=fmin, disp=False, workers=1):
    """The lowest place of a grid, and where a search from there ends."""
    n = len(ranges)
    if n > 40:
        raise ValueError("Brute Force not possible with more than 40 variables.")
    if workers != 1:
        refuse("scipy.optimize.brute(workers=)")
    args = args if isinstance(args, tuple) else (args,)
    axes = []
    for part in ranges:
        if not isinstance(part, slice):
            part = slice(*part, complex(Ns)) if len(part) < 3 else slice(*part)
        axes.append(part)
    grid = np.mgrid[tuple(axes)] if n > 1 else np.mgrid[axes[0]]
    shape = grid.shape[1:] if n > 1 else grid.shape
    places = np.reshape(grid, (n, -1)).T
    values = np.array([func(np.asarray(x).flatten(), *args) for x in places]).reshape(shape)
    at = np.unravel_index(int(np.argmin(values.ravel())), shape)
    x = np.array([part[at] for part in (grid if n > 1 else [grid])])
    value = values[at]
    x = x if n > 1 else x[0]
    if callable(finish):
        names = names_of(finish)
        more = {"full_output": 1} if "full_output" in names else {}
        if "disp" in names:
            more["disp"] = disp
        elif "options" in names:
            more["options"] = {"disp": disp}
        found = finish(func, x, args=args, **more)
        if isinstance(found, OptimizeResult):
            x, value, success = found.x, found.fun, found.success
        else:
            x, value, success = found[0], found[1], found[-1] == 0
        if not success and disp:
            warnings.warn(
                "Either final optimization did not succeed or `finish` does not return `statuscode` as its last argument.",
                RuntimeWarning, stacklevel=2
            )
    return (x, value, grid, values) if full_output else x
