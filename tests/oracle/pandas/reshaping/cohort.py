# cohort retention table
import pandas as pd

df = pd.DataFrame({
    "user": [1, 1, 2, 2, 3, 3, 3],
    "month": pd.PeriodIndex(["2024-01", "2024-02", "2024-01", "2024-03", "2024-02", "2024-03", "2024-04"], freq="M"),
})
df["cohort"] = df.groupby("user")["month"].transform("min")
df["age"] = (df["month"] - df["cohort"]).apply(lambda d: d.n)
counts = df.groupby(["cohort", "age"])["user"].nunique().unstack(fill_value=0)
print(df)
print(counts)
print(counts.div(counts[0], axis=0).round(2))
