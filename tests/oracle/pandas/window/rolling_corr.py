# correlation and covariance over windows
import pandas as pd

a = pd.Series([1.0, 2.0, 3.0, 2.5, 5.0, 4.0])
b = pd.Series([2.0, 1.0, 4.0, 3.0, 6.0, 5.0])
print(a.rolling(3).corr(b))
print(a.rolling(4).cov(b))
print(a.expanding(3).corr(b))
df = pd.DataFrame({"a": a, "b": b})
print(df.rolling(4).corr().tail(4))
print(df["a"].rolling(3).corr(df["b"]).round(3).tolist())
print(a.ewm(span=3).corr(b))
print(a.ewm(span=3).cov(b))
