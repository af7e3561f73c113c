# OneHotEncoder: a column of zeros and ones for each category.
import numpy as np
import pandas as pd
from sklearn.preprocessing import OneHotEncoder

frame = pd.DataFrame({"colour": ["red", "green", "red"], "size": [1, 3, 2]})
encoder = OneHotEncoder()
X = encoder.fit_transform(frame)
print(X.toarray().tolist(), X.format, X.dtype, repr(X))
print(encoder.categories_, encoder.get_feature_names_out(), encoder.feature_names_in_)
print(encoder.inverse_transform(X).tolist())
dense = OneHotEncoder(sparse_output=False, drop="first", dtype=int).set_output(transform="pandas")
print(dense.fit_transform(frame), dense.drop_idx_)
binary = OneHotEncoder(drop="if_binary", sparse_output=False).fit(frame)
print(binary.get_feature_names_out(["c", "s"]) if False else binary.get_feature_names_out(), binary.drop_idx_, binary.transform(frame).tolist())
named = OneHotEncoder(feature_name_combiner=lambda name, item: f"{name}:{item}").fit(frame)
print(named.get_feature_names_out(), OneHotEncoder(categories=[["red", "green", "blue"], [1, 2, 3]]).fit(frame).transform(frame).toarray().tolist())
print(X)
