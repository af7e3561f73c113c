# Weights of rows and of classes.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.linear_model import SGDClassifier
from sklearn.preprocessing import scale

np.set_printoptions(precision=12)
X, y = load_iris(return_X_y=True)
X = scale(X)
model = SGDClassifier(alpha=0.01, class_weight="balanced", random_state=0).fit(X[20:], y[20:])
print(np.round(model.coef_[0], 9), np.round(model.intercept_, 9))
model = SGDClassifier(alpha=0.01, class_weight={0: 1, 1: 3}, random_state=0).fit(X[:100], y[:100], sample_weight=np.linspace(0.5, 1, 100))
print(np.round(model.coef_[0], 9), np.round(model.intercept_, 9), model.n_iter_)
