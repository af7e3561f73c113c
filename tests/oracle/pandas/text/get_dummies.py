# str.get_dummies
import pandas as pd
import numpy as np

s = pd.Series(["red|blue", "green", np.nan, "blue", ""])
print(s.str.get_dummies())
tags = pd.DataFrame({"id": [1, 2], "tags": ["a,b", "b,c"]})
print(tags.join(tags["tags"].str.get_dummies(sep=",")))
