# Columns of every kind through Parquet
import datetime as dt
import pandas as pd

df = pd.DataFrame({
    "i8": pd.Series([1, 2], dtype="int8"), "f32": pd.Series([1.5, 2], dtype="float32"), "u": pd.Series([1, 2], dtype="uint16"),
    "s": pd.Series(["a", None], dtype="string"), "B": pd.Series([True, None], dtype="boolean"), "tz": pd.date_range("2024-01-01", periods=2, tz="Europe/Berlin"),
    "c": pd.Categorical(["x", None], categories=["x", "y"], ordered=True), "td": pd.to_timedelta(["1d", None]), "d": [dt.date(2024, 1, 1), None], "I": pd.array([1, None], dtype="Int32"),
})
df.to_parquet("data/processed/q.parquet")
back = pd.read_parquet("data/processed/q.parquet")
print(back.to_string())
print(back.dtypes)
pd.DataFrame([[1, 2]]).rename(columns=str).to_parquet("data/processed/r.parquet")
print(pd.read_parquet("data/processed/r.parquet"))
