# Folds choose where on the path to stop.
import numpy as np
from sklearn.datasets import load_diabetes
from sklearn.linear_model import LarsCV, LassoLarsCV

np.set_printoptions(precision=12)
X, y = load_diabetes(return_X_y=True)
model = LassoLarsCV(cv=3).fit(X, y)
print(round(float(model.alpha_), 13), model.mse_path_.shape, np.round(model.coef_, 9))
model = LarsCV(cv=4, max_iter=6).fit(X, y)
print(round(float(model.alpha_), 11), np.round(model.cv_alphas_[:4], 11), np.round(model.coef_, 9))
