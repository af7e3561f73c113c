# categorical keys in pivot tables
import pandas as pd

df = pd.DataFrame({"size": pd.Categorical(["S", "M", "S"], categories=["S", "M", "L"]), "kind": ["a", "b", "b"], "n": [1, 2, 3]})
print(df.pivot_table(index="size", columns="kind", values="n", aggfunc="sum", observed=False))
print(df.pivot_table(index="size", columns="kind", values="n", aggfunc="sum", observed=True))
print(df.pivot_table(index="kind", columns="size", values="n", aggfunc="mean", observed=True, fill_value=0))
