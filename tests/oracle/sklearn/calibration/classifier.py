"""Probabilities calibrated on folds."""
from sklearn.calibration import CalibratedClassifierCV
from sklearn.datasets import make_classification
from sklearn.naive_bayes import GaussianNB

X, y = make_classification(300, random_state=0)
for options in ({}, {"method": "isotonic", "cv": 3}, {"ensemble": False}):
    model = CalibratedClassifierCV(GaussianNB(), **options).fit(X, y)
    print(model, len(model.calibrated_classifiers_), model.predict_proba(X[:3]).round(9).tolist(), model.predict(X[:5]).tolist())
print(model.classes_.tolist(), model.n_features_in_, round(model.score(X, y), 10))
