# Labels of different kinds put together: numbers come first, then texts; a frame of plain labels refuses to sort them.
import pandas as pd

texts, numbers = pd.Index(["x", "a"]), pd.Index([2, 1])
print(texts.union(numbers))
print(numbers.union(texts))
print(pd.CategoricalIndex(["lo", "hi"]).union(pd.CategoricalIndex([1, 2])))
print(pd.RangeIndex(2).union(texts))
print(texts.union([2.5, None]).tolist())
print(texts.symmetric_difference(pd.Index(["a", 7])))
counts = pd.DataFrame({"c": pd.Categorical(["lo", "hi", "lo"]), "n": [1, 2, 2]}).apply(lambda column: column.value_counts())
print(counts)
try:
    pd.DataFrame({"p": pd.Series([1, 2], index=texts), "q": pd.Series([1, 2], index=numbers)})
except TypeError as error:
    print("TypeError", error)
df = pd.DataFrame({"a": [1], "b": [2]}).rename_axis(columns="letters")
print(df.filter(items=["b", "z"]).columns)
