"""Values with units: the axes ask their axis to read dates, words and other kinds of data as numbers."""

import numpy as np

from matplotlib import units as munits


class Units:
    """How an axes turns data into numbers."""

    def _process_unit_info(self, datasets=None, kwargs=None, *, convert=True):
        """Let each axis look at the kind of its data, and give the data back as numbers."""
        datasets = datasets or []
        axes = self._axis_map
        for name, data in datasets:
            axis = axes.get(name)
            if axis is not None and data is not None and not axis.have_units():
                axis.update_units(data)
        if kwargs:
            for name, axis in axes.items():
                units = kwargs.pop(f"{name}units", axis.units)
                if units != axis.units and units is not None:
                    axis.set_units(units)
                    for data_name, data in datasets:
                        if name == data_name:
                            axis.update_units(data)
        if not convert:
            return [data for _, data in datasets]
        return [axes[name].convert_units(data) if name in axes and data is not None else data for name, data in datasets]

    def convert_xunits(self, x):
        """A value of x as a number."""
        return self.xaxis.convert_units(x)

    def convert_yunits(self, y):
        """A value of y as a number."""
        return self.yaxis.convert_units(y)

    @staticmethod
    def _convert_dx(dx, x0, xconv, convert):
        """A width beside converted places as a number: it may be a time span where the places are dates."""
        from matplotlib.cbook import _safe_first_finite
        if xconv.size == 0:
            return convert(dx)
        try:
            start = x0
            try:
                start = _safe_first_finite(x0)
            except (TypeError, IndexError, KeyError):
                pass
            try:
                number = _safe_first_finite(xconv)
            except (TypeError, IndexError, KeyError):
                number = xconv
            if not np.iterable(dx):
                return convert(start + dx) - number
            return [convert(start + width) - number for width in dx]
        except (ValueError, TypeError, AttributeError):
            return convert(dx)

    @staticmethod
    def _check_no_units(vals, names):
        """Refuse values that are not plain numbers."""
        for value, name in zip(vals, names):
            if not munits._is_natively_supported(value):
                raise ValueError(f"{name} must be a single scalar value, but got {value}")
