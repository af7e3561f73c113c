# lists in cells become rows
import numpy as np
import pandas as pd

df = pd.DataFrame({"id": [1, 2, 3, 4], "tags": [["a", "b"], [], "solo", ["c"]], "n": [10, 20, 30, 40]})
print(df.explode("tags"))
print(df.explode("tags", ignore_index=True))
s = pd.Series([[1, 2], [3], [], np.nan, (4, 5)])
print(s.explode())
print(s.explode(ignore_index=True).tolist())
two = pd.DataFrame({"a": [[1, 2], [3]], "b": [["x", "y"], ["z"]], "k": ["p", "q"]})
print(two.explode(["a", "b"]))
text = pd.DataFrame({"k": [1, 2], "csv": ["a,b,c", "d"]})
print(text.assign(csv=text["csv"].str.split(",")).explode("csv").reset_index(drop=True))
print(df.explode("tags")["tags"].value_counts())
try:
    df.explode("nope")
except KeyError as error:
    print(type(error).__name__, error)
