"""Tables of another shape: merge, join, pivot, melt, stack, explode."""

from pandas.core.arguments.options import no_default
from pandas.core.loading import classes
from pandas.core.loading.first_use import on_first_use

# Loaded on first use, which keeps imports short.
combine_join = on_first_use("pandas.core.combine.join")
combine_merge = on_first_use("pandas.core.combine.merge")
exploding = on_first_use("pandas.core.reshape.exploding")
melting = on_first_use("pandas.core.reshape.melting")
pivoting = on_first_use("pandas.core.reshape.pivoting")
stacking = on_first_use("pandas.core.reshape.stacking")


class SharedReshaping:
    """Part of NDFrame."""

    def merge(self, right, how="inner", on=None, left_on=None, right_on=None, left_index=False, right_index=False,
              sort=False, suffixes=("_x", "_y"), copy=None, indicator=False, validate=None):
        """The rows of two frames that have the same keys, side by side.

        >>> a = pd.DataFrame({"k": [1, 2], "x": [5, 6]})
        >>> a.merge(pd.DataFrame({"k": [2], "y": [9]}), on="k")["x"].tolist()
        [6]
        """
        if isinstance(self, classes.Series):
            raise AttributeError("'Series' object has no attribute 'merge'")
        return combine_merge.merge(
            self, right, how, on, left_on, right_on, left_index, right_index, sort, suffixes, copy, indicator, validate
        )

    def join(self, other, on=None, how="left", lsuffix="", rsuffix="", sort=False, validate=None):
        """The columns of other frames beside these, by row labels."""
        if isinstance(self, classes.Series):
            raise AttributeError("'Series' object has no attribute 'join'")
        return combine_join.join(self, other, on, how, lsuffix, rsuffix, sort, validate)

    def pivot(self, *, columns, index=no_default, values=no_default):
        """Columns for each label of one column, rows for each label of another."""
        _only_frames(self, "pivot")
        return pivoting.pivot(self, columns=columns, index=index, values=values)

    def pivot_table(self, values=None, index=None, columns=None, aggfunc="mean", fill_value=None, margins=False,
                    dropna=True, margins_name="All", observed=no_default, sort=True):
        """A table of aggregated values by row and column labels."""
        _only_frames(self, "pivot_table")
        return pivoting.pivot_table(
            self, values, index, columns, aggfunc, fill_value, margins, dropna, margins_name, observed, sort
        )

    def melt(self, id_vars=None, value_vars=None, var_name=None, value_name="value", col_level=None, ignore_index=True):
        """Columns turned into rows of names and values."""
        _only_frames(self, "melt")
        return melting.melt(self, id_vars, value_vars, var_name, value_name, col_level, ignore_index)

    def stack(self, level=-1, dropna=no_default, sort=no_default, future_stack=False):
        """Levels of the columns moved into the index."""
        _only_frames(self, "stack")
        if future_stack and (dropna is not no_default or sort is not no_default):
            name = "dropna" if dropna is not no_default else "sort"
            raise ValueError(f"{name} must be unspecified with future_stack=True as the new implementation does not "
                             "introduce rows of NA values. This argument will be removed in a future version of pandas."
                             if name == "dropna" else
                             "Cannot specify sort with future_stack=True, columns are never sorted.")  # fmt: skip
        return stacking.stack(
            self, level, True if dropna is no_default else dropna, True if sort is no_default else sort, future_stack
        )

    def unstack(self, level=-1, fill_value=None, sort=True):
        """Levels of the index moved into the columns."""
        return stacking.unstack(self, level, fill_value, sort)

    def explode(self, column=None, ignore_index=False):
        """Lists in cells turned into rows."""
        if isinstance(self, classes.DataFrame):
            return exploding.explode_frame(self, column, ignore_index)
        return exploding.explode_series(self, ignore_index if column is None else bool(column))


def _only_frames(obj, name):
    if isinstance(obj, classes.Series):
        raise AttributeError(f"'Series' object has no attribute '{name}'")
