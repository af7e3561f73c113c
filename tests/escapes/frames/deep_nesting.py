# attack: values nested deeper than any stack
# stopped by: nothing
import numpy as np
import pandas as pd


deep = []
for _ in range(100000):
    deep = [deep]
for make in (np.array, pd.Series, pd.DataFrame):
    try:
        make(deep)
    except (RecursionError, ValueError, TypeError):
        pass
