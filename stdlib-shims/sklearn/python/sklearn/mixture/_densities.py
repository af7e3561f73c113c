"""Normal densities with four kinds of covariance: means, covariances, roots of precisions, logarithms."""

import numpy as np

from sklearn._data import check_array

_FLOATS = (np.float64, np.float32)


def check_shape(values, shape, name):
    """Raise where a parameter has another shape."""
    if np.shape(values) != shape:
        raise ValueError(f"The parameter '{name}' should have the shape of {shape}, but got {np.shape(values)}")


def check_positive(values, kind):
    """Raise where a precision is not positive."""
    if (np.asarray(values) <= 0.0).any():
        raise ValueError(f"'{kind} precision' should be positive")


def check_positive_definite(matrix, kind):
    """Raise where a precision is no covariance."""
    if not (np.allclose(matrix, matrix.T) and (np.linalg.eigvalsh(matrix) > 0.0).all()):
        raise ValueError(f"'{kind} precision' should be symmetric, positive-definite")


def checked_weights(weights, n_components):
    """Weights of components that sum to one."""
    weights = check_array(weights, dtype=_FLOATS, ensure_2d=False)
    check_shape(weights, (n_components,), "weights")
    if (weights < 0.0).any() or (weights > 1.0).any():
        raise ValueError(f"The parameter 'weights' should be in the range [0, 1], but got max value {weights.min():.5f}, min value "
                         f"{weights.max():.5f}")
    if not np.allclose(np.abs(1.0 - weights.sum()), 0.0, atol=1e-8):
        raise ValueError(f"The parameter 'weights' should be normalized, but got sum(weights) = {weights.sum():.5f}")
    return weights


def checked_precisions(precisions, kind, n_components, n_features):
    """Precisions of components in the shape of their kind."""
    precisions = check_array(precisions, dtype=_FLOATS, ensure_2d=False, allow_nd=kind == "full")
    shape = {"full": (n_components, n_features, n_features), "tied": (n_features, n_features), "diag": (n_components, n_features),
             "spherical": (n_components,)}[kind]
    check_shape(precisions, shape, f"{kind} precision")
    if kind in ("diag", "spherical"):
        check_positive(precisions, kind)
    else:
        for matrix in precisions if kind == "full" else [precisions]:
            check_positive_definite(matrix, kind)
    return precisions


def estimate(X, resp, extra, kind):
    """(weights, means, covariances) of components, by how much each is responsible for each row."""
    sizes = resp.sum(axis=0) + 10 * np.finfo(resp.dtype).eps
    means = resp.T @ X / sizes[:, None]
    n_features = X.shape[1]
    if kind == "full":
        covariances = np.empty((len(sizes), n_features, n_features))
        for place, mean in enumerate(means):
            away = X - mean
            covariances[place] = (resp[:, place] * away.T) @ away / sizes[place] + extra * np.eye(n_features)
    elif kind == "tied":
        covariances = (X.T @ X - (sizes * means.T) @ means) / sizes.sum() + extra * np.eye(n_features)
    else:
        covariances = resp.T @ (X * X) / sizes[:, None] - means ** 2 + extra
        if kind == "spherical":
            covariances = covariances.mean(axis=1)
    return sizes, means, covariances


_ILL = ("Fitting the mixture model failed because some components have ill-defined empirical covariance (for instance caused by singleton "
        "or collapsed samples). Try to decrease the number of components, increase reg_covar, or scale the input data.")


def _root(covariance):
    try:
        lower = np.linalg.cholesky(covariance)
    except np.linalg.LinAlgError:
        raise ValueError(_ILL) from None
    return np.linalg.inv(lower).T


def precision_roots(covariances, kind):
    """Roots of the precisions."""
    if kind == "full":
        return np.array([_root(covariance) for covariance in covariances])
    if kind == "tied":
        return _root(covariances)
    if (covariances <= 0.0).any():
        raise ValueError(_ILL)
    return 1.0 / np.sqrt(covariances)


def roots_of_precisions(precisions, kind):
    """Roots of precisions that are given."""
    def turned(matrix):
        return np.linalg.cholesky(matrix[::-1, ::-1])[::-1, ::-1]
    if kind == "full":
        return np.array([turned(matrix) for matrix in precisions])
    return turned(precisions) if kind == "tied" else np.sqrt(precisions)


def precisions_of(roots, kind):
    """Precisions of their roots."""
    if kind == "full":
        return np.array([root @ root.T for root in roots])
    return roots @ roots.T if kind == "tied" else roots ** 2


def log_determinants(roots, kind, n_features):
    """Logarithms of the determinants of the roots."""
    if kind == "full":
        return np.array([np.log(np.diag(root)).sum() for root in roots])
    if kind == "tied":
        return np.log(np.diag(roots)).sum()
    return np.log(roots).sum(axis=1) if kind == "diag" else n_features * np.log(roots)


def log_densities(X, means, roots, kind):
    """Logarithms of the densities of rows under each component."""
    n_features = X.shape[1]
    if kind in ("full", "tied"):
        every = roots if kind == "full" else [roots] * len(means)
        squares = np.array([((X @ root - mean @ root) ** 2).sum(axis=1) for mean, root in zip(means, every)]).T
    elif kind == "diag":
        sharp = roots ** 2
        squares = (means ** 2 * sharp).sum(axis=1) - 2.0 * (X @ (means * sharp).T) + (X ** 2) @ sharp.T
    else:
        sharp = roots ** 2
        squares = (means ** 2).sum(axis=1) * sharp - 2 * (X @ (means.T * sharp)) + np.outer((X * X).sum(axis=1), sharp)
    return -0.5 * (n_features * np.log(2 * np.pi) + squares) + log_determinants(roots, kind, n_features)
