# What SimpleImputer refuses, in the original's words.
import numpy as np
from sklearn.impute import SimpleImputer

def attempt(call):
    try:
        print(call())
    except (ValueError, TypeError) as e:
        print(type(e).__name__, str(e).splitlines()[0])

attempt(lambda: SimpleImputer(strategy="middle").fit([[1.0]]))
attempt(lambda: SimpleImputer().fit([["a"], ["b"]]))
attempt(lambda: SimpleImputer(strategy="constant", fill_value="x").fit([[1.0], [2.0]]))
attempt(lambda: SimpleImputer(missing_values="?").fit([[1.0], [2.0]]))
attempt(lambda: SimpleImputer().transform([[1.0]]))
attempt(lambda: SimpleImputer().fit([[1.0, 2.0]]).transform([[1.0]]))
attempt(lambda: SimpleImputer().fit([[1.0, 2.0]]).inverse_transform([[1.0]]))
attempt(lambda: SimpleImputer(missing_values=0).fit([[1.0, np.nan]]))
attempt(lambda: SimpleImputer(copy="yes").fit([[1.0]]))
