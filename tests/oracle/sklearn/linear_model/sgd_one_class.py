# A plane between most rows and the origin.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.linear_model import SGDOneClassSVM

X, _ = load_iris(return_X_y=True)
model = SGDOneClassSVM(nu=0.2, random_state=0).fit(X)
print(np.round(model.coef_, 6), np.round(model.offset_, 6), model.n_iter_)
print(np.round(model.decision_function(X[:3]), 6), np.round(model.score_samples(X[:3]), 6))
print(model.predict(X[::30]))
