import pandas as pd
import numpy as np

budget = pd.DataFrame({"dept": ["ops", "hr", "it"], "Jan": [100, 50, 80], "Feb": [110, 55, 80], "Mar": [120, 50, 90]})
actual = pd.DataFrame({"dept": ["ops", "it", "hr", "ops"], "month": ["Jan", "Jan", "Feb", "Mar"], "cost": [105.5, 79.0, 60.25, 118.0]})
long = budget.melt("dept", var_name="month", value_name="budget")
long["month"] = pd.Categorical(long["month"], ["Jan", "Feb", "Mar"], ordered=True)
both = long.merge(actual, on=["dept", "month"], how="left")
both["variance"] = both["cost"] - both["budget"]
both["pct"] = (both["variance"] / both["budget"]).map("{:+.1%}".format, na_action="ignore")
print(both.sort_values(["dept", "month"]))
print(both.dtypes)
print(both.groupby("dept")[["budget", "cost"]].sum().assign(used=lambda d: (d["cost"] / d["budget"]).round(3)))
print(both.pivot(index="dept", columns="month", values="variance"))
print(both.groupby("month", observed=True)["cost"].agg(["sum", "count"]))
ytd = budget.set_index("dept").cumsum(axis=1)
print(ytd, ytd.diff(axis=1), ytd.pct_change(axis=1).round(3))
totals = budget.set_index("dept")
totals.loc["total"] = totals.sum()
totals["Q1"] = totals.sum(axis=1)
print(totals, totals.div(totals.loc["total"]).round(2))
print(totals.apply(lambda r: r.idxmax(), axis=1), totals.T.describe().round(1))
print(totals.to_string(formatters={"Q1": "{:,.0f} EUR".format}))
print(totals.sub(totals.mean(axis=1), axis=0).round(1), totals.gt(100).sum(axis=1).to_dict())
flagged = both.query("variance.abs() > 2", engine="python")[["dept", "month", "variance"]]
print(flagged, flagged.to_dict("split"))
for dept, g in both.groupby("dept", sort=False):
    line = ", ".join(f"{m}: {c:.2f}" if pd.notna(c) else f"{m}: n/a" for m, c in zip(g["month"], g["cost"]))
    print(dept, "->", line)
rng = pd.period_range("2024-01", periods=3, freq="M")
print(pd.Series([1.0, 2, 3], index=rng), rng.strftime("%b").tolist(), rng.to_timestamp()[0], (rng[2] - rng[0]).n)
print(np.allclose(totals.iloc[:-1].sum(), totals.loc["total"]), totals.values.max(), totals.stack().idxmax())
