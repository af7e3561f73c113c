# strings in groups: join, first, max, set
import pandas as pd

df = pd.DataFrame({"doc": [1, 1, 2, 2, 2], "word": ["the", "cat", "a", "dog", "a"], "n": [5, 2, 4, 1, 3]})
g = df.groupby("doc")
print(g["word"].apply(" ".join))
print(g["word"].agg(", ".join))
print(g["word"].agg(list))
print(g["word"].agg(set).map(sorted))
print(g["word"].sum())
print(g["word"].max())
print(g["word"].agg(lambda s: s.value_counts().index[0]))
print(g.agg({"word": " ".join, "n": "sum"}))
print(g["word"].agg(["first", "nunique", "count"]))
print(g["word"].transform(lambda s: s.str.upper()))
