# Pickling a frame and reading it again
import pandas as pd

df = pd.DataFrame({"a": [1, 2], "t": ["x", None], "d": pd.to_datetime(["2024-01-01", None])}, index=["p", "q"])
df.to_pickle("data/processed/f.pkl")
back = pd.read_pickle("data/processed/f.pkl")
print(back)
print(back.dtypes)
print(back.equals(df))
pd.Series([1.5, 2.5], name="s").to_pickle("data/processed/s.pkl")
print(pd.read_pickle("data/processed/s.pkl"))
