"""Functions over a DataFrame: apply, map, transform, agg."""

from pandas.core.arguments.options import check_axis, unsupported
from pandas.core.values.mapping import map_values


class FrameApplying:
    """Mixin of DataFrame."""

    def apply(self, func, axis=0, raw=False, result_type=None, args=(), by_row="compat", engine="python",
              engine_kwargs=None, **kwargs):  # fmt: skip
        """A function of each column, or of each row with axis 1."""
        from pandas.core.frame.row_functions import apply_frame

        if engine != "python":
            raise unsupported(f"DataFrame.apply(engine={engine!r})")
        return apply_frame(self, func, check_axis(axis), raw, result_type, args, kwargs)

    def map(self, func, na_action=None, **kwargs):
        """Each value through a function."""
        if not callable(func):
            raise TypeError("the first argument must be callable")
        function = (lambda value: func(value, **kwargs)) if kwargs else func
        return self._with_columns([map_values(column, function, na_action) for column in self._cols])

    applymap = map

    def agg(self, func=None, axis=0, *args, **kwargs):
        """Reductions of each column, by name, function, list or dict."""
        from pandas.core.frame.aggregating import aggregate_frame

        return aggregate_frame(self, func, check_axis(axis), args, kwargs)

    aggregate = agg

    def transform(self, func, axis=0, *args, **kwargs):
        """A function whose result has the shape of the frame."""
        from pandas.core.frame.aggregating import transform_frame

        return transform_frame(self, func, check_axis(axis), args, kwargs)

    def _call_by_name(self, name, args, kwargs, axis=0):
        import numpy as np

        found = getattr(self, name) if hasattr(type(self), name) else None
        if found is not None:
            if not callable(found):
                return found
            if axis:
                kwargs = dict(kwargs, axis=axis)
            return found(*args, **kwargs)
        if hasattr(np, name):
            return getattr(np, name)(self, *args, **kwargs)
        raise AttributeError(f"'{name}' is not a valid function for 'DataFrame' object")
