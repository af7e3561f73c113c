# grouping a Series by itself and by other lists
import pandas as pd

s = pd.Series([4, 8, 15, 16, 23, 42], index=list("aabbcc"), name="lost")
print(s.groupby(["p", "q", "p", "q", "p", "q"]).sum())
print(s.groupby(s > 10).agg(["sum", "count"]))
print(s.groupby(level=0).apply(lambda part: part.max()))
print(s.groupby(s % 2 == 0).transform("mean"))
print(s.groupby(level=0).agg(total="sum", low="min"))
print(s.groupby(level=0).describe())
print(s.groupby(level=0).size())
print(s.groupby(level=0).is_monotonic_increasing)
print(s.groupby(level=0).head(1))
