# A report about missing values.
import numpy as np
import pandas as pd

df = pd.DataFrame(
    {"a": [1, np.nan, 3, np.nan], "b": [np.nan, "x", "y", "z"], "c": [1.0, 2.0, 3.0, 4.0], "d": [np.nan] * 4}
)
report = pd.DataFrame({"missing": df.isna().sum(), "pct": df.isna().mean() * 100, "dtype": df.dtypes.astype(str)})
print(report)
print(report[report["missing"] > 0].sort_values("missing", ascending=False))
df = df.dropna(axis=1, how="all")
df["a"] = df["a"].fillna(df["a"].mean())
df["b"] = df["b"].fillna(df["b"].mode()[0])
print(df)
assert df.isna().sum().sum() == 0
print(df.notna().all().all(), list(df.columns), df.shape)
print(df.select_dtypes(include=[np.number]).columns.tolist())
