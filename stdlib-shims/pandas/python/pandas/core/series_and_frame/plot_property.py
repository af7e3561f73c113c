"""`df.plot` and `s.plot`: of an object what draws it, of a class the accessor's class."""

from pandas.core.loading.first_use import load


class PlotProperty:
    """Loads what draws when it is asked for."""

    def __get__(self, owner, kind=None):
        accessor = load("pandas.plotting").PlotAccessor
        return accessor if owner is None else accessor(owner)
