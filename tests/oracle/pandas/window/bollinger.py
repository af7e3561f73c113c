# bands around a moving average
import numpy as np
import pandas as pd

price = pd.Series(100 + np.array([0, 1, 3, 2, 4, 6, 5, 7, 9, 8], dtype=float), index=pd.date_range("2024-01-01", periods=10), name="close")
df = price.to_frame()
df["sma"] = df["close"].rolling(window=4).mean()
df["sd"] = df["close"].rolling(window=4).std()
df["upper"] = df["sma"] + 2 * df["sd"]
df["lower"] = df["sma"] - 2 * df["sd"]
df["ema"] = df["close"].ewm(span=4, adjust=False).mean()
print(df.round(3))
df["return"] = df["close"].pct_change()
df["vol"] = df["return"].rolling(3).std()
print(df[["return", "vol"]].dropna())
print(df["close"].rolling(3).max().iloc[-1])
