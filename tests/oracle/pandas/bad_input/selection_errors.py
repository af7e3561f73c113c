# Labels and positions that are not there
import pandas as pd

df = pd.DataFrame({"a": [1, 2, 3], "b": ["x", "y", "z"]}, index=["p", "q", "r"])
calls = {
    "column": lambda: df["zz"],
    "columns": lambda: df[["a", "zz"]],
    "columns none": lambda: df[["yy", "zz"]],
    "loc": lambda: df.loc["s"],
    "loc list": lambda: df.loc[["p", "s"]],
    "loc column": lambda: df.loc["p", "zz"],
    "iloc": lambda: df.iloc[3],
    "iloc column": lambda: df.iloc[0, 2],
    "iloc list": lambda: df.iloc[[0, 9]],
    "iloc text": lambda: df.iloc["p"],
    "at": lambda: df.at["s", "a"],
    "iat": lambda: df.iat[9, 9],
    "mask length": lambda: df[[True, False]],
    "drop": lambda: df.drop("zz"),
    "drop columns": lambda: df.drop(columns=["a", "zz"]),
    "attribute": lambda: df.zz,
    "set_index": lambda: df.set_index("zz"),
    "sort_values": lambda: df.sort_values("zz"),
    "groupby": lambda: df.groupby("zz"),
    "pop": lambda: df.pop("zz"),
    "slice": lambda: df.loc["s":"zz"],
    "wide slice": lambda: df.iloc[1:10**18],
    "far slice": lambda: df.iloc[10**18:],
    "loc number": lambda: df.loc[0],
    "three": lambda: df.loc["p", "a", "b"],
    "length": lambda: df.assign(c=[1, 2]),
    "truth": lambda: bool(df),
    "dict key": lambda: df[{"a": 1}],
    "series": lambda: df["a"]["zz"],
}
for name, call in calls.items():
    try:
        print(name, call(), sep="\n")
    except Exception as error:
        print(name, type(error).__name__, error)
