# a daily frame: fields of the index, groups and selections
import pandas as pd
import numpy as np

index = pd.date_range("2024-01-01", periods=90, freq="D")
df = pd.DataFrame({"v": np.arange(90)}, index=index)
print(df.head(3))
print(df.index.month.value_counts().sort_index())
print(df.groupby(df.index.month)["v"].sum())
print(df.groupby(df.index.day_name())["v"].mean().round(2))
print(df[df.index.dayofweek >= 5].shape)
print(df.loc["2024-02"].shape, df.loc["2024-02-10":"2024-02-12", "v"].tolist())
print(df.index.min(), df.index.max(), df.index.freq)
print(df.index)
