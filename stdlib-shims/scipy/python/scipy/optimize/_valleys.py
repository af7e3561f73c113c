"""Rosenbrock's function and its derivatives."""

import numpy as np


def rosen(x):
    """Rosenbrock's function."""
    x = np.asarray(x)
    return np.sum(100.0 * (x[1:] - x[:-1] ** 2.0) ** 2.0 + (1 - x[:-1]) ** 2.0, axis=0, dtype=x.dtype if x.dtype.kind in "fc" else None)


def rosen_der(x):
    """The slopes of Rosenbrock's function."""
    x = np.asarray(x)
    x = x if x.dtype.kind in "fc" else x.astype(float)
    slope = np.zeros_like(x)
    slope[1:-1] = 200 * (x[1:-1] - x[:-2] ** 2) - 400 * (x[2:] - x[1:-1] ** 2) * x[1:-1] - 2 * (1 - x[1:-1])
    slope[0] = -400 * x[0] * (x[1] - x[0] ** 2) - 2 * (1 - x[0])
    slope[-1] = 200 * (x[-1] - x[-2] ** 2)
    return slope


def rosen_hess(x):
    """The second slopes of Rosenbrock's function."""
    x = np.atleast_1d(x)
    matrix = np.diag(-400 * x[:-1], 1) - np.diag(400 * x[:-1], -1)
    diagonal = np.zeros(len(x), dtype=x.dtype)
    diagonal[0] = 1200 * x[0] ** 2 - 400 * x[1] + 2
    diagonal[-1] = 200
    diagonal[1:-1] = 202 + 1200 * x[1:-1] ** 2 - 400 * x[2:]
    return matrix + np.diag(diagonal)


def rosen_hess_prod(x, p):
    """The second slopes of Rosenbrock's function times a vector."""
    x, p = np.atleast_1d(x), np.atleast_1d(p)
    answer = np.zeros(len(x), dtype=x.dtype)
    answer[0] = (1200 * x[0] ** 2 - 400 * x[1] + 2) * p[0] - 400 * x[0] * p[1]
    answer[1:-1] = -400 * x[:-2] * p[:-2] + (202 + 1200 * x[1:-1] ** 2 - 400 * x[2:]) * p[1:-1] - 400 * x[1:-1] * p[2:]
    answer[-1] = -400 * x[-2] * p[-2] + 200 * p[-1]
    return answer
