# pivot_table with the default mean and other functions
import pandas as pd

df = pd.DataFrame({
    "A": ["foo", "foo", "foo", "foo", "foo", "bar", "bar", "bar", "bar"],
    "B": ["one", "one", "one", "two", "two", "one", "one", "two", "two"],
    "C": ["small", "large", "large", "small", "small", "large", "small", "small", "large"],
    "D": [1, 2, 2, 3, 3, 4, 5, 6, 7],
    "E": [2, 4, 5, 5, 6, 6, 8, 9, 9],
})
print(pd.pivot_table(df, values="D", index=["A", "B"], columns=["C"], aggfunc="sum"))
print(pd.pivot_table(df, values="D", index=["A", "B"], columns=["C"], aggfunc="sum", fill_value=0))
print(pd.pivot_table(df, values=["D", "E"], index=["A", "C"], aggfunc={"D": "mean", "E": "mean"}))
print(pd.pivot_table(df, values=["D", "E"], index=["A", "C"], aggfunc={"D": "mean", "E": ["min", "max", "mean"]}))
print(df.pivot_table(index="A", columns="C", values="D"))
print(df.pivot_table(index="A", values="D"))
print(df.pivot_table(index="A", columns="B", values="D", aggfunc="count"))
print(df.pivot_table(index="A", columns="B", values="D", aggfunc=["sum", "mean"]))
print(df.pivot_table(index="A", values=["D", "E"], aggfunc="max"))
