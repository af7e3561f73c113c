"""Which class of index a column becomes."""

from pandas.core.loading import classes
from pandas.core.loading.first_use import on_first_use

# Loaded on first use, which keeps imports short.
category = on_first_use("pandas.core.index.category")
datetime = on_first_use("pandas.core.index.datetime")
interval = on_first_use("pandas.core.index.interval")
period = on_first_use("pandas.core.index.period")
timedelta = on_first_use("pandas.core.index.timedelta")


def index_class(column):
    """The Index class for a column of labels."""
    kind = column.kind
    if kind == "datetime":
        return datetime.DatetimeIndex
    if kind == "timedelta":
        return timedelta.TimedeltaIndex
    if kind == "period":
        return period.PeriodIndex
    if kind == "category":
        return category.CategoricalIndex
    if kind == "objects" and len(column) and hasattr(column.get(0), "closed_left"):
        values = column.tolist()
        if all(hasattr(value, "closed_left") or value != value for value in values):
            if len({value.closed for value in values if value == value}) == 1:
                return interval.IntervalIndex
    return classes.Index
