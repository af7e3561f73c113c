# Whole numbers with a placeholder, None in objects, and dtypes of answers.
import numpy as np
import pandas as pd
from sklearn.impute import SimpleImputer

print(SimpleImputer(missing_values=0, strategy="most_frequent").fit_transform(np.array([[0, 2], [3, 2], [3, 0]])).tolist())
print(SimpleImputer(missing_values=-1, strategy="constant", fill_value=9).fit_transform(np.array([[-1, 2], [3, -1]])).dtype)
objects = np.array([["a", 1], [None, 2], ["a", None]], dtype=object)
print(SimpleImputer(missing_values=None, strategy="most_frequent").fit_transform(objects).tolist())
print(SimpleImputer(missing_values=None, strategy="constant", fill_value="none").fit_transform(objects).tolist())
print(SimpleImputer(strategy="most_frequent").fit_transform([[1.0], [1.0], [np.nan], [2.0], [2.0]]).tolist())
print(SimpleImputer().fit_transform(np.array([[1, 2], [3, 4]])).dtype, SimpleImputer().fit(np.array([[1.0, 2]], dtype=np.float32)).statistics_.dtype)
print(SimpleImputer(strategy="mean").fit(pd.DataFrame({"a": [1, 2, None]})).statistics_)
