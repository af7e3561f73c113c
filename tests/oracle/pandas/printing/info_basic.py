# DataFrame.info lists columns, counts and dtypes
import numpy as np
import pandas as pd

df = pd.DataFrame({"id": [1, 2, 3], "value": [1.5, np.nan, 2.5], "flag": [True, False, True]})
df.info(memory_usage=False)
pd.DataFrame({"when": pd.to_datetime(["2024-01-01"]), "n": [1]}, index=["a"]).info(memory_usage=False)
pd.DataFrame().info(memory_usage=False)
pd.DataFrame({"a": [1.0, 2.0], "b": [1, 2]}).info()
pd.DataFrame(np.zeros((5, 3)), columns=list("xyz")).info(verbose=False)
