# whole frames of times
import pandas as pd

tmax, tmin = pd.Timestamp.max, pd.Timestamp.min
dmax, dmin = pd.Timedelta.max, pd.Timedelta.min
dates = pd.Series([pd.Timestamp.max, pd.NaT, pd.Timestamp.min])
spans = pd.Series([pd.Timedelta.max, pd.NaT, pd.Timedelta.min])
longest = pd.Series([pd.Timedelta.max])
shortest = pd.Series([pd.Timedelta.min])
near = pd.Series([pd.Timestamp.max - pd.Timedelta(days=1), pd.Timestamp.max])
near_spans = pd.Series([pd.Timedelta.max - pd.Timedelta(days=1), pd.Timedelta.max])


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


attempt(lambda: pd.DataFrame({"a": longest, "b": shortest}).sum(axis=1))
attempt(lambda: pd.DataFrame({"a": near_spans}).mean())
attempt(lambda: pd.DataFrame({"a": near}).mean())
attempt(lambda: pd.DataFrame({"a": near}).diff())
attempt(lambda: pd.DataFrame({"a": dates}).diff())
attempt(lambda: pd.DataFrame({"a": dates}) + dmax)
attempt(lambda: pd.DataFrame({"a": dates}) - tmin)
attempt(lambda: pd.DataFrame({"a": spans}) * 2)
attempt(lambda: pd.DataFrame({"k": [0, 0], "v": near_spans}).groupby("k").sum())
attempt(lambda: pd.DataFrame({"k": [0, 0], "v": near_spans}).groupby("k")["v"].transform("sum"))
attempt(lambda: pd.DataFrame({"k": [0, 0], "v": near_spans}).groupby("k")["v"].agg("mean"))
attempt(lambda: pd.DataFrame({"a": [pd.Timestamp("2020-01-01 00:00:00.123456789"), pd.Timestamp("2020-01-02")]}).mean())
attempt(lambda: pd.DataFrame({"a": [pd.Timestamp("2020-01-01 00:00:00.123456789"), pd.Timestamp("2020-01-02")]}).quantile(0.3))
attempt(lambda: pd.DataFrame({"a": [pd.Timedelta(3), pd.Timedelta(4)]}).sem())
attempt(lambda: pd.DataFrame({"a": [pd.Timedelta(3), pd.Timedelta(4)]}).std())
attempt(lambda: pd.DataFrame({"a": [pd.Timedelta(3), pd.Timedelta(4)], "b": [1, 2]}).rolling(2).sum())
attempt(lambda: pd.DataFrame({"a": [pd.Timestamp(2), pd.Timestamp(3)]}).cumsum())
