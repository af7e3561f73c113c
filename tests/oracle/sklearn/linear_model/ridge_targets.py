# A penalty for each target, and weights of rows.
import numpy as np
from sklearn.datasets import load_linnerud
from sklearn.linear_model import Ridge

np.set_printoptions(precision=12)
X, Y = load_linnerud(return_X_y=True)
model = Ridge(alpha=np.array([0.1, 1.0, 10.0])).fit(X, Y)
print(np.round(model.coef_, 12))
print(np.round(model.intercept_, 9))
weighted = Ridge(alpha=1.0).fit(X, Y[:, 0], sample_weight=np.arange(1, 21))
print(np.round(weighted.coef_, 11), round(float(weighted.intercept_), 9))
try:
    Ridge(alpha=np.array([1.0, 2.0])).fit(X, Y)
except ValueError as error:
    print(error)
try:
    Ridge(alpha=-1).fit(X, Y)
except ValueError as error:
    print(type(error).__name__, error)
