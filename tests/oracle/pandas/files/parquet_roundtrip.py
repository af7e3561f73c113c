# Parquet keeps dtypes and index
import pandas as pd

df = pd.DataFrame({
    "i": [1, 2, 3], "f": [1.5, None, 2.5], "t": ["a", None, "c"], "b": [True, False, True],
    "d": pd.to_datetime(["2024-01-01", "2024-01-02", None]), "c": pd.Categorical(["u", "v", "u"]),
})
df.to_parquet("data/processed/t.parquet")
back = pd.read_parquet("data/processed/t.parquet")
print(back)
print(back.dtypes)
print(pd.read_parquet("data/processed/t.parquet", columns=["i", "t"]))
df.set_index("t").to_parquet("data/processed/u.parquet")
print(pd.read_parquet("data/processed/u.parquet").index)
df.to_parquet("data/processed/v.parquet", index=False)
print(pd.read_parquet("data/processed/v.parquet").shape)
try:
    pd.read_parquet("data/raw/none.parquet")
except FileNotFoundError as error:
    print(type(error).__name__, error)
