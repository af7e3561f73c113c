"""Vectors coded by the nearest of a few, and k-means to find those."""

import warnings

import numpy as np

import _scipy_spatial as native

__all__ = ["whiten", "vq", "kmeans", "kmeans2"]


class ClusterError(Exception):
    """A cluster without members."""


def _array(values, check_finite=True):
    values = np.asarray(values)
    if check_finite and values.dtype.kind in "fc" and not np.isfinite(values).all():
        raise ValueError("array must not contain infs or NaNs")
    return values


def whiten(obs, check_finite=None):
    """Columns divided by their standard deviations."""
    finite = check_finite is None or check_finite
    obs = _array(obs, finite)
    deviation = np.std(obs, axis=0)
    still = deviation == 0
    if finite and np.any(still):
        warnings.warn(
            "Some columns have standard deviation zero. The values of these columns will not change.", RuntimeWarning, stacklevel=2,
        )
    return obs / np.where(still, 1.0, deviation)


def _coded(obs, book):
    if obs.ndim != book.ndim:
        raise ValueError("Observation and code_book should have the same rank")
    if obs.ndim == 1:
        obs, book = obs[:, None], book[:, None]
    elif obs.ndim != 2:
        raise ValueError("ndim different than 1 or 2 are not supported")
    if obs.shape[1] != book.shape[1]:
        raise ValueError(f"Observation and code_book should have the same number of features. Got {obs.shape[1]}, {book.shape[1]}")
    codes, apart = native.nearest_rows(obs.astype(np.float64), book.astype(np.float64))
    return codes, apart


def vq(obs, code_book, check_finite=True):
    """The nearest code of each vector, and how far it is."""
    obs, book = _array(obs, check_finite), _array(code_book, check_finite)
    kind = np.result_type(obs, book)
    codes, apart = _coded(obs, book)
    if kind in (np.float64, np.float32):
        return codes.astype(np.int32), apart.astype(kind)
    return codes, apart


def _means(obs, codes, n_codes):
    """The mean of the vectors of each code, and which codes have any."""
    flat = obs.reshape(len(obs), -1).astype(np.float64)
    counts = np.bincount(codes, minlength=n_codes)
    sums = np.stack([np.bincount(codes, weights=column, minlength=n_codes) for column in flat.T], axis=1)
    means = sums / np.where(counts > 0, counts, 1)[:, None]
    kind = obs.dtype if obs.dtype.kind == "f" else np.float64
    return means.reshape((n_codes, *obs.shape[1:])).astype(kind), counts > 0


def _rounds(obs, book, thresh):
    """Codes move to the means of their vectors until the mean distance rests; those without vectors vanish."""
    before, change = np.inf, np.inf
    while change > thresh:
        codes, apart = vq(obs, book, check_finite=False)
        mean = np.mean(apart)
        book, has_members = _means(obs, codes, book.shape[0])
        book = book[has_members]
        change, before = abs(before - mean), mean
    return book, before


def _generator(rng, seed):
    """The numbers that either keyword asks for."""
    if seed is not None:
        if rng is not None:
            raise TypeError("kmeans() got multiple values for argument now known as `rng`. Specify one of `rng` or `seed`.")
        if isinstance(seed, (int, np.integer)):
            return np.random.RandomState(seed)
        return seed
    # Without either, the numbers of the whole program, so that `np.random.seed` is heard.
    return np.random if rng is None else np.random.default_rng(rng)


def kmeans(obs, k_or_guess, iter=20, thresh=1e-5, check_finite=True, *, rng=None, seed=None):
    """A book of codes and the mean distance from them: the best of some runs."""
    obs, guess = _array(obs, check_finite), _array(k_or_guess, check_finite)
    if iter < 1:
        raise ValueError(f"iter must be at least 1, got {iter}")
    if guess.size != 1:
        if guess.size < 1:
            raise ValueError(f"Asked for 0 clusters. Initial book was {guess}")
        return _rounds(obs, guess, thresh)
    k = int(guess.ravel()[0])
    if k != guess.ravel()[0]:
        raise ValueError("If k_or_guess is a scalar, it must be an integer.")
    if k < 1:
        raise ValueError(f"Asked for {k} clusters.")
    rng = _generator(rng, seed)
    best = None
    for _ in range(iter):
        found = _rounds(obs, _points(obs, k, rng), thresh)
        if best is None or found[1] < best[1]:
            best = found
    return best


def _points(data, k, rng):
    return data[rng.choice(data.shape[0], size=k, replace=False)]


def _normal(data, k, rng):
    """Vectors drawn from a normal distribution with the mean and covariance of the data."""
    mean = np.mean(data, axis=0)
    if data.ndim == 1:
        return rng.standard_normal(size=k) * np.sqrt(np.cov(data)) + mean
    if data.shape[1] > data.shape[0]:
        _, sizes, right = np.linalg.svd(data - mean, full_matrices=False)
        return rng.standard_normal(size=(k, sizes.size)) @ (sizes[:, None] * right / np.sqrt(data.shape[0] - 1.0)) + mean
    drawn = rng.standard_normal(size=(k, mean.size))
    return drawn @ np.linalg.cholesky(np.atleast_2d(np.cov(data.T))).T + mean


def _far_points(data, k, rng):
    """Vectors drawn by their squared distance from those drawn before."""
    flat = data.reshape(len(data), -1)
    made = np.empty((k, flat.shape[1]))
    whole = rng.integers if hasattr(rng, "integers") else rng.randint
    for place in range(k):
        if place == 0:
            chosen = whole(flat.shape[0])
        else:
            apart = native.nearest_rows(flat.astype(np.float64), made[:place])[1] ** 2
            chosen = int(np.searchsorted((apart / apart.sum()).cumsum(), rng.uniform()))
        made[place] = flat[chosen]
    return made[:, 0] if data.ndim == 1 else made


_STARTS = {"random": _normal, "points": _points, "++": _far_points}
_EMPTY = "One of the clusters is empty. Re-run kmeans with a different initialization."


def kmeans2(data, k, iter=10, thresh=1e-5, minit="random", missing="warn", check_finite=True, *, rng=None, seed=None):
    """A book of codes after a number of rounds, and the code of each vector."""
    if int(iter) < 1:
        raise ValueError(f"Invalid iter ({iter}), must be a positive integer.")
    if missing not in ("warn", "raise"):
        raise ValueError(f"Unknown missing method {missing!r}")
    data, book = _array(data, check_finite), np.array(k)
    if data.ndim not in (1, 2):
        raise ValueError("Input of rank > 2 is not supported.")
    if data.size < 1 or book.size < 1:
        raise ValueError("Empty input is not supported.")
    if minit == "matrix" or book.size > 1:
        if data.ndim != book.ndim:
            raise ValueError("k array doesn't match data rank")
        n_codes = book.shape[0]
        if data.ndim > 1 and book.shape[1] != data.shape[1]:
            raise ValueError("k array doesn't match data dimension")
    else:
        n_codes = int(book)
        if n_codes < 1:
            raise ValueError(f"Cannot ask kmeans2 for {n_codes} clusters (k was {book})")
        if n_codes != book:
            warnings.warn("k was not an integer, was converted.", stacklevel=2)
        if minit not in _STARTS:
            raise ValueError(f"Unknown init method {minit!r}")
        book = _STARTS[minit](data, n_codes, _generator(rng, seed))
    for _ in range(int(iter)):
        labels = vq(data, book, check_finite=check_finite)[0]
        made, has_members = _means(data, labels, n_codes)
        if not has_members.all():
            if missing == "raise":
                raise ClusterError(_EMPTY)
            warnings.warn(_EMPTY, stacklevel=2)
            made[~has_members] = book[~has_members]
        book = made
    return book, labels
