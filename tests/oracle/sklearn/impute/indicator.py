# MissingIndicator: True where a value is missing, for the columns that have missing values.
import numpy as np
from sklearn.impute import MissingIndicator

X = np.array([[np.nan, 1, 3], [4, 0, np.nan], [8, 1, 0]])
new = np.array([[5, 1, np.nan], [np.nan, 2, 3], [2, 4, 0]])
indicator = MissingIndicator()
print(indicator.fit_transform(X).tolist(), indicator.features_, indicator.get_feature_names_out(), indicator)
print(indicator.transform(new).tolist())
print(MissingIndicator(features="all").fit(X).transform(new).tolist())
sparse = MissingIndicator(sparse=True).fit_transform(X)
print(sparse.format, sparse.toarray().tolist())
print(MissingIndicator(missing_values=0).fit_transform([[0, 1], [2, 0], [0, 3]]).tolist())
try:
    indicator.transform([[1, np.nan, 2]])
except ValueError as e:
    print(e)
