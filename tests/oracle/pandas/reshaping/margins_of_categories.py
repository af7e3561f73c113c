# Totals beside categories: the labels become plain, and a category that does not occur has no total.
import pandas as pd

df = pd.DataFrame(
    {
        "size": pd.Categorical(["lo", "hi", None, "lo"], categories=["lo", "mid", "hi"], ordered=True),
        "kind": pd.Categorical([1, 2, 2, 1]),
        "v": [1, 2, 3, 4],
    }
)
one = df.pivot_table(values="v", index="size", aggfunc="sum", margins=True)
print(one, one.index)
print(df.pivot_table(values="v", index="size", columns="kind", aggfunc="sum", margins=True))
print(df.pivot_table(values="v", index="kind", columns="size", aggfunc="sum", margins=True))
print(df.pivot_table(values="v", index="size", columns="kind", aggfunc="sum", margins=True, observed=True))
print(pd.crosstab(df["size"], df["kind"], margins=True))
