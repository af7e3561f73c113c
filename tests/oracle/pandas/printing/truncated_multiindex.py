# A long frame with a two-level index and a text index
import numpy as np
import pandas as pd

index = pd.MultiIndex.from_product([[f"g{i}" for i in range(10)], range(10)], names=["group", "item"])
df = pd.DataFrame({"value": np.arange(100) * 1.25}, index=index)
print(df)
print(df["value"])
print(df.loc["g1":"g1"].head(3))
