"""Which class of index a column becomes."""

from pandas.core.loading import classes


def index_class(column):
    """The Index class for a column of labels."""
    kind = column.kind
    if kind == "datetime":
        return classes.DatetimeIndex or _load("datetime", "DatetimeIndex")
    if kind == "timedelta":
        return classes.TimedeltaIndex or _load("timedelta", "TimedeltaIndex")
    if kind == "period":
        return classes.PeriodIndex or _load("period", "PeriodIndex")
    if kind == "category":
        return classes.CategoricalIndex or _load("category", "CategoricalIndex")
    if kind == "objects" and len(column) and hasattr(column.get(0), "closed_left"):
        values = column.tolist()
        if all(hasattr(value, "closed_left") or value != value for value in values):
            if len({value.closed for value in values if value == value}) == 1:
                return interval_index_class()
    return classes.Index


def _load(module, name):
    # These are rarely needed, so their modules are only read with the first index of their kind.
    if module == "datetime":
        from pandas.core.index.datetime import DatetimeIndex as found
    elif module == "timedelta":
        from pandas.core.index.timedelta import TimedeltaIndex as found
    elif module == "period":
        from pandas.core.index.period import PeriodIndex as found
    elif module == "category":
        from pandas.core.index.category import CategoricalIndex as found
    else:
        from pandas.core.index.interval import IntervalIndex as found
    setattr(classes, name, found)
    return found


def interval_index_class():
    """IntervalIndex, read when it is first needed."""
    return classes.IntervalIndex or _load("interval", "IntervalIndex")
