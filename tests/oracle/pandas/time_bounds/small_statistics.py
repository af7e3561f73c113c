# statistics are floats, down to the nanosecond
import pandas as pd

dmax, dmin = pd.Timedelta.max, pd.Timedelta.min


def attempt(work):
    try:
        value = work()
    except Exception as error:
        print(type(error).__name__, error)
        return
    if isinstance(value, (pd.Series, pd.Index)):
        print(value.dtype, [str(item) for item in value])
    else:
        print(value)


attempt(lambda: pd.Series([dmax, pd.Timedelta(1)]).mean())
attempt(lambda: pd.Series([pd.Timedelta(3), pd.Timedelta(4)]).mean())
attempt(lambda: pd.Series([pd.Timedelta(-3), pd.Timedelta(-4)]).mean())
attempt(lambda: pd.Series([pd.Timestamp(3), pd.Timestamp(4)]).mean())
attempt(lambda: pd.Series([pd.Timestamp(-3), pd.Timestamp(-4)]).mean())
attempt(lambda: pd.Series([pd.Timestamp(-3), pd.Timestamp(-4)]).median())
attempt(lambda: pd.Series([pd.Timestamp(-3), pd.Timestamp(-4)]).groupby([0, 0]).mean())
attempt(lambda: pd.Series([pd.Timestamp(-3), pd.Timestamp(-4)]).groupby([0, 0]).median())
attempt(lambda: pd.Series([pd.Timestamp(3), pd.Timestamp(4)]).groupby([0, 0]).median())
attempt(lambda: pd.Series([pd.Timestamp("2020-01-01 00:00:00.123456789")]).mean())
attempt(lambda: pd.Series([pd.Timestamp("2020-01-01 00:00:00.123456789")]).median())
attempt(lambda: pd.Series([pd.Timestamp("2020-01-01 00:00:00.123456789")]).quantile(0.5))
attempt(lambda: pd.Series([pd.Timestamp("2020-01-01 00:00:00.123456789")]).groupby([0]).mean())
attempt(lambda: pd.Series([pd.Timestamp("2020-01-01 00:00:00.123456789")]).groupby([0]).median())
attempt(lambda: pd.Series([pd.Timestamp("2020-01-01 00:00:00.123456789"), pd.Timestamp("2020-01-02")]).groupby([0, 0]).quantile(0.3))
attempt(lambda: pd.Series([pd.Timestamp("2020-01-01 00:00:00.123456789"), pd.Timestamp("2020-01-02")]).groupby([0, 0]).std())
attempt(lambda: pd.Series([pd.Timestamp("2020-01-01 00:00:00.123456789"), pd.Timestamp("2020-01-02")]).std())
attempt(lambda: pd.Series([pd.Timestamp("2020-01-01 00:00:00.123456789"), pd.Timestamp("2020-01-02")]).quantile(0.3))
