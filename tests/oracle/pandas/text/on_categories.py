# text methods of a categorical column work on the categories
import pandas as pd

s = pd.Series(["low", "high", "low", None], dtype="category")
print(s.str.upper())
print(s.str.contains("o", na=False))
print(s.str.len())
print(s.str.split("o", expand=True))
