# ohlc of groups, sem, kurt through agg, first of text
import pandas as pd

df = pd.DataFrame({"sym": ["A", "A", "B", "A", "B"], "px": [10.0, 12.0, 7.0, 9.0, 8.0]})
print(df.groupby("sym")["px"].ohlc())
print(df.groupby("sym")["px"].sem())
print(df.groupby("sym")["px"].agg(["sem", "var", "median", "prod"]))
print(df.groupby("sym")["px"].agg(open="first", close="last", high="max", low="min"))
print(df.groupby("sym").agg(vwap=("px", lambda p: p.mean()), n=("px", "count")))
