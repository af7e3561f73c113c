# concat of frames one below the other
import pandas as pd

a = pd.DataFrame({"x": [1, 2], "y": ["a", "b"]})
b = pd.DataFrame({"x": [3, 4], "y": ["c", "d"]})
print(pd.concat([a, b]))
print(pd.concat([a, b], ignore_index=True))
print(pd.concat([a, b], keys=["one", "two"]))
print(pd.concat([a, b], keys=["one", "two"], names=["source", "row"]))
print(pd.concat({"p": a, "q": b}))
c = pd.DataFrame({"x": [5], "z": [1.5]})
print(pd.concat([a, c]))
print(pd.concat([a, c], join="inner"))
print(pd.concat([a, c], ignore_index=True, sort=True))
print(pd.concat([c, a]).dtypes)
print(pd.concat([a, None, b], ignore_index=True).shape)
print(pd.concat([a, b]).reset_index(drop=True).equals(pd.concat([a, b], ignore_index=True)))
