# The types of values that come out.
import pandas as pd

df = pd.DataFrame({"i": [1, 2], "f": [1.5, 2.5], "s": ["a", "b"], "b": [True, False]})
print(repr(df["i"][0]), repr(df["f"][0]), repr(df["s"][0]), repr(df["b"][0]))
print(repr(df["i"].sum()), repr(df["f"].mean()), repr(df["b"].sum()), repr(df["i"].max()))
print(repr(df.loc[0, "i"]), repr(df.iloc[1, 1]), repr(df.at[0, "b"]))
print(df["i"].tolist(), df["f"].tolist(), df["b"].tolist(), list(df["i"]))
print([type(v).__name__ for v in df["i"]], [type(v).__name__ for v in df["i"].values])
print(repr(df["i"].count()), repr(df["i"].nunique()), repr(len(df)), repr(df["i"].mean() == 1.5))
print(df.loc[0].to_dict(), df.loc[0].tolist(), df.dtypes.to_dict())
print(repr(df["i"].any()), repr(df.isna().any().any()), repr(df["i"].std()))
print(df["i"].item if False else df["i"].iloc[[0]].item(), int(df["i"].sum()), float(df["i"].mean()))
print(repr(df["i"].idxmax()), repr(df.set_index("s")["i"].idxmax()), repr(df["i"].median()))
print(repr(df.size), repr(df.shape), repr(df["i"].dtype), str(df["f"].dtype))
