"""DataFrameGroupBy: the rows of a frame in groups."""

import _pandas

from pandas.core.arguments.options import no_default
from pandas.core.arguments.questions import is_list_like
from pandas.core.grouping import aggregate as spellings
from pandas.core.grouping.base import GroupBy
from pandas.core.grouping.checks import is_numeric, usable
from pandas.core.grouping.frame_summaries import FrameSummaries
from pandas.core.grouping.reductions import clean_options, finisher
from pandas.core.grouping.series_groupby import SeriesGroupBy
from pandas.core.grouping.spread import missing_where_dropped
from pandas.core.loading import classes
from pandas.core.loading.first_use import on_first_use

# Loaded on first use, which keeps imports short.
apply = on_first_use("pandas.core.grouping.apply")
transform = on_first_use("pandas.core.grouping.transform")


class DataFrameGroupBy(FrameSummaries, GroupBy):
    """A frame in groups; `g["a"]` and `g[["a", "b"]]` choose columns.

    >>> pd.DataFrame({"k": ["x", "y", "x"], "v": [1, 2, 3]}).groupby("k").sum()["v"].tolist()
    [4, 2]
    """

    __module__ = "pandas.core.groupby.generic"

    # Columns

    def _positions(self):
        """The positions of the columns that are worked on: the chosen ones, or all but the keys."""
        columns = self.obj._columns
        if self._selection is not None:
            found = []
            for label in self._selection:
                found += self.obj._positions_of(label)
            return found
        hidden = {key.label for key in self._partition.keys if key.label is not no_default}
        if not hidden:
            return list(range(len(columns)))
        return [i for i, label in enumerate(columns.tolist()) if label not in hidden]

    def _values(self):
        """(label, Column) of the columns worked on."""
        labels = self.obj._columns.tolist()
        return [(labels[i], self.obj._cols[i]) for i in self._positions()]

    def _labels_at(self, positions):
        return self.obj._columns._take(_pandas.column(positions, "int64"))

    def _selected_object(self, with_keys=False):
        """The frame as functions see it: the chosen columns, or all of them."""
        if self._selection is None:
            return self.obj
        positions = self._positions()
        if with_keys and not self.as_index:
            hidden = [self.obj._position_of(k.label) for k in self._partition.keys if k.label is not no_default]
            positions = [p for p in hidden if p not in positions] + positions
        return self.obj._take_columns(positions)

    def _object_without_keys(self):
        return self.obj._take_columns(self._positions())

    def __getitem__(self, key):
        columns = self.obj._columns
        if isinstance(key, list) or (is_list_like(key) and not isinstance(key, tuple)):
            labels = list(key)
            absent = [label for label in labels if label not in columns]
            if absent:
                raise KeyError(f"Columns not found: {', '.join(repr(label) for label in absent)}")
            return DataFrameGroupBy(
                self.obj, self._partition, self.as_index, self.group_keys, labels, self._as_list
            )
        if isinstance(key, tuple) and not columns._is_multi:
            raise ValueError("Cannot subset columns with a tuple with more than one element. Use a list instead.")
        if key not in columns:
            raise KeyError(f"Column not found: {key}")
        where = columns._locate(key)
        if where.__class__ is not int:
            labels = list(dict.fromkeys(columns[i] for i in self.obj._positions_of(key)))
            return DataFrameGroupBy(self.obj, self._partition, self.as_index, self.group_keys, labels, self._as_list)
        return self._column_groupby(where, key)

    def _column_groupby(self, position, label):
        series = self.obj._view(position, label)
        return SeriesGroupBy(series, self._partition, self.as_index, self.group_keys, label, self._as_list)

    def __getattr__(self, name):
        if name[:1] == "_":
            raise AttributeError(f"'{type(self).__name__}' object has no attribute '{name}'")
        if name in self.obj._columns:
            return self[name]
        raise AttributeError(f"'{type(self).__name__}' object has no attribute '{name}'")

    # One value per group

    def _reduce_columns(self, op, numeric_only, options):
        """Labels and result Columns of a reduction of every column worked on."""
        cols = self.obj._cols
        positions = self._positions()
        if numeric_only:
            positions = [i for i in positions if is_numeric(cols[i])]
        options = clean_options(op, options)
        wanted = [(op, usable(op, cols[i]), options) for i in positions]
        index = self.obj._index
        results = self._partition.aggregate(wanted, finisher(index)) if wanted else []
        return self._labels_at(positions), results

    def _per_group(self, labels, columns):
        return self._frame_of(columns, labels)

    def _refuse_objects(self, op):
        raise NotImplementedError(f"function is not implemented for this dtype: [how->{op},dtype->object]")

    def _result(self, labels, columns, index):
        return classes.DataFrame._from(columns, labels, index)

    # One value per row

    def _each(self, run, numeric_only=False, keep_dropped=False):
        positions = self._positions()
        cols = self.obj._cols
        if numeric_only:
            positions = [i for i in positions if is_numeric(cols[i])]
        columns = [run(cols[i]) for i in positions]
        if not keep_dropped:
            columns = [missing_where_dropped(self._partition, column) for column in columns]
        return classes.DataFrame._from(columns, self._labels_at(positions), self.obj._index)

    # agg

    def agg(self, func=None, *args, engine=None, engine_kwargs=None, **kwargs):
        """One or more values per group, by names and functions.

        >>> pd.DataFrame({"k": ["x", "x"], "v": [1, 2]}).groupby("k").agg(total=("v", "sum"))["total"].tolist()
        [3]
        """
        if func is None:
            return self._agg_named(spellings.named_specification(kwargs))
        if isinstance(func, dict):
            return self._agg_dictionary(func, args, kwargs)
        if isinstance(func, (list, tuple)) and not callable(func):
            return self._agg_list(list(func), args, kwargs)
        name = spellings.known_name(func)
        if name is not None:
            method = getattr(type(self), name, None) if not name.startswith("_") else None
            if method is None:
                raise AttributeError(f"'{name}' is not a valid function for '{type(self).__name__}' object")
            found = getattr(self, name)
            return found(*args, **kwargs) if callable(found) else found
        if not callable(func):
            raise TypeError(f"'{type(func).__name__}' object is not callable")
        positions = self._positions()
        jobs = [(self.obj._columns[i], self.obj._cols[i], func, args, kwargs) for i in positions]
        return self._frame_of(spellings.run_jobs(self, jobs), self._labels_at(positions))

    aggregate = agg

    def _agg_named(self, wanted):
        jobs = []
        for _, label, func in wanted:
            if label not in self.obj._columns:
                raise KeyError(f"Column(s) {[label]} do not exist")
            jobs.append((label, self.obj._column(label), func, (), {}))
        columns = spellings.run_jobs(self, jobs)
        return self._frame_of(columns, classes.Index([name for name, _, _ in wanted]))

    def _agg_dictionary(self, func, args, kwargs):
        allowed = self.obj._columns if self._selection is None else classes.Index(self._selection)
        wanted = spellings.dictionary_specification(allowed, func)
        nested = any(many for _, _, many in wanted)
        jobs, labels = [], []
        for label, funcs, many in wanted:
            column = self.obj._column(label)
            names = spellings.unique_names(funcs)
            for name, one in zip(names, funcs):
                jobs.append((label, column, spellings.plain_function(one), args, kwargs))
                labels.append(((label if isinstance(label, tuple) else (label,)) + (name,)) if nested else label)
        columns = spellings.run_jobs(self, jobs)
        names = list(self.obj._columns.names)
        if nested:
            index = classes.MultiIndex.from_tuples(labels, names=names + [None]) if labels else classes.Index([])
        else:
            index = classes.Index(labels)
            index = index.set_names(names) if index.nlevels == len(names) else index
        return self._frame_of(columns, index)

    def _agg_list(self, funcs, args, kwargs):
        names = spellings.unique_names(funcs)
        jobs, labels = [], []
        for label, column in self._values():
            for name, one in zip(names, funcs):
                jobs.append((label, column, spellings.plain_function(one), args, kwargs))
                labels.append((label if isinstance(label, tuple) else (label,)) + (name,))
        if not jobs:
            raise ValueError("No objects to concatenate")
        columns = spellings.run_jobs(self, jobs)
        index = classes.MultiIndex.from_tuples(labels, names=list(self.obj._columns.names) + [None])
        return self._frame_of(columns, index)

    # Functions of whole groups

    def transform(self, func, *args, engine=None, engine_kwargs=None, **kwargs):
        """A value for each row, by a name or a function of each group."""
        return transform.transform_frame(self, func, args, kwargs)

    def apply(self, func, *args, include_groups=True, **kwargs):
        """The results of a function of each group's frame, put together."""
        if isinstance(func, str):
            method = getattr(self, func)
            return method(*args, **kwargs) if callable(method) else method
        source = self._selected_object() if include_groups else self._object_without_keys()
        return apply.apply_groups(self, source, func, args, kwargs)

    def filter(self, func, dropna=True, *args, **kwargs):
        """The rows of the groups for which a function is true."""
        return apply.filter_groups(self, self._selected_object(True), func, dropna, args, kwargs)
