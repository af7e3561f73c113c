"""What all kinds of windows share: choosing columns, running a reduction over each, agg."""


from _pandas import Windowed

from pandas.core.arguments.questions import call_name
from pandas.core.loading import classes
from pandas.core.loading.first_use import on_first_use
from pandas.errors import DataError

# Loaded on first use, which keeps imports short.
grouping_aggregate = on_first_use("pandas.core.grouping.aggregate")

_NUMERIC = ("bool", "int", "uint", "float")


def as_numbers(column):
    """A column as floats, or None if it holds no numbers."""
    if column.kind in ("datetime", "timedelta", "period"):
        return None
    if column.kind in _NUMERIC or (column.kind == "masked" and column.dtype != "string"):
        return column.cast("float64")
    if column.kind == "objects" and column.dtype == "object":
        try:
            return column.cast("float64")
        except (TypeError, ValueError):
            return None
    return None


class Window:
    """Base of the kinds of windows; `_window(column, op, options)` gives one column's results."""

    __module__ = "pandas.core.window.rolling"
    _hidden = ()
    _choice = None

    def __init__(self, obj):
        self.obj = obj

    @property
    def _is_frame(self):
        return isinstance(self.obj, classes.DataFrame)

    @property
    def ndim(self):
        """The dimensions of what the windows move over."""
        return self.obj.ndim

    # Columns

    def _chosen(self, obj, choice=None):
        new = object.__new__(type(self))
        new.__dict__.update(self.__dict__)
        new.obj = obj
        new._choice = choice
        return new

    def __getitem__(self, key):
        if not self._is_frame:
            raise KeyError(f"Column not found: {key}")
        if isinstance(key, list):
            absent = [label for label in key if label not in self.obj._columns]
            if absent:
                raise KeyError(f"Columns not found: {', '.join(repr(label) for label in absent)}")
            return self._chosen(self.obj, list(key))
        if key not in self.obj._columns:
            raise KeyError(f"Column not found: {key}")
        return self._chosen(self.obj[key])

    def __getattr__(self, name):
        if name[:1] != "_" and self._is_frame and name in self.obj._columns:
            return self[name]
        raise AttributeError(f"'{type(self).__name__}' object has no attribute '{name}'")

    def _positions(self):
        labels = self.obj._columns.tolist()
        if self._choice is not None:
            return [self.obj._position_of(label) for label in self._choice]
        return [i for i, label in enumerate(labels) if label not in self._hidden]

    # Reductions

    def _run(self, op, numeric_only=False, **options):
        """A reduction of every window, for each column."""
        if not self._is_frame:
            column = as_numbers(self.obj._col)
            if column is None or (numeric_only and self.obj._col.kind not in _NUMERIC + ("masked",)):
                if numeric_only:
                    raise NotImplementedError(f"{type(self).__name__}.{op} does not implement numeric_only")
                raise DataError("No numeric types to aggregate")
            return self._result(self.obj, self._window(column, op, options))
        positions = self._positions()
        if numeric_only:
            cols = self.obj._cols
            positions = [i for i in positions if cols[i].kind in _NUMERIC or cols[i].kind == "masked"]
        columns = []
        for i in positions:
            column = as_numbers(self.obj._cols[i])
            if column is None:
                raise DataError(f"Cannot aggregate non-numeric type: {self.obj._cols[i].dtype}")
            columns.append(self._window(column, op, options))
        return self._frame_result(positions, columns)

    def _result(self, series, column):
        return classes.Series._from(column, series._index, series._name)

    def _frame_result(self, positions, columns):
        labels = self.obj._columns_of_dtype(positions)._columns
        return classes.DataFrame._from(columns, labels, self.obj._index)

    def sum(self, numeric_only=False, engine=None, engine_kwargs=None):
        """Sum of each window."""
        return self._run(Windowed.SUM, numeric_only)

    def mean(self, numeric_only=False, engine=None, engine_kwargs=None):
        """Mean of each window."""
        return self._run(Windowed.MEAN, numeric_only)

    # agg

    def agg(self, func=None, *args, **kwargs):
        """One or more reductions of each window, by names and functions."""
        if isinstance(func, dict):
            return self._agg_dictionary(func, args, kwargs)
        if isinstance(func, (list, tuple)):
            return self._agg_list(list(func), args, kwargs)
        return self._agg_one(func, args, kwargs)

    aggregate = agg

    def _agg_one(self, func, args, kwargs):
        name = grouping_aggregate.known_name(func)
        if name is not None:
            method = getattr(type(self), name, None)
            if method is None:
                raise AttributeError(f"'{name}' is not a valid function for '{type(self).__name__}' object")
            return getattr(self, name)(*args, **kwargs)
        return self.apply(func, args=args, kwargs=kwargs)

    def _agg_list(self, funcs, args, kwargs):
        names = grouping_aggregate.plain_names(funcs)
        if not self._is_frame:
            parts = [self._agg_one(func, args, kwargs) for func in funcs]
            columns = [part._col for part in parts]
            return classes.DataFrame._from(columns, classes.Index(names), parts[0]._index)
        columns, labels, index = [], [], None
        for position in self._positions():
            label = self.obj._columns[position]
            one = self._chosen(self.obj._at(position))
            for name, func in zip(names, funcs):
                part = one._agg_one(func, args, kwargs)
                columns.append(part._col)
                labels.append((label if isinstance(label, tuple) else (label,)) + (name,))
                index = part._index
        return classes.DataFrame._from(columns, classes.MultiIndex.from_tuples(labels), index)

    def _agg_dictionary(self, spec, args, kwargs):
        absent = [label for label in spec if label not in self.obj._columns]
        if absent:
            raise KeyError(f"Column(s) {absent} do not exist")
        nested = any(isinstance(funcs, (list, tuple)) for funcs in spec.values())
        columns, labels, index = [], [], None
        for label, funcs in spec.items():
            part = self[label].agg(list(funcs) if isinstance(funcs, tuple) else funcs, *args, **kwargs)
            index = part._index
            if isinstance(part, classes.DataFrame):
                columns += part._cols
                labels += [(label, name) for name in part._columns.tolist()]
            else:
                columns.append(part._col)
                labels.append((label, call_name(funcs) if callable(funcs) else funcs) if nested else label)
        return classes.DataFrame._from(columns, classes.Index(labels), index)

    def pipe(self, func, *args, **kwargs):
        """The result of a function called with these windows."""
        return func(self, *args, **kwargs)
