"""Classifiers that look at the classes alone."""
import numpy as np
from sklearn.dummy import DummyClassifier

X, y = np.zeros((8, 1)), np.array(["a", "b", "b", "b", "c", "b", "a", "b"])
for strategy in ("prior", "most_frequent", "stratified", "uniform"):
    model = DummyClassifier(strategy=strategy, random_state=0).fit(X, y)
    print(model, model.predict(X).tolist(), model.predict_proba(X[:2]).round(10).tolist(), round(model.score(X, y), 11))
model = DummyClassifier(strategy="constant", constant="c").fit(X, y)
print(model.predict(X[:2]).tolist(), model.predict_proba(X[:1]).tolist(), model.predict_log_proba(X[:1]).tolist())
print(model.classes_.tolist(), model.class_prior_.tolist(), model.n_classes_, model.n_outputs_)
print(DummyClassifier().fit(X, y, sample_weight=np.arange(8)).class_prior_.round(11).tolist())
