"""Locators for logarithmic, symmetric logarithmic, asinh and logit axes."""

import math

import numpy as np

from . import rcParams
from ._locators import AutoLocator, MaxNLocator
from ._ticker_base import Locator, ViewLocator, check_word


def _log(x, base):
    return math.log(x) / math.log(base)


def _decade_beside(x, base, equal, up):
    """The next power of the base above or below x, or x itself if it is one and `equal`; negative ones mirror positive ones."""
    if x == 0:
        return base if up else -base
    outwards = up == (x > 0)
    size, rounding = abs(x), (math.ceil if outwards else math.floor)
    power = base ** rounding(_log(size, base) + (-1e-10 if outwards else 1e-10))
    if power == size and not equal:
        power = power * base if outwards else power / base
    return math.copysign(power, x)


def _decades_around(low, high, base, equal):
    """The powers of the base next to both ends of a range."""
    return _decade_beside(low, base, equal, up=False), _decade_beside(high, base, equal, up=True)


def _warn_no_positive():
    from warnings import warn
    warn("Data has no positive values, and therefore cannot be log-scaled.", stacklevel=3)


class LogLocator(ViewLocator):
    """Powers of a base, and their multiples by `subs`."""

    __module__ = "matplotlib.ticker"

    def __init__(self, base=10.0, subs=(1.0,), *, numticks=None):
        if numticks is None:
            numticks = 15 if rcParams["_internal.classic_mode"] else "auto"
        self._set_subs(subs)
        self.set_params(base=base, numticks=numticks)

    def set_params(self, base=None, subs=None, *, numticks=None):
        """Sets the base, the multiples and how many ticks."""
        if subs is not None:
            self._set_subs(subs)
        self._take(_base=None if base is None else float(base), numticks=numticks)

    def _set_subs(self, subs):
        """Keeps the multiples: a word, or an array of numbers; None means "auto"."""
        if subs is None or isinstance(subs, str):
            self._subs = "auto" if subs is None else subs
            check_word("subs", self._subs, ("all", "auto"))
            return
        try:
            numbers = np.asarray(subs, dtype=float)
        except ValueError as error:
            raise ValueError(f"subs must be None, 'all', 'auto' or a sequence of floats, not {subs}.") from error
        if numbers.ndim != 1:
            raise ValueError(f"A sequence passed to subs must be 1-dimensional, not {numbers.ndim}-dimensional.")
        self._subs = numbers

    def _count(self):
        if self.numticks != "auto":
            return self.numticks
        return min(max(self.axis.get_tick_space(), 2), 9) if self.axis is not None else 9

    def _multiples(self, n_decades):
        """What each power is multiplied by; None for a range too long for marks between powers."""
        if not isinstance(self._subs, str):
            return self._subs
        crowded = n_decades > 10 or self._base < 3
        if self._subs == "auto":
            return None if crowded else np.arange(2.0, self._base)
        return np.array([1.0]) if crowded else np.arange(1.0, self._base)

    def _stride(self, n_decades):
        """Each so-manieth power is marked."""
        count = self._count()
        stride = max(math.ceil(n_decades / count - 1), 1) if rcParams["_internal.classic_mode"] else n_decades // count + 1
        return max(1, n_decades - 1) if stride >= n_decades else stride

    def tick_values(self, vmin, vmax):
        """The ticks of a range, and some beyond it."""
        if vmin <= 0.0:
            vmin = 0.0 if self.axis is None else self.axis.get_minpos()
            if not 0.0 < vmin < math.inf:
                raise ValueError("Data has no positive values, and therefore cannot be log-scaled.")
        vmin, vmax = sorted((vmin, vmax))
        low, high = _log(vmin, self._base), _log(vmax, self._base)
        n_decades = math.floor(high) - math.ceil(low)
        multiples = self._multiples(n_decades)
        if multiples is None:
            return np.array([])
        stride = self._stride(n_decades)
        exponents = np.arange(math.floor(low) - stride, math.ceil(high) + 2 * stride, stride)
        ticks = self._base ** exponents.astype(float)
        if multiples.tolist() not in ([], [1.0]):
            # Marks between powers only make sense if no power is left out.
            ticks = np.outer(ticks, multiples).ravel() if stride == 1 else np.array([])
        if len(multiples) > 1 and stride == 1 and ((vmin <= ticks) & (ticks <= vmax)).sum() <= 1:
            return AutoLocator().tick_values(vmin, vmax)
        return self.raise_if_exceeds(ticks)

    def view_limits(self, vmin, vmax):
        """The range to show."""
        ends = self.nonsingular(vmin, vmax)
        if rcParams["axes.autolimit_mode"] == "round_numbers":
            ends = _decades_around(*ends, self._base, True)
        return ends

    def nonsingular(self, vmin, vmax):
        """A range of positive numbers that is not empty."""
        low, high = (vmax, vmin) if vmin > vmax else (vmin, vmax)
        if not np.isfinite([low, high]).all():
            return 1, 10
        if high <= 0:
            _warn_no_positive()
            return 1, 10
        axes = self.axis._get_shared_axis() if hasattr(self.axis, "_get_shared_axis") else [self.axis]
        least = min(axis.get_minpos() for axis in axes)
        if low <= 0:
            low = least if np.isfinite(least) else 1e-300
        return _decades_around(low, high, self._base, False) if low == high else (low, high)


class SymmetricalLogLocator(ViewLocator):
    """Powers of a base on both sides, zero between them."""

    __module__ = "matplotlib.ticker"

    def __init__(self, transform=None, subs=None, linthresh=None, base=None):
        if transform is not None:
            base, linthresh = transform.base, transform.linthresh
        if base is None or linthresh is None:
            raise ValueError("Either transform, or both linthresh and base, must be provided.")
        self._base, self._linthresh = base, linthresh
        self._subs = [1.0] if subs is None else subs
        self.numticks = 15

    def set_params(self, subs=None, numticks=None):
        """Sets the multiples and how many ticks."""
        self._take(numticks=numticks, _subs=subs)

    def _exponents(self, low, high):
        return math.floor(math.log(low) / math.log(self._base)), math.ceil(math.log(high) / math.log(self._base))

    def tick_values(self, vmin, vmax):
        """The ticks of a range."""
        limit = self._linthresh
        if vmax < vmin:
            vmin, vmax = vmax, vmin
        if -limit <= vmin < vmax <= limit:
            return sorted({vmin, 0, vmax})
        negative, positive = vmin < -limit, vmax > limit
        middle = (negative and vmax > -limit) or (positive and vmin < limit)
        left = self._exponents(abs(min(-limit, vmax)), abs(vmin) + 1) if negative else (0, 0)
        right = self._exponents(max(limit, vmin), vmax + 1) if positive else (0, 0)
        total = left[1] - left[0] + right[1] - right[0] + (1 if middle else 0)
        stride = max(total // (self.numticks - 1), 1)
        base = float(self._base)
        decades = []
        if negative:
            decades.extend((-(base ** np.arange(left[0], left[1], stride).astype(float)))[::-1].tolist())
        if middle:
            decades.append(0.0)
        if positive:
            decades.extend((base ** np.arange(right[0], right[1], stride).astype(float)).tolist())
        subs = np.asarray(self._subs, float)
        if len(subs) > 1 or subs[0] != 1.0:
            ticks = []
            for decade in decades:
                ticks.extend([decade] if decade == 0 else (subs * decade).tolist())
        else:
            ticks = decades
        return self.raise_if_exceeds(np.array(ticks))

    def view_limits(self, vmin, vmax):
        """The range to show."""
        from .transforms import nonsingular
        low, high = sorted((vmin, vmax))
        if rcParams["axes.autolimit_mode"] == "round_numbers":
            low, high = _decades_around(low, high, self._base, True)
            if low == high:
                low, high = _decades_around(low, high, self._base, False)
        return nonsingular(low, high)


class AsinhLocator(Locator):
    """Round numbers, evenly spread on an asinh scale."""

    __module__ = "matplotlib.ticker"

    def __init__(self, linear_width, numticks=11, symthresh=0.2, base=10, subs=None):
        self.linear_width, self.subs = linear_width, subs
        self._take(numticks=numticks, symthresh=symthresh, base=base)

    def set_params(self, numticks=None, symthresh=None, base=None, subs=None):
        """Sets how many ticks, from when on a range counts as symmetric, the base and the multiples."""
        self._take(numticks=numticks, symthresh=symthresh, base=base)
        if subs is not None:
            self.subs = subs if len(subs) else None

    def __call__(self):
        vmin, vmax = self.axis.get_view_interval()
        if vmin * vmax < 0 and abs(1 + vmax / vmin) < self.symthresh:
            bound = max(abs(vmin), abs(vmax))
            return self.tick_values(-bound, bound)
        return self.tick_values(vmin, vmax)

    def tick_values(self, vmin, vmax):
        """The ticks of a range."""
        width = self.linear_width
        low, high = (width * np.arcsinh(np.array([vmin, vmax]) / width)).tolist()
        places = np.linspace(low, high, self.numticks)
        if low * high < 0:
            places = np.concatenate([places[np.abs(places / (high - low)) > 0.5 / self.numticks], [0.0]])
        values = width * np.sinh(places / width)
        zero = places == 0
        size = np.where(zero, 1.0, np.abs(values))
        if self.base > 1:
            powers = np.sign(values) * np.power(float(self.base), np.floor(np.log(size) / math.log(self.base)))
            rounded = np.outer(powers, self.subs).ravel() if self.subs else powers
        else:
            powers = np.where(zero, 1.0, 10.0 ** np.floor(np.log10(size)))
            rounded = powers * np.round(values / powers)
        ticks = np.array(sorted(set(rounded.tolist())))
        return ticks if len(ticks) >= 2 else np.linspace(vmin, vmax, self.numticks)


class LogitLocator(MaxNLocator):
    """Powers of ten from 0 and from 1, and one half."""

    __module__ = "matplotlib.ticker"

    def __init__(self, minor=False, *, nbins="auto"):
        self._minor = minor
        MaxNLocator.__init__(self, nbins=nbins, steps=[1, 2, 5, 10])

    def set_params(self, minor=None, **kwargs):
        """Sets whether these are minor ticks, and what MaxNLocator has."""
        if minor is not None:
            self._minor = minor
        MaxNLocator.set_params(self, **kwargs)

    minor = property(lambda self: self._minor, lambda self, value: self.set_params(minor=value))

    @staticmethod
    def _level_below(x, rest):
        """The number of the ideal tick at or below x, which is `rest` away from 1: powers of ten have negative numbers, one half has 0."""
        if x >= 0.9:
            return -math.ceil(math.log10(rest))
        if x >= 0.5:
            return 0
        return -1 if rest <= 0.9 else math.floor(math.log10(x))

    @staticmethod
    def _ideal(exponent):
        if exponent == 0:
            return 0.5
        return 10.0**exponent if exponent < 0 else 1 - 10.0**-exponent

    @staticmethod
    def _between(exponent):
        """The minor ticks after one ideal tick."""
        if exponent < -1:
            return np.arange(2, 10) * 10.0**exponent
        if exponent == -1:
            return np.arange(2, 5) / 10
        if exponent == 0:
            return np.arange(6, 9) / 10
        return 1 - np.arange(2, 10)[::-1] * 10.0 ** (-exponent - 1)

    def tick_values(self, vmin, vmax):
        """The ticks of a range."""
        nbins = self._bins()
        vmin, vmax = self.nonsingular(vmin, vmax)
        # Seen from 1, the tick above is the one below.
        first, last = self._level_below(vmin, 1 - vmin), -self._level_below(1 - vmax, vmax)
        n_ideal = last - first - 1
        if n_ideal < 2:
            return np.array([]) if self._minor else MaxNLocator.tick_values(self, vmin, vmax)
        levels = range(first, last + 1)
        if self._minor and n_ideal <= nbins:
            return self.raise_if_exceeds(np.concatenate([self._between(level) for level in levels[:-1]]))
        # Of too many levels, the ticks left out by the major locator are the minor ones.
        stride = max(math.ceil(n_ideal / nbins), 1)
        return self.raise_if_exceeds(np.array([self._ideal(level) for level in levels if bool(level % stride) == bool(self._minor)]))

    def nonsingular(self, vmin, vmax):
        """A range inside (0, 1) that is not empty."""
        tiny = 1e-7
        low, high = (vmax, vmin) if vmin > vmax else (vmin, vmax)
        if not np.isfinite([low, high]).all():
            return tiny, 1 - tiny
        if high <= 0 or low >= 1:
            from warnings import warn
            warn("Data has no values between 0 and 1, and therefore cannot be logit-scaled.", stacklevel=3)
            return tiny, 1 - tiny
        least = tiny if self.axis is None else self.axis.get_minpos()
        least = least if np.isfinite(least) else tiny
        low, high = (low if low > 0 else least), (high if high < 1 else 1 - least)
        return (0.1 * low, 1 - 0.1 * low) if low == high else (low, high)

    def view_limits(self, vmin, vmax):
        """The range to show."""
        return self.nonsingular(vmin, vmax)
