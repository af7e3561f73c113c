# The same search for several targets.
import numpy as np
from sklearn.datasets import load_linnerud
from sklearn.linear_model import MultiTaskElasticNetCV, MultiTaskLassoCV

np.set_printoptions(precision=12)
X, Y = load_linnerud(return_X_y=True)
lasso = MultiTaskLassoCV(alphas=5, cv=4).fit(X, Y)
print(round(float(lasso.alpha_), 9), lasso.mse_path_.shape, np.round(lasso.coef_, 5))
net = MultiTaskElasticNetCV(alphas=[0.1, 1.0, 10.0], l1_ratio=[0.3, 0.8], cv=4).fit(X, Y)
print(net.alpha_, net.l1_ratio_, np.round(net.intercept_, 9))
