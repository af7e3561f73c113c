# Several labels at once, and a label that all rows have.
import warnings

import numpy as np
from sklearn.datasets import make_multilabel_classification
from sklearn.multiclass import OneVsRestClassifier
from sklearn.svm import SVC

X, Y = make_multilabel_classification(n_samples=40, n_features=5, n_classes=3, random_state=1)
model = OneVsRestClassifier(SVC(kernel="linear")).fit(X, Y)
print(model.multilabel_, model.predict(X[:4]).tolist(), round(model.score(X, Y), 10))
Y[:, 1] = 1
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    model = OneVsRestClassifier(SVC()).fit(X, Y)
print(seen[0].category.__name__, seen[0].message)
print(model.predict(X[:3]).tolist())
