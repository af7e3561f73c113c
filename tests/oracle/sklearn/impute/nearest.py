# KNNImputer: the mean of the nearest rows that have the value.
import numpy as np
from sklearn.impute import KNNImputer

X = np.array([[1, 2, np.nan, 4], [3, 4, 3, np.nan], [np.nan, 6, 5, 1], [8, 8, 7, 2.5], [2, 2.5, 3, 8]])
for imputer in (KNNImputer(n_neighbors=2), KNNImputer(n_neighbors=2, weights="distance"), KNNImputer(), KNNImputer(n_neighbors=1, add_indicator=True),
                KNNImputer(n_neighbors=3, weights=lambda d: 1 / (1 + d))):
    print(np.round(imputer.fit_transform(X), 10).tolist())
imputer = KNNImputer(n_neighbors=2).fit(X)
print(np.round(imputer.transform([[np.nan, np.nan, np.nan, np.nan], [1, np.nan, np.nan, 2]]), 10).tolist(), imputer.get_feature_names_out())
empty = np.array([[1.0, np.nan], [np.nan, np.nan], [4.0, np.nan]])
print(KNNImputer().fit_transform(empty).tolist(), KNNImputer(keep_empty_features=True).fit_transform(empty).tolist())
try:
    KNNImputer(n_neighbors=0).fit(X)
except ValueError as e:
    print(e)
