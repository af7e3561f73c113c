"""groupby().resample(): bins of time inside each group, under the labels of the groups."""

from pandas.core.grouping.apply import put_together
from pandas.core.grouping.resample import resampler
from pandas.core.loading import classes

_METHODS = (
    "sum", "mean", "min", "max", "median", "std", "var", "sem", "prod", "first", "last", "count", "nunique", "size",
    "quantile", "ohlc", "agg", "aggregate", "apply", "transform", "asfreq", "ffill", "bfill", "nearest", "interpolate",
)  # fmt: skip


class GroupedResampler:
    """Bins of time of each group."""

    __module__ = "pandas.core.resample"

    def __init__(self, groupby, rule, args, kwargs, choice=None):
        self._groupby = groupby
        self._rule = rule
        self._args = args
        self._kwargs = kwargs
        self._choice = choice

    def __getitem__(self, key):
        return GroupedResampler(self._groupby, self._rule, self._args, self._kwargs, key)

    def __getattr__(self, name):
        obj = self._groupby.obj
        if name[:1] != "_" and isinstance(obj, classes.DataFrame) and name in obj._columns:
            return self[name]
        raise AttributeError(f"'DatetimeIndexResamplerGroupby' object has no attribute '{name}'")

    def _call(self, name, args, kwargs):
        groupby = self._groupby
        if isinstance(groupby.obj, classes.DataFrame):
            # The keys stay in each part, as pandas passes them.
            source = groupby._selected_object()
        else:
            source = groupby.obj
        results = []
        for rows in groupby._partition.rows():
            part = resampler(source._take(rows), self._rule, *self._args, **self._kwargs)
            if self._choice is not None:
                part = part[self._choice]
            results.append(getattr(part, name)(*args, **kwargs))
        together = type(groupby)(groupby.obj, groupby._partition, True, True)
        return put_together(together, results, False)


def _method(name):
    def call(self, *args, **kwargs):
        return self._call(name, args, kwargs)

    call.__name__ = name
    call.__doc__ = f"`{name}` of each bin of each group."
    return call


for _name in _METHODS:
    setattr(GroupedResampler, _name, _method(_name))
