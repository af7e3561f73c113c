"""merge and join of DataFrame."""

from pandas.core.loading import classes


class CombineMethods:
    """Mixin of Series and DataFrame."""

    def merge(self, right, how="inner", on=None, left_on=None, right_on=None, left_index=False, right_index=False,
              sort=False, suffixes=("_x", "_y"), copy=None, indicator=False, validate=None):
        """The rows of two frames that have the same keys, side by side.

        >>> a = pd.DataFrame({"k": [1, 2], "x": [5, 6]})
        >>> a.merge(pd.DataFrame({"k": [2], "y": [9]}), on="k")["x"].tolist()
        [6]
        """
        if isinstance(self, classes.Series):
            raise AttributeError("'Series' object has no attribute 'merge'")
        from pandas.core.combine.merge import merge

        return merge(self, right, how, on, left_on, right_on, left_index, right_index, sort, suffixes, copy, indicator,
                     validate)  # fmt: skip

    def join(self, other, on=None, how="left", lsuffix="", rsuffix="", sort=False, validate=None):
        """The columns of other frames beside these, by row labels."""
        if isinstance(self, classes.Series):
            raise AttributeError("'Series' object has no attribute 'join'")
        from pandas.core.combine.join import join

        return join(self, other, on, how, lsuffix, rsuffix, sort, validate)
