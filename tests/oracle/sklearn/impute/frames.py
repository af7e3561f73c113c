# Imputers on frames: names kept, in a pipeline and by columns.
import numpy as np
import pandas as pd
from sklearn.compose import ColumnTransformer
from sklearn.impute import KNNImputer, SimpleImputer
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import OneHotEncoder, StandardScaler

frame = pd.DataFrame({"age": [20.0, np.nan, 40, 35], "city": ["x", "y", np.nan, "x"], "pay": [1.0, 2, 3, np.nan]})
imputer = SimpleImputer(strategy="median").set_output(transform="pandas")
print(imputer.fit_transform(frame[["age", "pay"]]), imputer.statistics_, imputer.feature_names_in_)
mixed = ColumnTransformer([
    ("numbers", make_pipeline(SimpleImputer(), StandardScaler()), ["age", "pay"]),
    ("words", make_pipeline(SimpleImputer(strategy="most_frequent"), OneHotEncoder(sparse_output=False)), ["city"]),
])
print(mixed.fit_transform(frame).round(10).tolist(), mixed.get_feature_names_out())
frame[["age", "pay"]] = KNNImputer(n_neighbors=1).fit_transform(frame[["age", "pay"]])
print(frame, frame.isna().sum().to_dict())
print(mixed)
