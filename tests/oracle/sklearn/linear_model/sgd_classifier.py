# Stochastic gradients, with rows shuffled as random_state says.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.linear_model import SGDClassifier
from sklearn.preprocessing import scale

np.set_printoptions(precision=12)
X, y = load_iris(return_X_y=True)
model = SGDClassifier(random_state=0).fit(scale(X), y)
print(np.round(model.coef_, 9))
print(np.round(model.intercept_, 9), model.n_iter_, model.t_)
print(model.predict(scale(X)[::20]), round(model.score(scale(X), y), 10))
print(SGDClassifier(loss="log_loss", alpha=0.01))
