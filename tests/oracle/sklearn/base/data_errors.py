import numpy as np
import pandas as pd
from sklearn.preprocessing import StandardScaler, MinMaxScaler, Normalizer

frame = pd.DataFrame({"a": [1.0, 2.0], "b": [3.0, 4.0]})
fitted = StandardScaler().fit(frame)
for call in (
    lambda: StandardScaler().fit([1.0, 2.0, 3.0]),
    lambda: StandardScaler().fit(3),
    lambda: StandardScaler().fit([[[1]]]),
    lambda: StandardScaler().fit(np.array([["a", "b"]], dtype=object)),
    lambda: StandardScaler().fit(np.empty((0, 2))),
    lambda: StandardScaler().fit(np.empty((2, 0))),
    lambda: StandardScaler().transform([[1.0]]),
    lambda: StandardScaler().fit([[1.0, 2.0]]).transform([[1.0]]),
    lambda: fitted.transform(frame[["b", "a"]]),
    lambda: fitted.transform(frame.rename(columns={"b": "c"})),
    lambda: fitted.get_feature_names_out(["x", "y"]),
    lambda: Normalizer().fit([[np.nan]]),
    lambda: StandardScaler().fit([[np.inf]]),
    lambda: StandardScaler(with_mean=3).fit([[1.0]]),
    lambda: MinMaxScaler((2, 1)).fit([[1.0]]),
    lambda: StandardScaler().fit(pd.DataFrame({1: [1], "a": [2]})),
):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)
print(fitted.n_features_in_, fitted.feature_names_in_.tolist())
