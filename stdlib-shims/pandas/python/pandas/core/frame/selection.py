"""Selection from a DataFrame with square brackets, by condition and by expression."""

import numpy as np

import _pandas
from _pandas import Binary, Reduce, Unary

from pandas.core.arguments.options import check_axis, unsupported
from pandas.core.arguments.questions import is_integer, is_list_like
from pandas.core.construction.columns import as_column
from pandas.core.indexing.locating import mask_positions, plain_mask
from pandas.core.indexing.masks import bool_mask, positions_where
from pandas.core.loading import classes
from pandas.core.loading.first_use import on_first_use
from pandas.core.missing.markers import nan
from pandas.core.series.selection import isin_column
from pandas.core.values.plain import iterated

# Loaded on first use, which keeps imports short.
collections = on_first_use("collections")
evaluate = on_first_use("pandas.core.expressions.evaluate")
conditions = on_first_use("pandas.core.frame.conditions")
dtype_choice = on_first_use("pandas.core.frame.dtype_choice")


class FrameSelection:
    """Part of DataFrame."""

    def __getitem__(self, key):
        if key.__class__ is str:
            place = self._columns._locate(key)
            if place.__class__ is int:
                if not self._columns._is_multi:
                    return self._view(place, key)
            return self._columns_at(place, key)
        if isinstance(key, classes.DataFrame):
            return self.where(key)
        if callable(key) and not isinstance(key, type):
            key = key(self)
        if isinstance(key, slice):
            return self._slice_rows(key)
        if is_list_like(key) and not isinstance(key, tuple):
            mask = plain_mask(key, self._index)
            if mask is not None:
                if type(self._index) is classes.RangeIndex and mask.reduce(Reduce.ALL):
                    return self.copy()
                return self._filter(mask)
            positions = self._row_mask(key)
            if positions is not None:
                return self._take(positions)
            return self._take_columns(self._list_positions(key))
        hash(key)
        return self._columns_at(self._columns._locate(key), key)

    def _columns_at(self, place, key):
        columns = self._columns
        if place.__class__ is int:
            return self._view(place, columns[place])
        positions = range(*place.indices(len(columns))) if isinstance(place, slice) else place.tolist()
        chosen = self._take_columns(list(positions))
        if not columns._is_multi:
            return chosen
        depth = len(key) if isinstance(key, tuple) else 1
        if depth >= columns.nlevels:
            return chosen
        chosen.columns = chosen._columns._without_levels(set(range(depth)))
        labels = chosen._columns
        if len(labels) == 1:
            only = labels[0]
            if only == "" or (isinstance(only, tuple) and all(part == "" for part in only)):
                series = chosen._at(0)
                series._name = key
                return series
        return chosen

    def _slice_rows(self, key):
        bounds = (key.start, key.stop)
        if all(bound is None or is_integer(bound) for bound in bounds) and self._index._col_kind() != "float":
            return self._slice(key)
        return self._slice(self._index._slice_positions(key.start, key.stop, key.step))

    def _row_mask(self, key, mark="."):
        """Positions for a boolean key of rows, or None."""
        n = len(self._index)
        mask = bool_mask(key, n)
        if mask is None:
            return None
        if not isinstance(key, classes.Series) and len(mask) != n:
            raise ValueError(f"Item wrong length {len(mask)} instead of {n}{mark}")
        return mask_positions(key, self._index)

    def _list_positions(self, key):
        if isinstance(key, classes.Index) and key._is_multi:
            labels = key._col
        elif isinstance(key, (set, frozenset, dict)):
            kind = "set" if not isinstance(key, dict) else "dict"
            raise TypeError(f"Passing a {kind} as an indexer is not supported. Use a list instead.")
        elif self._columns._is_multi or (isinstance(key, list) and key and isinstance(key[0], tuple)):
            labels = _pandas.objects(list(key))
        else:
            labels = as_column(key)
        return self._columns._locate_list(labels, "columns").tolist()

    def isin(self, values):
        """Which values are among some."""
        if isinstance(values, dict):
            cols = [
                isin_column(column, values.get(label, []))
                for label, column in zip(self._columns.tolist(), self._cols)
            ]
        elif isinstance(values, classes.Series):
            aligned = values.reindex(self._index)._col
            cols = [column.binary(Binary.EQ, aligned) for column in self._cols]
        elif isinstance(values, classes.DataFrame):
            if not (values._columns.is_unique and values._index.is_unique):
                raise ValueError("cannot compute isin with a duplicate axis.")
            other = values.reindex(index=self._index, columns=self._columns)
            cols = [column.binary(Binary.EQ, theirs) for column, theirs in zip(self._cols, other._cols)]
        elif not is_list_like(values):
            raise TypeError(
                "only list-like or dict-like objects are allowed to be passed to DataFrame.isin(), "
                f"you passed a '{type(values).__name__}'"
            )
        else:
            cols = [isin_column(column, values) for column in self._cols]
        return self._with_columns(cols)

    def where(self, cond, other=nan, *, inplace=False, axis=None, level=None):
        """The values where a condition holds, others elsewhere."""
        self._check_no_arguments("where", level=level)
        return self._finish(self._with_columns(conditions.where_columns(self, cond, other, False, axis)), inplace)

    def mask(self, cond, other=nan, *, inplace=False, axis=None, level=None):
        """The values where a condition does not hold, others elsewhere."""
        self._check_no_arguments("mask", level=level)
        return self._finish(self._with_columns(conditions.where_columns(self, cond, other, True, axis)), inplace)

    def query(self, expr, *, inplace=False, **kwargs):
        """The rows for which an expression holds.

        >>> pd.DataFrame({"a": [1, 2, 3]}).query("a > 1")["a"].tolist()
        [2, 3]
        """
        if not isinstance(expr, str):
            raise ValueError(f"expr must be a string to be evaluated, {type(expr)} given")
        result = evaluate.evaluate_in_frame(self, expr, kwargs.get("local_dict"), kwargs.get("global_dict"))
        try:
            new = self.loc[result]
        except ValueError:
            new = self[result]
        return self._finish(new, inplace)

    def eval(self, expr, *, inplace=False, **kwargs):
        """The value of an expression over the columns, or the frame with the columns it assigns."""
        return evaluate.run_in_frame(self, expr, inplace, kwargs.get("local_dict"), kwargs.get("global_dict"))

    def select_dtypes(self, include=None, exclude=None):
        """The columns of some dtypes."""
        return self._columns_of_dtype(dtype_choice.chosen_positions(self, include, exclude))

    def nlargest(self, n, columns, keep="first"):
        """The rows with the largest values in some columns."""
        return self._extreme_rows(n, columns, keep, True)

    def nsmallest(self, n, columns, keep="first"):
        """The rows with the smallest values in some columns."""
        return self._extreme_rows(n, columns, keep, False)

    def _extreme_rows(self, n, columns, keep, largest):
        names = list(columns) if is_list_like(columns) and not isinstance(columns, tuple) else [columns]
        for name in names:
            dtype = self._column(name).dtype
            if dtype in ("object", "category", "string"):
                method = "nlargest" if largest else "nsmallest"
                raise TypeError(f"Column {name!r} has dtype {dtype}, cannot use method {method!r} with this dtype")
        if len(names) == 1:
            return self._take(self._column(names[0]).nlargest_positions(n, largest, keep))
        keys = [self._column(name) for name in names]
        if keep == "all":
            raise unsupported("DataFrame.nlargest(keep='all') with several columns")
        if keep == "last":
            back = _pandas.column(np.arange(len(self._index))[::-1])
            order = _pandas.argsort_many([key.take(back) for key in keys], [not largest] * len(keys), "last")
            return self._take(back.take(order).slice(0, min(n, len(order)), 1))
        order = _pandas.argsort_many(keys, [not largest] * len(keys), "last")
        return self._take(order.slice(0, max(min(n, len(order)), 0), 1))

    def iterrows(self):
        """Pairs of row label and row."""
        columns, labels = self._columns, self._index
        name = self._common_dtype()
        numeric = name != "object" and not (self._cols and self._cols[0].kind == "category")
        if numeric:
            for i, label in enumerate(labels):
                if i % 256 == 0:
                    block = [column.slice(i, min(i + 256, len(labels)), 1).cast(name).tolist() for column in self._cols]
                row = [values[i % 256] for values in block]
                yield label, classes.Series._from(_pandas.column(row, name), columns, label)
            return
        lists = [column.tolist() for column in self._cols]
        for label, row in zip(labels, zip(*lists)):
            yield label, classes.Series._from(_pandas.objects(list(row)), columns, label)

    def itertuples(self, index=True, name="Pandas"):
        """The rows as named tuples."""
        fields = [str(label) for label in self._columns.tolist()]
        lists = [iterated(column) for column in self._cols]
        if index:
            fields.insert(0, "Index")
            lists.insert(0, list(self._index))
        rows = zip(*lists)
        if name is None:
            return rows
        return map(collections.namedtuple(name, fields, rename=True)._make, rows)

    def first_valid_index(self):
        """The label of the first row that is not all missing."""
        present = self._rows_present()
        return self._index[int(present.get(0))] if len(present) else None

    def last_valid_index(self):
        """The label of the last row that is not all missing."""
        present = self._rows_present()
        return self._index[int(present.get(len(present) - 1))] if len(present) else None

    def _rows_present(self):
        mask = _pandas.full(len(self._index), False, "bool")
        for column in self._cols:
            mask = mask.binary(Binary.OR, column.isna().unary(Unary.INVERT))
        return positions_where(mask)

    def squeeze(self, axis=None):
        """A Series or value instead of a frame of one row or column."""
        drop_rows = axis is None or check_axis(axis) == 0
        drop_columns = axis is None or check_axis(axis) == 1
        n, width = self.shape
        if drop_rows and drop_columns and n == 1 and width == 1:
            return self._cols[0].get(0)
        if drop_columns and width == 1:
            return self._at(0)
        if drop_rows and n == 1:
            return self.iloc[0]
        return self
