# attack: values nested deeper than any stack
# prints: array ValueError
# prints: Series (1,)
# prints: DataFrame (1, 1)
import numpy as np
import pandas as pd


deep = []
for _ in range(100000):
    deep = [deep]
for make in (np.array, pd.Series, pd.DataFrame):
    try:
        print(make.__name__, make(deep).shape)
    except (RecursionError, ValueError, TypeError) as error:
        print(make.__name__, type(error).__name__)
