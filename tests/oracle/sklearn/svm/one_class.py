# The region most rows lie in.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.svm import OneClassSVM

np.set_printoptions(precision=12)
X, _ = load_iris(return_X_y=True)
model = OneClassSVM(nu=0.1, gamma=0.2).fit(X)
print(len(model.support_), np.round(model.offset_, 9), np.round(model.intercept_, 9))
print(np.round(model.decision_function(X[:4]), 10), np.round(model.score_samples(X[:2]), 9))
print(model.predict(np.vstack((X[::40], [[9.0, 9.0, 9.0, 9.0]]))), (model.predict(X) == -1).sum())
print(OneClassSVM(nu=0.2, kernel="poly").fit_predict(X)[:10])
