# Tables that are shipped: as frames, pairs and bunches.
import numpy as np
from sklearn.datasets import load_breast_cancer, load_diabetes, load_digits, load_iris, load_linnerud, load_wine

iris = load_iris(as_frame=True)
print(type(iris).__name__, sorted(iris), iris.frame.columns.tolist(), iris.target.name, iris.data.dtypes.unique().tolist())
print(iris.frame.groupby("target").mean().round(10))
X, y = load_iris(return_X_y=True)
print(X.shape, y.shape, X.dtype, np.bincount(y), iris.target_names[y[:3]])
X, y = load_diabetes(return_X_y=True, as_frame=True)
print(X.columns.tolist(), y.name, y.mean().round(9), X.std().round(12).unique().tolist())
cancer = load_breast_cancer()
print(cancer.target_names, np.bincount(cancer.target), cancer.feature_names[[0, 10, 29]])
digits = load_digits(n_class=2)
print(digits.data.shape, digits.images.shape, digits.target_names, digits.feature_names[-1])
print(load_linnerud(as_frame=True).frame.head(2), load_wine().feature_names[:3])
try:
    load_digits(n_class=11)
except ValueError as e:
    print(e)
