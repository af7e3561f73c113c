# Counts that are negative, huge or no whole numbers
import pandas as pd

s = pd.Series([3, 1, 2])
calls = {
    "head negative": lambda: s.head(-5).tolist(),
    "tail huge": lambda: s.tail(10**15).tolist(),
    "shift huge": lambda: s.shift(10**15).tolist(),
    "shift negative": lambda: s.shift(-(10**15)).tolist(),
    "rolling negative": lambda: s.rolling(-1).sum(),
    "rolling zero": lambda: s.rolling(0).sum().tolist(),
    "rolling huge": lambda: s.rolling(10**15, min_periods=1).sum().tolist(),
    "rolling min": lambda: s.rolling(2, min_periods=3).sum(),
    "sample many": lambda: s.sample(9),
    "sample negative": lambda: s.sample(-1),
    "sample both": lambda: s.sample(n=1, frac=0.5),
    "nlargest": lambda: s.nlargest(-3).tolist(),
    "repeat": lambda: s.repeat(-1),
    "diff": lambda: s.diff(10**15).tolist(),
    "quantile": lambda: s.quantile(1.5),
    "periods": lambda: pd.date_range("2024-01-01", periods=-1),
    "three of four": lambda: pd.date_range("2024-01-01", "2024-02-01", periods=3, freq="D"),
    "freq": lambda: pd.date_range("2024-01-01", periods=2, freq="nonsense"),
    "far": lambda: pd.Timestamp("2024-01-01") + pd.Timedelta(days=200000),
    "timedelta": lambda: pd.Timedelta(days=10**9),
    "cut bins": lambda: pd.cut(s, 0),
    "qcut": lambda: pd.qcut(pd.Series([1, 1, 1]), 4),
    "ewm": lambda: s.ewm(alpha=2).mean(),
    "pct_change": lambda: s.pct_change(10).tolist(),
    "clip": lambda: s.clip(5, 1).tolist(),
}
for name, call in calls.items():
    try:
        print(name, call())
    except Exception as error:
        print(name, type(error).__name__, error)
