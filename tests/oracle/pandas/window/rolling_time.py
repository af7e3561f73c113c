# windows of a time span
import pandas as pd

s = pd.Series([1, 2, 3, 4, 5], index=pd.to_datetime(["2024-01-01", "2024-01-02", "2024-01-04", "2024-01-08", "2024-01-09"]))
print(s.rolling("2D").sum())
print(s.rolling("3D").mean())
print(s.rolling("7D").max())
print(s.rolling("3D", min_periods=2).sum())
print(s.rolling("3D", closed="left").sum())
print(s.rolling("3D", closed="both").count())
df = pd.DataFrame({"t": s.index, "v": s.values})
print(df.rolling("3D", on="t")["v"].sum())
print(df.rolling("3D", on="t").sum())
print(s.rolling("48h").sum())
