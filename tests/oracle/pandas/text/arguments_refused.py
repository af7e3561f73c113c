# Text methods that need another kind of argument or of values.
import pandas as pd

for act in (
    lambda: pd.Series(["a"]).str.replace({"a": "b"}),
    lambda: pd.Series([["a"], "b"]).str.cat(),
    lambda: pd.Series([1, "b"]).str.cat(sep=","),
    lambda: pd.Series(["u", None], dtype="string").astype(bool),
    lambda: pd.Series(["u", None], dtype="string").astype(int),
    lambda: pd.Series([1, "x"]).astype("Int64"),
    lambda: pd.Series(pd.Categorical(["lo", "hi"])).astype(float),
    lambda: pd.Series(pd.Categorical(["lo", None])).astype(int),
    lambda: pd.Series([1, None], dtype="Int64").astype(complex),
):
    try:
        print(act())
    except Exception as error:
        print(type(error).__name__, error)
print(pd.Series(pd.Categorical(["lo", None])).astype(bool))
texts = pd.Series(["u", None], dtype="string")
print(texts.where(texts.notna(), 0))
print(texts.replace("u", 1))
print(texts.value_counts(dropna=False))
