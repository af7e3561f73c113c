# to_html with levels and names
import pandas as pd

df = pd.DataFrame({"v": [1, 2, 3]}, index=pd.MultiIndex.from_tuples([("a", 1), ("a", 2), ("b", 1)], names=["k", "i"]))
print(df.to_html())
named = pd.DataFrame({"x": [1]}, index=pd.Index(["r"], name="row"))
named.columns.name = "cols"
print(named.to_html())
wide = pd.DataFrame([[1, 2, 3]], columns=pd.MultiIndex.from_tuples([("a", "x"), ("a", "y"), ("b", "x")]))
print(wide.to_html())
print(pd.DataFrame({"a": range(5)}).to_html(max_rows=2))
