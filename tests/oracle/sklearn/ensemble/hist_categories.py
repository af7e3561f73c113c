"""Columns of categories are split by sets of categories."""
import numpy as np
import pandas as pd
from sklearn.ensemble import HistGradientBoostingClassifier, HistGradientBoostingRegressor

rng = np.random.RandomState(0)
town, size = rng.randint(0, 9, 400), rng.randn(400)
y = np.array([3.0, -1, 4, 1, -5, 9, 2, 6, -3])[town] + size + 0.2 * rng.randn(400)
boost = HistGradientBoostingRegressor(max_iter=20, categorical_features=[0]).fit(np.column_stack([town, size]), y)
print(boost.is_categorical_.tolist(), boost.predict([[town, 0.0] for town in range(10)]).round(9).tolist())
frame = pd.DataFrame({"size": size, "town": pd.Categorical(np.array(list("abcdefghi"))[town])})
boost = HistGradientBoostingRegressor(max_iter=20).fit(frame, y)
print(boost.is_categorical_.tolist(), boost.predict(frame.head(4)).round(9).tolist(), boost.feature_names_in_.tolist())
boost = HistGradientBoostingClassifier(max_iter=10, categorical_features=["town"]).fit(frame, y > 2)
print(boost.predict_proba(frame.head(3)).round(10).tolist())
for given in ([7], ["city"], [True], [0.5]):
    try:
        HistGradientBoostingRegressor(categorical_features=given).fit(frame, y)
    except ValueError as error:
        print(error)
