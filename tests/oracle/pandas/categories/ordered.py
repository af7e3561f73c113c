# ordered categories: comparing, sorting, min and max
import pandas as pd

size = pd.CategoricalDtype(["S", "M", "L", "XL"], ordered=True)
s = pd.Series(["M", "XL", "S", "L", "M"]).astype(size)
print(s)
print(s.min(), s.max(), (s > "M").tolist(), s[s >= "L"].tolist())
print(s.sort_values().tolist(), s.sort_values(ascending=False).tolist())
print(s.cat.codes.tolist())
print(s.value_counts(sort=False))
df = pd.DataFrame({"size": s, "n": range(5)})
print(df.sort_values("size"))
print(df.groupby("size", observed=False)["n"].sum())
print(df.groupby("size", observed=True)["n"].max())
plain = pd.Categorical(["a", "b"])
for call in (lambda: plain.min(), lambda: plain > "a", lambda: pd.Categorical(["a"], ordered=True) > "z"):
    try:
        call()
    except TypeError as error:
        print(type(error).__name__, error)
