# RidgeClassifier: least squares on targets of -1 and 1.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.linear_model import RidgeClassifier, RidgeClassifierCV

np.set_printoptions(precision=12)
X, y = load_iris(return_X_y=True)
model = RidgeClassifier().fit(X, y)
print(model.classes_, np.round(model.coef_, 11))
print(np.round(model.intercept_, 10), round(model.score(X, y), 11))
print(np.round(model.decision_function(X[:2]), 10))
names = np.array(["setosa", "versicolor", "virginica"])[y]
two = RidgeClassifier(alpha=0.5, class_weight="balanced").fit(X[:120], names[:120] == "setosa")
print(np.round(two.coef_, 11), two.predict(X[[0, 60]]))
print(RidgeClassifierCV(alphas=[0.01, 0.1, 1.0]).fit(X, names).alpha_)
