"""What continuous and discrete distributions share: reading arguments, moments, intervals, frozen copies."""

import numpy as np

from scipy.stats._random import check_random_state


class FitError(RuntimeError):
    """The search for parameters did not end in a usable place."""


class FitDataError(ValueError):
    """The data cannot come from the distribution."""

    def __init__(self, distr, lower, upper):
        self.args = (
            f"Invalid values in `data`.  Maximum likelihood estimation with {distr!r} requires that {lower!r} < (x - loc)/scale  < "
            f"{upper!r} for each x in `data`.",
        )


def words(count, noun):
    """`1 thing` or `2 things`."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


class rv_generic:
    """The base of every distribution."""

    _takes_scale = True

    def _set_shapes(self, shapes):
        self.shapes = shapes or None
        self._names = shapes.replace(",", " ").split() if shapes else []
        self.numargs = len(self._names)

    @property
    def random_state(self):
        """The stream `rvs` draws from when none is given."""
        return check_random_state(self._random_state)

    @random_state.setter
    def random_state(self, seed):
        self._random_state = None if seed is None else check_random_state(seed)

    def freeze(self, *args, **kwds):
        """The distribution with its parameters fixed."""
        from scipy.stats._frozen import rv_continuous_frozen, rv_discrete_frozen

        kind = rv_discrete_frozen if isinstance(self, rv_discrete_base) else rv_continuous_frozen
        return kind(self, *args, **kwds)

    def __call__(self, *args, **kwds):
        return self.freeze(*args, **kwds)

    def _read(self, args, kwds, extra=()):
        """Shapes, loc, scale and `extra` (name, default) arguments, in Python's words where they do not fit."""
        names = [*self._names, "loc", *(["scale"] if self._takes_scale else []), *(name for name, _ in extra)]
        label = "_parse_args_rvs()" if extra and extra[0][0] == "size" else "_parse_args_stats()" if extra else "_parse_args()"
        if len(args) > len(names):
            least, most = len(self._names) + 1, len(names) + 1
            raise TypeError(f"{label} takes from {least} to {most} positional arguments but {len(args) + 1} were given")
        found = dict(zip(names, args))
        for name, value in kwds.items():
            if name not in names:
                raise TypeError(f"{label} got an unexpected keyword argument {name!r}")
            if name in found:
                raise TypeError(f"{label} got multiple values for argument {name!r}")
            found[name] = value
        missing = [repr(name) for name in self._names if name not in found]
        if missing:
            listed = missing[0] if len(missing) == 1 else " and ".join(missing) if len(missing) == 2 else ", ".join(missing[:
                -1]) + ", and " + missing[-1]
            raise TypeError(f"{label} missing {words(len(missing), 'required positional argument')}: {listed}")
        shapes = tuple(found[name] for name in self._names)
        loc = found.get("loc", 0)
        scale = found.get("scale", 1)
        return (shapes, 0 if loc is None else loc, 1 if scale is None else scale, *(found.get(name, default) for name, default in extra))

    def _parse_args(self, *args, **kwds):
        return self._read(args, kwds)

    def _spread(self, *values):
        return [np.asarray(value) for value in values]

    def _get_support(self, *args):
        return self.a, self.b

    def _argcheck(self, *args):
        valid = True
        for value in args:
            valid = np.logical_and(valid, np.asarray(value) > 0)
        return valid

    def _valid(self, shapes, scale):
        return np.logical_and(self._argcheck(*shapes), np.asarray(scale) > 0)

    def support(self, *args, **kwds):
        """The ends of the range of the distribution."""
        shapes, loc, scale = self._read(args, kwds)
        shapes = self._spread(*shapes)
        loc, scale = np.asarray(loc), np.asarray(scale)
        low, high = self._get_support(*shapes)
        valid = self._valid(shapes, scale)
        low, high = np.asarray(low * scale + loc), np.asarray(high * scale + loc)
        if not np.all(valid):
            low, high = np.where(valid, low, np.nan), np.where(valid, high, np.nan)
        if low.ndim == 0 and high.ndim == 0:
            low, high = low[()], high[()]
        return low, high

    def rvs(self, *args, **kwds):
        """Random values."""
        seed = kwds.pop("random_state", None)
        is_discrete = isinstance(self, rv_discrete_base)
        shapes, loc, scale, size = self._read(args, kwds, (("size", None),))
        shapes, loc, scale = self._spread(*shapes), np.asarray(loc), np.asarray(scale)
        if not np.all(np.logical_and(self._argcheck(*shapes), scale >= 0)):
            raise ValueError(
                "Domain error in arguments. The `scale` parameter must be positive for all distributions, and many "
                f"distributions have restrictions on shape parameters. Please see the `scipy.stats.{self.name}` documentation for details."
            )
        common = np.broadcast_shapes(*(np.shape(value) for value in (*shapes, loc, scale)))
        if size is None:
            size = common
        else:
            asked = size
            size = (int(size),) if np.ndim(size) == 0 else tuple(int(n) for n in size)
            if len(common) > len(size) or any(have not in (1, want) for have, want in zip(common[::-1], size[::-1])):
                raise ValueError(f"size does not match the broadcast shape of the parameters. {asked}, "
                                 f"{tuple(np.int64(n) for n in size)}, {common}")
        stream = self.random_state if seed is None else check_random_state(seed)
        values = np.asarray(self._rvs(*(shape[()] if shape.ndim == 0 else shape for shape in shapes), size=size, random_state=stream))
        values = values * scale + loc
        if is_discrete:
            return int(values) if size == () else values.astype(np.int64)
        return values[()] if size == () else values

    def _rvs(self, *args, size=None, random_state=None):
        drawn = random_state.uniform(size=size)
        return self._ppf(np.asarray(drawn), *args)

    def stats(self, *args, **kwds):
        """Mean, variance, skewness and kurtosis, as named by the letters of `moments`."""
        shapes, loc, scale, moments = self._read(args, kwds, (("moments", "mv"),))
        shapes, loc, scale = self._spread(*shapes), np.asarray(loc, dtype=float), np.asarray(scale, dtype=float)
        valid = self._valid(shapes, scale)
        found = self._four(shapes, moments)
        answer = []
        for letter in "mvsk":
            if letter not in moments:
                continue
            value = found["mvsk".index(letter)]
            if letter == "m":
                value = value * scale + loc
            elif letter == "v":
                value = value * scale * scale
            else:
                value = value + 0 * loc * scale
            answer.append(np.where(valid, value, np.nan)[()])
        return answer[0] if len(answer) == 1 else tuple(answer)

    def _four(self, shapes, moments="mvsk"):
        """Mean, variance, skewness, excess kurtosis of the standard form; None where not asked for."""
        with np.errstate(all="ignore"):
            values = list(self._stats(*shapes))
            wanted = ["mvsk".index(letter) for letter in moments]
            if any(values[place] is None for place in wanted):
                raw = [self._raw_moment(order, *shapes) for order in range(1, max(wanted) + 2)]
                mean = values[0] if values[0] is not None else raw[0]
                values[0] = mean
                if len(raw) > 1 and values[1] is None:
                    values[1] = raw[1] - mean**2
                if len(raw) > 2 and values[2] is None:
                    third = raw[2] - 3 * mean * raw[1] + 2 * mean**3
                    values[2] = third / values[1] ** 1.5
                if len(raw) > 3 and values[3] is None:
                    fourth = raw[3] - 4 * mean * raw[2] + 6 * mean**2 * raw[1] - 3 * mean**4
                    values[3] = fourth / values[1] ** 2 - 3
        return values

    def _stats(self, *args):
        return None, None, None, None

    def _raw_moment(self, order, *shapes):
        arrays = np.broadcast_arrays(*shapes) if shapes else []
        shape = arrays[0].shape if arrays else ()
        if shape == ():
            return np.asarray(self._munp(order, *(np.float64(array) for array in arrays)))
        cells = [self._munp(order, *(np.float64(array.ravel()[place]) for array in arrays)) for place in range(arrays[0].size)]
        return np.array(cells, dtype=float).reshape(shape)

    def moment(self, order, *args, **kwds):
        """The moment of the given order about zero."""
        shapes, loc, scale = self._read(args, kwds)
        if np.floor(order) != order:
            raise ValueError("Moment must be an integer.")
        if order < 0:
            raise ValueError("Moment must be positive.")
        order = int(order)
        shapes, loc, scale = self._spread(*shapes), np.asarray(loc, dtype=float), np.asarray(scale, dtype=float)
        total = 0.0
        from math import comb

        raw = self._raws(order, shapes)
        with np.errstate(all="ignore"):
            for power in range(order + 1):
                total = total + comb(order, power) * scale**power * loc ** (order - power) * raw[power]
            total = np.where(loc == 0, scale**order * raw[order], total)
        return np.where(self._valid(shapes, scale), total, np.nan)[()]

    def _raws(self, order, shapes):
        raw = [1.0]
        if order >= 1:
            mean, variance, skew, kurtosis = self._four(shapes, "mvsk"[: min(order, 4)])
            raw.append(mean)
        if order >= 2:
            raw.append(variance + mean**2)
        if order >= 3:
            raw.append(skew * variance**1.5 + 3 * mean * variance + mean**3)
        if order >= 4:
            third = skew * variance**1.5
            raw.append((kurtosis + 3) * variance**2 + 4 * mean * third + 6 * mean**2 * variance + mean**4)
        raw.extend(self._raw_moment(power, *shapes) for power in range(5, order + 1))
        return raw

    def mean(self, *args, **kwds):
        """The mean."""
        return self._one_moment("m", args, kwds)

    def var(self, *args, **kwds):
        """The variance."""
        return self._one_moment("v", args, kwds)

    def std(self, *args, **kwds):
        """The standard deviation."""
        return np.sqrt(self._one_moment("v", args, kwds))

    def _one_moment(self, letter, args, kwds):
        kwds = dict(kwds, moments=letter)
        value = self.stats(*args, **kwds)
        return value

    def median(self, *args, **kwds):
        """The median."""
        return self.ppf(0.5, *args, **kwds)

    def interval(self, confidence, *args, **kwds):
        """The range around the median that holds `confidence` of the probability."""
        confidence = np.asarray(confidence)
        if np.any((confidence > 1) | (confidence < 0)):
            raise ValueError("alpha must be between 0 and 1 inclusive")
        return self.ppf((1.0 - confidence) / 2, *args, **kwds), self.ppf((1.0 + confidence) / 2, *args, **kwds)

    def nnlf(self, theta, x):
        """Minus the logarithm of the likelihood of the parameters `theta`."""
        *shapes, loc, scale = theta
        if not np.all(self._argcheck(*shapes)) or scale <= 0:
            return np.inf
        return -np.sum(self.logpdf(np.asarray(x), *shapes, loc=loc, scale=scale))

    def __getstate__(self):
        return dict(self.__dict__)


class rv_discrete_base(rv_generic):
    """Marks distributions over whole numbers."""

    _takes_scale = False
