# Mutual information of columns with classes and numbers.
import numpy as np
from sklearn.datasets import load_iris, load_diabetes
from sklearn.feature_selection import mutual_info_classif, mutual_info_regression

X, y = load_iris(return_X_y=True)
print(np.round(mutual_info_classif(X, y, random_state=0), 11).tolist())
print(np.round(mutual_info_classif(X, y, discrete_features=True), 10).tolist())
print(np.round(mutual_info_classif(X, y, discrete_features=[0, 2], n_neighbors=5, random_state=1), 10).tolist())
X, y = load_diabetes(return_X_y=True)
print(np.round(mutual_info_regression(X, y, random_state=0), 11).tolist())
print(np.round(mutual_info_regression(X[:, :2], y, discrete_features=[False, True], random_state=0), 12).tolist())
