# corr, cov and corrwith.
import pandas as pd

df = pd.DataFrame({"x": [1, 2, 3, 4, 5], "y": [2, 4, 5, 4, 5], "z": [5, 3, 1, 2, 0], "s": list("abcde")})
print(df.corr(numeric_only=True))
print(df[["x", "y"]].cov())
print(round(df["x"].corr(df["y"]), 6), round(df["x"].cov(df["z"]), 6))
print(df[["x", "y", "z"]].corr(method="spearman").round(4))
print(df[["y", "z"]].corrwith(df["x"]))
print(df[["x", "y", "z"]].corr()["x"].sort_values(ascending=False))
print(round(df["y"].autocorr(), 6))
try:
    df.corr()
except ValueError as error:
    print("ValueError", error)
