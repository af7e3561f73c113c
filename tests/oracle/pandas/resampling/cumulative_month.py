# month-to-date totals and rolling of resampled values
import pandas as pd

s = pd.Series(range(1, 71), index=pd.date_range("2024-01-01", periods=70, freq="D"), name="sales")
monthly = s.resample("ME").sum()
print(monthly)
print(monthly.pct_change())
print(monthly.cumsum())
print(s.groupby(s.index.month).cumsum().iloc[[0, 30, 31, 69]])
df = s.to_frame()
df["month"] = df.index.to_period("M")
print(df.groupby("month")["sales"].agg(["sum", "mean"]))
print(s.resample("W").sum().rolling(2).mean().head(4))
