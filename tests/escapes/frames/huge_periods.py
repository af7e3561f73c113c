# attack: numbers of periods at the ends of the integers
# stopped by: nothing
import pandas as pd

df = pd.DataFrame({"a": [1, 1, 2], "b": [1, 2, 3]})
for n in (2**63 - 1, -(2**63), 2**62, -(2**62)):
    for thing in (df, df["b"], df.groupby("a"), df.groupby("a")["b"]):
        for name in ("shift", "diff", "pct_change", "head", "tail"):
            try:
                repr(getattr(thing, name)(n))
            except (OverflowError, TypeError, ValueError):
                pass
