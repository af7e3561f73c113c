"""Confusion matrices: labels, weights, normalised, of several labels."""
import warnings

import numpy as np
from sklearn.metrics import confusion_matrix, multilabel_confusion_matrix

y_true = ["cat", "ant", "cat", "cat", "ant", "bird"]
y_pred = ["ant", "ant", "cat", "cat", "ant", "cat"]
print(confusion_matrix(y_true, y_pred))
print(confusion_matrix(y_true, y_pred, labels=["cat", "ant"]))
print(confusion_matrix(y_true, y_pred, sample_weight=[1, 2, 3, 1, 1, 1]))
print(confusion_matrix(y_true, y_pred, sample_weight=[1, 2, 3, 1.5, 1, 1]))
for way in ("true", "pred", "all"):
    print(np.round(confusion_matrix(y_true, y_pred, normalize=way), 10).tolist())
print(confusion_matrix([0, 1, 0, 1], [1, 1, 1, 0]).ravel().tolist())
print(multilabel_confusion_matrix(y_true, y_pred, labels=["ant", "bird", "cat"]).tolist())
print(multilabel_confusion_matrix([[1, 0, 1], [0, 1, 0]], [[1, 0, 0], [0, 1, 1]], samplewise=True).tolist())
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    print(confusion_matrix([1, 1], [1, 1]))
print([str(warning.message) for warning in seen])
for given in (dict(labels=[]), dict(labels=["dog"]), dict(normalize="rows")):
    try:
        confusion_matrix(y_true, y_pred, **given)
    except ValueError as error:
        print(type(error).__name__, error if "normalize" not in given else "")
try:
    confusion_matrix([[1, 0], [0, 1]], [[1, 0], [0, 1]])
except ValueError as error:
    print(error)
