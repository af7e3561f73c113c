# All orients of to_dict
import pandas as pd

df = pd.DataFrame({"a": [1, 2], "b": [0.5, 0.75], "c": ["x", None]}, index=["r1", "r2"])
for orient in ["dict", "list", "split", "tight", "records", "index"]:
    print(orient, df.to_dict(orient=orient))
print({k: v.tolist() for k, v in df.to_dict("series").items()})
print(df["a"].to_dict())
print(df.to_dict("split", index=False))
from collections import OrderedDict, defaultdict
ordered = df.to_dict(into=OrderedDict)
print(type(ordered).__name__, type(ordered["a"]).__name__, list(ordered.items())[0][0])
print(df.to_dict("records", into=defaultdict(list)))
try:
    df.to_dict("rows")
except ValueError as error:
    print(type(error).__name__, error)
print([type(v).__name__ for v in pd.DataFrame({"i": [1], "f": [1.5], "t": pd.to_datetime(["2024-01-01"])}).to_dict("records")[0].values()])
