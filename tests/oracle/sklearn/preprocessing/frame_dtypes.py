# Columns of frames: whole numbers that may be missing, truths, categories, dates.
import numpy as np
import pandas as pd
from sklearn.impute import SimpleImputer
from sklearn.preprocessing import OneHotEncoder, OrdinalEncoder, StandardScaler
from sklearn.utils import check_array

frames = {
    "Int64": pd.DataFrame({"a": pd.array([1, 2, None, 4], dtype="Int64"), "b": [1.0, 2, 3, 4]}),
    "boolean": pd.DataFrame({"a": pd.array([True, False, None, True], dtype="boolean")}),
    "bool": pd.DataFrame({"a": [True, False, True, True], "b": [1, 2, 3, 4]}),
    "category": pd.DataFrame({"a": pd.Categorical([3, 1, 3, 2]), "b": [1, 2, 3, 4]}),
    "float32": pd.DataFrame({"a": np.array([1, 2, 3, 4], dtype=np.float32)}),
}
def attempt(call):
    try:
        return call()
    except Exception as e:
        return f"{type(e).__name__} {str(e).splitlines()[0]}"

for name, frame in frames.items():
    print(name, attempt(lambda: check_array(frame, dtype=None, ensure_all_finite="allow-nan").tolist()))
    print(attempt(lambda: StandardScaler().fit_transform(frame).round(10).tolist()), attempt(lambda: SimpleImputer().fit_transform(frame).round(10).tolist()))
    print(attempt(lambda: SimpleImputer(strategy="most_frequent").fit_transform(frame).tolist()), attempt(lambda: OrdinalEncoder().fit_transform(frame).tolist()))
    print(attempt(lambda: [found.tolist() for found in OneHotEncoder().fit(frame).categories_]))
print(attempt(lambda: StandardScaler().fit(pd.DataFrame())))
