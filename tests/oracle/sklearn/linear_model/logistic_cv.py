# LogisticRegressionCV chooses C by folds.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.linear_model import LogisticRegressionCV
from sklearn.preprocessing import scale

np.set_printoptions(precision=12)
X, y = load_iris(return_X_y=True)
model = LogisticRegressionCV(Cs=5, cv=3).fit(scale(X), y)
print(model.C_, model.Cs_, model.classes_)
print(np.round(model.scores_[0], 9))
print(np.round(model.coef_, 9), model.n_iter_.shape)
print(round(model.score(scale(X), y), 10))
