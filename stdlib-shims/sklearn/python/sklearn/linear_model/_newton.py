"""Newton's steps with the whole matrix of second derivatives, for few columns."""

import warnings

import numpy as np

from sklearn.exceptions import ConvergenceWarning


def _shares(scores):
    if scores.shape[1] == 1:
        positive = 1.0 / (1.0 + np.exp(-scores))
        return positive
    scores = np.exp(scores - scores.max(axis=1, keepdims=True))
    return scores / scores.sum(axis=1, keepdims=True)


def _loss(scores, codes, weights):
    if scores.shape[1] == 1:
        return float(weights @ (np.logaddexp(0.0, scores[:, 0]) - codes * scores[:, 0]))
    largest = scores.max(axis=1)
    logs = largest + np.log(np.exp(scores - largest[:, None]).sum(axis=1))
    return float(weights @ (logs - scores[np.arange(len(codes)), codes.astype(int)]))


def newton_cholesky(X, codes, n_classes, weights, l2, fit_intercept, max_iter, tol, start):
    """Coefficients (outputs, columns and intercept) and rounds."""
    design = np.column_stack((X, np.ones(X.shape[0]))) if fit_intercept else X
    n_outputs = 1 if n_classes == 2 else n_classes
    width = design.shape[1]
    penalty = np.full(width, l2)
    if fit_intercept:
        penalty[-1] = 0.0
    hot = codes[:, None] if n_outputs == 1 else np.eye(n_classes)[codes.astype(int)]
    coef = np.array(start, dtype=np.float64).reshape(n_outputs, width)

    def value(coef):
        return _loss(design @ coef.T, codes, weights) + 0.5 * float((penalty * coef ** 2).sum())

    now, n_iter = value(coef), 0
    converged = False
    while n_iter < max_iter and not converged:
        n_iter += 1
        shares = _shares(design @ coef.T)
        gradient = (weights[:, None] * (shares - hot)).T @ design + penalty * coef
        curves = np.zeros((n_outputs * width, n_outputs * width))
        for one in range(n_outputs):
            for other in range(one, n_outputs):
                bend = shares[:, one] * ((1.0 if one == other else 0.0) - shares[:, other])
                block = design.T @ (design * (weights * bend)[:, None])
                curves[one * width:(one + 1) * width, other * width:(other + 1) * width] = block
                curves[other * width:(other + 1) * width, one * width:(one + 1) * width] = block.T
        curves[np.diag_indices(n_outputs * width)] += np.tile(penalty, n_outputs)
        # The outputs can be shifted together without a change: the shortest step leaves their sum as it is.
        step = -np.linalg.lstsq(curves, gradient.ravel(), rcond=None)[0]
        slope = float(gradient.ravel() @ step)
        share = 1.0
        for _ in range(21):
            tried = coef + share * step.reshape(coef.shape)
            next_value = value(tried)
            if next_value <= now + share * 0.00048828125 * slope or abs(next_value - now) <= 16 * np.finfo(float).eps * abs(now):
                break
            share *= 0.5
        coef, now = tried, next_value
        shares = _shares(design @ coef.T)
        gradient = (weights[:, None] * (shares - hot)).T @ design + penalty * coef
        converged = np.abs(gradient).max() <= tol and -slope * 0.5 <= tol
    if not converged:
        warnings.warn(
            f"Newton solver did not converge after {n_iter} iterations.", ConvergenceWarning, stacklevel=4,
        )
    return coef, n_iter


def newton_of_rows(X, y, weights, bends, start, l2, fit_intercept, max_iter, tol):
    """Coefficients (columns, intercept last) and rounds, for a loss given by value, slope and curve of each row."""
    design = np.column_stack((X, np.ones(X.shape[0]))) if fit_intercept else X
    penalty = np.full(design.shape[1], l2)
    if fit_intercept:
        penalty[-1] = 0.0
    coef, n_iter, converged = np.array(start, dtype=np.float64), 0, False

    def value_and_slope(coef):
        loss, slope, _ = bends(y, design @ coef)
        return float(weights @ loss) + 0.5 * float(penalty @ coef ** 2), design.T @ (weights * slope) + penalty * coef

    now, gradient = value_and_slope(coef)
    while n_iter < max_iter and not converged:
        n_iter += 1
        _, _, curve = bends(y, design @ coef)
        if np.average(curve <= 0, weights=weights) > 0.25:
            warnings.warn(
                "The inner solver of NewtonCholeskySolver detected a pointwise hessian with many negative values at iteration "
                f"#{n_iter}. It will now resort to lbfgs instead.", ConvergenceWarning, stacklevel=4,
            )
            raise NotImplementedError("solver='newton-cholesky' is not available where the loss is not convex: use 'lbfgs'")
        hessian = design.T @ (design * (weights * np.abs(curve))[:, None]) + np.diag(penalty)
        step = -np.linalg.solve(hessian, gradient)
        slope, share = float(gradient @ step), 1.0
        for _ in range(21):
            tried = coef + share * step
            next_value, next_gradient = value_and_slope(tried)
            if next_value - now <= share * 0.00048828125 * slope:
                break
            if abs(next_value - now) <= 16 * np.finfo(float).eps * abs(now) and np.abs(next_gradient).sum() < np.abs(gradient).sum():
                break
            share *= 0.5
        coef, now, gradient = tried, next_value, next_gradient
        converged = np.abs(gradient).max() <= tol and 0.5 * float(step @ hessian @ step) <= tol
    if not converged:
        warnings.warn(f"Newton solver did not converge after {n_iter} iterations.", ConvergenceWarning, stacklevel=4)
    return coef, n_iter
