"""Permutation and Monte Carlo tests: how far out a statistic is among shuffled or random samples."""

from itertools import combinations, permutations, product
from math import comb, factorial

import numpy as np

from scipy.stats._random import check_generator
from scipy.stats._redrawn import Redrawn, at_end, check_alternative, check_batch, over_last, p_value, whole_number


class PermutationTestResult(Redrawn):
    """The statistic, its p-value and what it was under the permutations."""


class MonteCarloTestResult(Redrawn):
    """The statistic, its p-value and what it was of random samples."""


def _partitions(places, sizes):
    """Every way to deal the places into groups of the sizes, each group in order."""
    if len(sizes) == 1:
        yield tuple(places)
        return
    for chosen in combinations(places, sizes[0]):
        left = [place for place in places if place not in set(chosen)]
        for rest in _partitions(left, sizes[1:]):
            yield chosen + rest


def _batches(rows, batch):
    """Arrays of up to `batch` rows."""
    kept = []
    for row in rows:
        kept.append(row)
        if len(kept) == batch:
            yield np.array(kept)
            kept = []
    if kept:
        yield np.array(kept)


def _independent(samples, over, n_resamples, batch, stream):
    """The statistic when values move freely between samples."""
    sizes = [sample.shape[-1] for sample in samples]
    n_all, left = 1, sum(sizes)
    for size in sizes[:-1]:
        n_all, left = n_all * comb(left, size), left - size
    exact = n_all <= n_resamples
    n, count = sum(sizes), n_all if exact else n_resamples
    rows = _partitions(range(n), sizes) if exact else (stream.permutation(n) for _ in range(count))
    pool, cuts, null = np.concatenate(samples, axis=-1), np.cumsum(sizes)[:-1], []
    for places in _batches(rows, batch or count):
        shuffled = np.moveaxis(pool[..., places], -2, 0)
        null.append(over(*np.split(shuffled, cuts, axis=-1)))
    return np.concatenate(null, axis=0), exact


def _orders(n_permutations, n_samples, n, batch, stream):
    """Random orders of n places for each sample, in batches."""
    batch = min(batch, n_permutations)
    start = np.tile(np.arange(n), (batch, n_samples, 1))
    for done in range(0, n_permutations, batch):
        here = min(batch, n_permutations - done)
        if hasattr(stream, "permuted"):
            yield stream.permuted(start, axis=-1)[:here]
        else:
            yield np.argsort(stream.uniform(size=(here, n_samples, n)), axis=-1)


def _pairings(samples, over, n_resamples, batch, stream):
    """The statistic when the values within each sample change places."""
    n_samples, n = len(samples), samples[0].shape[-1]
    n_all = factorial(n) ** n_samples
    exact = n_all <= n_resamples
    count = n_all if exact else n_resamples
    if exact:
        batches = _batches(product(permutations(range(n)), repeat=n_samples), batch or count)
    else:
        batches = _orders(count, n_samples, n, batch or count, stream)
    null = []
    for orders in batches:
        shuffled = [np.moveaxis(sample[..., orders[:, place]], -2, 0) for place, sample in enumerate(samples)]
        null.append(over(*shuffled))
    return np.concatenate(null, axis=0), exact


def _swaps(samples, over, n_resamples, batch, stream):
    """The statistic when the values of each pair or tuple change samples; one sample changes signs."""
    alone = len(samples) == 1
    table = np.stack([samples[0], -samples[0]] if alone else samples, axis=-1)
    each_observation = [table[..., place, :] for place in range(table.shape[-2])]

    def swapped(*observations):
        back = np.moveaxis(np.stack(observations, axis=-2), -1, 0)
        return over(*(back[:1] if alone else back))

    return _pairings(each_observation, swapped, n_resamples, batch, stream)


KINDS = {"independent": _independent, "pairings": _pairings, "samples": _swaps}


def permutation_test(data, statistic, *, permutation_type="independent", vectorized=None, n_resamples=9999, batch=None,
    alternative="two-sided", axis=0, rng=None, random_state=None):
    """Whether a statistic is out of the ordinary when samples are shuffled."""
    if permutation_type not in KINDS:
        raise ValueError("`permutation_type` must be in {'independent', 'pairings', 'samples'}.")
    over = over_last(statistic, vectorized)
    if permutation_type == "independent" and len(data) < 2:
        raise ValueError("`data` must be a tuple containing at least two samples")
    samples = at_end(data, axis)
    if any(sample.shape[-1] <= 1 for sample in samples):
        raise ValueError("each sample in `data` must contain two or more observations along `axis`.")
    check_alternative(alternative)
    n_resamples = n_resamples if n_resamples == np.inf else whole_number(n_resamples, "`n_resamples` must be a positive integer.")
    batch = check_batch(batch)
    observed = over(*samples)
    null, exact = KINDS[permutation_type](samples, over, n_resamples, batch, check_generator(rng, random_state))
    return PermutationTestResult(observed[()], p_value(null, observed, alternative, exact), null)


def monte_carlo_test(data, rvs, statistic, *, vectorized=None, n_resamples=9999, batch=None, alternative="two-sided", axis=0):
    """Whether a statistic is out of the ordinary among random samples from `rvs`."""
    several = isinstance(data, (tuple, list)) and len(data) and isinstance(rvs, (tuple, list))
    if isinstance(rvs, (tuple, list)):
        if not isinstance(data, (tuple, list)) or len(rvs) != len(data):
            raise ValueError("If `rvs` is a sequence, `len(rvs)` must equal `len(data)`.")
    elif not callable(rvs):
        raise TypeError("`rvs` must be callable or sequence of callables.")
    if not callable(statistic):
        raise TypeError("`statistic` must be callable.")
    over = over_last(statistic, vectorized)
    samples = at_end(data if several else [data], axis)
    sources = rvs if several else [rvs]
    n_resamples = whole_number(n_resamples, "`n_resamples` must be a positive integer.")
    batch = check_batch(batch)
    check_alternative(alternative)
    observed, null, step = over(*samples), [], batch or n_resamples
    for done in range(0, n_resamples, step):
        here = min(step, n_resamples - done)
        null.append(over(*(np.asarray(source(size=(here, sample.shape[-1]))) for source, sample in zip(sources, samples))))
    null = np.concatenate(null, axis=0)
    null = null.reshape([-1] + [1] * np.ndim(observed))
    return MonteCarloTestResult(observed[()], p_value(null, observed, alternative), null)
