# Outliers by quartiles and z scores.
import numpy as np
import pandas as pd

s = pd.Series([10, 12, 11, 13, 12, 95, 11, 10, -40, 12], name="reading")
q1, q3 = s.quantile(0.25), s.quantile(0.75)
iqr = q3 - q1
low, high = q1 - 1.5 * iqr, q3 + 1.5 * iqr
print(q1, q3, iqr, low, high)
mask = (s < low) | (s > high)
print(s[mask])
print(s[~mask].describe())
clipped = s.clip(low, high)
print(clipped.tolist())
z = (s - s.mean()) / s.std()
print(z.round(3).tolist())
print(s[np.abs(z) < 2].mean())
df = s.to_frame()
df["outlier"] = mask
df["fixed"] = df["reading"].where(~df["outlier"], df["reading"].median())
print(df)
print(df.groupby("outlier")["reading"].agg(["count", "mean"]))
print(df["fixed"].rolling(3).mean().round(2).tolist())
