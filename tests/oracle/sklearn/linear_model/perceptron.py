# Rosenblatt's perceptron; its random_state is 0 where none is given.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.linear_model import Perceptron
from sklearn.preprocessing import scale

np.set_printoptions(precision=12)
X, y = load_iris(return_X_y=True)
model = Perceptron().fit(scale(X), y)
print(np.round(model.coef_, 9), np.round(model.intercept_, 9), model.n_iter_)
print(round(model.score(scale(X), y), 10))
net = Perceptron(penalty="l2", alpha=0.01, eta0=0.5, random_state=4).fit(X[:100], y[:100])
print(np.round(net.coef_, 9), net.predict(X[[0, 99]]))
print(Perceptron(penalty="l1"))
