# shares instead of counts
import pandas as pd

df = pd.DataFrame({"g": ["a", "a", "b", "b", "b", "c"], "h": ["x", "y", "x", "x", "y", "x"]})
print(pd.crosstab(df["g"], df["h"], normalize=True))
print(pd.crosstab(df["g"], df["h"], normalize="index").round(3))
print(pd.crosstab(df["g"], df["h"], normalize="columns"))
print(pd.crosstab(df["g"], df["h"], normalize="all", margins=True))
print(pd.crosstab(df["g"], df["h"], normalize="index", margins=True))
print(pd.crosstab(df["g"], df["h"], normalize="columns", margins=True))
print(pd.crosstab([df["g"], df["h"]], df["h"]))
