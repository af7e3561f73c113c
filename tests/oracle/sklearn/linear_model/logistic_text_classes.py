# Classes may be texts; a warm start goes on from the last fit.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.linear_model import LogisticRegression
from sklearn.preprocessing import scale

bunch = load_iris()
names = bunch.target_names[bunch.target]
X = scale(bunch.data)
model = LogisticRegression(warm_start=True, max_iter=200).fit(X, names)
print(model.classes_, model.predict(X[[0, 70, 140]]))
first = model.n_iter_.copy()
model.fit(X, names)
print(first, model.n_iter_)
print(LogisticRegression(C=0.1, class_weight="balanced", solver="saga", max_iter=500))
