"""Locators for linear axes: none, fixed, counted, multiples, and round numbers."""

import math

import numpy as np

from . import rcParams
from ._ticker_base import Locator, ViewLocator, check_word
from .transforms import nonsingular


class FixedLocator(Locator):
    """Ticks at given places, of which about `nbins` are kept."""

    def __init__(self, locs, nbins=None):
        self.locs = np.asarray(locs)
        if self.locs.ndim != 1:
            raise ValueError(f"'locs' must be 1D with shape (N,), but your input has shape {self.locs.shape}")
        self.nbins = None if nbins is None else max(nbins, 2)

    def set_params(self, nbins=None):
        """Sets how many ticks are kept."""
        self._take(nbins=nbins)

    def __call__(self):
        return self.tick_values(None, None)

    def tick_values(self, vmin, vmax):
        """The given places; of too many, each so-manieth, so that one of them is as near to zero as can be."""
        if self.nbins is None:
            return self.locs
        stride = math.ceil(len(self.locs) / self.nbins)
        if stride < 2:
            return self.raise_if_exceeds(self.locs)
        choices = [self.locs[first::stride] for first in range(stride)]
        return self.raise_if_exceeds(min(choices, key=lambda ticks: np.abs(ticks).min()))


class NullLocator(Locator):
    """No ticks."""

    def tick_values(self, vmin, vmax):
        """No ticks."""
        return []

    def __call__(self):
        return []


class IndexLocator(Locator):
    """Every `base`-th point, from an offset."""

    def __init__(self, base, offset):
        self._base = base
        self.offset = offset

    def set_params(self, base=None, offset=None):
        """Sets the distance and the first place."""
        self._take(_base=base, offset=offset)

    def __call__(self):
        return self.tick_values(*self.axis.get_data_interval())

    def tick_values(self, vmin, vmax):
        """The ticks of a range."""
        return self.raise_if_exceeds(np.arange(vmin + self.offset, vmax + 1, self._base))


class LinearLocator(ViewLocator):
    """A number of ticks from end to end."""

    def __init__(self, numticks=None, presets=None):
        self.numticks = numticks
        self.presets = {} if presets is None else presets

    def _get_numticks(self):
        return 11 if self._numticks is None else self._numticks

    def _set_numticks(self, count):
        self._numticks = count

    numticks = property(_get_numticks, _set_numticks, doc="How many ticks.")

    def set_params(self, numticks=None, presets=None):
        """Sets how many ticks, and ticks of special ranges."""
        self._take(_numticks=numticks, presets=presets)

    def tick_values(self, vmin, vmax):
        """The ticks of a range."""
        vmin, vmax = nonsingular(vmin, vmax, expander=0.05)
        if (vmin, vmax) in self.presets:
            return self.presets[(vmin, vmax)]
        if self.numticks == 0:
            return []
        return self.raise_if_exceeds(np.linspace(vmin, vmax, self.numticks))

    def view_limits(self, vmin, vmax):
        """The range to show."""
        low, high = _apart(*sorted((vmin, vmax)))
        if rcParams["axes.autolimit_mode"] == "round_numbers":
            n = max(self.numticks - 1, 1)
            exponent, rest = divmod(math.log10(high - low), math.log10(n))
            scale = n ** -(exponent - (rest < 0.5))
            low, high = math.floor(low * scale) / scale, math.ceil(high * scale) / scale
        return nonsingular(low, high)


def _apart(low, high):
    """Two limits, one further on both sides if they are equal."""
    return (low - 1, high + 1) if low == high else (low, high)


class Steps:
    """Counts the steps of a size that lead to a value. What misses a step by rounding only, counts as on it."""

    def __init__(self, size, offset=0):
        if size <= 0:
            raise ValueError("'step' must be positive")
        self.size = size
        self._slack = 1e-10
        if offset:
            # Far from zero the values themselves are less exact.
            self._slack = min(0.4999, max(1e-10, 10 ** (math.log10(abs(offset) / size) - 12)))

    def down(self, x):
        """The last whole number of steps at or below x."""
        count, rest = divmod(x, self.size)
        return count + (1 - rest / self.size < self._slack)

    def up(self, x):
        """The first whole number of steps at or above x."""
        count, rest = divmod(x, self.size)
        return count + (rest / self.size >= self._slack)


class MultipleLocator(ViewLocator):
    """Multiples of a base, moved by an offset."""

    def __init__(self, base=1.0, offset=0.0):
        self.set_params(base, offset)

    def set_params(self, base=None, offset=None):
        """Sets the base and the offset."""
        self._take(_steps=None if base is None else Steps(base), _offset=offset)

    def tick_values(self, vmin, vmax):
        """The ticks of a range, and one more on both sides."""
        low, high = sorted((vmin, vmax))
        size = self._steps.size
        first = self._steps.up(low - self._offset) * size
        n_inside = (high - self._offset - first + 0.001 * size) // size
        return self.raise_if_exceeds(first - size + np.arange(n_inside + 3) * size + self._offset)

    def view_limits(self, dmin, dmax):
        """The range to show."""
        if rcParams["axes.autolimit_mode"] == "round_numbers":
            counts = self._steps.down(dmin - self._offset), self._steps.up(dmax - self._offset)
            dmin, dmax = _apart(*(count * self._steps.size + self._offset for count in counts))
        return nonsingular(dmin, dmax)


def scale_range(vmin, vmax, n=1, threshold=100):
    """(size of a step as a power of ten, offset of a range that is far from zero)."""
    width, middle = abs(vmax - vmin), (vmax + vmin) / 2
    offset = 0
    if abs(middle) / width >= threshold:
        offset = math.copysign(_power_of_ten(abs(middle)), middle)
    return _power_of_ten(width / n), offset


def _power_of_ten(x):
    """The largest power of ten up to x."""
    return 10 ** (math.log10(x) // 1)


def _whole_unless_auto(nbins):
    return nbins if nbins == "auto" else int(nbins)


def _checked_prune(prune):
    check_word("prune", prune, ["upper", "lower", "both", None])
    return prune


def _checked_steps(steps):
    """Multiples of a power of ten, from 1 to 10 with both ends."""
    if steps is None:
        return np.array([1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10])
    if np.iterable(steps):
        steps = np.asarray(steps)
        if 1 <= steps[0] and steps[-1] <= 10 and np.all(steps[1:] > steps[:-1]):
            parts = [steps]
            if steps[0] != 1:
                parts.insert(0, [1])
            if steps[-1] != 10:
                parts.append([10])
            return np.concatenate(parts)
    raise ValueError("steps argument must be an increasing sequence of numbers between 1 and 10 inclusive")


class MaxNLocator(ViewLocator):
    """Round numbers, at most `nbins` intervals."""

    default_params = {"nbins": 10, "steps": None, "integer": False, "symmetric": False, "prune": None, "min_n_ticks": 2}

    # How each parameter is read, in the order in which wrong ones are complained about.
    _readers = {"nbins": _whole_unless_auto, "symmetric": None, "prune": _checked_prune, "min_n_ticks": lambda n: max(1, n),
                "steps": _checked_steps, "integer": None}

    def __init__(self, nbins=None, **kwargs):
        if nbins is not None:
            kwargs["nbins"] = nbins
        self.set_params(**{**self.default_params, **kwargs})

    def set_params(self, **kwargs):
        """Sets nbins, steps, integer, symmetric, prune or min_n_ticks."""
        for name, read in self._readers.items():
            if name in kwargs:
                value = kwargs.pop(name)
                setattr(self, f"_{name}", read(value) if read else value)
        if kwargs:
            raise TypeError(f"set_params() got an unexpected keyword argument {next(iter(kwargs))!r}")

    def _bins(self):
        if self._nbins != "auto":
            return self._nbins
        if self.axis is None:
            return 9
        return min(max(self.axis.get_tick_space(), max(1, self._min_n_ticks - 1)), 9)

    def _raw_ticks(self, vmin, vmax):
        """Ticks that cover the range, as few as there may be."""
        nbins = self._bins()
        vmin, vmax = float(vmin), float(vmax)
        scale, offset = scale_range(vmin, vmax, nbins)
        low, high = vmin - offset, vmax - offset
        steps = self._steps.tolist()
        steps = [step * scale for step in (*(0.1 * step for step in steps[:-1]), *steps, 10 * steps[1])]
        if self._integer:
            steps = [step for step in steps if step < 1 or abs(step - round(step)) < 0.001]
        wanted = (high - low) / nbins
        if getattr(getattr(self.axis, "axes", None), "name", "") == "3d":
            wanted *= 23 / 24
        round_limits = rcParams["axes.autolimit_mode"] == "round_numbers"
        last = len(steps) - 1
        for i, step in enumerate(steps):
            if step >= wanted and (not round_limits or (low // step) * step + step * nbins >= high):
                last = i
                break
        ticks = []
        for step in reversed(steps[:last + 1]):
            if self._integer and math.floor(high) - math.ceil(low) >= self._min_n_ticks - 1:
                step = max(1, step)
            start = (low // step) * step
            count = Steps(step, offset)
            ticks = np.arange(count.down(low - start), count.up(high - start) + 1) * step + start
            if ((ticks <= high) & (ticks >= low)).sum() >= self._min_n_ticks:
                break
        return ticks + offset

    def _balanced(self, low, high):
        """The range, as far on both sides of zero if that is asked for."""
        if not self._symmetric:
            return low, high
        far = max(abs(low), abs(high))
        return -far, far

    def tick_values(self, vmin, vmax):
        """The ticks of a range."""
        ticks = self._raw_ticks(*nonsingular(*self._balanced(vmin, vmax), expander=1e-13, tiny=1e-14))
        first = 1 if self._prune in ("lower", "both") else 0
        last = len(ticks) - (1 if self._prune in ("upper", "both") else 0)
        return self.raise_if_exceeds(ticks[first:last])

    def view_limits(self, dmin, dmax):
        """The range to show."""
        low, high = nonsingular(*self._balanced(dmin, dmax), expander=1e-12, tiny=1e-13)
        if rcParams["axes.autolimit_mode"] != "round_numbers":
            return low, high
        return self._raw_ticks(low, high)[[0, -1]]


class AutoLocator(MaxNLocator):
    """Round numbers, as many as there is room for."""

    def __init__(self):
        if rcParams["_internal.classic_mode"]:
            MaxNLocator.__init__(self, nbins=9, steps=[1, 2, 5, 10])
        else:
            MaxNLocator.__init__(self, nbins="auto", steps=[1, 2, 2.5, 5, 10])


class AutoMinorLocator(Locator):
    """Minor ticks that divide the distance of the major ones."""

    def __init__(self, n=None):
        self.ndivs = n

    def __call__(self):
        if self.axis.get_scale() == "log":
            from warnings import warn
            warn("AutoMinorLocator does not work on logarithmic scales", stacklevel=2)
            return []
        major = np.unique(self.axis.get_majorticklocs()).tolist()
        if len(major) < 2:
            return []
        origin, step = major[0], major[1] - major[0]
        small = step / self._divisions(step)
        first, last = (round((end - origin) / small) for end in sorted(self.axis.get_view_interval()))
        return self.raise_if_exceeds(np.arange(first, last + 1) * small + origin)

    def _divisions(self, step):
        """How many parts a step between major ticks has: fives for 1, 2.5 and 5, otherwise fours, unless it is given."""
        wanted = self.ndivs
        if wanted is None:
            wanted = rcParams["ytick.minor.ndivs" if self.axis.axis_name == "y" else "xtick.minor.ndivs"]
        if wanted != "auto":
            return wanted
        mantissa = 10 ** (math.log10(step) % 1)
        return 5 if any(math.isclose(mantissa, one, rel_tol=1e-5, abs_tol=1e-8) for one in (1, 2.5, 5, 10)) else 4

    def tick_values(self, vmin, vmax):
        """There is no answer without an axis."""
        raise NotImplementedError(f"Cannot get tick locations for a {type(self).__name__}")
