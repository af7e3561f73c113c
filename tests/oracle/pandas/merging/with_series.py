# merging a frame with a named Series, and after a groupby
import pandas as pd

df = pd.DataFrame({"city": ["Oslo", "Rome", "Oslo"], "sales": [1, 2, 3]})
totals = df.groupby("city")["sales"].sum().rename("total")
print(df.merge(totals, on="city"))
print(df.merge(totals, left_on="city", right_index=True))
print(df.merge(totals.reset_index(), on="city", how="left"))
print(df.join(totals, on="city"))
stats = df.groupby("city").agg(mean=("sales", "mean"), n=("sales", "size")).reset_index()
print(df.merge(stats, on="city").assign(diff=lambda d: d["sales"] - d["mean"]))
