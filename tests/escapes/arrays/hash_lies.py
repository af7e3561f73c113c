# attack: keys whose hash and equality lie
# prints: 200 200 True 0
import numpy as np
import pandas as pd


import random

class Liar:
    def __hash__(self):
        return random.randrange(3)
    def __eq__(self, other):
        return random.random() < 0.5

series = pd.Series([Liar() for _ in range(200)])
refused = 0
for work in (series.unique, series.value_counts, series.nunique, series.duplicated, lambda: series.isin([Liar()]), lambda: pd.factorize(series)):
    try:
        work()
    except (TypeError, ValueError):
        refused += 1
print(len(series.duplicated()), series.value_counts().sum(), 1 <= series.nunique() <= 200, refused)
