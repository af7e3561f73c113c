# A daily series: changes, moving average, extremes.
import pandas as pd

dates = pd.date_range("2024-01-01", periods=8, freq="D")
close = pd.Series([100.0, 102.0, 101.0, 105.0, 107.0, 104.0, 108.0, 110.0], index=dates, name="close")
df = close.to_frame()
df["ret"] = df["close"].pct_change()
df["ma3"] = df["close"].rolling(3).mean()
df["signal"] = (df["close"] > df["ma3"]).astype(int)
df["peak"] = df["close"].cummax()
df["drawdown"] = df["close"] / df["peak"] - 1
print(df.round(4))
print(df["drawdown"].idxmin(), round(df["drawdown"].min(), 4))
print(df.loc["2024-01-03":"2024-01-05", ["close", "ret"]].round(4))
print(df["close"].resample("3D").mean())
print(df.index.day_name().tolist()[:3])
print(df["ret"].std().round(6), (1 + df["ret"]).prod().round(4))
print(df[df.index.dayofweek < 2])
