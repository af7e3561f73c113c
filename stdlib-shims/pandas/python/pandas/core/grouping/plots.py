"""Plots of groups: the same call for each group."""


class GroupByPlot:
    """`groups.plot(...)` and `groups.plot.bar(...)`."""

    __module__ = "pandas.core.groupby.groupby"

    def __init__(self, groupby):
        self._groupby = groupby

    def __call__(self, *args, **kwargs):
        return self._each(lambda part: part.plot(*args, **kwargs))

    def __getattr__(self, name):
        def draw(*args, **kwargs):
            return self._each(lambda part: getattr(part.plot, name)(*args, **kwargs))

        return draw

    def _each(self, draw):
        from pandas.core.grouping.apply import apply_groups

        groupby = self._groupby
        source = groupby._selected_object() if groupby.ndim == 2 else groupby.obj
        return apply_groups(groupby, source, draw, (), {})
