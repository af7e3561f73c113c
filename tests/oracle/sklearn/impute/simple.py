# Missing numbers become the mean, the median, the most frequent or a fixed number of their column.
import numpy as np
from sklearn.impute import SimpleImputer

X = np.array([[1.0, 2.0, np.nan], [np.nan, 3.0, 4.0], [7.0, 3.0, 5.0], [4.0, np.nan, 4.0]])
for imputer in (SimpleImputer(), SimpleImputer(strategy="median"), SimpleImputer(strategy="most_frequent"),
                SimpleImputer(strategy="constant", fill_value=-1), SimpleImputer(strategy="constant"),
                SimpleImputer(strategy=lambda values: values.max())):
    print(np.round(imputer.fit_transform(X), 10).tolist(), np.round(imputer.statistics_, 10).tolist())
print(SimpleImputer(missing_values=-1, strategy="mean").fit_transform([[1, -1], [3, 4], [-1, 6]]).tolist())
fitted = SimpleImputer().fit(X)
print(fitted.transform([[np.nan, np.nan, np.nan]]).tolist(), fitted.get_feature_names_out(), fitted)
