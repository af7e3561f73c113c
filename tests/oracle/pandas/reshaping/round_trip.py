# melt, group, pivot back: a typical report
import pandas as pd

wide = pd.DataFrame({"country": ["NO", "IT"], "2021": [5.0, 6.0], "2022": [5.5, 6.6], "2023": [6.0, 7.2]})
long = wide.melt(id_vars="country", var_name="year", value_name="gdp")
long["year"] = long["year"].astype(int)
long["growth"] = long.sort_values("year").groupby("country")["gdp"].pct_change().round(3)
print(long)
table = long.pivot_table(index="country", columns="year", values="growth")
print(table)
print(long.groupby("country")["gdp"].agg(["min", "max", "mean"]))
print(long.set_index(["country", "year"])["gdp"].unstack("country"))
print(long.pivot(index="year", columns="country", values="gdp").diff())
