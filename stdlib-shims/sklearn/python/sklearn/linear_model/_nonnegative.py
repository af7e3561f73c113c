"""Least squares with coefficients of zero or more: the active set of Lawson and Hanson."""

import numpy as np


def nonnegative_least_squares(X, y):
    """Coefficients of zero or more that come nearest to y."""
    gram, with_y = X.T @ X, X.T @ y
    n_columns = gram.shape[0]
    coef = np.zeros(n_columns)
    free = np.zeros(n_columns, dtype=bool)
    tiny = 10 * max(X.shape) * np.finfo(float).eps * np.abs(gram).max(initial=0.0)
    for _ in range(3 * n_columns + 10):
        slope = with_y - gram @ coef
        slope[free] = -np.inf
        best = int(slope.argmax()) if n_columns else 0
        if free.all() or slope[best] <= tiny:
            break
        free[best] = True
        while True:
            tried = np.zeros(n_columns)
            tried[free] = np.linalg.lstsq(X[:, free], y, rcond=None)[0]
            if (tried[free] > 0).all():
                coef = tried
                break
            falling = free & (tried <= 0)
            share = (coef[falling] / (coef[falling] - tried[falling])).min()
            coef = coef + share * (tried - coef)
            free &= coef > 1e-14 * np.abs(coef).max()
            coef[~free] = 0.0
    return coef
