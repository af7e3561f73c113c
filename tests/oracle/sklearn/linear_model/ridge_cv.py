# RidgeCV leaves out one row at a time to choose alpha.
import numpy as np
from sklearn.datasets import load_diabetes
from sklearn.linear_model import RidgeCV

np.set_printoptions(precision=12)
X, y = load_diabetes(return_X_y=True)
model = RidgeCV(alphas=[0.001, 0.01, 0.1, 1.0]).fit(X, y)
print(model.alpha_, round(float(model.best_score_), 9))
print(np.round(model.coef_, 8))
kept = RidgeCV(alphas=[0.1, 1.0], store_cv_results=True).fit(X, y)
print(kept.cv_results_.shape, np.round(kept.cv_results_[:2], 9))
print(RidgeCV(alphas=(0.1, 1.0, 10.0), cv=3).fit(X, y).alpha_)
print(RidgeCV(alphas=[0.01, 1.0], scoring="neg_mean_absolute_error").fit(X, y).alpha_)
