"""Lengths that are transformed fast: products of small primes."""

import operator


def _is_product(n, primes):
    for prime in primes:
        while n % prime == 0:
            n //= prime
    return n == 1


def _checked(target):
    target = operator.index(target)
    if target < 0:
        raise ValueError("Target length must be positive")
    return target


def _primes(real):
    return (2, 3, 5) if real else (2, 3, 5, 7, 11)


def next_fast_len(target, real=False):
    """The shortest fast length that is long enough."""
    n = _checked(target)
    if n <= 6:
        return n
    best = 1 << (n - 1).bit_length()
    odd = [1]
    for prime in _primes(real)[1:]:
        odd = [value * prime**power for value in odd for power in range(64) if value * prime**power < 2 * best]
    for value in odd:
        candidate = value
        while candidate < n:
            candidate *= 2
        best = min(best, candidate)
    return best


def prev_fast_len(target, real=False):
    """The longest fast length that is not longer."""
    n = _checked(target)
    while n > 1 and not _is_product(n, _primes(real)):
        n -= 1
    return n
