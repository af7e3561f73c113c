# The region most rows lie in.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.svm import OneClassSVM

X, _ = load_iris(return_X_y=True)
model = OneClassSVM(nu=0.1, gamma=0.2).fit(X)
print(len(model.support_), np.round(model.offset_, 6), np.round(model.intercept_, 6))
print(np.round(model.decision_function(X[:4]), 6), np.round(model.score_samples(X[:2]), 6))
print(model.predict(np.vstack((X[::40], [[9.0, 9.0, 9.0, 9.0]]))), (model.predict(X) == -1).sum())
print(OneClassSVM(nu=0.2, kernel="poly").fit_predict(X)[:10])
