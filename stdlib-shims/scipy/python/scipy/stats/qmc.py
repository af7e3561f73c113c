"""Quasi-random points: Sobol, Halton, Latin hypercubes, and how evenly points fill a cube."""

import math
import warnings

import _rooms
import numpy as np

from scipy._refusals import refuse
from scipy.stats._discrepancies import discrepancy, geometric_discrepancy, update_discrepancy

__all__ = [
    "scale", "discrepancy", "geometric_discrepancy", "update_discrepancy", "QMCEngine", "Sobol", "Halton", "LatinHypercube",
    "MultinomialQMC", "MultivariateNormalQMC",
]
__getattr__ = _rooms.doors(__name__)


def scale(sample, l_bounds, u_bounds, *, reverse=False):
    """Points of the unit cube moved to a box, or back."""
    sample = np.asarray(sample)
    if sample.ndim != 2:
        raise ValueError("Sample is not a 2D array")
    try:
        lower, upper = np.broadcast_to(l_bounds, sample.shape[1]), np.broadcast_to(u_bounds, sample.shape[1])
    except ValueError as error:
        raise ValueError("'l_bounds' and 'u_bounds' must be broadcastable and respect the sample dimension") from error
    if not np.all(lower < upper):
        raise ValueError("Bounds are not consistent 'l_bounds' < 'u_bounds'")
    if reverse:
        if not (np.all(sample >= lower) and np.all(sample <= upper)):
            raise ValueError("Sample is out of bounds")
        return (sample - lower) / (upper - lower)
    if sample.max() > 1.0 or sample.min() < 0.0:
        raise ValueError("Sample is not in unit hypercube")
    return sample * (upper - lower) + lower


def _generator(rng):
    if rng is None or isinstance(rng, (int, np.integer)):
        return np.random.default_rng(rng)
    if isinstance(rng, (np.random.RandomState, np.random.Generator)):
        return rng
    raise ValueError(f"{rng!r} cannot be used to seed a numpy.random.Generator instance")


def _stream(rng, seed):
    """The stream of an engine: that of a given Generator is its child."""
    if seed is not None:
        if rng is not None:
            raise TypeError("got both `rng` and `seed`")
        stream = _generator(seed)
        return stream.spawn(1)[0] if isinstance(seed, np.random.Generator) else stream
    stream = _generator(rng)
    return stream.spawn(1)[0] if isinstance(stream, np.random.Generator) else stream


class QMCEngine:
    """What the engines share; one of your own gives `_random`."""

    def __init__(self, d, *, optimization=None, rng=None, seed=None):
        self._initialize(d, optimization=optimization, rng=rng, seed=seed)

    def _initialize(self, d, *, optimization=None, rng=None, seed=None):
        if isinstance(d, bool) or not isinstance(d, (int, np.integer)) or d < 0:
            raise ValueError("d must be a non-negative integer value")
        if optimization is not None:
            if str(optimization).lower() not in ("random-cd", "lloyd"):
                raise ValueError(f"{optimization!r} is not a valid optimization method. It must be one of {set(('random-cd', 'lloyd'))!r}")
            refuse(f"scipy.stats.qmc.{type(self).__name__}(optimization=)")
        self.d, self.num_generated = int(d), 0
        self.rng = self.rng_seed = _stream(rng, seed)

    def _random(self, n=1, *, workers=1):
        raise NotImplementedError(f"{type(self).__name__} gives no _random")

    def random(self, n=1, *, workers=1):
        """The next n points."""
        sample = self._random(n, workers=workers)
        self.num_generated += n
        return sample

    def integers(self, l_bounds, *, u_bounds=None, n=1, endpoint=False, workers=1):
        """The next n points as whole numbers below the bounds."""
        if u_bounds is None:
            l_bounds, u_bounds = 0, l_bounds
        lower, upper = np.atleast_1d(l_bounds), np.atleast_1d(u_bounds)
        upper = upper + 1 if endpoint else upper
        if lower.dtype.kind not in "iu" or upper.dtype.kind not in "iu":
            raise ValueError("'u_bounds' and 'l_bounds' must be integers or array-like of integers")
        return np.floor(scale(self.random(n), lower, upper)).astype(np.int64)

    def reset(self):
        """Begins again."""
        refuse(f"scipy.stats.qmc.{type(self).__name__}.reset", "make a new engine with the same seed")

    def fast_forward(self, n):
        """Passes over n points."""
        self.random(n)
        return self


def _primes(n):
    """The first n primes."""
    found, number = [], 2
    while len(found) < n:
        if all(number % prime for prime in found if prime * prime <= number):
            found.append(number)
        number += 1
    return found


class Halton(QMCEngine):
    """Digits of counters in prime bases, turned around the point."""

    def __init__(self, d, *, scramble=True, optimization=None, rng=None, seed=None):
        self._initialize(d, optimization=optimization, rng=rng, seed=seed)
        self.base, self.scramble = _primes(self.d), scramble
        self._permutations = [self._orders(base) if scramble else None for base in self.base]

    def _orders(self, base):
        """How the digits of each place are shuffled."""
        orders = np.repeat(np.arange(base)[None], math.ceil(54 / math.log2(base)) - 1, axis=0)
        for place in range(len(orders)):
            row = orders[place].copy()
            self.rng.shuffle(row)
            orders[place] = row
        return orders

    def _random(self, n=1, *, workers=1):
        columns = [self._column(n, base, orders) for base, orders in zip(self.base, self._permutations)]
        return np.array(columns).T.reshape(n, self.d)

    def _column(self, n, base, orders):
        left, value, weight = np.arange(self.num_generated, self.num_generated + n), np.zeros(n), 1.0 / base
        for place in range(math.ceil(54 / math.log2(base)) - 1 if orders is not None else 64):
            if orders is None and not np.any(left):
                break
            digit = left % base
            value += (digit if orders is None else orders[place][digit]) * weight
            weight, left = weight / base, left // base
        return value

    def reset(self):
        """Begins again with the same shuffles."""
        self.num_generated = 0
        return self


class LatinHypercube(QMCEngine):
    """Points of which each lies alone in its row and column."""

    def __init__(self, d, *, scramble=True, strength=1, optimization=None, rng=None, seed=None):
        self._initialize(d, optimization=optimization, rng=rng, seed=seed)
        if strength not in (1, 2):
            raise ValueError(f"{strength!r} is not a valid strength. It must be one of {set((1, 2))!r}")
        if strength == 2:
            refuse("scipy.stats.qmc.LatinHypercube(strength=2)")
        self.scramble = scramble

    def _random(self, n=1, *, workers=1):
        offsets = self.rng.uniform(size=(n, self.d)) if self.scramble else 0.5
        orders = np.tile(np.arange(1, n + 1), (self.d, 1))
        for column in range(self.d):
            row = orders[column].copy()
            self.rng.shuffle(row)
            orders[column] = row
        return (orders.T - offsets) / n


class Sobol(QMCEngine):
    """Sobol's points in the order of Gray, scrambled by matrices and a shift."""

    MAXDIM = 21201

    def __init__(self, d, *, scramble=True, bits=None, rng=None, seed=None, optimization=None):
        self._initialize(d, optimization=optimization, rng=rng, seed=seed)
        if self.d > self.MAXDIM:
            raise ValueError(f"Maximum supported dimensionality is {self.MAXDIM}.")
        if self.d > 128:
            refuse("scipy.stats.qmc.Sobol of more than 128 dimensions")
        self.bits = 30 if bits is None else int(bits)
        if self.bits > 64:
            raise ValueError("Maximum supported 'bits' is 64")
        if self.bits > 32:
            refuse("scipy.stats.qmc.Sobol(bits=) above 32")
        self.maxn, self.scramble = 2**self.bits, scramble
        from scipy.stats._sobol import directions, scrambled

        self._directions, self._shift = directions(self.d, self.bits), np.zeros(self.d, dtype=np.int64)
        if scramble:
            self._directions, self._shift = scrambled(self._directions, self.bits, self.rng)

    def _random(self, n=1, *, workers=1):
        n = int(n)
        if n == 0:
            return np.empty((0, self.d))
        done, total = self.num_generated, self.num_generated + n
        if total > self.maxn:
            more = "" if self.bits == 64 else "Consider increasing `bits`."
            raise ValueError(
                f"At most 2**{self.bits}={self.maxn} distinct points can be generated. {done} points have been previously generated, "
                f"then: n={done}+{n}={total}. {more}"
            )
        if done == 0 and n & (n - 1):
            warnings.warn("The balance properties of Sobol' points require n to be a power of 2.", stacklevel=3)
        counters = np.arange(done, total)
        gray, points = counters ^ (counters >> 1), np.tile(self._shift, (n, 1))
        for bit in range(int(counters[-1]).bit_length()):
            points ^= ((gray >> bit) & 1)[:, None] * self._directions[:, bit]
        return points / 2.0**self.bits

    def random_base2(self, m):
        """The next 2**m points."""
        n = 2**m
        total = self.num_generated + n
        if total & (total - 1):
            raise ValueError(
                f"The balance properties of Sobol' points require n to be a power of 2. {self.num_generated} points have been previously "
                f"generated, "
                f"then: n={self.num_generated}+2**{m}={total}. If you still want to do this, the function 'Sobol.random()' can be used."
            )
        return self.random(n)

    def reset(self):
        """Begins again with the same scrambling."""
        self.num_generated = 0
        return self

    def fast_forward(self, n):
        """Passes over n points."""
        self.num_generated += n
        return self


def _engine_for(engine, d, rng, seed, words):
    if engine is None:
        return Sobol(d=d, scramble=True, bits=30, rng=rng, seed=seed)
    if not isinstance(engine, QMCEngine):
        raise ValueError("`engine` must be an instance of `scipy.stats.qmc.QMCEngine` or `None`.")
    if engine.d != d:
        raise ValueError(words)
    return engine


class MultinomialQMC:
    """Counts of classes from quasi-random points."""

    def __init__(self, pvals, n_trials, *, engine=None, rng=None, seed=None):
        self.pvals, self.n_trials = np.atleast_1d(np.asarray(pvals)), n_trials
        if np.min(pvals) < 0:
            raise ValueError("Elements of pvals must be non-negative.")
        if not np.isclose(np.sum(pvals), 1):
            raise ValueError("Elements of pvals must sum to 1.")
        self.engine = _engine_for(engine, 1, rng, seed, "Dimension of `engine` must be 1.")

    def random(self, n=1):
        """n rows of counts."""
        limits, k = np.cumsum(self.pvals.astype(float)), len(self.pvals)
        rows = [np.bincount(np.minimum(np.searchsorted(limits, self.engine.random(self.n_trials).ravel()), k - 1),
            minlength=k) for _ in range(n)]
        return np.array(rows, dtype=float).reshape(n, k)


class MultivariateNormalQMC:
    """Normal vectors from quasi-random points."""

    def __init__(self, mean, cov=None, *, cov_root=None, inv_transform=True, engine=None, rng=None, seed=None):
        mean = np.asarray(np.atleast_1d(mean))
        d = mean.shape[0]
        if cov is not None:
            cov = np.asarray(np.atleast_2d(cov))
            if cov.shape[0] != d:
                raise ValueError("Dimension mismatch between mean and covariance.")
            if not np.allclose(cov, cov.T):
                raise ValueError("Covariance matrix is not symmetric.")
            cov_root = _root(cov)
        elif cov_root is not None:
            cov_root = np.atleast_2d(cov_root)
            if cov_root.shape[0] != d:
                raise ValueError("Dimension mismatch between mean and covariance.")
        words = ("Dimension of `engine` must be consistent with dimensions of mean and covariance. If `inv_transform` is False, it must be "
            "an even number.")
        self.engine = _engine_for(engine, d if inv_transform else 2 * math.ceil(d / 2), rng, seed, words)
        self._mean, self._root, self._d, self._inverse = mean, cov_root, d, inv_transform

    def random(self, n=1):
        """n vectors."""
        from scipy.special import ndtri

        points = self.engine.random(n)
        if self._inverse:
            normal = ndtri(0.5 + (1 - 1e-10) * (points - 0.5))
        else:
            even = np.arange(0, points.shape[-1], 2)
            radius, angle = np.sqrt(-2 * np.log(points[:, even])), 2 * math.pi * points[:, 1 + even]
            normal = np.stack([radius * np.cos(angle), radius * np.sin(angle)], -1).reshape(n, -1)[:, : self._d]
        return (normal if self._root is None else normal @ self._root) + self._mean


def _root(cov):
    try:
        return np.linalg.cholesky(cov).T
    except np.linalg.LinAlgError:
        values, vectors = np.linalg.eigh(cov)
        if not np.all(values >= -1.0e-8):
            raise ValueError("Covariance matrix not PSD.") from None
        return (vectors * np.sqrt(np.clip(values, 0.0, None))).T
