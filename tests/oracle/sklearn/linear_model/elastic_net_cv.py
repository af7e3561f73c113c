# ElasticNetCV chooses the share of both penalties too.
import numpy as np
from sklearn.datasets import load_diabetes
from sklearn.linear_model import ElasticNetCV

np.set_printoptions(precision=12)
X, y = load_diabetes(return_X_y=True)
model = ElasticNetCV(l1_ratio=[0.2, 0.5, 0.95], alphas=8, cv=4).fit(X, y)
print(model.l1_ratio_, round(float(model.alpha_), 12), model.mse_path_.shape)
print(np.round(model.coef_, 9), round(float(model.intercept_), 9))
print(np.round(model.mse_path_[-1, -1], 9))
