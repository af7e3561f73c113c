# Votes weighted by distance, and rows that are met exactly.
import numpy as np
from sklearn.neighbors import KNeighborsClassifier, KNeighborsRegressor

X, y = np.array([[0.0], [1.0], [2.0], [4.0], [8.0]]), np.array([0, 0, 1, 1, 1])
for weights in ("uniform", "distance", lambda d: 1 / (1 + d) ** 2):
    model = KNeighborsClassifier(n_neighbors=3, weights=weights).fit(X, y)
    print(model.predict_proba([[1.0], [1.6], [5.0]]).round(10).tolist(), model.predict([[1.0], [1.6]]))
print(KNeighborsRegressor(2, weights="distance").fit(X, y * 10.0).predict([[2.0], [3.0]]))
print(KNeighborsClassifier(3).fit(X, ["a", "a", "b", "b", "b"]).predict([[0.5]]))
try:
    KNeighborsClassifier(3, weights="heavy").fit(X, y)
except ValueError as error:
    print(type(error).__name__)
