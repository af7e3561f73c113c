# loc with labels, lists, slices and conditions.
import pandas as pd

df = pd.DataFrame({"a": [1, 2, 3, 4], "b": [10.0, 20.0, 30.0, 40.0], "c": list("wxyz")}, index=["r1", "r2", "r3", "r4"])
print(df.loc["r2"])
print(df.loc["r2", "b"])
print(df.loc[["r1", "r4"]])
print(df.loc["r2":"r3"])
print(df.loc["r2":"r3", ["a", "c"]])
print(df.loc[:, "a":"b"])
print(df.loc[df["a"] > 2, ["a", "c"]])
print(df.loc[lambda d: d["a"] % 2 == 0])
print(df.loc[["r3"], "b"])
print(df.loc[[True, False, True, False], "a"])
for key in ["zz", ["r1", "zz"], ["y1", "y2"]]:
    try:
        df.loc[key]
    except KeyError as error:
        print("KeyError", error)
