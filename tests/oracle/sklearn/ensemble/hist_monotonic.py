"""Answers that may only rise or fall with a column."""
import numpy as np
from sklearn.datasets import load_diabetes
from sklearn.ensemble import HistGradientBoostingRegressor

data = load_diabetes(as_frame=True)
X, y = data.data, data.target
boost = HistGradientBoostingRegressor(max_iter=20, monotonic_cst={"bmi": 1, "s3": -1}).fit(X, y)
grid = X.iloc[[0] * 6].copy()
grid["bmi"] = np.linspace(-0.1, 0.15, 6)
print(boost.predict(grid).round(9).tolist())
for given in ({"weight": 1}, {"bmi": 3}, [1, 0]):
    try:
        HistGradientBoostingRegressor(monotonic_cst=given).fit(X, y)
    except ValueError as error:
        print(error)
