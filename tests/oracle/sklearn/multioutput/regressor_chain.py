# Regressors in a chain.
import numpy as np
from sklearn.datasets import load_linnerud
from sklearn.linear_model import LinearRegression, Ridge
from sklearn.multioutput import RegressorChain

np.set_printoptions(precision=12)
X, Y = load_linnerud(return_X_y=True)
for order in ([0, 1, 2], [2, 1, 0]):
    model = RegressorChain(Ridge(), order=order).fit(X, Y)
    print(order, np.round(model.predict(X[:2]), 9))
folded = RegressorChain(LinearRegression(), cv=4).fit(X, Y)
print(np.round(folded.predict(X[:1]), 9), round(folded.score(X, Y), 11))
print(RegressorChain(Ridge(alpha=2.0), order="random"))
