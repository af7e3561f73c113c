# missing times as keys: first in the order of the keys
import pandas as pd

left = pd.DataFrame({"k": pd.to_datetime(["2020-01-02", None, "2020-01-01"]), "x": [1, 2, 3]})
right = pd.DataFrame({"k": pd.to_datetime([None, "2020-01-03"]), "y": [4, 5]})
print(left.merge(right, on="k", how="outer"))
print(left.merge(right, on="k", how="left", sort=True))
spans = pd.DataFrame({"k": pd.to_timedelta(["2h", None, "1h"]), "x": [1, 2, 3]})
print(spans.merge(pd.DataFrame({"k": pd.to_timedelta([None, "3h"]), "y": [4, 5]}), on="k", how="outer"))
two = left.assign(g=["a", "b", "a"]).merge(right.assign(g=["b", "a"]), on=["g", "k"], how="outer")
print(two)
floats = pd.DataFrame({"k": [2.0, None, 1.0]}).merge(pd.DataFrame({"k": [None, 3.0]}), on="k", how="outer")
print(floats)
