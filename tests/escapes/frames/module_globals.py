# attack: the namespace of the face behind a frame
# stopped by: nothing
import numpy as np
import pandas as pd


for function in (pd.DataFrame.head, pd.read_csv, pd.DataFrame.groupby, np.percentile, np.random.seed):
    names = getattr(getattr(function, "__func__", function), "__globals__", {})
    if names:
        print("ESCAPED", sorted(names)[:5])
