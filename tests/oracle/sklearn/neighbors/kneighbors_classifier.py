# Classes by votes of the nearest rows, equal or by distance.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.model_selection import cross_val_score
from sklearn.neighbors import KNeighborsClassifier

np.set_printoptions(precision=12)
X, y = load_iris(return_X_y=True)
for options in ({}, {"n_neighbors": 3}, {"weights": "distance"}, {"metric": "manhattan"}, {"p": 3, "n_neighbors": 10}):
    model = KNeighborsClassifier(**options).fit(X[::2], y[::2])
    print(options, model.predict(X[1::14]), model.predict_proba(X[[51, 71, 133]]).round(10).tolist(), model.score(X[1::2], y[1::2]))
print(model, model.classes_, model.effective_metric_, model.n_samples_fit_)
print(cross_val_score(KNeighborsClassifier(), X, y, cv=5).round(10))
