# prices, returns and volatility
import numpy as np

np.random.seed(7)
prices = 100 * np.cumprod(1 + np.random.normal(0.0005, 0.01, 30))
returns = np.diff(prices) / prices[:-1]
print(prices[:5].round(2), returns.mean().round(6), returns.std(ddof=1).round(6))
peak = np.maximum.accumulate(prices)
drawdown = (prices - peak) / peak
print("max drawdown:", drawdown.min().round(4), "at", drawdown.argmin())
sma = np.convolve(prices, np.ones(5) / 5, "valid")
print((prices[4:] > sma).astype(int), "sharpe:", round(returns.mean() / returns.std() * np.sqrt(252), 4))
