"""Missing values of a Series: finding, filling, dropping, replacing."""

from pandas.core.arguments.options import check_axis, no_default
from pandas.core.construction.parts import default_index
from pandas.core.loading import classes
from pandas.core.missing.filling import check_fill, check_limit, filled, settled


class SeriesMissing:
    """Mixin of Series."""

    def isna(self):
        """Which values are missing."""
        return self._with_column(self._col.isna())

    isnull = isna

    def notna(self):
        """Which values are not missing."""
        return self._with_column(self._col.isna().unary("invert"))

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
                column = self._col.where(self._col.isna().unary("invert"), value._col)
            else:
                column = filled(self._col, value._col, limit)
        else:
            column = filled(self._col, value, limit)
        return self._finish(self._with_column(column), inplace)

    def ffill(self, *, axis=None, inplace=False, limit=None, limit_area=None, downcast=no_default):
        """Missing values take the last one before."""
        return self._finish(self._with_column(filled_along(self._col, "forward", limit, limit_area)), inplace)

    pad = ffill

    def bfill(self, *, axis=None, inplace=False, limit=None, limit_area=None, downcast=no_default):
        """Missing values take the next one after."""
        return self._finish(self._with_column(filled_along(self._col, "backward", limit, limit_area)), inplace)

    backfill = bfill

    def dropna(self, *, axis=0, inplace=False, how=None, ignore_index=False):
        """The values without missing ones."""
        check_axis(axis, "Series")
        if self._col.any_missing():
            new = self._filter(self._col.isna().unary("invert"))
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
        from pandas.core.missing.filling import interpolated

        order = kwargs.pop("order", None)
        self._check_no_arguments("interpolate", downcast=downcast, **kwargs)
        check_axis(axis, "Series")
        column = interpolated(self._col, self._index, method, limit, limit_direction, limit_area, order)
        return self._finish(self._with_column(column), inplace)

    def replace(self, to_replace=None, value=no_default, *, inplace=False, limit=None, regex=False, method=no_default):
        """The values with others in place of some."""
        from pandas.core.values.replacing import replaced_series

        column = replaced_series(self._col, to_replace, value, regex, method, limit)
        return self._finish(self._with_column(column), inplace)


def filled_along(column, direction, limit, area=None):
    """ffill and bfill of one column."""
    check_limit(limit)
    if area is None:
        return settled(column.fill(direction, limit))
    from pandas.core.missing.interpolation import within_area

    return settled(within_area(column, column.fill(direction, limit), area))


def filled_in_direction(column, method, limit):
    """fillna(method=...)."""
    if method in ("ffill", "pad"):
        return filled_along(column, "forward", limit)
    if method in ("bfill", "backfill"):
        return filled_along(column, "backward", limit)
    raise ValueError(f"Invalid fill method. Expecting pad (ffill) or backfill (bfill). Got {method}")
