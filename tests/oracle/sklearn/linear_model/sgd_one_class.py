# A plane between most rows and the origin.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.linear_model import SGDOneClassSVM

np.set_printoptions(precision=12)
X, _ = load_iris(return_X_y=True)
model = SGDOneClassSVM(nu=0.2, random_state=0).fit(X)
print(np.round(model.coef_, 9), np.round(model.offset_, 9), model.n_iter_)
print(np.round(model.decision_function(X[:3]), 9), np.round(model.score_samples(X[:3]), 9))
print(model.predict(X[::30]))
