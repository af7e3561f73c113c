import pandas as pd
import numpy as np

grades = pd.DataFrame({
    "student": ["Ana", "Ben", "Cleo", "Dan", "Eve"],
    "math": [88, 92, np.nan, 70, 55],
    "physics": [79, np.nan, 85, 66, 61],
    "history": [90, 85, 95, 77, np.nan],
}).set_index("student")
print(grades.mean(axis=1).round(2))
print(grades.mean(skipna=False, axis=1))
print(grades.mean())
print(grades.rank(ascending=False))
print(grades.idxmax(), grades.idxmax(axis=1))
filled = grades.fillna(grades.mean().round(1))
print(filled)
print(grades.T.fillna(grades.mean(axis=1)).T)
filled["total"] = filled.sum(axis=1)
filled["avg"] = filled[["math", "physics", "history"]].mean(axis=1)
filled["letter"] = pd.cut(filled["avg"], bins=[0, 60, 70, 80, 90, 100], labels=list("FDCBA"), right=False)
print(filled)
print(filled["letter"].value_counts().sort_index(ascending=False))
weights = pd.Series({"math": 0.5, "physics": 0.3, "history": 0.2})
print((filled[weights.index] * weights).sum(axis=1))
print(filled[weights.index].dot(weights))
print(filled[weights.index].sub(filled[weights.index].mean()).div(filled[weights.index].std()).round(3))
long = grades.reset_index().melt(id_vars="student", var_name="subject", value_name="score")
print(long.dropna())
print(long.groupby("subject")["score"].agg(["mean", "std", "min", "max", "count"]).round(2))
best = long.loc[long.groupby("subject")["score"].idxmax()]
print(best)
print(long.pivot(index="student", columns="subject", values="score"))
print(long.sort_values(["subject", "score"], ascending=[True, False]).groupby("subject").head(2).reset_index(drop=True))
print(grades.apply(lambda col: col > col.mean()))
print(grades.map(lambda v: "pass" if v >= 60 else ("absent" if pd.isna(v) else "fail")))
print(grades.loc["Ana":"Cleo", ["math", "history"]])
print(grades.describe().loc[["mean", "50%"]])
print(grades.where(grades > 80, other=0))
print(grades.mask(grades.isna(), -1).astype(int))
print(grades.nlargest(2, ["math", "history"]))
print(grades.corr().round(3))
print(grades.stack().groupby(level=1).max())
print(grades.add_prefix("g_").columns.tolist(), grades.rename(index=str.upper).index.tolist())
print(grades.agg(["min", "max", lambda s: s.max() - s.min()]))
print(grades.count(axis=1).to_dict(), grades.isna().sum().sum())
