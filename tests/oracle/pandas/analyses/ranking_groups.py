import pandas as pd
import numpy as np

df = pd.DataFrame({
    "dept": ["IT", "IT", "HR", "HR", "IT", "Ops", "Ops", "HR"],
    "emp": ["a", "b", "c", "d", "e", "f", "g", "h"],
    "salary": [100, 120, 80, 80, 90, np.nan, 70, 95],
    "start": pd.to_datetime(["2020-01-01", "2019-05-01", "2021-03-01", "2018-07-01", "2022-02-02", "2020-10-10", "2017-01-01", "2019-09-09"]),
})
for method in ["average", "min", "max", "first", "dense"]:
    df[method] = df.groupby("dept")["salary"].rank(method=method, ascending=False)
print(df)
print(df["salary"].rank(pct=True, na_option="bottom"))
print(df.sort_values(["dept", "salary"], ascending=[True, False]).groupby("dept").head(2))
print(df.groupby("dept")["salary"].nlargest(2))
print(df.loc[df.groupby("dept")["salary"].idxmax()])
print(df.groupby("dept").apply(lambda g: g.nlargest(1, "salary"), include_groups=False))
print(df.groupby("dept")["emp"].apply(", ".join))
print(df.groupby("dept").cumcount().add(1))
print(df.groupby("dept").ngroup())
print(df.groupby("dept")[["salary"]].transform("sum"))
df["share"] = df["salary"] / df.groupby("dept")["salary"].transform("sum")
df["cum"] = df.groupby("dept")["salary"].cumsum()
df["prev"] = df.sort_values("start").groupby("dept")["salary"].shift(1)
df["diff_to_max"] = df["salary"] - df.groupby("dept")["salary"].transform("max")
print(df.drop(columns=["average", "min", "max", "first", "dense"]))
print(df.groupby("dept").agg(n=("emp", "size"), top=("salary", "max"), first_hired=("start", "min"), spread=("salary", lambda s: s.max() - s.min())))
print(df.groupby("dept").nth(0))
print(df.groupby("dept").tail(1))
print(df.groupby("dept")["salary"].agg(["mean", "median", "std", "count", "size"]))
print(df.groupby("dept").filter(lambda g: g["salary"].mean() > 85))
print(df.groupby("dept").size().sort_values(ascending=False))
print(df.groupby("dept")["salary"].pct_change())
print(df.groupby("dept").get_group("HR"))
for name, g in df.groupby("dept"):
    print(name, g.shape, g["emp"].tolist())
print({k: list(v) for k, v in df.groupby("dept").groups.items()})
print(df.groupby("dept")["salary"].value_counts())
print(df.groupby("dept", as_index=False)["salary"].mean())
print(df.groupby("dept", sort=False)["salary"].first())
print(df.rank(numeric_only=True).head(3))
