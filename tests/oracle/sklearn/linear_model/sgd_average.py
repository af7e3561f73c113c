# The mean of the coefficients over the steps.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.linear_model import SGDClassifier
from sklearn.preprocessing import scale

np.set_printoptions(precision=12)
X, y = load_iris(return_X_y=True)
X = scale(X)
model = SGDClassifier(average=True, alpha=0.01, random_state=0).fit(X, y)
print(np.round(model.coef_, 9), model.n_iter_)
later = SGDClassifier(average=50, alpha=0.01, random_state=0).fit(X[:100], y[:100])
print(np.round(later.coef_, 9), np.round(later.intercept_, 9))
