"""Precision against recall, average precision, and the curve of errors."""
import numpy as np
from sklearn.metrics import average_precision_score, det_curve, precision_recall_curve, top_k_accuracy_score

y = np.array([0, 1, 1, 0, 1, 0, 0, 1, 1, 0])
scores = np.array([0.2, 0.9, 0.6, 0.4, 0.4, 0.1, 0.6, 0.8, 0.7, 0.3])
for drop in (False, True):
    for part in precision_recall_curve(y, scores, drop_intermediate=drop):
        print(np.round(part, 10).tolist())
for part in det_curve(y, scores):
    print(np.round(part, 11).tolist())
print([average_precision_score(y, scores), average_precision_score(y, scores, sample_weight=np.arange(10) + 1)])
print(average_precision_score([[1, 0], [0, 1], [1, 1]], [[0.9, 0.1], [0.2, 0.8], [0.3, 0.4]], average=None))
print(average_precision_score([0, 1, 2, 2], [[0.7, 0.2, 0.1], [0.2, 0.5, 0.3], [0.1, 0.6, 0.3], [0.2, 0.2, 0.6]]))
print(top_k_accuracy_score([0, 1, 2, 2], [[0.5, 0.2, 0.2], [0.3, 0.4, 0.2], [0.2, 0.4, 0.3], [0.7, 0.2, 0.1]], k=2),
      top_k_accuracy_score([0, 1, 2, 2], [[0.5, 0.2, 0.2], [0.3, 0.4, 0.2], [0.2, 0.4, 0.3], [0.7, 0.2, 0.1]], k=1, normalize=False))
try:
    top_k_accuracy_score([0, 1], [[0.5, 0.2, 0.2], [0.3, 0.4, 0.2]], k=2)
except ValueError as error:
    print(error)
