# resampling a frame: agg by dict, selection of columns
import pandas as pd

df = pd.DataFrame({
    "price": [10, 11, 9, 13, 14, 18, 17, 19],
    "volume": [50, 60, 40, 100, 50, 100, 40, 50],
    "name": list("abcdefgh"),
}, index=pd.date_range("2018-01-01", periods=8, freq="W"))
print(df.resample("ME")[["price", "volume"]].mean())
print(df.resample("ME").agg({"price": "mean", "volume": "sum"}))
print(df.resample("ME")["volume"].sum())
print(df.resample("ME").agg({"price": ["min", "max"], "volume": "sum"}))
print(df.resample("ME").sum(numeric_only=True))
print(df.resample("ME").first())
print(df.resample("ME").size())
print(df.resample("ME").count())
print(df.resample("QE").agg(total=("volume", "sum"), top=("price", "max")))
