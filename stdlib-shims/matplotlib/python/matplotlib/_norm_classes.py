"""Norms: data values become numbers from 0 to 1, which a colormap turns into colours. Missing values are NaN in the result."""

import numpy as np


def plain_values(values):
    """An array of the values; what a masked array hides becomes NaN."""
    if hasattr(values, "filled") and hasattr(values, "mask"):
        if np.any(values.mask):
            return np.asarray(values.astype(float).filled(np.nan))
        return np.asarray(values.filled())
    return np.asarray(values)


def as_number(value):
    """A limit as a plain Python number; None stays None."""
    if value is None:
        return None
    try:
        return value.item()
    except AttributeError:
        return float(value)


def _watched(name, doc, convert=None):
    """A property of a norm that tells about each change."""
    slot = f"_{name}"

    def change(norm, value):
        if convert is not None:
            value = convert(value)
        if value != getattr(norm, slot):
            setattr(norm, slot, value)
            norm._follow(name, value)
            norm._changed()

    return property(lambda norm: getattr(norm, slot), change, doc=doc)


class Normalize:
    """Linear between `vmin` and `vmax`."""

    __module__ = "matplotlib.colors"

    _order_words = "minvalue must be less than or equal to maxvalue"

    vmin = _watched("vmin", "The value that becomes 0.", as_number)
    vmax = _watched("vmax", "The value that becomes 1.", as_number)
    clip = _watched("clip", "Whether values outside are moved to the limits.")

    def __init__(self, vmin=None, vmax=None, clip=False):
        self._vmin, self._vmax = as_number(vmin), as_number(vmax)
        self._clip = clip
        self._scale = self._callbacks = None

    @property
    def callbacks(self):
        """Functions to call when a limit changes."""
        if self._callbacks is None:
            from .cbook import CallbackRegistry
            self._callbacks = CallbackRegistry(signals=["changed"])
        return self._callbacks

    def _changed(self):
        if self._callbacks is not None:
            self._callbacks.process("changed")

    def _follow(self, name, value):
        """What else changes with a property."""

    @staticmethod
    def process_value(value):
        """(array of floats, whether `value` was a single number)."""
        scalar = not np.iterable(value)
        values = plain_values([value] if scalar else value)
        kind, size = values.dtype.kind, values.dtype.itemsize
        if kind == "b" or (kind in "iu" and size <= 2):
            return values.astype(np.float32), scalar
        if kind in "iu":
            return values.astype(np.float64), scalar
        if kind == "f":
            return values.copy(), scalar
        if any(one is None for one in values.ravel().tolist()):
            raise TypeError("unsupported operand type(s) for -: 'NoneType' and 'float'")
        return values.astype(np.float64), scalar

    def __call__(self, value, clip=None):
        values, scalar = self.process_value(value)
        parts = self._parts(values, self.clip if clip is None else clip)
        return parts[0] if scalar else parts

    def _parts(self, values, clip):
        """How far the values are on the way between the limits, which come from them if they are not set."""
        if self._vmin is None or self._vmax is None:
            self.autoscale_None(values)
        low, high = self.vmin, self.vmax
        if low == high:
            return values * 0
        if low is None:
            return values
        if low > high:
            raise ValueError(self._order_words)
        return self._spread(np.clip(values, low, high) if clip else values, low, high)

    def _spread(self, values, low, high):
        return (values - low) / (high - low)

    def inverse(self, value):
        """The data value of a number from 0 to 1."""
        self._check_scaled()
        found = self.vmin + plain_values(value) * (self.vmax - self.vmin)
        return found if np.iterable(value) else np.float64(found)

    def _check_scaled(self):
        if not self.scaled():
            raise ValueError("Not invertible until both vmin and vmax are set")

    def autoscale(self, A):
        """Sets both limits from data."""
        self._vmin = self._vmax = None
        held, self._callbacks = self._callbacks, None
        self.autoscale_None(A)
        self._callbacks = held
        self._changed()

    def _set_limits(self, vmin, vmax):
        """Sets the limits that are given, and tells about it once."""
        before = self.vmin, self.vmax
        held, self._callbacks = self._callbacks, None
        if vmin is not None:
            self.vmin = vmin
        if vmax is not None:
            self.vmax = vmax
        self._callbacks = held
        if (self.vmin, self.vmax) != before:
            self._changed()

    def autoscale_None(self, A):
        """Sets the limits that are not set, from data."""
        values = np.asarray(A) if not hasattr(A, "filled") else A
        if hasattr(values, "filled"):
            values = np.asarray(values.compressed())
        if self.vmin is None and values.size:
            self.vmin = values.min()
        if self.vmax is None and values.size:
            self.vmax = values.max()

    def scaled(self):
        """Whether both limits are set."""
        return self.vmin is not None and self.vmax is not None


class TwoSlopeNorm(Normalize):
    """Linear on both sides of a centre, which becomes 0.5."""

    __module__ = "matplotlib.colors"

    vcenter = _watched("vcenter", "The value that becomes 0.5.")

    def __init__(self, vcenter, vmin=None, vmax=None):
        Normalize.__init__(self, vmin, vmax)
        self._vcenter = vcenter
        given = [value for value in (vmin, vcenter, vmax) if value is not None]
        if vcenter is not None and any(low >= high for low, high in zip(given, given[1:])):
            raise ValueError("vmin, vcenter, and vmax must be in ascending order")

    def autoscale_None(self, A):
        """Sets the limits that are not set; one on the wrong side of the centre mirrors the other."""
        Normalize.autoscale_None(self, A)
        if self.vmin >= self.vcenter:
            self.vmin = self._mirrored(self.vmax)
        if self.vmax <= self.vcenter:
            self.vmax = self._mirrored(self.vmin)

    def _mirrored(self, value):
        return self.vcenter + (self.vcenter - value)

    def _parts(self, values, clip):
        self.autoscale_None(values)
        bends = [self.vmin, self.vcenter, self.vmax]
        if not bends[0] <= bends[1] <= bends[2]:
            raise ValueError("vmin, vcenter, vmax must increase monotonically")
        return np.interp(values, bends, [0, 0.5, 1], left=-np.inf, right=np.inf)

    def inverse(self, value):
        """The data value of a number from 0 to 1."""
        self._check_scaled()
        return np.interp(value, [0, 0.5, 1], [self.vmin, self.vcenter, self.vmax], left=-np.inf, right=np.inf)


class CenteredNorm(Normalize):
    """Linear with limits at the same distance from a centre."""

    __module__ = "matplotlib.colors"

    def __init__(self, vcenter=0, halfrange=None, clip=False):
        Normalize.__init__(self, None, None, clip)
        self._vcenter = vcenter
        self.halfrange = halfrange

    def _follow(self, name, value):
        """A limit that moves takes the other one along."""
        if name != "clip":
            setattr(self, "_vmax" if name == "vmin" else "_vmin", 2 * self._vcenter - value)

    def autoscale(self, A):
        """Sets the distance of the limits from data."""
        values = np.asarray(A)
        self.halfrange = max(self._vcenter - values.min(), values.max() - self._vcenter)

    def autoscale_None(self, A):
        """Sets the distance of the limits from data if it is not set."""
        if self.halfrange is None and np.size(A):
            self.autoscale(A)

    def _get_vcenter(self):
        return self._vcenter

    def _set_vcenter(self, value):
        if value != self._vcenter:
            distance, self._vcenter = self.halfrange, value
            self.halfrange = distance
            self._changed()

    vcenter = property(_get_vcenter, _set_vcenter, doc="The value that becomes 0.5.")

    def _get_halfrange(self):
        return (self.vmax - self.vmin) / 2 if self.scaled() else None

    def _set_halfrange(self, distance):
        if distance is None:
            self._vmin = self._vmax = None
        else:
            self.vmin = self._vcenter - abs(distance)

    halfrange = property(_get_halfrange, _set_halfrange, doc="The distance of the limits from the centre.")


class PowerNorm(Normalize):
    """Linear, then raised to a power; linear below `vmin`."""

    __module__ = "matplotlib.colors"

    def __init__(self, gamma, vmin=None, vmax=None, clip=False):
        Normalize.__init__(self, vmin, vmax, clip)
        self.gamma = gamma

    def _spread(self, values, low, high):
        return _to_power(Normalize._spread(self, values, low, high), self.gamma)

    def inverse(self, value):
        """The data value of a number from 0 to 1."""
        self._check_scaled()
        parts, scalar = self.process_value(value)
        values = _to_power(parts, 1 / self.gamma) * (self.vmax - self.vmin) + self.vmin
        return values[0] if scalar else values


def _to_power(parts, power):
    """Positive numbers raised to a power, in place; the others stay."""
    positive = parts > 0
    parts[positive] = np.power(parts[positive], power)
    return parts


class BoundaryNorm(Normalize):
    """Values between two boundaries become the index of a colour."""

    __module__ = "matplotlib.colors"

    def __init__(self, boundaries, ncolors, clip=False, *, extend="neither"):
        if clip and extend != "neither":
            raise ValueError("'clip=True' is not compatible with 'extend'")
        Normalize.__init__(self, boundaries[0], boundaries[-1], clip)
        self.boundaries = np.asarray(boundaries)
        self.N, self.Ncmap, self.extend = len(self.boundaries), ncolors, extend
        if self.N < 2:
            raise ValueError(f"You must provide at least 2 boundaries (1 region) but you passed in {boundaries!r}")
        below, above = extend in ("min", "both"), extend in ("max", "both")
        n_regions = below + self.N - 1 + above
        if n_regions > ncolors:
            raise ValueError(f"There are {n_regions} color bins including extensions, but ncolors = {ncolors}; "
                             "ncolors must equal or exceed the number of bins")
        # One colour for each answer of np.digitize, from below the first boundary to beyond the last.
        regions = np.arange(-1, self.N) + below
        if n_regions == 1:
            regions = np.where(regions == 0, (ncolors - 1) // 2, regions)
        elif n_regions < ncolors:
            regions = (ncolors - 1) / (n_regions - 1) * regions
        self._colour_of_region = regions.astype(np.int16)

    def __call__(self, value, clip=None):
        values, scalar = self.process_value(value)
        clip = self.clip if clip is None else clip
        if clip:
            values = np.clip(values, self.vmin, self.vmax)
        colours = self._colour_of_region[np.digitize(values, self.boundaries)]
        colours[values < self.vmin] = -1
        colours[values >= self.vmax] = self.Ncmap - 1 if clip else self.Ncmap
        return int(colours[0]) if scalar else colours

    def inverse(self, value):
        """There is none."""
        raise ValueError("BoundaryNorm is not invertible")


class NoNorm(Normalize):
    """Leaves the values as they are, which are then indices of colours."""

    __module__ = "matplotlib.colors"

    def __call__(self, value, clip=None):
        return plain_values(value) if np.iterable(value) else value

    def inverse(self, value):
        """The value itself."""
        return self(value)
