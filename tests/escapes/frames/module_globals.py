# attack: the namespace of the face behind a frame
# prints: [{}, {}, {}, {}, {}]
import numpy as np
import pandas as pd


given = []
for function in (pd.DataFrame.head, pd.read_csv, pd.DataFrame.groupby, np.percentile, np.random.seed):
    names = getattr(getattr(function, "__func__", function), "__globals__", {})
    given.append(names)
    if names:
        print("ESCAPED", sorted(names)[:5])
print(given)
