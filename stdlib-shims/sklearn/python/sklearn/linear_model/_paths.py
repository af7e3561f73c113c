"""Coefficients of the elastic net for a falling sequence of penalties."""

import numpy as np

from sklearn.linear_model._elastic_net import descend, seed_of


def penalties(X, y, l1_ratio, eps, n_alphas):
    """Penalties from the smallest that leaves nothing to eps times that, for centred data."""
    if l1_ratio == 0:
        raise ValueError(
            "Automatic alpha grid generation is not supported for l1_ratio=0. Please supply a grid by providing your estimator with "
            "the appropriate `alphas=` argument."
        )
    products = X.T @ y
    largest = np.sqrt((products ** 2).sum(axis=1)).max() if y.ndim == 2 else np.abs(products).max()
    largest /= X.shape[0] * l1_ratio
    if largest <= np.finfo(np.float64).resolution:
        return np.full(n_alphas, np.finfo(np.float64).resolution)
    return np.geomspace(largest, largest * eps, num=n_alphas)


def follow(X, y, l1_ratio, alphas, max_iter, tol, positive, seed, precompute, coef_init=None):
    """Coefficients, gaps and rounds for each penalty, each started from the one before."""
    shape = (y.shape[1], X.shape[1]) if y.ndim == 2 else (X.shape[1],)
    coef = np.zeros(shape) if coef_init is None else np.asarray(coef_init, dtype=np.float64)
    use_gram = y.ndim == 1 and (precompute is True or (isinstance(precompute, str) and X.shape[0] > X.shape[1]))
    gram = (X.T @ X, X.T @ y) if use_gram else None
    coefs, gaps, rounds = [], [], []
    for alpha in alphas:
        coef, gap, n_iter = descend(X, y, coef, float(alpha), l1_ratio, max_iter, tol, positive, seed, gram)
        coefs.append(coef)
        gaps.append(gap)
        rounds.append(n_iter)
    return np.stack(coefs, axis=-1), np.array(gaps), rounds


def enet_path(X, y, *, l1_ratio=0.5, eps=1e-3, n_alphas=100, alphas=None, precompute="auto", Xy=None, copy_X=True, coef_init=None,
              verbose=False, return_n_iter=False, positive=False, check_input=True, **params):
    """Penalties, and coefficients and gaps of the elastic net for them."""
    tol, max_iter = params.pop("tol", 1e-4), params.pop("max_iter", 1000)
    seed = seed_of(params.pop("selection", "cyclic"), params.pop("random_state", None))
    for name in ("X_offset", "X_scale", "sample_weight"):
        if params.pop(name, None) is not None:
            raise NotImplementedError(f"enet_path({name}=...) is not available: centre X and y before")
    if params:
        raise ValueError("Unexpected parameters in params", list(params))
    X, y = np.asarray(X, dtype=np.float64), np.asarray(y, dtype=np.float64)
    if alphas is None:
        alphas = penalties(X, y, l1_ratio, eps, n_alphas)
    else:
        alphas = np.sort(np.asarray(alphas, dtype=np.float64))[::-1]
    coefs, gaps, rounds = follow(X, y, l1_ratio, alphas, max_iter, tol, positive, seed, precompute, coef_init)
    return (alphas, coefs, gaps, rounds) if return_n_iter else (alphas, coefs, gaps)


def lasso_path(X, y, *, eps=1e-3, n_alphas=100, alphas=None, precompute="auto", Xy=None, copy_X=True, coef_init=None, verbose=False,
               return_n_iter=False, positive=False, **params):
    """Penalties, and coefficients and gaps of the lasso for them."""
    return enet_path(X, y, l1_ratio=1.0, eps=eps, n_alphas=n_alphas, alphas=alphas, precompute=precompute, coef_init=coef_init,
                     return_n_iter=return_n_iter, positive=positive, **params)
