# Columns without any value are dropped, or kept with zeros; columns that say what was missing.
import warnings
import numpy as np
from sklearn.impute import SimpleImputer

X = np.array([[1.0, np.nan, 2.0], [np.nan, np.nan, 4.0], [5.0, np.nan, np.nan]])
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    print(SimpleImputer().fit_transform(X).tolist())
    print([str(w.message) for w in seen])
print(SimpleImputer(keep_empty_features=True).fit_transform(X).tolist())
shown = SimpleImputer(add_indicator=True)
Y = shown.fit_transform(X)
print(Y.tolist(), shown.get_feature_names_out(), shown.indicator_.features_)
print(SimpleImputer(add_indicator=True).fit(X[:, ::2]).inverse_transform(SimpleImputer(add_indicator=True).fit_transform(X[:, ::2])).tolist())
