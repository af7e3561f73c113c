# Reductions of a Series.
import pandas as pd

s = pd.Series([4, 8, 15, 16, 23, 42], name="lost")
print(s.sum(), s.mean(), s.median(), s.min(), s.max())
print(round(s.std(), 6), round(s.var(), 6), round(s.sem(), 6))
print(round(s.skew(), 6), round(s.kurt(), 6))
print(s.prod(), s.count(), s.nunique(), s.idxmax(), s.idxmin(), s.argmax(), s.argmin())
print(s.std(ddof=0), s.quantile(0.25), s.quantile([0.1, 0.5, 0.9]))
print(s.agg(["sum", "mean", "max"]))
print(s.agg("min"), s.agg({"lo": "min", "hi": "max"}))
print(repr(s.sum()), repr(s.mean()), repr(s.max()))
t = pd.Series(["b", "a", "c"])
print(t.min(), t.max(), t.sum(), t.count())
try:
    t.mean()
except TypeError as error:
    print("TypeError", error)
