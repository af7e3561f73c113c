# Operators between Series, frames and scalars.
import pandas as pd

a = pd.Series([10, 20, 30])
b = pd.Series([3, 7, 4])
print((a + b).tolist(), (a - b).tolist(), (a * b).tolist())
print(a / b)
print((a // b).tolist(), (a % b).tolist(), (b**2).tolist())
print((100 - a).tolist(), (1 / b).round(3).tolist(), (2**b).tolist(), (-a).tolist(), abs(-a).tolist())
df = pd.DataFrame({"x": [1, 2], "y": [3.0, 4.0]})
print(df + 1)
print(df * df)
print(df / df.sum())
print(df - df.mean())
print(df["x"] + df["y"])
print(1 - df)
print(df.sum() / 2)
s = pd.Series(["a", "b"])
print((s + "_x").tolist(), ("y" + s).tolist(), (s * 2).tolist(), (s + s).tolist())
