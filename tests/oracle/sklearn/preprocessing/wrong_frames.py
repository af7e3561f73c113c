# Frames whose columns are others than at fit: words of errors and warnings.
import warnings
import numpy as np
import pandas as pd
from sklearn.preprocessing import MinMaxScaler, OneHotEncoder, PolynomialFeatures, StandardScaler

frame = pd.DataFrame({"a": [1.0, 2.0], "b": [3.0, 5.0]})
def attempt(call):
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        try:
            print(call())
        except Exception as e:
            print(type(e).__name__, e)
        print([str(w.message) for w in seen])

scaler = StandardScaler().fit(frame)
attempt(lambda: scaler.transform(frame[["a"]]))
attempt(lambda: scaler.transform(frame.rename(columns={"a": "z"})))
attempt(lambda: scaler.transform(frame[["b", "a"]]))
attempt(lambda: scaler.transform(frame.to_numpy()).tolist())
attempt(lambda: MinMaxScaler().fit(frame.to_numpy()).transform(frame).tolist())
attempt(lambda: StandardScaler().fit(pd.DataFrame({"a": [1.0], 0: [2.0]})))
attempt(lambda: PolynomialFeatures().fit(frame).get_feature_names_out(["p", "q"]))
attempt(lambda: OneHotEncoder().fit(frame).transform(pd.DataFrame({"a": [9.0], "b": [3.0]})))
