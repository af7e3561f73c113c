# Counting words and sorting the counts.
from collections import Counter

import pandas as pd

text = "the cat and the dog and the bird"
counts = Counter(text.split())
s = pd.Series(counts).sort_values(ascending=False)
print(s)
df = pd.DataFrame(counts.most_common(), columns=["word", "n"])
print(df.head(3))
df["len"] = df["word"].str.len()
print(df[df["n"] > 1].sort_values("word").reset_index(drop=True))
words = pd.Series(text.split())
print(words.value_counts().to_dict() == dict(counts), words.str.len().mean())
print(words[words.str.startswith("t")].index.tolist())
print(words.groupby(words.str[0]).count())
print(pd.DataFrame({"w": words, "first": words.str[0]}).drop_duplicates("first"))
