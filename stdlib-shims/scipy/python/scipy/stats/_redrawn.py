"""What the bootstrap, permutation and Monte Carlo tests share: statistics over the last axis, checks, p-values."""

import numpy as np


def takes_axis(statistic):
    """Whether a statistic has an argument `axis`."""
    code = getattr(statistic, "__code__", None)
    if code is not None:
        return "axis" in code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
    try:
        statistic(np.ones((2, 3)), axis=-1)
    except Exception:
        return False
    return True


def over_last(statistic, vectorized):
    """The statistic of the last axis of its samples."""
    if vectorized not in (True, False, None):
        raise ValueError("`vectorized` must be `True`, `False`, or `None`.")
    if takes_axis(statistic) if vectorized is None else vectorized:
        return lambda *samples: np.asarray(statistic(*samples, axis=-1))

    def each(*samples):
        outer = np.broadcast_shapes(*(sample.shape[:-1] for sample in samples))
        rows = [np.broadcast_to(sample, outer + sample.shape[-1:]).reshape(-1, sample.shape[-1]) for sample in samples]
        return np.array([statistic(*parts) for parts in zip(*rows)]).reshape(outer)

    return each


def whole_number(value, words, least=1):
    """A count, or scipy's words."""
    if int(value) != value or value < least:
        raise ValueError(words)
    return int(value)


def check_batch(batch):
    """The size of a batch, or None."""
    return None if batch is None else whole_number(batch, "`batch` must be a positive integer or None.")


def at_end(data, axis):
    """The samples with the axis at the end and the other dimensions broadcast."""
    if int(axis) != axis:
        raise ValueError("`axis` must be an integer.")
    axis = int(axis)
    samples = [np.asarray(sample) for sample in data]
    for sample in samples:
        if not -sample.ndim <= axis < sample.ndim:
            raise np.exceptions.AxisError(f"`axis` is out of bounds for array of dimension {sample.ndim}")
    samples = [np.moveaxis(sample, axis, -1) for sample in samples]
    outer = np.broadcast_shapes(*(sample.shape[:-1] for sample in samples))
    return [np.broadcast_to(sample, outer + sample.shape[-1:]) for sample in samples]


def check_alternative(alternative):
    """Refuses an unknown alternative, in the words of these tests."""
    if alternative not in ("two-sided", "less", "greater"):
        raise ValueError("`alternative` must be in {'two-sided', 'greater', 'less'}")


def p_value(null, observed, alternative, exact=False):
    """The share of the null distribution, along its first axis, at least as far out as what was observed."""
    add = 0 if exact else 1
    gamma = np.abs(2.220446049250313e-14 * np.asarray(observed, dtype=float))
    count = null.shape[0] + add
    less, greater = (np.sum(null <= observed + gamma, axis=0) + add) / count, (np.sum(null >= observed - gamma, axis=0) + add) / count
    p = less if alternative == "less" else greater if alternative == "greater" else 2 * np.minimum(less, greater)
    return np.clip(p, 0, 1)[()]


class Redrawn:
    """A statistic, its p-value and what it was under the null hypothesis."""

    def __init__(self, statistic, pvalue, null_distribution):
        self.statistic, self.pvalue, self.null_distribution = statistic, pvalue, null_distribution

    def __repr__(self):
        return f"{type(self).__name__}(statistic={self.statistic!r}, pvalue={self.pvalue!r}, null_distribution={self.null_distribution!r})"


def drawn_p(method, samples, statistic, alternative, kind="independent"):
    """Statistic and p-value of a test by the method asked for: shuffled samples, or normal ones under the null hypothesis."""
    from scipy.stats._methods import MonteCarloMethod, PermutationMethod
    from scipy.stats._permutation import monte_carlo_test, permutation_test

    if isinstance(method, PermutationMethod):
        found = permutation_test(
            samples, statistic, permutation_type=kind, axis=-1, alternative=alternative, n_resamples=method.n_resamples,
                batch=method.batch, rng=method.rng
        )
        return found.statistic, found.pvalue
    if not isinstance(method, MonteCarloMethod):
        raise ValueError("`method` must be an instance of `PermutationMethod`, an instance of `MonteCarloMethod`, or None (default).")
    sources = method.rvs
    if sources is None:
        normal = np.random.default_rng(method.rng).normal
        sources = (normal,) * len(samples)
    found = monte_carlo_test(samples, sources, statistic, axis=-1, alternative=alternative, n_resamples=method.n_resamples,
        batch=method.batch)
    return found.statistic, found.pvalue
