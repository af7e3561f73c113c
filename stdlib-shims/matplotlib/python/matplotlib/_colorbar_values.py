"""The values along a colorbar: boundaries of its cells, its scale and its ticks."""

import numpy as np

from matplotlib import colors, ticker


class ValuesRoom:
    """Methods of a colorbar that turn norm, boundaries and values into places along the bar."""

    def _extend_lower(self):
        """Whether there is an end for values below."""
        return self.extend in ("both", "max" if self.long_axis.get_inverted() else "min")

    def _extend_upper(self):
        """Whether there is an end for values above."""
        return self.extend in ("both", "min" if self.long_axis.get_inverted() else "max")

    def _process_values(self):
        """Boundaries of the cells, the ends included, and the value in each."""
        if self.values is not None:
            self._values = np.array(self.values)
            self._boundaries = _borders_between(self._values) if self.boundaries is None else np.array(self.boundaries)
            return
        borders = self._chosen_borders()
        ends = [borders[0] - 1] * self._extend_lower(), [borders[-1] + 1] * self._extend_upper()
        borders = np.concatenate([ends[0], borders, ends[1]])
        self._settle_norm()
        if self.boundaries is None and not isinstance(self.norm, colors.BoundaryNorm):
            borders = _plain(self.norm.inverse(borders))
        self._boundaries = borders
        self._values = (borders[1:] + borders[:-1]) / 2
        if isinstance(self.norm, colors.NoNorm):
            self._values = (self._values + 0.00001).astype(np.int16)

    def _chosen_borders(self):
        """The boundaries that the norm or the caller gives, or one cell for each colour of the map."""
        cells = np.arange(self.cmap.N + 1)
        if isinstance(self.norm, colors.NoNorm):
            return cells - 0.5
        given = self.norm.boundaries if isinstance(self.norm, colors.BoundaryNorm) else self.boundaries
        return np.linspace(0, 1, len(cells)) if given is None else np.asarray(given, dtype=float)

    def _settle_norm(self):
        """Give the norm limits that are not equal: from the data, or else 0 and 1."""
        from matplotlib.transforms import nonsingular

        if self.mappable.get_array() is not None:
            self.mappable.autoscale_None()
        if not self.norm.scaled():
            self.norm.vmin, self.norm.vmax = 0, 1
        self.norm.vmin, self.norm.vmax = nonsingular(self.norm.vmin, self.norm.vmax, expander=0.1)

    def _mesh(self):
        """Corners of the cells inside the bar, and `_y`, the boundaries in values."""
        y, _ = self._proportional_y()
        if isinstance(self.norm, (colors.BoundaryNorm, colors.NoNorm)) or self.boundaries is not None:
            y = y * (self.vmax - self.vmin) + self.vmin
        else:
            low, high = self.norm.vmin, self.norm.vmax
            with self.norm.callbacks.blocked():
                self.norm.vmin, self.norm.vmax = self.vmin, self.vmax
                y = _plain(self.norm.inverse(y))
                self.norm.vmin, self.norm.vmax = low, high
        self._y = y
        X, Y = np.meshgrid([0.0, 1.0], y)
        return (X, Y) if self.orientation == "vertical" else (Y, X)

    def _proportional_y(self):
        """Boundaries inside the bar from 0 to 1, and the lengths that its ends may have."""
        if isinstance(self.norm, colors.BoundaryNorm) or self.boundaries is not None:
            inside = self._boundaries[self._inside]
            y = (self._boundaries - inside[0]) / (inside[-1] - inside[0])
            scaled = self._forward_boundaries(self._boundaries) if self.spacing == "uniform" else y
        else:
            y = scaled = _plain(self.norm(self._boundaries.copy()))
        y, scaled = _from_0_to_1(y[self._inside]), _from_0_to_1(scaled[self._inside])
        lengths = [0, 0]
        if self._extend_lower() or self._extend_upper():
            lengths = self._get_extension_lengths(
                self.extendfrac, scaled[1] - scaled[0], scaled[-1] - scaled[-2], default=0.05
            )
        return y, lengths

    def _end_lengths(self):
        """Lengths of the ends that are there, relative to the bar between them."""
        _, (lower, upper) = self._proportional_y()
        return (lower if self._extend_lower() else 0), (upper if self._extend_upper() else 0)

    def _get_extension_lengths(self, frac, automin, automax, default=0.05):
        """Lengths of the ends: a number for both, two numbers, or 'auto' for those of the cells beside them."""
        if isinstance(frac, str):
            if frac.lower() != "auto":
                raise ValueError(f"{frac.lower()!r} is not a valid value for extendfrac; supported values are 'auto'")
            return [automin, automax]
        if frac is None:
            return [default, default]
        try:
            lengths = [float(part) for part in frac]
        except TypeError:
            lengths = [float(frac)] * 2
        if len(lengths) != 2 or any(length != length for length in lengths):
            raise ValueError("invalid value for extendfrac")
        return lengths

    def _forward_boundaries(self, x):
        """Values to places such that all cells are equally long; outside of them far away."""
        b = self._boundaries
        x = np.asarray(x, dtype=float)
        y = np.interp(x, b, np.linspace(0, 1, len(b)))
        slack = (b[-1] - b[0]) * 1e-6
        y = np.where(x < b[0] - slack, -1.0, y)
        return np.where(x > b[-1] + slack, 2.0, y)

    def _inverse_boundaries(self, x):
        b = self._boundaries
        return np.interp(x, np.linspace(0, 1, len(b)), b)

    def _reset_locator_formatter_scale(self):
        """Forget the ticks, and take the scale that goes with the norm."""
        self._process_values()
        self._locator = self._minorlocator = self._formatter = self._minorformatter = None
        norm = self.norm
        if hasattr(self.mappable, "cvalues") and isinstance(norm, colors.LogNorm):
            self._set_scale("log")
        elif self.boundaries is not None or isinstance(norm, colors.BoundaryNorm):
            if self.spacing == "uniform":
                self._set_scale("function", functions=(self._forward_boundaries, self._inverse_boundaries))
            else:
                self._set_scale("linear")
        elif getattr(norm, "_scale", None):
            self._set_scale(norm._scale)
        elif type(norm) is colors.Normalize:
            self._set_scale("linear")
        else:
            self._set_scale("function", functions=(norm, norm.inverse))

    def _set_scale(self, scale, **kwargs):
        self.long_axis._set_axes_scale(scale, **kwargs)

    def _get_ticker_locator_formatter(self):
        """Fill in the locators and formatters that nobody chose."""
        axis = self.long_axis
        minor = ticker.NullLocator
        if isinstance(self.norm, colors.BoundaryNorm):
            borders = self.norm.boundaries
            major, minor = (lambda: ticker.FixedLocator(borders, nbins=10)), (lambda: ticker.FixedLocator(borders))
        elif isinstance(self.norm, colors.NoNorm):
            major = lambda: ticker.IndexLocator(base=1 + int(len(self._values) / 10), offset=0.5)
        elif self.boundaries is not None:
            major = lambda: ticker.FixedLocator(self._boundaries[self._inside], nbins=10)
        else:
            major, minor = axis.get_major_locator, axis.get_minor_locator
        makers = {"_locator": major, "_minorlocator": minor, "_formatter": axis.get_major_formatter, "_minorformatter": axis.get_minor_formatter}
        for slot, make in makers.items():
            if getattr(self, slot) is None:
                setattr(self, slot, make())

    def _locate(self, x):
        """Places along the bar of values."""
        x = np.asarray(x, dtype=float)
        if isinstance(self.norm, (colors.NoNorm, colors.BoundaryNorm)):
            return np.interp(x, self._boundaries[self._inside], self._y)
        b = _plain(self.norm(self._boundaries, clip=False))
        return np.interp(_plain(self.norm(x, clip=False)), b[self._inside], self._y)


def _borders_between(values):
    """Borders halfway between values; the first and the last cell are as long as their neighbours say."""
    inner = (values[1:] + values[:-1]) / 2
    return np.concatenate([[2.0 * inner[0] - inner[1]], inner, [2.0 * inner[-1] - inner[-2]]])


def _plain(values):
    """Floats without a mask; what was masked is not a number."""
    mask = getattr(values, "mask", None)
    if mask is not None and hasattr(values, "filled"):
        return np.asarray(values.filled(np.nan), dtype=float)
    return np.asarray(values, dtype=float)


def _from_0_to_1(values):
    return (values - values[0]) / (values[-1] - values[0])
