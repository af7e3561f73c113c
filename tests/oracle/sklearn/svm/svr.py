# A regressor with a band without cost.
import numpy as np
from sklearn.datasets import load_diabetes
from sklearn.preprocessing import scale
from sklearn.svm import SVR

np.set_printoptions(precision=12)
X, y = load_diabetes(return_X_y=True)
X = scale(X[:150])
model = SVR(C=50, epsilon=5).fit(X, y[:150])
print(model.n_support_, model.support_[:8], np.round(model.dual_coef_[0, :4], 9))
print(np.round(model.intercept_, 9), model.n_iter_, np.round(model.predict(X[:3]), 9))
line = SVR(kernel="linear", C=10).fit(X, y[:150])
print(np.round(line.coef_[0, :5], 9), np.round(line.intercept_, 9), round(line.score(X, y[:150]), 10))
print(SVR(kernel="poly", degree=2, epsilon=0.5))
