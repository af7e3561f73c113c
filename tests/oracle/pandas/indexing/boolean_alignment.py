# Boolean Series as keys are aligned by label.
import pandas as pd

df = pd.DataFrame({"v": [1, 2, 3]}, index=["a", "b", "c"])
mask = pd.Series([True, False, True], index=["c", "b", "a"])
print(df.loc[mask])
print(df["v"][mask].tolist())
print(df.loc[mask.values])
try:
    df.loc[pd.Series([True, False], index=["a", "b"])]
except Exception as error:
    print(type(error).__name__, error)
try:
    df.loc[[True, False]]
except IndexError as error:
    print("IndexError", error)
nullable = pd.Series([True, None, False], index=["a", "b", "c"], dtype="boolean")
print(df[nullable])
print(df[df["v"].isin([1, 3]) & (df.index != "a")])
print(df[df.index.isin(["b"])], df[df.index == "c"])
