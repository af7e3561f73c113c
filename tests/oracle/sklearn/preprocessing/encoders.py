import numpy as np
import pandas as pd
from sklearn.preprocessing import OneHotEncoder, OrdinalEncoder

frame = pd.DataFrame({"colour": ["red", "blue", "red", "green"], "size": [1, 2, 2, 3]})
h = OneHotEncoder(sparse_output=False)
print(h.fit_transform(frame).tolist())
print(h.categories_, h.get_feature_names_out().tolist())
print(h.inverse_transform(h.transform(frame)).tolist())
print(OneHotEncoder(drop="first", sparse_output=False).fit_transform(frame).tolist())
print(OneHotEncoder(drop="if_binary", sparse_output=False).fit_transform([["a", 1], ["b", 2], ["a", 3]]).tolist())
i = OneHotEncoder(handle_unknown="ignore", sparse_output=False).fit([["a"], ["b"]])
print(i.transform([["c"], ["b"]]).tolist())
s = OneHotEncoder().fit_transform([["a"], ["b"]])
print(s.toarray().tolist(), s.shape)
o = OrdinalEncoder()
print(o.fit_transform(frame).tolist(), o.inverse_transform([[0, 1], [2, 2]]).tolist())
print(OrdinalEncoder(categories=[["low", "mid", "high"]]).fit_transform([["high"], ["low"]]).tolist())
print(OrdinalEncoder(handle_unknown="use_encoded_value", unknown_value=-1).fit([["a"], ["b"]]).transform([["z"], ["b"]]).tolist())
for call in (lambda: OneHotEncoder().fit([["a"]]).transform([["b"]]), lambda: OrdinalEncoder().fit([["a"], ["c"]]).transform([["b"]]),
             lambda: OrdinalEncoder(handle_unknown="use_encoded_value").fit([["a"]])):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)
