"""rv_discrete: the methods of every distribution over whole numbers."""

import numpy as np

from scipy._refusals import refuse_others
from scipy.stats._distribution import rv_discrete_base


class rv_discrete(rv_discrete_base):
    """A discrete distribution; sub-classes give `_pmf` and what else they know, or `values` lists the probabilities."""

    def __new__(cls, *args, values=None, **kwds):
        return super().__new__(rv_sample if values is not None and cls is rv_discrete else cls)

    def __init__(self, a=0, b=np.inf, name=None, badvalue=None, moment_tol=1e-8, values=None, inc=1, longname=None, shapes=None, seed=None):
        self.a, self.b, self.inc = a, b, inc
        self.name = "Distribution" if name is None else name
        self.badvalue = np.nan if badvalue is None else badvalue
        self._random_state = None
        if seed is not None:
            self.random_state = seed
        if shapes is None:
            shapes = ""
            for method in ("_pmf", "_cdf"):
                if getattr(type(self), method) is not getattr(rv_discrete, method):
                    code = getattr(type(self), method).__code__
                    shapes = " ".join(code.co_varnames[2 : code.co_argcount])
                    break
        self._set_shapes(shapes)

    def _place(self, k, args, kwds):
        shapes, loc, _ = self._read(args, kwds)
        shapes = self._spread(*shapes)
        k = np.asarray(np.asarray(k) - np.asarray(loc), dtype=float)
        known = ~np.isnan(k)
        return np.where(known, k, 0.0), shapes, np.logical_and(self._argcheck(*shapes), known)

    def _masked(self, value, valid):
        return np.where(valid, value, self.badvalue)[()]

    def pmf(self, k, *args, **kwds):
        """The probability of k."""
        k, shapes, valid = self._place(k, args, kwds)
        low, high = self._get_support(*shapes)
        with np.errstate(all="ignore"):
            inside = (k >= low) & (k <= high) & (np.floor(k) == k)
            value = np.where(inside, np.clip(self._pmf(k, *shapes), 0, 1), 0.0)
        return self._masked(value, valid)

    def logpmf(self, k, *args, **kwds):
        """The logarithm of the probability of k."""
        k, shapes, valid = self._place(k, args, kwds)
        low, high = self._get_support(*shapes)
        with np.errstate(all="ignore"):
            inside = (k >= low) & (k <= high) & (np.floor(k) == k)
            return self._masked(np.where(inside, self._logpmf(k, *shapes), -np.inf), valid)

    def _tail(self, k, args, kwds, method, below, above):
        k, shapes, valid = self._place(k, args, kwds)
        low, high = self._get_support(*shapes)
        with np.errstate(all="ignore"):
            value = np.where(k < low, below, np.where(k >= high, above, method(np.floor(k), *shapes)))
        return self._masked(value, valid)

    def cdf(self, k, *args, **kwds):
        """The probability of values up to k."""
        return self._tail(k, args, kwds, lambda k, *shapes: np.clip(self._cdf(k, *shapes), 0, 1), 0.0, 1.0)

    def logcdf(self, k, *args, **kwds):
        """The logarithm of `cdf`."""
        return self._tail(k, args, kwds, lambda k, *shapes: np.log(self._cdf(k, *shapes)), -np.inf, 0.0)

    def sf(self, k, *args, **kwds):
        """The probability of values above k."""
        return self._tail(k, args, kwds, lambda k, *shapes: np.clip(self._sf(k, *shapes), 0, 1), 1.0, 0.0)

    def logsf(self, k, *args, **kwds):
        """The logarithm of `sf`."""
        return self._tail(k, args, kwds, lambda k, *shapes: np.log(self._sf(k, *shapes)), 0.0, -np.inf)

    def _quantile(self, q, args, kwds, method, at_zero, at_one):
        shapes, loc, _ = self._read(args, kwds)
        shapes = self._spread(*shapes)
        q = np.asarray(q, dtype=float)
        low, high = self._get_support(*shapes)
        ends = (np.asarray(low) - 1, np.asarray(high))
        with np.errstate(all="ignore"):
            value = method(np.where((q > 0) & (q < 1), q, 0.5), *shapes)
            value = np.where(q == 0, ends[at_zero], np.where(q == 1, ends[at_one], value)) + np.asarray(loc)
            allowed = np.logical_and(self._argcheck(*shapes), (q >= 0) & (q <= 1))
        return np.where(allowed, value * 1.0, self.badvalue)[()]

    def ppf(self, q, *args, **kwds):
        """The smallest value with at least q of the probability up to it."""
        return self._quantile(q, args, kwds, self._ppf, 0, 1)

    def isf(self, q, *args, **kwds):
        """The smallest value with at most q of the probability above it."""
        return self._quantile(q, args, kwds, self._isf, 1, 0)

    def entropy(self, *args, **kwds):
        """Shannon's entropy."""
        shapes, _, _ = self._read(args, kwds)
        shapes = self._spread(*shapes)
        arrays = np.broadcast_arrays(*shapes) if shapes else [np.asarray(0)]

        def one(*cell):
            masses = self._masses(cell)[1]
            masses = masses[masses > 0]
            return float(-np.sum(masses * np.log(masses)))

        if arrays[0].ndim == 0:
            value = np.asarray(one(*(float(shape) for shape in shapes)))
        else:
            value = np.array([one(*(float(a.ravel()[i]) for a in arrays)) for i in range(arrays[0].size)]).reshape(arrays[0].shape)
        return np.where(self._argcheck(*shapes), value, np.nan)[()]

    def _masses(self, shapes):
        """The values that matter and their probabilities, for one set of shapes."""
        low, high = (float(end) for end in self._get_support(*shapes))
        shapes = [np.float64(shape) for shape in shapes]
        with np.errstate(all="ignore"):
            if np.isinf(high):
                high = float(self._isf(np.float64(1e-13), *shapes)) + 20
            if np.isinf(low):
                low = float(self._ppf(np.float64(1e-13), *shapes)) - 20
            k = np.arange(low, high + 1)
            return k, np.asarray(self._pmf(k, *shapes))

    def _munp(self, order, *shapes):
        k, masses = self._masses(shapes)
        total, last = float(np.sum(k**order * masses)), float(k[-1])
        end, width = float(self._get_support(*shapes)[1]), 1000.0
        while last < min(end, 1e7):
            # A heavy tail still adds to high moments.
            k = np.arange(last + 1, min(last + width, end) + 1)
            more = float(np.sum(k**order * self._pmf(k, *(np.float64(shape) for shape in shapes))))
            total, last, width = total + more, float(k[-1]), width * 2
            if abs(more) <= 1e-13 * abs(total):
                break
        return total

    def expect(self, func=None, args=(), loc=0, lb=None, ub=None, conditional=False, maxcount=1000, tolerance=1e-10, chunksize=32):
        """The expected value of a function of the variable."""
        refuse_others("scipy.stats.rv_discrete.expect", "the sum is taken over every value that matters", maxcount=(maxcount, 1000),
            tolerance=(tolerance, 1e-10), chunksize=(chunksize, 32))
        k, masses = self._masses(args)
        k = k + loc
        if lb is not None:
            k, masses = k[k >= lb], masses[k >= lb]
        if ub is not None:
            k, masses = k[k <= ub], masses[k <= ub]
        values = k if func is None else np.array([func(value) for value in k.tolist()], dtype=float)
        total = np.sum(values * masses)
        return np.float64(total / np.sum(masses) if conditional else total)

    def _pmf(self, k, *args):
        return self._cdf(k, *args) - self._cdf(k - 1, *args)

    def _logpmf(self, k, *args):
        return np.log(self._pmf(k, *args))

    def _cdf(self, k, *args):
        def one(top, *shapes):
            low = float(self._get_support(*shapes)[0])
            return float(np.sum(self._pmf(np.arange(low, top + 1), *(np.float64(shape) for shape in shapes))))

        arrays = np.broadcast_arrays(k, *args)
        cells = [one(*(float(array.ravel()[place]) for array in arrays)) for place in range(arrays[0].size)]
        return np.array(cells, dtype=float).reshape(arrays[0].shape)

    def _sf(self, k, *args):
        return 1.0 - self._cdf(k, *args)

    def _ppf(self, q, *args):
        """Whole numbers found by halving, for every place at once."""
        arrays = np.broadcast_arrays(q, *args)
        q, shapes = np.asarray(arrays[0], dtype=float), arrays[1:]
        low, high = self._get_support(*shapes)
        low = np.broadcast_to(np.asarray(low, dtype=float), q.shape).copy()
        high = np.broadcast_to(np.asarray(high, dtype=float), q.shape).copy()
        with np.errstate(all="ignore"):
            low = np.where(np.isinf(low), -10.0, low)
            reach = np.where(np.isinf(high), np.maximum(low, 0) + 16.0, high)
            while True:
                short = np.isinf(high) & (self._cdf(reach, *shapes) < q)
                if not np.any(short):
                    break
                reach = np.where(short, reach * 2, reach)
            low = low - 1
            while np.any(reach - low > 1):
                middle = np.floor((low + reach) / 2)
                enough = self._cdf(middle, *shapes) >= q * (1 - 4e-16)
                reach, low = np.where(enough, middle, reach), np.where(enough, low, middle)
        return reach

    def _isf(self, q, *args):
        return self._ppf(1.0 - q, *args)


class rv_sample(rv_discrete):
    """A distribution whose values and probabilities are listed."""

    def __init__(self, a=0, b=np.inf, name=None, badvalue=None, moment_tol=1e-8, values=None, inc=1, longname=None, shapes=None, seed=None):
        super().__init__(a, b, name, badvalue, moment_tol, None, inc, longname, "", seed)
        xk, pk = (np.asarray(part) for part in values)
        if xk.shape != pk.shape:
            raise ValueError("xk and pk must have the same shape.")
        if np.less(pk, 0.0).any():
            raise ValueError("All elements of pk must be non-negative.")
        if not np.allclose(np.sum(pk), 1):
            raise ValueError("The sum of provided pk is not 1.")
        order = np.argsort(xk.ravel())
        self.xk, self.pk = xk.ravel()[order], pk.ravel()[order]
        self.a, self.b = self.xk[0], self.xk[-1]
        self.qvals = np.cumsum(self.pk)

    def _argcheck(self):
        return True

    def pmf(self, k, loc=0):
        """The probability of k."""
        k = np.asarray(k) - loc
        return np.asarray(np.sum(np.where(np.asarray(k)[..., None] == self.xk, self.pk, 0.0), axis=-1))[()]

    def _pmf(self, k):
        return self.pmf(k)

    def _cdf(self, k):
        return np.concatenate(([0.0], self.qvals))[np.searchsorted(self.xk, k, side="right")]

    def _ppf(self, q):
        return self.xk[np.minimum(np.searchsorted(self.qvals, q, side="left"), len(self.xk) - 1)]

    def _rvs(self, size=None, random_state=None):
        return self._ppf(np.asarray(random_state.uniform(size=size)))

    def _masses(self, shapes):
        return self.xk, self.pk
