# Folds choose where on the path to stop.
import numpy as np
from sklearn.datasets import load_diabetes
from sklearn.linear_model import LarsCV, LassoLarsCV

X, y = load_diabetes(return_X_y=True)
model = LassoLarsCV(cv=3).fit(X, y)
print(round(float(model.alpha_), 8), model.mse_path_.shape, np.round(model.coef_, 5))
model = LarsCV(cv=4, max_iter=6).fit(X, y)
print(round(float(model.alpha_), 8), np.round(model.cv_alphas_[:4], 7), np.round(model.coef_, 5))
