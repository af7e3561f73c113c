"""The values of a DataFrame: their dtypes, missing and repeated ones, replacing."""

import _pandas
from _pandas import Binary, Fill, Reduce, Unary

from pandas.core.arguments.options import check_axis, no_default
from pandas.core.arguments.questions import is_list_like
from pandas.core.construction.columns import as_column
from pandas.core.construction.parts import default_index
from pandas.core.dtypes.casting import cast_column
from pandas.core.loading import classes
from pandas.core.loading.first_use import on_first_use
from pandas.core.missing.filling import check_fill, filled, filled_along, filled_in_direction, interpolated

# Loaded on first use, which keeps imports short.
replacing = on_first_use("pandas.core.values.replacing")


class FrameValues:
    """Part of DataFrame."""

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
        new = self._filter(repeated.unary(Unary.INVERT)) if repeated.reduce(Reduce.ANY) else self.copy()
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
            order = sizes.order_of_counts(ascending)
            sizes, keys = sizes.take(order), [key.take(order) for key in keys]
        name = "count"
        if normalize:
            total = sizes.reduce(Reduce.SUM)
            sizes, name = sizes.binary(Binary.TRUEDIV, total), "proportion"
        if subset is not None and not (is_list_like(subset) and not isinstance(subset, tuple)):
            index = classes.Index._from(keys[0], labels[0])
        else:
            index = classes.MultiIndex._from_levels(keys, labels)
            index._missing_last = not dropna
        return classes.Series._from(sizes, index, name)

    def _value_counts_of_categories(self, labels, subset, normalize, sort, ascending, dropna):
        """Counts of every category, even of those that do not occur where there is one column."""
        counts = self.groupby(labels, dropna=dropna, observed=len(labels) > 1).size()
        if sort:
            counts = counts.take(counts._col.order_of_counts(ascending).to_numpy())
        if normalize:
            counts = counts / counts.sum()
        counts._name = "proportion" if normalize else "count"
        if is_list_like(subset) and not isinstance(subset, tuple) or subset is None:
            if len(labels) == 1:
                counts._index = classes.MultiIndex._from_levels([counts._index._col], labels)
            else:
                counts._index._missing_last = not dropna
        return counts

    def isna(self):
        """Which values are missing."""
        return self._with_columns([column.isna() for column in self._cols])

    isnull = isna

    def notna(self):
        """Which values are not missing."""
        return self._with_columns([column.isna().unary(Unary.INVERT) for column in self._cols])

    notnull = notna

    def fillna(self, value=None, *, method=None, axis=None, inplace=False, limit=None, downcast=no_default):
        """The frame with values in place of missing ones; a dict or Series gives one per column."""
        self._check_no_arguments("fillna", downcast=downcast)
        check_fill(value, method)
        axis = check_axis(axis)
        if method is not None:
            if axis:
                return self._finish(self.T.fillna(method=method, limit=limit).T, inplace)
            return self._finish(
                self._with_columns([filled_in_direction(column, method, limit) for column in self._cols]), inplace
            )
        if isinstance(value, classes.DataFrame):
            other = value.reindex(index=self._index, columns=self._columns)
            cols = [filled(column, theirs, limit) for column, theirs in zip(self._cols, other._cols)]
        elif isinstance(value, (dict, classes.Series)):
            if axis:
                raise NotImplementedError("Currently only can fill with dict/Series column by column")
            values = dict(value.items())
            cols = []
            for label, column in zip(self._columns.tolist(), self._cols):
                if label not in values:
                    cols.append(column.share())
                    continue
                one = values[label]
                if isinstance(one, classes.Series):
                    one = one.reindex(self._index)._col
                elif isinstance(one, dict):
                    one = classes.Series(one).reindex(self._index)._col
                cols.append(filled(column, one, limit))
        elif axis:
            return self._finish(self.T.fillna(value, limit=limit).T, inplace)
        else:
            cols = [filled(column, value, limit) for column in self._cols]
        if inplace:
            # The columns themselves change, for Series that were read from this frame.
            for i, column in enumerate(cols):
                self._cols[i] = column
            return None
        return self._with_columns(cols)

    def _fill_along(self, direction, axis, inplace, limit, area=None):
        if check_axis(axis):
            name = "ffill" if direction == "forward" else "bfill"
            return self._finish(getattr(self.T, name)(limit=limit, limit_area=area).T, inplace)
        cols = [filled_along(column, direction, limit, area) for column in self._cols]
        return self._finish(self._with_columns(cols), inplace)

    def ffill(self, *, axis=None, inplace=False, limit=None, limit_area=None, downcast=no_default):
        """Missing values take the last one before."""
        return self._fill_along(Fill.FORWARD, axis, inplace, limit, limit_area)

    pad = ffill

    def bfill(self, *, axis=None, inplace=False, limit=None, limit_area=None, downcast=no_default):
        """Missing values take the next one after."""
        return self._fill_along(Fill.BACKWARD, axis, inplace, limit, limit_area)

    backfill = bfill

    def dropna(self, *, axis=0, how=no_default, thresh=no_default, subset=None, inplace=False, ignore_index=False):
        """The rows, or columns, without missing values."""
        if how is not no_default and thresh is not no_default:
            raise TypeError("You cannot set both the how and thresh arguments at the same time.")
        if isinstance(axis, (tuple, list)):
            raise TypeError("supplying multiple axes to axis is no longer supported.")
        how = "any" if how is no_default else how
        if how not in ("any", "all"):
            raise ValueError(f"invalid how option: {how}")
        if check_axis(axis):
            new = self._drop_columns(how, thresh, subset)
        else:
            new = self._drop_rows(how, thresh, subset)
        if ignore_index:
            new.__dict__["_index"] = default_index(len(new._index))
        return self._finish(new, inplace)

    def _drop_rows(self, how, thresh, subset):
        cols = self._cols
        if subset is not None:
            labels = list(subset) if is_list_like(subset) and not isinstance(subset, tuple) else [subset]
            absent = [label for label in labels if label not in self._columns]
            if absent:
                raise KeyError(absent)
            cols = [self._cols[place] for label in labels for place in self._positions_of(label)]
        if thresh is not no_default:
            count = _pandas.full(len(self._index), 0, "int64")
            for column in cols:
                count = count.binary(Binary.ADD, column.isna().unary(Unary.INVERT).cast("int64"))
            enough = count.binary(Binary.GE, int(thresh))
            return self._filter(enough) if not enough.reduce(Reduce.ALL) else self.copy()
        gone = None
        for column in cols:
            if how == "any" and not column.any_missing():
                continue
            missing = column.isna()
            gone = missing if gone is None else gone.binary(Binary.OR if how == "any" else Binary.AND, missing)
        if gone is None or not gone.reduce(Reduce.ANY):
            return self.copy()
        return self._filter(gone.unary(Unary.INVERT))

    def _drop_columns(self, how, thresh, subset):
        cols = self._cols
        if subset is not None:
            labels = list(subset) if is_list_like(subset) else [subset]
            positions = self._index._locate_list(as_column(labels))
            cols = [column.take(positions) for column in cols]
        keep = []
        for i, column in enumerate(cols):
            n = len(column)
            present = n - int(column.isna().reduce(Reduce.SUM))
            if thresh is not no_default:
                wanted = present >= thresh
            else:
                wanted = present == n if how == "any" else present > 0
            if wanted:
                keep.append(i)
        return self.copy() if len(keep) == len(self._cols) else self._take_columns(keep)

    def interpolate(self, method="linear", *, axis=0, limit=None, inplace=False, limit_direction=None, limit_area=None,
                    downcast=no_default, **kwargs):  # fmt: skip
        """Missing values by the ones around them."""
        order = kwargs.pop("order", None)
        self._check_no_arguments("interpolate", downcast=downcast, **kwargs)
        if self.empty:
            return self._finish(self.copy(), inplace)
        if check_axis(axis):
            new = self.T.interpolate(method, limit=limit, limit_direction=limit_direction, limit_area=limit_area, order=order).T
            return self._finish(new, inplace)
        if all(column.dtype == "object" for column in self._cols):
            raise TypeError(
                "Cannot interpolate with all object-dtype columns in the DataFrame. "
                "Try setting at least one column to a numeric dtype."
            )
        cols = [
            interpolated(column, self._index, method, limit, limit_direction, limit_area, order) for column in self._cols
        ]
        return self._finish(self._with_columns(cols), inplace)

    def replace(self, to_replace=None, value=no_default, *, inplace=False, limit=None, regex=False, method=no_default):
        """The frame with other values in place of some."""
        if self.empty and value is not no_default:
            return self._finish(self.copy(), inplace)
        cols = replacing.replaced_frame(self, to_replace, value, regex, method, limit)
        return self._finish(self._with_columns(cols), inplace)


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
