# attack: differences of the first and the last moment overflow in reductions
# stopped by: nothing
import pandas as pd

dates = pd.Series([pd.Timestamp.max, pd.NaT, pd.Timestamp.min])
spans = pd.Series([pd.Timedelta.max, pd.NaT, pd.Timedelta.min])
for series in (dates, spans):
    for name in ("quantile", "median", "mean", "std", "sem", "var", "sum", "describe", "diff", "cumsum", "rank", "nunique"):
        try:
            getattr(series, name)()
        except (OverflowError, TypeError, ValueError):
            pass
    try:
        series.groupby([0, 0, 0]).agg(["mean", "median", "std", "min"])
    except (OverflowError, TypeError, ValueError):
        pass
