# rename labels and axes.
import pandas as pd

df = pd.DataFrame({"A": [1, 2], "B": [3, 4]}, index=["x", "y"])
print(df.rename(columns={"A": "alpha"}))
print(df.rename(columns=str.lower))
print(df.rename(index={"x": "row1"}))
print(df.rename(str.lower, axis="columns").columns.tolist())
print(df.rename(index=lambda label: label * 2))
print(df.add_prefix("p_"), df.add_suffix("_s"))
print(df.rename_axis("key"), df.rename_axis(columns="cols"))
df.rename(columns={"A": "a", "Z": "zz"}, inplace=True)
print(df)
s = pd.Series([1, 2], name="old")
print(s.rename("new").name, s.rename({0: "zero"}).index.tolist())
print(s.add_prefix("i_"))
df.columns = [c.upper() for c in df.columns]
print(df.set_axis(["p", "q"], axis=1))
print(df.columns.str.lower().tolist())
df.columns = df.columns.str.replace("A", "first")
print(df)
try:
    df.rename(columns={"nope": "x"}, errors="raise")
except KeyError as error:
    print("KeyError", error)
