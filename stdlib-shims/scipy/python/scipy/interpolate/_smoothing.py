"""Cubic smoothing splines: residuals against the square of the second derivative."""

import numpy as np

import _scipy_interpolate as native
from scipy.interpolate._make_spline import make_interp_spline


def smoothing_coefficients(x, y, w, lam):
    """Coefficients of the B-spline with the least weighted squares plus lam times its roughness."""
    steps = np.diff(x)
    columns = []
    for column in y.T:
        column = np.ascontiguousarray(column)
        chosen = _best(steps, w, column) if lam is None else float(lam)
        columns.append(column - native.smoothing_residuals(steps, w, column, chosen)[0])
    return make_interp_spline(x, np.stack(columns, axis=1), k=3, bc_type="natural").c


def _best(steps, w, y):
    """The lam with the least generalised cross-validation score."""
    from scipy.optimize import minimize_scalar

    n = len(y)

    def score(lam):
        residuals, lost = native.smoothing_residuals(steps, w, y, float(lam))
        return np.sum(residuals**2) / n / (lost / n) ** 2

    found = minimize_scalar(score, bounds=[0, n], method="Bounded")
    if not found.success:
        raise ValueError(f"Unable to find minimum of the GCV function: {found.message}")
    return found.x
