"""The values of a Series: their dtype, missing and repeated ones, replacing."""


from _pandas import Binary, Fill, Reduce, Unary

from pandas.core.arguments.options import check_axis, no_default
from pandas.core.construction.parts import default_index
from pandas.core.dtypes.casting import cast_column
from pandas.core.loading import classes
from pandas.core.loading.first_use import on_first_use
from pandas.core.missing.filling import (
    check_fill,
    filled,
    filled_along,
    filled_in_direction,
    interpolated,
)
from pandas.core.missing.markers import nan

# Loaded on first use, which keeps imports short.
binning = on_first_use("pandas.core.reshape.binning")
arrays = on_first_use("pandas.core.values.arrays")
replacing = on_first_use("pandas.core.values.replacing")


class SeriesValues:
    """Part of Series."""

    def astype(self, dtype, copy=None, errors="raise"):
        """The values in another dtype."""
        if isinstance(dtype, (dict, classes.Series)):
            wanted = dict(dtype.items())
            if len(wanted) > 1 or self._name not in wanted:
                raise KeyError("Only the Series name can be used for the key in Series dtype mappings.")
            dtype = wanted[self._name]
        if errors not in ("raise", "ignore"):
            raise ValueError(
                "Expected value of kwarg 'errors' to be one of ['raise', 'ignore']. Supplied value is "
                f"'{errors}'"
            )
        try:
            return self._with_column(cast_column(self._col.share(), dtype))
        except (ValueError, TypeError):
            if errors == "raise":
                raise
            return self.copy()

    def isna(self):
        """Which values are missing."""
        return self._with_column(self._col.isna())

    isnull = isna

    def notna(self):
        """Which values are not missing."""
        return self._with_column(self._col.isna().unary(Unary.INVERT))

    notnull = notna

    def fillna(self, value=None, *, method=None, axis=None, inplace=False, limit=None, downcast=no_default):
        """The values with another in place of missing ones."""
        self._check_no_arguments("fillna", downcast=downcast)
        check_fill(value, method)
        if method is not None:
            return self._finish(self._with_column(filled_in_direction(self._col, method, limit)), inplace)
        if isinstance(value, (dict, classes.Series)):
            value = value if isinstance(value, classes.Series) else classes.Series(value)
            if value._index.is_unique or not value._index.equals(self._index):
                value = value.reindex(self._index)
            if self._col.kind == "objects" and limit is None:
                column = self._col.where(self._col.isna().unary(Unary.INVERT), value._col)
            else:
                column = filled(self._col, value._col, limit)
        else:
            column = filled(self._col, value, limit)
        return self._finish(self._with_column(column), inplace)

    def ffill(self, *, axis=None, inplace=False, limit=None, limit_area=None, downcast=no_default):
        """Missing values take the last one before."""
        return self._finish(self._with_column(filled_along(self._col, Fill.FORWARD, limit, limit_area)), inplace)

    pad = ffill

    def bfill(self, *, axis=None, inplace=False, limit=None, limit_area=None, downcast=no_default):
        """Missing values take the next one after."""
        return self._finish(self._with_column(filled_along(self._col, Fill.BACKWARD, limit, limit_area)), inplace)

    backfill = bfill

    def dropna(self, *, axis=0, inplace=False, how=None, ignore_index=False):
        """The values without missing ones."""
        check_axis(axis, "Series")
        if self._col.any_missing():
            new = self._filter(self._col.isna().unary(Unary.INVERT))
        else:
            new = self.copy()
            if type(self._index) is classes.RangeIndex and self._col.kind not in ("int", "uint", "bool"):
                # Values that could be missing are picked one by one, and labels picked so are no longer a range.
                new._index = classes.Index._from(self._index._col, self._index._name)
        if ignore_index:
            new._index = default_index(len(new._col))
        return self._finish(new, inplace)

    def interpolate(self, method="linear", *, axis=0, limit=None, inplace=False, limit_direction=None, limit_area=None,
                    downcast=no_default, **kwargs):  # fmt: skip
        """Missing values by the ones around them."""
        order = kwargs.pop("order", None)
        self._check_no_arguments("interpolate", downcast=downcast, **kwargs)
        check_axis(axis, "Series")
        column = interpolated(self._col, self._index, method, limit, limit_direction, limit_area, order)
        return self._finish(self._with_column(column), inplace)

    def replace(self, to_replace=None, value=no_default, *, inplace=False, limit=None, regex=False, method=no_default):
        """The values with others in place of some."""
        column = replacing.replaced_series(self._col, to_replace, value, regex, method, limit)
        return self._finish(self._with_column(column), inplace)

    def unique(self):
        """The different values, in order of appearance."""
        return arrays.array_or_plain(self._col.unique())

    def value_counts(self, normalize=False, sort=True, ascending=False, bins=None, dropna=True):
        """How often each value occurs.

        >>> pd.Series(["a", "b", "a"]).value_counts().to_dict()
        {'a': 2, 'b': 1}
        """
        if bins is not None:
            return self._binned_counts(normalize, sort, ascending, bins, dropna)
        if self._col.dtype == "string" and not dropna:
            # Among texts a missing value has its turn like any other.
            uniques, counts = self._col.cast("object").value_counts(sort, ascending, dropna)
            uniques = uniques.cast("string")
        else:
            uniques, counts = self._col.value_counts(sort, ascending, dropna)
        name = "count"
        if normalize:
            counts, name = counts.binary(Binary.TRUEDIV, counts.reduce(Reduce.SUM)), "proportion"
        if self._col.kind == "masked":
            counts = counts.cast("Float64" if normalize else "Int64")
        return classes.Series._from(counts, classes.Index._from(uniques, self._name), name)

    def _binned_counts(self, normalize, sort, ascending, bins, dropna):
        if self._col.dtype == "string" or self._col.kind in ("text", "objects", "category", "period"):
            raise TypeError("bins argument only works with numeric data.")
        cells = binning.cut(self, bins, include_lowest=True)
        counts = cells.value_counts(normalize, sort, ascending, None, dropna)
        if not sort:
            counts = counts.sort_index()
        counts._index = classes.Index(counts._index.tolist())
        return counts

    def duplicated(self, keep="first"):
        """Which values have occurred before."""
        return self._with_column(self._col.duplicated(keep))

    def drop_duplicates(self, *, keep="first", inplace=False, ignore_index=False):
        """Each value once."""
        new = self._filter(self._col.duplicated(keep).unary(Unary.INVERT))
        if ignore_index:
            new._index = default_index(len(new._col))
        return self._finish(new, inplace)

    def factorize(self, sort=False, use_na_sentinel=True):
        """A number per value, and the values they stand for."""
        codes, uniques = self._col.factorize(sort, not use_na_sentinel)
        if not use_na_sentinel and uniques.dtype == "object" and uniques.any_missing():
            uniques = uniques.where(uniques.isna().unary(Unary.INVERT), nan)
        return codes.to_numpy(), classes.Index._from(uniques)
