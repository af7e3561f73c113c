# to_markdown gives a pipe table
import pandas as pd

df = pd.DataFrame({"name": ["Ann", "Bob"], "x": [1.5, 22.25], "n": [1, 200], "ok": [True, False]})
print(df.to_markdown())
print(df.to_markdown(index=False))
print(pd.Series([1.0, 2.5], index=["a", "b"], name="v").to_markdown())
print(pd.DataFrame({"v": [1.123456789, None, 1e10], "t": ["x", None, "a|b"]}).to_markdown())
print(df.to_markdown(tablefmt="github"))
print(df.to_markdown(floatfmt=".2f"))
print(pd.DataFrame({"d": pd.to_datetime(["2024-01-01"])}, index=pd.Index(["k"], name="id")).to_markdown())
print(df.to_markdown(tablefmt="grid"))
