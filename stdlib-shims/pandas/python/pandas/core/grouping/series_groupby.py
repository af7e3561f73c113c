"""SeriesGroupBy: the values of a series, or of one column of a frame, in groups."""

from pandas.core.arguments.options import unsupported
from pandas.core.arguments.questions import is_list_like
from pandas.core.grouping import aggregate as spellings
from pandas.core.grouping.base import GroupBy
from pandas.core.grouping.checks import is_numeric, usable
from pandas.core.grouping.reductions import clean_options, finisher
from pandas.core.grouping.series_summaries import SeriesSummaries
from pandas.core.grouping.spread import missing_where_dropped
from pandas.core.loading import classes
from pandas.core.loading.first_use import on_first_use
from pandas.errors import SpecificationError

# Loaded on first use, which keeps imports short.
apply = on_first_use("pandas.core.grouping.apply")
transform = on_first_use("pandas.core.grouping.transform")


class SeriesGroupBy(SeriesSummaries, GroupBy):
    """A series in groups.

    >>> pd.Series([1, 2, 3]).groupby(["a", "b", "a"]).sum().tolist()
    [4, 2]
    """

    __module__ = "pandas.core.groupby.generic"

    def _selected_object(self, with_keys=False):
        return self.obj

    def _values(self):
        return [(self.obj._name, self.obj._col)]

    def __getitem__(self, key):
        if self._selection is not None:
            raise IndexError(f"Column(s) {self._selection} already selected")
        raise KeyError(f"Column not found: {key}")

    # One value per group

    def _reduce_columns(self, op, numeric_only, options):
        column = self.obj._col
        if numeric_only and not is_numeric(column):
            if op == "sem":
                raise TypeError(f"SeriesGroupBy.sem called with numeric_only=True and dtype {self.obj.dtype}")
            raise TypeError(f"Cannot use numeric_only=True with {type(self).__name__}.{op} and non-numeric dtypes.")
        wanted = [(op, usable(op, column), clean_options(op, options))]
        return classes.Index([self.obj._name], dtype=object), self._partition.aggregate(wanted, finisher(self.obj._index))

    def _per_group(self, labels, columns):
        return self._one_per_group(columns[0])

    def _one_per_group(self, column):
        if self.as_index:
            return self._series_of(column, self.obj._name)
        return self._frame_of([column], classes.Index([self.obj._name]))

    def _refuse_objects(self, op):
        raise TypeError(f"{op} is not supported for object dtype")

    def _result(self, labels, columns, index):
        return classes.Series._from(columns[0], index, self.obj._name)

    # One value per row

    def _each(self, run, numeric_only=False, keep_dropped=False):
        column = run(self.obj._col)
        if not keep_dropped:
            column = missing_where_dropped(self._partition, column)
        return classes.Series._from(column, self.obj._index, self.obj._name)

    # agg

    def agg(self, func=None, *args, engine=None, engine_kwargs=None, **kwargs):
        """One or more values per group, by names and functions.

        >>> pd.Series([1, 2, 3]).groupby([0, 0, 1]).agg(["min", "max"])["max"].tolist()
        [2, 3]
        """
        column, label = self.obj._col, self.obj._name
        if func is None:
            if not kwargs:
                raise TypeError("Must provide 'func' or tuples of '(column, aggfunc).")
            for one in kwargs.values():
                if not (isinstance(one, str) or callable(one)):
                    raise TypeError(f"func is expected but received {type(one).__name__} in **kwargs.")
            jobs = [(label, column, one, (), {}) for one in kwargs.values()]
            return self._frame_of(spellings.run_jobs(self, jobs), classes.Index(list(kwargs)))
        if isinstance(func, dict):
            raise SpecificationError("nested renamer is not supported")
        if isinstance(func, (list, tuple)) and not callable(func):
            return self._agg_list(list(func), args, kwargs)
        name = spellings.known_name(func)
        if name is not None and name not in spellings.NATIVE:
            method = getattr(type(self), name, None) if not name.startswith("_") else None
            if method is None:
                raise AttributeError(f"'{type(self).__name__}' object has no attribute '{name}'")
            found = getattr(self, name)
            return found(*args, **kwargs) if callable(found) else found
        if name == "size" or (name is not None and args):
            return getattr(self, name)(*args, **kwargs)
        if name is None and not callable(func):
            raise TypeError(f"'{type(func).__name__}' object is not callable")
        if name == "quantile" and is_list_like(kwargs.get("q")):
            return self.quantile(**kwargs)
        return self._one_per_group(spellings.run_jobs(self, [(label, column, func, args, kwargs)])[0])

    aggregate = agg

    def _agg_list(self, funcs, args, kwargs):
        names = spellings.unique_names(funcs)
        if len(set(names)) != len(names):
            raise SpecificationError("Function names must be unique, found multiple named " + _twice(names))
        jobs = [
            (self.obj._name, self.obj._col, spellings.plain_function(one), args, kwargs) for one in funcs
        ]
        if any(spellings.known_name(job[2]) in ("describe", "value_counts", "ohlc") for job in jobs):
            raise unsupported("SeriesGroupBy.agg(list with a function that gives several values)")
        return self._frame_of(spellings.run_jobs(self, jobs), classes.Index(names))

    # Functions of whole groups

    def transform(self, func, *args, engine=None, engine_kwargs=None, **kwargs):
        """A value for each row, by a name or a function of each group."""
        result = transform.transform_series(self, func, args, kwargs)
        result._col = missing_where_dropped(self._partition, result._col)
        return result

    def apply(self, func, *args, include_groups=True, **kwargs):
        """The results of a function of each group's series, put together."""
        if isinstance(func, str):
            method = getattr(self, func)
            return method(*args, **kwargs) if callable(method) else method
        return apply.apply_groups(self, self.obj, func, args, kwargs)

    def filter(self, func, dropna=True, *args, **kwargs):
        """The values of the groups for which a function is true."""
        return apply.filter_groups(self, self.obj, func, dropna, args, kwargs)

    @property
    def dtype(self):
        """The dtype of each group."""
        return self.apply(lambda part: part.dtype)

    @property
    def name(self):
        """The name of the series."""
        return self.obj._name


def _twice(names):
    return next(name for name in names if names.count(name) > 1)
