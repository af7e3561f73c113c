# counting words with split and explode
import pandas as pd

text = pd.Series(["the cat and the hat", "The dog", "a cat"])
words = text.str.lower().str.split().explode()
print(words.value_counts())
print(words.str.len().groupby(words).first().sort_index().head(3))
print(text.str.split().str.len().sum())
print(text.str.count(r"\bthe\b").tolist(), text.str.lower().str.count(r"\bthe\b").tolist())
