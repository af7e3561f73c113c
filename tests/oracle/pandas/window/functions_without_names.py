# Lambdas in a list for windows keep their plain name; weights that halve with time; windows that have no fixed length.
import pandas as pd

s = pd.Series([1.0, 2.0, 4.0], index=pd.date_range("2024-01-01", periods=3))
print(s.rolling(2).agg(["mean", lambda window: window.iloc[-1] - window.iloc[0]]))
print(s.expanding().agg([lambda window: window.max(), "sum"]))
for halflife in ("2 days", "12:00:00", pd.Timedelta("1D")):
    print(s.ewm(halflife=halflife, times=s.index).mean().round(4).tolist())
for window in ("2 days", "1h", pd.offsets.MonthEnd(), "nonsense"):
    try:
        print(s.rolling(window).sum().tolist())
    except ValueError as error:
        print("ValueError:", error)
