# Equal counts of value_counts come in the order of numpy's sort, which is not that of appearance
import numpy as np
import pandas as pd

rng = np.random.default_rng(5)
for n in (2, 3, 4, 5, 8, 9, 12, 16, 17, 25, 40, 64, 65, 100, 200, 256):
    values = rng.integers(0, n, 3 * n)
    texts = pd.Series([f"v{value}" for value in values], name="key")
    print(n, texts.value_counts().index.tolist())
    print(n, texts.value_counts(ascending=True).index.tolist()[:12], pd.Series(values).value_counts().index.tolist()[:12])
    print(n, texts.describe()["top"], pd.DataFrame({"key": texts}).describe().loc["top", "key"])
words = pd.Series("the quick brown fox jumps over the lazy dog and the quick cat naps all day over there".split())
print(words.value_counts())
print(words.value_counts(normalize=True).head(3))
print(words.str[0].value_counts(sort=False))
print(words.astype("category").value_counts())
print(pd.Series([3, 1, 2, None, 1, 3, None] * 2, dtype="Int64").value_counts(dropna=False))
print(pd.Series([1.5, None, 2.5, 1.5, 2.5, 9.0]).value_counts(dropna=False))
print(pd.Series([True, False, None, True, False], dtype="boolean").value_counts())
print(pd.Index(list("abcabcxyz")).value_counts().to_dict())
frame = pd.DataFrame({"a": list("xyzxyzwvu"), "b": [1, 2, 1, 1, 2, 2, 3, 3, 3]})
print(frame.value_counts())
print(frame.value_counts("b", ascending=True))
print(frame.astype({"a": "category"}).value_counts("a"))
print(pd.Series(pd.to_datetime(["2024-01-02", "2024-01-01", "2024-01-03", "2024-01-01"])).value_counts())
print(pd.cut(pd.Series([1, 5, 9, 2, 6, 3]), 4).value_counts())
print(pd.Series([1, 5, 9, 2, 6, 3]).value_counts(bins=3))
print(pd.value_counts(np.array([3, 3, 1, 2, 2, 5])).tolist())
