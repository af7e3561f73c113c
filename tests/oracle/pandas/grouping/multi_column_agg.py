# flattened columns after dict of lists, and sorting by them
import pandas as pd

df = pd.DataFrame({"store": ["s1", "s2", "s1", "s2"], "month": ["jan", "jan", "feb", "feb"], "rev": [100.0, 150.0, 120.0, 90.0], "cust": [10, 12, 11, 8]})
out = df.groupby("store").agg({"rev": ["sum", "mean"], "cust": ["max", "min"]})
print(out)
print(out["rev"])
print(out[("rev", "sum")])
print(out.columns.tolist())
out.columns = ["_".join(col).strip() for col in out.columns.values]
print(out.reset_index())
print(df.groupby(["store", "month"]).agg({"rev": ["sum"], "cust": ["sum", "mean"]}))
wide = df.groupby(["store", "month"]).agg({"rev": "sum", "cust": "sum"}).unstack()
print(wide)
print(df.groupby("store")[["rev", "cust"]].agg(["mean", "sum"]).round(1))
