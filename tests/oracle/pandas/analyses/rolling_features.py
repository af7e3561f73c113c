import pandas as pd
import numpy as np

df = pd.DataFrame({
    "ticker": ["A"] * 6 + ["B"] * 6,
    "date": list(pd.date_range("2024-01-01", periods=6)) * 2,
    "close": [10.0, 11, 12.5, 12, 13, 15, 100, 98, 97.5, 99, 101, 100],
    "volume": [100, 150, 120, 130, 90, 200, 1000, 900, 1100, 950, 1020, 980],
})
df["ret"] = df.groupby("ticker")["close"].pct_change()
df["log_ret"] = np.log(df["close"] / df.groupby("ticker")["close"].shift(1))
df["ma3"] = df.groupby("ticker")["close"].transform(lambda s: s.rolling(3).mean())
df["vol3"] = df.groupby("ticker")["ret"].rolling(3, min_periods=2).std().reset_index(level=0, drop=True)
df["ema"] = df.groupby("ticker")["close"].transform(lambda s: s.ewm(alpha=0.5, adjust=False).mean())
df["cummax"] = df.groupby("ticker")["close"].cummax()
df["drawdown"] = df["close"] / df["cummax"] - 1
df["lag1"] = df.groupby("ticker")["close"].shift()
df["lead1"] = df.groupby("ticker")["close"].shift(-1)
print(df.to_string())
print(df.groupby("ticker")["close"].rolling(2).agg(["mean", "max"]))
print(df.set_index("date").groupby("ticker")["volume"].rolling("3D").sum())
print(df.groupby("ticker")[["close", "volume"]].expanding().mean().round(3))
print(df.groupby("ticker")["close"].ewm(span=3).mean().round(4))
print(df["close"].rolling(4).apply(lambda w: w[-1] - w[0], raw=True))
print(df["close"].rolling(3).quantile(0.5).tail(3))
print(df["close"].rolling(3).corr(df["volume"]).round(4))
print(df[["close", "volume"]].rolling(4).cov().dropna().head(4))
print(df["close"].rolling(3, closed="left").max().head(5))
wide = df.pivot(index="date", columns="ticker", values="close")
print(wide)
print(wide.pct_change().corr().round(4))
print(wide.rolling(2).mean())
print(wide.div(wide.iloc[0]).mul(100).round(2))
print((wide / wide.shift(1) - 1).add(1).cumprod())
print(wide.diff().abs().max())
print(wide.resample("2D").last())
df["signal"] = np.where(df["close"] > df["ma3"], "buy", np.where(df["close"] < df["ma3"], "sell", "hold"))
print(df.groupby(["ticker", "signal"]).size().unstack(fill_value=0))
df["streak"] = df.groupby((df["signal"] != df["signal"].shift()).cumsum()).cumcount() + 1
print(df[["ticker", "signal", "streak"]])
print(df.groupby("ticker").agg(mean_ret=("ret", "mean"), sharpe=("ret", lambda r: r.mean() / r.std())).round(4))
