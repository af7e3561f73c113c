# What scalers refuse, in the original's words.
import numpy as np
import pandas as pd
from sklearn.preprocessing import MinMaxScaler, RobustScaler, StandardScaler

def attempt(call):
    try:
        print(call())
    except Exception as e:
        print(type(e).__name__, str(e).split(" You can find")[0])

attempt(lambda: StandardScaler().transform([[1.0]]))
attempt(lambda: StandardScaler().fit([1.0, 2.0]))
attempt(lambda: StandardScaler().fit([["a"], ["b"]]))
attempt(lambda: StandardScaler().fit(np.empty((0, 2))))
attempt(lambda: StandardScaler().fit([[1.0, 2.0]]).transform([[1.0]]))
attempt(lambda: MinMaxScaler((1, 0)).fit([[1.0]]))
attempt(lambda: RobustScaler(quantile_range=(80, 20)).fit([[1.0]]))
attempt(lambda: StandardScaler().fit([[np.inf], [1.0]]))
attempt(lambda: StandardScaler(with_mean="yes").fit([[1.0]]))
attempt(lambda: StandardScaler().fit(pd.DataFrame({"a": [1.0], "b": [2.0]})).transform(pd.DataFrame({"b": [1.0], "a": [2.0]})))
attempt(lambda: StandardScaler().fit(pd.Series([1.0, 2.0])))
attempt(lambda: StandardScaler(True))
