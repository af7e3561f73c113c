# What encoders refuse, in the original's words.
import numpy as np
from sklearn.preprocessing import OneHotEncoder, OrdinalEncoder

def attempt(call):
    try:
        print(call())
    except Exception as e:
        print(type(e).__name__, e)

attempt(lambda: OneHotEncoder().fit([["a"], ["b"]]).transform([["c"]]))
attempt(lambda: OneHotEncoder().fit([[1], [2]]).transform([[3]]))
attempt(lambda: OneHotEncoder(categories=[[2, 1]]).fit([[1], [2]]))
attempt(lambda: OneHotEncoder(categories=[["a", "a"]]).fit([["a"]]))
attempt(lambda: OneHotEncoder(categories=[["a"], ["b"]]).fit([["a"]]))
attempt(lambda: OneHotEncoder(drop=["z"]).fit([["a"], ["b"]]))
attempt(lambda: OneHotEncoder().fit([["a"], ["b"]]).inverse_transform([[1.0]]))
attempt(lambda: OneHotEncoder().fit([["a"], ["b"]]).inverse_transform([[0.0, 0.0]]))
attempt(lambda: OneHotEncoder().fit([["a"], [1.5]] if False else np.array([["a"], [1]], dtype=object)))
attempt(lambda: OrdinalEncoder(handle_unknown="use_encoded_value").fit([["a"]]))
attempt(lambda: OrdinalEncoder(unknown_value=3).fit([["a"]]))
attempt(lambda: OrdinalEncoder(handle_unknown="use_encoded_value", unknown_value=0).fit([["a"]]))
attempt(lambda: OrdinalEncoder(dtype=int).fit([["a"], [np.nan]]))
attempt(lambda: OneHotEncoder().set_output(transform="pandas").fit_transform([["a"]]))
attempt(lambda: OneHotEncoder().transform([["a"]]))
attempt(lambda: OrdinalEncoder().fit([["a", "b"]]).transform([["a"]]))
