# Levels, offsets, several sheets and appending
import pandas as pd

two = pd.DataFrame({"v": [1, 2, 3]}, index=pd.MultiIndex.from_tuples([("a", 1), ("a", 2), ("b", 1)], names=["k", "i"]))
two.to_excel("data/processed/c.xlsx")
print(pd.read_excel("data/processed/c.xlsx"))
print(pd.read_excel("data/processed/c.xlsx", index_col=[0, 1]))
wide = pd.DataFrame([[1, 2], [3, 4]], columns=pd.MultiIndex.from_tuples([("a", "x"), ("a", "y")]))
wide.to_excel("data/processed/d.xlsx")
print(pd.read_excel("data/processed/d.xlsx", header=None))
df = pd.DataFrame({"n": [1, 2], "x": [1.26, None], "t": ["p", None]})
df.to_excel("data/processed/f.xlsx", startrow=2, startcol=1, header=False, na_rep="NA", float_format="%.1f")
print(pd.read_excel("data/processed/f.xlsx", header=None))
with pd.ExcelWriter("data/processed/h.xlsx") as writer:
    df[["n"]].to_excel(writer, sheet_name="A")
with pd.ExcelWriter("data/processed/h.xlsx", mode="a") as writer:
    df[["t"]].to_excel(writer, sheet_name="B", index=False)
print(pd.ExcelFile("data/processed/h.xlsx").sheet_names)
print(pd.read_excel("data/processed/h.xlsx", "B"))
