# What is shared and what is copied.
import pandas as pd

df = pd.DataFrame({"a": [1, 2, 3], "b": [4, 5, 6]})
alias = df
alias.loc[0, "a"] = 100
print(df.loc[0, "a"])
deep = df.copy()
deep["a"] = 0
print(df["a"].tolist())
renamed = df.rename(columns={"a": "z"})
renamed.loc[0, "z"] = -1
print(df["a"].tolist())
filtered = df[df["b"] > 4].copy()
filtered["b"] = 0
print(df["b"].tolist(), filtered["b"].tolist())
s = df["a"] + 0
s.iloc[0] = 7
print(df["a"].tolist())
reset = df.reset_index(drop=True)
reset.iloc[0, 0] = 55
print(df.iloc[0, 0], reset.iloc[0, 0])
sorted_df = df.sort_values("b", ascending=False)
sorted_df.iloc[0, 1] = 999
print(df["b"].max())


def change(frame):
    frame["new"] = 1
    return frame


change(df)
print(df.columns.tolist())
