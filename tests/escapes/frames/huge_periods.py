# attack: numbers of periods at the ends of the integers
# prints: [nan, nan, nan] 3 0 [nan, nan, nan]
import pandas as pd

df = pd.DataFrame({"a": [1, 1, 2], "b": [1, 2, 3]})
for n in (2**63 - 1, -(2**63), 2**62, -(2**62)):
    for thing in (df, df["b"], df.groupby("a"), df.groupby("a")["b"]):
        for name in ("shift", "diff", "pct_change", "head", "tail"):
            try:
                repr(getattr(thing, name)(n))
            except (OverflowError, TypeError, ValueError):
                pass
print(df["b"].shift(2**63 - 1).tolist(), len(df.head(2**62)), len(df.tail(-(2**62))), df["b"].diff(-(2**63)).tolist())
