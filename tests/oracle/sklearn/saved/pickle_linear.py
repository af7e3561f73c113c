# A fitted model goes through pickle and predicts as before.
import pickle

import numpy as np
from sklearn.linear_model import LinearRegression

X = np.array([[1.0, 2.0], [2.0, 1.0], [3.0, 5.0], [4.0, 3.0]])
y = X @ [2.0, -1.0] + 0.5
model = LinearRegression().fit(X, y)
again = pickle.loads(pickle.dumps(model))
print(again, type(again) is LinearRegression, again is model)
print(np.round(again.coef_, 9), round(again.intercept_, 10), again.n_features_in_)
print(np.array_equal(again.predict(X), model.predict(X)))
