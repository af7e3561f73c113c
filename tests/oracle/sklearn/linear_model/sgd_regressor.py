# Numbers by stochastic gradients.
import numpy as np
from sklearn.datasets import load_diabetes
from sklearn.linear_model import SGDRegressor
from sklearn.preprocessing import scale

np.set_printoptions(precision=12)
X, y = load_diabetes(return_X_y=True)
X = scale(X)
for loss in ("squared_error", "huber", "epsilon_insensitive", "squared_epsilon_insensitive"):
    model = SGDRegressor(loss=loss, random_state=0).fit(X, y)
    print(loss, np.round(model.coef_[:4], 9), np.round(model.intercept_, 9), model.n_iter_)
net = SGDRegressor(penalty="elasticnet", alpha=0.1, average=True, random_state=1).fit(X, y)
print(np.round(net.coef_, 9), round(net.score(X, y), 10))
print(np.round(net.predict(X[:3]), 9))
