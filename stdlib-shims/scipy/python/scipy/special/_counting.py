"""Numbers of choices, orders and products."""

import numpy as np
from _scipy import special as _special

from scipy._refusals import refuse
from scipy.special._gamma import binom, gamma, poch


def comb(N, k, *, exact=False, repetition=False):
    """How many ways there are to choose `k` of `N`."""
    if repetition:
        return comb(N + k - 1, k, exact=exact)
    if exact:
        from math import comb as count

        if int(N) != N or int(k) != k:
            raise ValueError("Non-integer `N` and `k` with `exact=True` is not supported.")
        return count(int(N), int(k)) if N >= 0 and 0 <= k <= N else 0
    N, k = np.asarray(N), np.asarray(k)
    possible = (k <= N) & (N >= 0) & (k >= 0)
    return np.where(possible, binom(N, k), 0.0)[()]


def perm(N, k, exact=False):
    """How many ordered ways there are to take `k` of `N`."""
    if exact:
        from math import perm as count

        if int(N) != N or int(k) != k:
            raise ValueError("Non-integer `N` and `k` with `exact=True` is not supported")
        return count(int(N), int(k)) if N >= 0 and 0 <= k <= N else 0
    N, k = np.asarray(N), np.asarray(k)
    possible = (k <= N) & (N >= 0) & (k >= 0)
    return np.where(possible, poch(np.where(possible, N - k + 1.0, 1.0), np.where(possible, k, 0)), 0.0)[()]


def _check_extend(extend, exact):
    if extend not in ("zero", "complex"):
        raise ValueError(f"argument `extend` must be either 'zero' or 'complex', received: {extend}")
    if exact and extend == "complex":
        raise ValueError("Incompatible options: `exact=True` and `extend='complex'`")


def factorial(n, exact=False, extend="zero"):
    """n!, as a float, or as a whole number with `exact`; `extend="complex"` goes on below zero by the gamma function."""
    _check_extend(extend, exact)
    if exact:
        from math import factorial as product

        if np.ndim(n) == 0:
            if not isinstance(n, (int, np.integer)):
                raise ValueError(f"`exact=True` only supports integers, cannot use data type {type(n)}")
            return 0 if n < 0 else product(int(n))
        return np.array([factorial(int(value), exact=True) for value in np.ravel(n)]).reshape(np.shape(n))
    n = np.asarray(n)
    if extend == "complex":
        return _special("gamma", n + 1.0)
    return np.where(n < 0, 0.0, _special("gamma", np.where(n < 0, 1.0, n + 1.0)))[()]


def factorial2(n, exact=False, extend="zero"):
    """n!!: the product of every second number down from n."""
    _check_extend(extend, exact)
    if exact:
        product = 1
        for factor in range(int(n), 0, -2):
            product *= factor
        return 0 if n < -1 else product
    n = np.asarray(n, dtype=float)
    even = 2.0 ** (n / 2.0) * gamma(n / 2.0 + 1.0)
    odd = even * np.sqrt(2.0 / np.pi)
    if extend == "complex":
        return odd[()]
    return np.where(n < -1, 0.0, np.where(n % 2 == 0, even, odd))[()]


def factorialk(n, k, exact=False, extend="zero"):
    """The product of every k-th number down from n."""
    _check_extend(extend, exact)
    if not isinstance(k, (int, np.integer)) or k < 1:
        raise ValueError(f"For `extend='zero'`, k must be a positive integer, received: {k}")
    if extend == "complex":
        refuse("scipy.special.factorialk(extend='complex')")

    def one(n):
        if n < 0:
            return 0
        product = 1
        for factor in range(int(n), 0, -int(k)):
            product *= factor
        return product

    if np.ndim(n) == 0:
        return one(n) if exact else np.float64(one(n))
    found = [one(value) for value in np.ravel(n).tolist()]
    return np.array(found, dtype=None if exact else float).reshape(np.shape(n))


def stirling2(N, K, *, exact=False):
    """In how many ways N things fall into K groups none of which is empty."""

    def one(n, k):
        if n < 0 or k < 0 or k > n:
            return 0
        row = [1] + [0] * k
        for size in range(1, n + 1):
            for groups in range(min(size, k), 0, -1):
                row[groups] = groups * row[groups] + row[groups - 1]
            row[0] = 0
        return row[k]

    for value in (*np.ravel(N).tolist(), *np.ravel(K).tolist()):
        if value != int(value):
            raise TypeError("Argument `N` or `K` must contain only integers")
    n, k = np.broadcast_arrays(N, K)
    found = [one(int(a), int(b)) for a, b in zip(n.ravel().tolist(), k.ravel().tolist())]
    if n.ndim == 0:
        return found[0] if exact else np.float64(found[0])
    return np.array(found, dtype=object if exact else float).reshape(n.shape)


def bernoulli(n):
    """Bernoulli's numbers from 0 to n."""
    from fractions import Fraction
    from math import comb as count

    if not np.isscalar(n) or n < 0:
        raise ValueError("n must be a non-negative integer.")
    numbers = [Fraction(1)]
    for m in range(1, int(n) + 1):
        if m > 1 and m % 2:
            numbers.append(Fraction(0))
        else:
            numbers.append(-sum(count(m + 1, k) * numbers[k] for k in range(m)) / Fraction(m + 1))
    return np.array([float(number) for number in numbers])


def euler(n):
    """Euler's numbers from 0 to n."""
    from math import comb as count

    if not np.isscalar(n) or n < 0:
        raise ValueError("n must be a non-negative integer.")
    numbers = [1]
    for m in range(1, int(n) + 1):
        numbers.append(0 if m % 2 else -sum(count(m, k) * numbers[k] for k in range(0, m, 2)))
    return np.array([float(number) for number in numbers])
