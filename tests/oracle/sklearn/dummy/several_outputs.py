"""Baselines of several targets."""
import numpy as np
from sklearn.dummy import DummyClassifier

X, y = np.zeros((5, 1)), np.array([[0, 1], [0, 2], [1, 2], [0, 2], [1, 1]])
for strategy in ("most_frequent", "stratified", "uniform"):
    model = DummyClassifier(strategy=strategy, random_state=3).fit(X, y)
    print(strategy, model.predict(X).tolist(), [own.round(10).tolist() for own in model.predict_proba(X[:2])], model.n_classes_)
print(DummyClassifier(strategy="constant", constant=[1, 2]).fit(X, y).predict(X[:2]).tolist())
