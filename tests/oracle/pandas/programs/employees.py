# Employees: filters, updates, grouped figures.
import pandas as pd

data = [
    {"name": "Ada", "dept": "eng", "salary": 120, "years": 5},
    {"name": "Bo", "dept": "ops", "salary": 80, "years": 2},
    {"name": "Cy", "dept": "eng", "salary": 100, "years": 9},
    {"name": "Di", "dept": "hr", "salary": 70, "years": 1},
    {"name": "Ed", "dept": "ops", "salary": 95, "years": 7},
]
df = pd.DataFrame(data)
senior = df[(df["years"] >= 5) & (df["dept"] != "hr")]
print(senior)
df.loc[df["years"] > 4, "salary"] *= 1.1
print(df)
df["band"] = pd.cut(df["salary"], [0, 80, 105, 200], labels=["low", "mid", "high"])
print(df["band"].value_counts().sort_index())
by_dept = df.groupby("dept").agg(n=("name", "count"), pay=("salary", "mean"), top=("salary", "max"))
print(by_dept.round(1))
print(df.sort_values(["dept", "salary"], ascending=[True, False]).groupby("dept").head(1)[["dept", "name"]])
df["diff_from_dept"] = df["salary"] - df.groupby("dept")["salary"].transform("mean")
print(df[["name", "diff_from_dept"]].round(2))
print(df.nlargest(2, "salary")["name"].tolist(), df["dept"].nunique(), df["dept"].unique())
print(df.set_index("name").loc["Ed", "years"])
print(df.describe().round(2))
