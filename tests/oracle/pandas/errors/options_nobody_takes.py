# Arguments of other versions of pandas and of numpy are refused, not ignored.
import numpy as np
import pandas as pd

s = pd.Series([1, 2])
df = pd.DataFrame({"a": [1, 2]})
calls = [
    lambda: df.sum(level=0),
    lambda: df.mean(squeeze=True),
    lambda: s.std(foo=0),
    lambda: s.any(foo=0),
    lambda: s.cumsum(foo=1),
    lambda: s.sum(dtype=float),
    lambda: s.median(out=[1]),
    lambda: s.var(keepdims=True),
    lambda: s.head("a"),
    lambda: s.corr([1, 2]),
    lambda: s.cov(5),
]
for call in calls:
    try:
        print(call())
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)
print(s.sum(dtype=None), s.max(out=None), s.mean(keepdims=False))
print(np.sum(s), np.mean(df), np.max(s), np.std(s))
