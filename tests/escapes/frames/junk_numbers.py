# attack: numbers that fit nowhere in every argument that takes one
# prints: 1316 calls answered or refused
# limits: timeout=30
import warnings

import numpy as np
import pandas as pd

warnings.simplefilter("ignore")
NUMBERS = (-(10**30), -(2**63), -1, 0, 2**63 - 1, 2**63, 10**30, float("nan"), float("inf"), True, np.uint64(2**64 - 1), np.int8(-128), None, "1")


def frame():
    times = pd.date_range("2020", periods=5)
    return pd.DataFrame({"a": range(5), "b": [0.5, None, 1.5, 2.5, 3.5], "c": list("xyzxy"), "t": times}, index=times)


WORKS = (
    lambda x, n: x.shift(n), lambda x, n: x["a"].diff(n), lambda x, n: x["b"].pct_change(n), lambda x, n: x.rolling(n).count(),
    lambda x, n: x["b"].rolling(2, min_periods=n).sum(), lambda x, n: x["b"].rolling(3, step=n).sum(), lambda x, n: x["b"].ewm(span=n).mean(),
    lambda x, n: x["b"].ewm(com=n).std(), lambda x, n: x.head(n), lambda x, n: x.tail(n), lambda x, n: x.nlargest(n, "a"),
    lambda x, n: x["b"].nsmallest(n), lambda x, n: x.iloc[n], lambda x, n: x.iloc[[n]], lambda x, n: x.iloc[n:], lambda x, n: x.iloc[::n],
    lambda x, n: x.iat[n, n], lambda x, n: x.take([n]), lambda x, n: x.sum(axis=n), lambda x, n: x.drop(n, axis=1), lambda x, n: x.insert(n, "q", 1),
    lambda x, n: x["b"].std(ddof=n), lambda x, n: x["b"].quantile(n), lambda x, n: x["b"].fillna(0, limit=n), lambda x, n: x["b"].ffill(limit=n),
    lambda x, n: x["b"].interpolate(limit=n), lambda x, n: x["b"].round(n), lambda x, n: x.round(n), lambda x, n: x["c"].str[n],
    lambda x, n: x["c"].str.get(n), lambda x, n: x["c"].str.slice(n, n, n), lambda x, n: x["c"].str.split("x", n=n), lambda x, n: x["c"].str.zfill(-abs(n)),
    lambda x, n: x["c"].str.replace("x", "y", n=n), lambda x, n: x["c"].str.find("x", n, n), lambda x, n: x["c"].str.slice_replace(n, n, "q"),
    lambda x, n: x.groupby("c").nth(n), lambda x, n: x.groupby("c").head(n), lambda x, n: x.groupby("c")["b"].shift(n),
    lambda x, n: x.groupby("c")["b"].rolling(n).sum(), lambda x, n: x.groupby("c")["b"].nlargest(n), lambda x, n: x.groupby(level=n).size(),
    lambda x, n: x.index.get_level_values(n), lambda x, n: x.index.insert(n, x.index[0]), lambda x, n: x.index.delete(n), lambda x, n: x.index[n],
    lambda x, n: x.index.shift(n), lambda x, n: x.index.take([n]), lambda x, n: pd.RangeIndex(n, n, n), lambda x, n: pd.RangeIndex(0, 5)[n],
    lambda x, n: x.sample(n, random_state=1), lambda x, n: x.sample(2, random_state=n), lambda x, n: x.sample(frac=n, random_state=1),
    lambda x, n: pd.Timestamp(n), lambda x, n: pd.Timedelta(n), lambda x, n: pd.Timestamp(2020, n, n), lambda x, n: pd.Timedelta(days=n),
    lambda x, n: x["t"] + pd.Timedelta(1) * n, lambda x, n: x["t"] + pd.DateOffset(months=n), lambda x, n: x["t"] + pd.offsets.BusinessDay(n),
    lambda x, n: x["t"] + pd.offsets.MonthEnd(n), lambda x, n: x["t"].dt.to_period("M") + n, lambda x, n: pd.Period(ordinal=n, freq="D"),
    lambda x, n: pd.to_datetime(n, unit="s"), lambda x, n: pd.to_timedelta([n], unit="D"), lambda x, n: x.resample(f"{n}D").sum(),
    lambda x, n: x["t"].dt.floor(f"{n}D"), lambda x, n: x.rolling(f"{n}D").count(), lambda x, n: pd.date_range("2020", periods=3, freq=f"{n}D"),
    lambda x, n: pd.Categorical.from_codes([n], ["a"]), lambda x, n: x.to_string(max_rows=n, max_cols=n), lambda x, n: x.to_string(line_width=n),
    lambda x, n: x.to_csv(float_format=f"%.{n}f" if n == 0 else None, chunksize=n), lambda x, n: x.explode("c").xs(n), lambda x, n: x.swaplevel(n, n),
    lambda x, n: x.rank(axis=n), lambda x, n: x.unstack(n), lambda x, n: x.T.stack(n), lambda x, n: x.squeeze(n), lambda x, n: x["a"].searchsorted(n),
    lambda x, n: x["a"].isin([n]), lambda x, n: x["a"] + n, lambda x, n: x["a"] // n, lambda x, n: x["a"] % n, lambda x, n: x["a"] ** n, lambda x, n: x["a"] == n,
    lambda x, n: x["a"].clip(n, n), lambda x, n: x["a"].between(n, n), lambda x, n: x["a"].replace(n, n), lambda x, n: x["a"].autocorr(n),
    lambda x, n: pd.cut(x["a"], [n, n, n]), lambda x, n: pd.qcut(x["a"], [0, n]), lambda x, n: x["t"].dt.round(n), lambda x, n: x.truncate(n, n),
)
for work in WORKS:
    for number in NUMBERS:
        try:
            repr(work(frame(), number))
        except Exception as error:
            if type(error).__name__ in ("AssertionError", "SystemError", "UnboundLocalError") or "Rust" in str(error) or "_pandas" in str(error):
                print("ESCAPED", WORKS.index(work), number, type(error).__name__, error)
print(len(WORKS) * len(NUMBERS), "calls answered or refused")
