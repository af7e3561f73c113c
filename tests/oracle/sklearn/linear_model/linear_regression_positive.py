# positive=True keeps every coefficient at zero or above.
import numpy as np
from sklearn.datasets import load_diabetes
from sklearn.linear_model import LinearRegression

np.set_printoptions(precision=12)
X, y = load_diabetes(return_X_y=True)
model = LinearRegression(positive=True).fit(X, y)
print(np.round(model.coef_, 9))
print(round(float(model.intercept_), 9), round(model.score(X, y), 11))
print(hasattr(model, "rank_"))
print(model)
