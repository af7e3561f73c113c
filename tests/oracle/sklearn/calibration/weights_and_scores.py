"""Calibration of scores that are no probabilities."""
from sklearn.calibration import CalibratedClassifierCV
from sklearn.datasets import make_classification
from sklearn.svm import LinearSVC

X, y = make_classification(200, 5, random_state=3)
for options in ({"cv": 3}, {"cv": 3, "ensemble": False}, {"cv": 3, "method": "isotonic"}):
    model = CalibratedClassifierCV(LinearSVC(random_state=0, dual=False), **options).fit(X, y)
    print(options, model.predict_proba(X[:3]).round(10).tolist(), model.predict(X[:8]).tolist())
