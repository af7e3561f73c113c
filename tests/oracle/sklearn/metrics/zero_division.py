"""What is said and given where a score is not defined."""
import numpy as np
import warnings

from sklearn.metrics import f1_score, jaccard_score, precision_recall_fscore_support, precision_score, recall_score

np.set_printoptions(precision=12)
y_true, y_pred = [0, 0, 1, 2], [0, 0, 0, 3]
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    print(precision_score(y_true, y_pred, average=None))
    print(recall_score(y_true, y_pred, average="macro"))
    print(f1_score([0, 0], [0, 0]))
    print(precision_score([1, 1], [0, 0]))
    print(recall_score([0, 0], [1, 1]))
    print(precision_recall_fscore_support(y_true, y_pred, average="weighted"))
    print(jaccard_score([0, 0], [0, 0]))
for warning in seen:
    print(warning.category.__name__, warning.message)
for value in (0, 1, float("nan")):
    print(precision_score(y_true, y_pred, average=None, zero_division=value), f1_score(y_true, y_pred, average="macro", zero_division=value))
