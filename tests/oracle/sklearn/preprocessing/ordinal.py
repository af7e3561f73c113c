# OrdinalEncoder: categories as whole numbers, in the order given.
import numpy as np
import pandas as pd
from sklearn.preprocessing import OrdinalEncoder

frame = pd.DataFrame({"grade": ["low", "high", "mid", "low"], "city": ["b", "a", "a", "c"]})
encoder = OrdinalEncoder()
print(encoder.fit_transform(frame).tolist(), encoder.categories_, encoder)
ordered = OrdinalEncoder(categories=[["low", "mid", "high"], ["a", "b", "c"]], dtype=np.int64)
print(ordered.fit_transform(frame).tolist(), ordered.inverse_transform([[2, 1]]).tolist(), ordered.get_feature_names_out())
unknown = OrdinalEncoder(handle_unknown="use_encoded_value", unknown_value=-1).fit(frame)
print(unknown.transform(pd.DataFrame({"grade": ["?"], "city": ["a"]})).tolist(), unknown.inverse_transform([[-1, 0]]).tolist())
nan = OrdinalEncoder(handle_unknown="use_encoded_value", unknown_value=np.nan).fit(frame)
print(nan.transform(pd.DataFrame({"grade": ["?"], "city": ["a"]})).tolist())
print(OrdinalEncoder().set_output(transform="pandas").fit_transform(frame))
