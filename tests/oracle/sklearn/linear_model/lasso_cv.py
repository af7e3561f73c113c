# LassoCV chooses alpha by folds.
import numpy as np
from sklearn.datasets import load_diabetes
from sklearn.linear_model import LassoCV

np.set_printoptions(precision=12)
X, y = load_diabetes(return_X_y=True)
model = LassoCV(alphas=20, cv=3).fit(X, y)
print(round(float(model.alpha_), 11), model.mse_path_.shape, len(model.alphas_))
print(np.round(model.alphas_[:3], 9), np.round(model.mse_path_[0], 9))
print(np.round(model.coef_, 9), model.n_iter_)
given = LassoCV(alphas=[0.01, 0.1, 1.0]).fit(X, y)
print(given.alpha_, given.alphas_, round(given.score(X, y), 10))
