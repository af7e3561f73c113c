"""Methods of DataFrame about the dtypes and the uniqueness of its columns."""

import _pandas

from pandas.core.arguments.options import check_axis
from pandas.core.arguments.questions import is_list_like
from pandas.core.construction.parts import default_index
from pandas.core.dtypes.casting import cast_column
from pandas.core.loading import classes


class FrameColumns:
    """Mixin of DataFrame."""

    def astype(self, dtype, copy=None, errors="raise"):
        """The columns in other dtypes, one for all or one per column."""
        if isinstance(dtype, (dict, classes.Series)):
            wanted = dict(dtype.items())
            for label in wanted:
                if label not in self._columns:
                    raise KeyError(
                        "Only a column name can be used for the key in a dtype mappings argument. "
                        f"'{label}' not found in columns."
                    )
            cols = []
            for label, column in zip(self._columns.tolist(), self._cols):
                cols.append(_cast(column.share(), wanted[label], errors, label) if label in wanted else column.share())
        else:
            cols = [_cast(column.share(), dtype, errors, None) for column in self._cols]
        return self._with_columns(cols)

    def duplicated(self, subset=None, keep="first"):
        """Which rows have occurred before."""
        if not self._cols:
            return classes.Series._from(_pandas.empty("bool"), self._index, None)
        cols = self._subset_columns(subset)
        return classes.Series._from(_repeated(cols, keep), self._index, None)

    def _subset_columns(self, subset):
        if subset is None:
            return self._cols
        labels = list(subset) if is_list_like(subset) and not isinstance(subset, tuple) else [subset]
        absent = [label for label in labels if label not in self._columns]
        if absent:
            raise KeyError(classes.Index(absent))
        return [self._cols[place] for label in labels for place in self._positions_of(label)]

    def drop_duplicates(self, subset=None, *, keep="first", inplace=False, ignore_index=False):
        """The rows without those that have occurred before."""
        if not len(self._index) or not self._cols:
            return self._finish(self.copy(), inplace)
        repeated = _repeated(self._subset_columns(subset), keep)
        new = self._filter(repeated.unary("invert")) if repeated.reduce("any") else self.copy()
        if ignore_index:
            new.__dict__["_index"] = default_index(len(new._index))
        return self._finish(new, inplace)

    def nunique(self, axis=0, dropna=True):
        """How many different values each column, or row, has."""
        if check_axis(axis):
            return self.apply(lambda row: row.nunique(dropna), axis=1)
        counts = []
        for column in self._cols:
            uniques = column.unique()
            counts.append(len(uniques) - (1 if dropna and uniques.any_missing() else 0))
        # Nothing counted is not even whole numbers.
        found = _pandas.column(counts, "int64" if counts else "float64")
        return classes.Series._from(found, self._columns, None)

    def value_counts(self, subset=None, normalize=False, sort=True, ascending=False, dropna=True):
        """How often each combination of values occurs."""
        labels = self._columns.tolist() if subset is None else (
            list(subset) if is_list_like(subset) and not isinstance(subset, tuple) else [subset]
        )
        for label in labels:
            if not self._columns.is_unique and len(self._positions_of(label)) > 1:
                raise ValueError(f"Grouper for {label!r} not 1-dimensional")
        if not labels:
            name, dtype = ("proportion", "float64") if normalize else ("count", "int64")
            return classes.Series._from(_pandas.empty(dtype), classes.Index._from(_pandas.empty("int64")), name)
        cols = [self._column(label) for label in labels]
        if any(column.kind == "category" for column in cols):
            return self._value_counts_of_categories(labels, subset, normalize, sort, ascending, dropna)
        groups = _pandas.group(cols, True, dropna)
        sizes = groups.sizes()
        keys = groups.keys
        if sort:
            order = sizes.argsort(ascending)
            sizes, keys = sizes.take(order), [key.take(order) for key in keys]
        name = "count"
        if normalize:
            total = sizes.reduce("sum")
            sizes, name = sizes.binary("truediv", total), "proportion"
        if subset is not None and not (is_list_like(subset) and not isinstance(subset, tuple)):
            index = classes.Index._from(keys[0], labels[0])
        else:
            index = classes.MultiIndex._from_levels(keys, labels)
            index._missing_last = not dropna
        return classes.Series._from(sizes, index, name)

    def _value_counts_of_categories(self, labels, subset, normalize, sort, ascending, dropna):
        """Counts of every category, also of those that do not occur where there is one column."""
        counts = self.groupby(labels, dropna=dropna, observed=len(labels) > 1).size()
        if sort:
            counts = counts.sort_values(ascending=ascending, kind="stable")
        if normalize:
            counts = counts / counts.sum()
        counts._name = "proportion" if normalize else "count"
        if is_list_like(subset) and not isinstance(subset, tuple) or subset is None:
            if len(labels) == 1:
                counts._index = classes.MultiIndex._from_levels([counts._index._col], labels)
            else:
                counts._index._missing_last = not dropna
        return counts

    def isetitem(self, loc, value):
        """Sets the column at a position."""
        for position in loc if is_list_like(loc) else [loc]:
            self._cols[position] = self._values_for(value)


def _cast(column, dtype, errors, label):
    try:
        return cast_column(column, dtype)
    except (ValueError, TypeError) as error:
        if errors == "ignore":
            return column
        if label is not None and isinstance(error, ValueError):
            error.args = (f"{error}: Error while type casting for column '{label}'",)
        raise


def _repeated(cols, keep):
    # One column needs no hash of its values, several do.
    return cols[0].duplicated(keep) if len(cols) == 1 else _pandas.duplicated_many(cols, keep)
