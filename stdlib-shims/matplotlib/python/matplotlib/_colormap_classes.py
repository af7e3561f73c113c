"""Colormaps: numbers from 0 to 1, or indices, become colours by a table."""

import numpy as np

from ._color_conversion import to_rgba, to_rgba_array


def masked_places(values):
    """The mask of a masked array, or None."""
    mask = getattr(values, "mask", None)
    return np.asarray(mask) if mask is not None and hasattr(values, "filled") else None


class Colormap:
    """A table of colours with one more each for values below, above and missing."""

    __module__ = "matplotlib.colors"

    def __init__(self, name, N=256):
        self.name, self.N = name, int(N)
        # The table ends with the colours for values below, above and missing; None means the first or last colour.
        self._outside = {"under": None, "over": None, "bad": (0.0, 0.0, 0.0, 0.0)}
        self._i_under, self._i_over, self._i_bad = range(self.N, self.N + 3)
        self._isinit = self.monochrome = self.colorbar_extend = False

    def __call__(self, X, alpha=None, bytes=False):
        if not self._isinit:
            self._init()
        mask = masked_places(X)
        values = np.array(X)
        if values.dtype.kind not in "biuf":
            if values.dtype.kind in "US":
                raise TypeError(f"Image data of dtype {values.dtype} cannot be converted to float")
            if any(one is None for one in values.ravel().tolist()):
                raise TypeError("'<' not supported between instances of 'NoneType' and 'int'")
            values = values.astype(float)
        scalar = values.ndim == 0
        if scalar:
            values = values.reshape(1)
        if values.dtype.kind == "f":
            bad = np.isnan(values)
            values = values * self.N
            values[values == self.N] = self.N - 1
            under, over = values < 0, values >= self.N
            index = np.where(bad | under | over, 0, values).astype(np.int64)
        else:
            index = values.astype(np.int64)
            bad = np.zeros(index.shape, bool)
            under, over = index < 0, index >= self.N
        if mask is not None and mask.any():
            bad = bad | mask
        index[under] = self._i_under
        index[over] = self._i_over
        index[bad] = self._i_bad
        table = self._lut
        if bytes:
            table = (table * 255).astype(np.uint8)
        rgba = table[index]
        if alpha is not None:
            alpha = np.clip(alpha, 0, 1)
            if bytes:
                alpha = (alpha * 255).astype(np.uint8)
            if np.ndim(alpha) and np.shape(alpha) != values.shape:
                raise ValueError(f"alpha is array-like but its shape {np.shape(alpha)} does not match that of X {np.shape(X)}")
            rgba[..., -1] = alpha
            if not self._lut[-1].any():
                rgba[bad] = 0
        return tuple(rgba[0]) if scalar else rgba

    def _init(self):
        raise NotImplementedError("Abstract class only")

    def _ensure_inited(self):
        if not self._isinit:
            self._init()

    def _set_extremes(self):
        """Write the last three rows of the table."""
        usual = self._lut[0], self._lut[self.N - 1], None
        for row, (own, other) in enumerate(zip(self._outside.values(), usual), self.N):
            self._lut[row] = own or other

    def _keep_table(self, table):
        self._lut, self._isinit = table, True
        self._set_extremes()

    def __copy__(self):
        made = self.__class__.__new__(self.__class__)
        made.__dict__.update(self.__dict__)
        made._outside = dict(self._outside)
        if self._isinit:
            made._lut = self._lut.copy()
        return made

    def copy(self):
        """Another colormap with the same colours."""
        return self.__copy__()

    def __eq__(self, other):
        if not isinstance(other, Colormap) or self.colorbar_extend != other.colorbar_extend:
            return False
        self._ensure_inited()
        other._ensure_inited()
        return np.array_equal(self._lut, other._lut)

    __hash__ = object.__hash__

    def _row(self, number):
        self._ensure_inited()
        return np.array(self._lut[number])

    def get_bad(self):
        """The colour of missing values."""
        return self._row(self._i_bad)

    def get_under(self):
        """The colour of values below the range."""
        return self._row(self._i_under)

    def get_over(self):
        """The colour of values above the range."""
        return self._row(self._i_over)

    def _put_outside(self, **colours):
        self._outside.update(colours)
        if self._isinit:
            self._set_extremes()

    def set_bad(self, color="k", alpha=None):
        """Sets the colour of missing values."""
        self._put_outside(bad=to_rgba(color, alpha))

    def set_under(self, color="k", alpha=None):
        """Sets the colour of values below the range."""
        self._put_outside(under=to_rgba(color, alpha))

    def set_over(self, color="k", alpha=None):
        """Sets the colour of values above the range."""
        self._put_outside(over=to_rgba(color, alpha))

    def set_extremes(self, *, bad=None, under=None, over=None):
        """Sets the three colours outside the table."""
        given = {"bad": bad, "under": under, "over": over}
        self._put_outside(**{place: to_rgba(colour) for place, colour in given.items() if colour is not None})

    def with_extremes(self, *, bad=None, under=None, over=None):
        """A copy with other colours outside the table."""
        made = self.copy()
        made.set_extremes(bad=bad, under=under, over=over)
        return made

    def with_alpha(self, alpha):
        """A copy whose colours are all as transparent as `alpha` says."""
        if not isinstance(alpha, (int, float, np.number)):
            raise TypeError(f"'alpha' must be numeric or None, not {type(alpha)}")
        if not 0 <= alpha <= 1:
            raise ValueError("'alpha' must be between 0 and 1, inclusive")
        made = self.copy()
        made._ensure_inited()
        made._lut[:, 3] = alpha
        return made

    def is_gray(self):
        """Whether all colours are greys."""
        self._ensure_inited()
        return bool((self._lut[:, 1:3] == self._lut[:, :1]).all())

    def resampled(self, lutsize):
        """The colormap with another number of colours."""
        made = self._resample(lutsize)
        made._outside = dict(self._outside)
        return made

    def _resample(self, lutsize):
        raise NotImplementedError()

    def reversed(self, name=None):
        """The colormap from its end to its start."""
        raise NotImplementedError()

    def _swapped_extremes(self, made):
        made._outside = {"under": self._outside["over"], "over": self._outside["under"], "bad": self._outside["bad"]}
        return made

    def _repr_png_(self):
        raise NotImplementedError("Colormap._repr_png_ is not available: draw the colormap with imshow")


def lookup_table(N, data, gamma=1.0):
    """One channel of a segmented colormap as N values."""
    if callable(data):
        return np.clip(np.array(data(np.linspace(0, 1, N) ** gamma), dtype=float), 0, 1)
    try:
        data = np.array(data, dtype=float)
    except Exception as error:
        raise TypeError("data must be convertible to an array") from error
    if data.ndim != 2 or data.shape[1] != 3:
        raise ValueError(f"'data' must be 2D with shape (N, 3), but your input has shape {data.shape}")
    x, before, after = data[:, 0], data[:, 1], data[:, 2]
    if x[0] != 0.0 or x[-1] != 1.0:
        raise ValueError("data mapping points must start with x=0 and end with x=1")
    if (np.diff(x) < 0).any():
        raise ValueError("data mapping points must have x in increasing order")
    if N == 1:
        table = np.array(before[-1:])
    else:
        x = x * (N - 1)
        places = (N - 1) * np.linspace(0, 1, N) ** gamma
        right = np.searchsorted(x, places)[1:-1]
        part = (places[1:-1] - x[right - 1]) / (x[right] - x[right - 1])
        table = np.concatenate([after[:1], part * (before[right] - after[right - 1]) + after[right - 1], before[-1:]])
    return np.clip(table, 0.0, 1.0)


class LinearSegmentedColormap(Colormap):
    """A colormap whose channels run in straight lines between given points."""

    __module__ = "matplotlib.colors"

    def __init__(self, name, segmentdata, N=256, gamma=1.0):
        Colormap.__init__(self, name, N)
        self._segmentdata = segmentdata
        self._gamma = gamma

    def _init(self):
        table = np.ones((self.N + 3, 4), float)
        for channel, key in enumerate(("red", "green", "blue")):
            table[:-3, channel] = lookup_table(self.N, self._segmentdata[key], self._gamma)
        if "alpha" in self._segmentdata:
            table[:-3, 3] = lookup_table(self.N, self._segmentdata["alpha"], 1)
        self._keep_table(table)

    def set_gamma(self, gamma):
        """Sets the exponent of the places."""
        self._gamma = gamma
        self._init()

    @staticmethod
    def from_list(name, colors, N=256, gamma=1.0):
        """A colormap through colours at even distances, or through (place, colour) pairs."""
        if not np.iterable(colors):
            raise ValueError("colors must be iterable")
        try:
            r, g, b, a = to_rgba_array(colors).T
            places = np.linspace(0, 1, len(colors))
        except Exception as error:
            try:
                places, names = zip(*colors)
                rgba = to_rgba_array(names)
            except Exception:
                raise error from None
            places = np.asarray(places, float)
            r, g, b, a = rgba.T
        data = {key: np.column_stack([places, values, values]) for key, values in (("red", r), ("green", g), ("blue", b), ("alpha", a))}
        return LinearSegmentedColormap(name, data, N, gamma)

    def _resample(self, lutsize):
        return LinearSegmentedColormap(self.name, self._segmentdata, lutsize)

    def reversed(self, name=None):
        """The colormap from its end to its start."""
        data = {}
        for key, channel in self._segmentdata.items():
            if callable(channel):
                data[key] = _Backwards(channel)
            else:
                data[key] = [(1.0 - x, after, before) for x, before, after in reversed(list(channel))]
        made = LinearSegmentedColormap(self.name + "_r" if name is None else name, data, self.N, self._gamma)
        return self._swapped_extremes(made)


class _Backwards:
    """A channel's function read from the other end."""

    def __init__(self, channel):
        self.channel = channel

    def __call__(self, x):
        return self.channel(1.0 - x)


class ListedColormap(Colormap):
    """A colormap that is a list of colours."""

    __module__ = "matplotlib.colors"

    def __init__(self, colors, name="from_list", N=None):
        chosen = ()
        if N is None:
            self.colors, N = colors, len(colors)
        else:
            if isinstance(colors, str) or not np.iterable(colors):
                colors = [colors if isinstance(colors, str) else float(colors)]
            chosen = list(colors)
            self.colors = [chosen[i % len(chosen)] for i in range(N)]
        Colormap.__init__(self, name, N)
        self.monochrome = len(chosen) == 1

    def _init(self):
        table = np.zeros((self.N + 3, 4), float)
        table[:-3] = to_rgba_array(self.colors)
        self._keep_table(table)

    def _resample(self, lutsize):
        return ListedColormap(self(np.linspace(0, 1, lutsize)), name=self.name)

    def reversed(self, name=None):
        """The colormap from its end to its start."""
        made = ListedColormap(list(reversed(list(self.colors))), name=self.name + "_r" if name is None else name)
        made.monochrome = self.monochrome
        return self._swapped_extremes(made)
