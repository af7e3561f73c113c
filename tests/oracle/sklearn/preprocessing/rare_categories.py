# Rare categories put together, unknown ones, missing ones.
import numpy as np
from sklearn.preprocessing import OneHotEncoder, OrdinalEncoder

X = np.array([["a"] * 5 + ["b"] * 20 + ["c"] * 10 + ["d"] * 3], dtype=object).T
for options in ({"max_categories": 2}, {"min_frequency": 6}, {"min_frequency": 0.2}, {"max_categories": 3, "min_frequency": 4, "drop": "first"}):
    encoder = OneHotEncoder(handle_unknown="infrequent_if_exist", sparse_output=False, **options).fit(X)
    print(options, encoder.get_feature_names_out().tolist(), encoder.infrequent_categories_, encoder.transform([["a"], ["b"], ["z"]]).tolist())
    print(encoder.inverse_transform(encoder.transform([["a"], ["b"]])).tolist(), encoder.drop_idx_)
ordinal = OrdinalEncoder(handle_unknown="use_encoded_value", unknown_value=9, max_categories=3).fit(X)
print(ordinal.transform([["a"], ["b"], ["d"], ["z"]]).tolist(), ordinal.inverse_transform([[0], [2], [9]]).tolist(), ordinal.infrequent_categories_)
missing = OrdinalEncoder(encoded_missing_value=-1).fit([["x"], [np.nan], ["y"]])
print(missing.transform([[np.nan], ["y"]]).tolist(), missing.categories_, missing.inverse_transform([[-1], [0]]).tolist())
ignoring = OneHotEncoder(handle_unknown="ignore").fit([[1], [5], [7]])
made = ignoring.transform([[5], [6]])
print(repr(made), made.toarray().tolist(), ignoring.inverse_transform(made).tolist())
