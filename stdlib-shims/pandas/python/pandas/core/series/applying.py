"""Functions over a Series: apply, map, transform."""

import numpy as np

from pandas.core.arguments.options import check_axis, no_default
from pandas.core.loading import classes
from pandas.core.values.mapping import map_values, results_column
from pandas.core.values.plain import is_nullable_number


class SeriesApplying:
    """Mixin of Series."""

    def map(self, arg, na_action=None):
        """Each value through a function, dict or Series."""
        return self._with_column(map_values(self._col, arg, na_action))

    def apply(self, func, convert_dtype=no_default, args=(), *, by_row="compat", **kwargs):
        """A function of each value, or of the whole Series when it is a numpy function or a name."""
        if not len(self._col):
            return self.copy()
        if isinstance(func, str):
            return self._call_by_name(func, args, kwargs)
        if isinstance(func, (list, tuple, dict)):
            return self.agg(func, 0, *args, **kwargs)
        if isinstance(func, np.ufunc):
            return func(self, *args, **kwargs)
        if not by_row:
            return func(self, *args, **kwargs)
        column = self._col
        if column.kind == "category":
            from pandas.core.category.mapping import mapped

            return self._with_column(mapped(column, lambda value: func(value, *args, **kwargs), "ignore"))
        if is_nullable_number(column) and column.any_missing():
            column = column.cast("float64")
        values = column.tolist()
        if not values:
            return self._with_column(column.share())
        results = [func(value, *args, **kwargs) for value in values] if args or kwargs else [func(v) for v in values]
        if isinstance(results[0], classes.Series):
            frame = classes.DataFrame(results)
            frame.index = self._index
            return frame
        return self._with_column(results_column(results, self._col))

    def _call_by_name(self, name, args, kwargs):
        found = getattr(self, name, None) if hasattr(type(self), name) else None
        if found is not None:
            if callable(found):
                return found(*args, **kwargs)
            return found
        if hasattr(np, name):
            return getattr(np, name)(self, *args, **kwargs)
        raise AttributeError(f"'{name}' is not a valid function for 'Series' object")

    def transform(self, func, axis=0, *args, **kwargs):
        """A function whose result has as many values as the Series."""
        from pandas.core.series.aggregating import transform_series

        check_axis(axis, "Series")
        return transform_series(self, func, args, kwargs)
