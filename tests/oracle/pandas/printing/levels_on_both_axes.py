# Two levels on rows and columns, also when it is too wide
import numpy as np
import pandas as pd

rows = pd.MultiIndex.from_tuples([("r", 1), ("r", 2)], names=["i", "j"])
columns = pd.MultiIndex.from_product([["a", "b"], ["x", "y"]], names=["l", None])
print(pd.DataFrame(np.arange(8).reshape(2, 4) / 3, index=rows, columns=columns))
wide = pd.MultiIndex.from_product([["alpha", "beta", "gamma"], [f"c{i}" for i in range(10)]])
print(pd.DataFrame(np.arange(60).reshape(2, 30), columns=wide))
print(pd.DataFrame(np.arange(8).reshape(2, 4), columns=pd.MultiIndex.from_product([["a", "b"], [1, 2]], names=["l", "n"])))
