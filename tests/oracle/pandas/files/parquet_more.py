# Parquet with a named, a sliced and a two-level index
import io
import pandas as pd

df = pd.DataFrame({"v": range(6), "w": pd.array([1, None, 3, 4, 5, 6], dtype="Int64")})
df[df["v"] > 3].to_parquet("data/processed/a.parquet")
print(pd.read_parquet("data/processed/a.parquet"))
two = df.head(2).set_index(pd.MultiIndex.from_tuples([("a", 1), ("b", 2)], names=["k", "n"]))
two.to_parquet("data/processed/b.parquet")
print(pd.read_parquet("data/processed/b.parquet"))
buffer = io.BytesIO()
df.to_parquet(buffer)
buffer.seek(0)
print(pd.read_parquet(buffer).dtypes)
days = pd.DataFrame({"x": [1.0, 2.0]}, index=pd.date_range("2024-01-01", periods=2, name="day"))
days.to_parquet("data/processed/c.parquet", compression="gzip")
print(pd.read_parquet("data/processed/c.parquet"))
