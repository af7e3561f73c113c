"""Calibration of more than two classes, and of a fitted model."""
import numpy as np
from sklearn.calibration import CalibratedClassifierCV
from sklearn.datasets import load_iris
from sklearn.frozen import FrozenEstimator
from sklearn.tree import DecisionTreeClassifier

X, y = load_iris(return_X_y=True)
tree = DecisionTreeClassifier(max_depth=2, random_state=0)
for method in ("sigmoid", "isotonic"):
    print(method, CalibratedClassifierCV(tree, method=method, cv=3).fit(X, y).predict_proba(X[::60]).round(10).tolist())
frozen = CalibratedClassifierCV(FrozenEstimator(tree.fit(X[::2], y[::2]))).fit(X[1::2], y[1::2])
print(len(frozen.calibrated_classifiers_), frozen.predict_proba(X[::60]).round(10).tolist())
weighted = CalibratedClassifierCV(tree, cv=3).fit(X, y, sample_weight=np.linspace(0.1, 1, 150))
print(weighted.predict_proba(X[::60]).round(10).tolist())
