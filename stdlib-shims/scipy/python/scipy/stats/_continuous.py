"""rv_continuous: the methods of every continuous distribution, written over the few it gives itself."""

import _scipy_stats as native
import numpy as np

from scipy.stats._distribution import rv_generic


class rv_continuous(rv_generic):
    """A continuous distribution; sub-classes give `_pdf` and what else they know in closed form."""

    _open_ends = False

    def __init__(self, momtype=1, a=None, b=None, xtol=1e-14, badvalue=None, name=None, longname=None, shapes=None, seed=None):
        self.a = -np.inf if a is None else a
        self.b = np.inf if b is None else b
        self.name = "Distribution" if name is None else name
        self.xtol = xtol
        self.badvalue = np.nan if badvalue is None else badvalue
        self._random_state = None
        if seed is not None:
            self.random_state = seed
        self._set_shapes(shapes if shapes is not None else self._shapes_of_methods())

    def _shapes_of_methods(self):
        """The names of the shape parameters, read off the first method a sub-class wrote."""
        for name in ("_pdf", "_cdf", "_logpdf", "_ppf"):
            method = getattr(type(self), name)
            if method is not getattr(rv_continuous, name):
                code = method.__code__
                return " ".join(code.co_varnames[2 : code.co_argcount])
        return ""

    def _place(self, x, args, kwds):
        """Standardised x, the shapes, the scale, and where the parameters are allowed."""
        shapes, loc, scale = self._read(args, kwds)
        shapes = self._spread(*shapes)
        x, loc, scale = np.asarray(x), np.asarray(loc), np.asarray(scale)
        return native.standardise(x, loc, scale), shapes, scale, self._valid(shapes, scale)

    def _spread(self, *values):
        """Shapes as floats: whole numbers have no negative powers."""
        arrays = [np.asarray(value) for value in values]
        return [array.astype(float) if array.dtype.kind in "biu" else array for array in arrays]

    def _inside(self, x, shapes):
        """Where there is a density; at the ends only when they are not open."""
        low, high = self._get_support(*shapes)
        return (x > low) & (x < high) if self._open_ends else (x >= low) & (x <= high)

    def _tail(self, value, standard, shapes, valid, below, above):
        """Probabilities, or their logarithms, with what holds below and above the support."""
        return native.probabilities(value, standard, *self._get_support(*shapes), below, above, valid, self.badvalue)

    def _density_inside(self, value, standard, shapes, valid, outside):
        """Densities, or their logarithms, with what holds outside the support."""
        if type(self)._inside is rv_continuous._inside:
            return native.densities(value, standard, *self._get_support(*shapes), self._open_ends, outside, valid, self.badvalue)
        value = np.where(self._inside(standard, shapes), value, outside)
        return np.where(np.logical_and(valid, ~np.isnan(standard)), value, self.badvalue)[()]

    def pdf(self, x, *args, **kwds):
        """The density at x."""
        standard, shapes, scale, valid = self._place(x, args, kwds)
        with np.errstate(all="ignore"):
            return self._density_inside(self._pdf(standard, *shapes) / scale, standard, shapes, valid, 0.0)

    def logpdf(self, x, *args, **kwds):
        """The logarithm of the density at x."""
        standard, shapes, scale, valid = self._place(x, args, kwds)
        with np.errstate(all="ignore"):
            return self._density_inside(self._logpdf(standard, *shapes) - np.log(scale), standard, shapes, valid, -np.inf)

    def cdf(self, x, *args, **kwds):
        """The probability of values up to x."""
        standard, shapes, _, valid = self._place(x, args, kwds)
        with np.errstate(all="ignore"):
            return self._tail(self._cdf(standard, *shapes), standard, shapes, valid, 0.0, 1.0)

    def logcdf(self, x, *args, **kwds):
        """The logarithm of `cdf`."""
        standard, shapes, _, valid = self._place(x, args, kwds)
        with np.errstate(all="ignore"):
            return self._tail(self._logcdf(standard, *shapes), standard, shapes, valid, -np.inf, 0.0)

    def sf(self, x, *args, **kwds):
        """The probability of values above x."""
        standard, shapes, _, valid = self._place(x, args, kwds)
        with np.errstate(all="ignore"):
            return self._tail(self._sf(standard, *shapes), standard, shapes, valid, 1.0, 0.0)

    def logsf(self, x, *args, **kwds):
        """The logarithm of `sf`."""
        standard, shapes, _, valid = self._place(x, args, kwds)
        with np.errstate(all="ignore"):
            return self._tail(self._logsf(standard, *shapes), standard, shapes, valid, 0.0, -np.inf)

    def _quantile(self, q, args, kwds, method, at_zero, at_one):
        shapes, loc, scale = self._read(args, kwds)
        shapes = self._spread(*shapes)
        q, loc, scale = np.asarray(q, dtype=float), np.asarray(loc), np.asarray(scale)
        ends = self._get_support(*shapes)
        with np.errstate(all="ignore"):
            value = method(native.inner_shares(q), *shapes)
        valid = self._valid(shapes, scale)
        return native.quantiles(value, q, ends[at_zero], ends[at_one], loc, scale, valid, self.badvalue)

    def ppf(self, q, *args, **kwds):
        """The quantile of q."""
        return self._quantile(q, args, kwds, self._ppf, 0, 1)

    def isf(self, q, *args, **kwds):
        """The value with probability q above it."""
        return self._quantile(q, args, kwds, self._isf, 1, 0)

    def entropy(self, *args, **kwds):
        """The differential entropy."""
        shapes, loc, scale = self._read(args, kwds)
        shapes, scale = self._spread(*shapes), np.asarray(scale, dtype=float)
        with np.errstate(all="ignore"):
            value = self._entropy(*shapes) + np.log(scale) + 0 * np.asarray(loc)
        return np.where(self._valid(shapes, scale), value, np.nan)[()]

    def expect(self, func=None, args=(), loc=0, scale=1, lb=None, ub=None, conditional=False, **kwds):
        """The expected value of a function of the variable."""
        from scipy.integrate import quad

        low, high = self._get_support(*args)
        low = low * scale + loc if lb is None else lb
        high = high * scale + loc if ub is None else ub
        weigh = (lambda x: x) if func is None else func
        share = self.cdf(high, *args, loc=loc, scale=scale) - self.cdf(low, *args, loc=loc, scale=scale) if conditional else 1.0

        def term(x):
            density = self.pdf(x, *args, loc=loc, scale=scale)
            return weigh(x) * density if density else 0.0

        value = quad(term, low, high, **kwds)[0]
        return np.float64(value / share)

    def fit(self, data, *args, **kwds):
        """The most likely shape parameters, loc and scale."""
        from scipy.stats._fit import fit

        return fit(self, data, args, kwds)

    def fit_loc_scale(self, data, *args):
        """loc and scale from the mean and the variance of the data."""
        data = np.asarray(data)
        mean, variance = self.stats(*args, moments="mv")
        scale = np.sqrt(data.var() / variance)
        loc = data.mean() - scale * mean
        return (loc if np.isfinite(loc) else 0), (scale if np.isfinite(scale) and scale > 0 else 1)

    # What a sub-class may give; each has an answer made of the others.

    def _pdf(self, x, *args):
        if type(self)._logpdf is not rv_continuous._logpdf:
            return np.exp(self._logpdf(x, *args))
        step = 1e-5
        return (self._cdf(x + step, *args) - self._cdf(x - step, *args)) / (2 * step)

    def _logpdf(self, x, *args):
        return np.log(self._pdf(x, *args))

    def _cdf(self, x, *args):
        from scipy.integrate import quad

        low = self._get_support(*args)[0]
        return self._each(lambda value, *shapes: quad(lambda point: self._pdf(np.float64(point), *shapes), float(low), value)[0], x, *args)

    def _logcdf(self, x, *args):
        return np.log(self._cdf(x, *args))

    def _sf(self, x, *args):
        return 1.0 - self._cdf(x, *args)

    def _logsf(self, x, *args):
        return np.log(self._sf(x, *args))

    def _ppf(self, q, *args):
        return self._each(self._find_quantile, q, *args)

    def _find_quantile(self, q, *args):
        from scipy.optimize import brentq

        low, high = (float(end) for end in self._get_support(*args))
        if np.isinf(low):
            low = min(-10.0, high if np.isfinite(high) else np.inf)
            while self._cdf(np.float64(low), *args) > q:
                low *= 10.0
        if np.isinf(high):
            high = max(10.0, low + 10.0)
            while self._cdf(np.float64(high), *args) < q:
                high *= 10.0
        return brentq(lambda x: float(self._cdf(np.float64(x), *args)) - q, low, high, xtol=self.xtol)

    def _isf(self, q, *args):
        return self._ppf(1.0 - q, *args)

    def _entropy(self, *args):
        def one(*shapes):
            from scipy.integrate import quad

            def term(x):
                density = float(self._pdf(np.float64(x), *shapes))
                return -density * np.log(density) if density > 0 else 0.0

            low, high = (float(end) for end in self._get_support(*shapes))
            value = quad(term, low, high)[0]
            if not np.isnan(value):
                return value
            low = float(self._ppf(np.float64(1e-10), *shapes)) if np.isinf(low) else low
            high = float(self._ppf(np.float64(1.0 - 1e-10), *shapes)) if np.isinf(high) else high
            return quad(term, low, high)[0]

        return self._each(one, *args) if args else np.asarray(one())

    def _munp(self, order, *args):
        from scipy.integrate import quad

        low, high = (float(end) for end in self._get_support(*args))
        return quad(lambda x: x**order * float(self._pdf(np.float64(x), *args)), low, high)[0]

    @staticmethod
    def _each(function, *arrays):
        arrays = np.broadcast_arrays(*arrays)
        cells = [float(function(*(float(array.ravel()[place]) for array in arrays))) for place in range(arrays[0].size)]
        return np.array(cells, dtype=float).reshape(arrays[0].shape)

    def _fitstart(self, data, args=None):
        """Where the search for parameters begins."""
        shapes = (1.0,) * self.numargs if args is None else args
        loc, scale = self._start_of_loc_and_scale(data, *shapes)
        return (*shapes, loc, scale)

    def _start_of_loc_and_scale(self, data, *shapes):
        loc, scale = self.fit_loc_scale(data, *shapes)
        low, high = self._get_support(*shapes)
        span = high - low
        if span <= 0:
            return loc, scale
        smallest, largest = np.min(data), np.max(data)
        if low * scale + loc < smallest and largest < high * scale + loc:
            return loc, scale
        width = largest - smallest
        margin = 0.1 * width
        if np.isfinite(low) and np.isfinite(high):
            scale = (width + 2 * margin) / span
            return (smallest - low) - margin, scale
        if np.isfinite(low):
            return (smallest - low) - margin, 1
        if np.isfinite(high):
            return (largest - high) + margin, 1
        raise RuntimeError
