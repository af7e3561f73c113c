"""The ROC curve and the area under it."""
import warnings

import numpy as np
from sklearn.metrics import auc, roc_auc_score, roc_curve

y, scores = np.array([1, 1, 2, 2]), np.array([0.1, 0.4, 0.35, 0.8])
for part in roc_curve(y, scores, pos_label=2):
    print(part)
y = np.array([0, 1, 1, 0, 1, 0, 0, 1, 1, 0])
scores = np.array([0.2, 0.9, 0.6, 0.4, 0.4, 0.1, 0.6, 0.8, 0.7, 0.3])
for drop in (True, False):
    for part in roc_curve(y, scores, drop_intermediate=drop):
        print(np.round(part, 10).tolist())
print([roc_auc_score(y, scores), roc_auc_score(y, scores, max_fpr=0.4), roc_auc_score(y, scores, sample_weight=np.arange(10) + 1)])
print(auc([0, 0.5, 1], [0, 0.8, 1]), auc([1, 0.5, 0], [0, 0.8, 1]))
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    print(roc_auc_score([1, 1], [0.1, 0.2]), roc_curve([0, 0], [0.1, 0.2]))
print([str(warning.message) for warning in seen])
for call in (lambda: roc_curve([0, 1, 2], [0.1, 0.2, 0.3]), lambda: roc_curve(["a", "b"], [0.1, 0.2]), lambda: auc([0, 1, 0.5], [0, 1, 1]),
             lambda: auc([0], [0]), lambda: roc_curve([0, 1], [0.1])):
    try:
        call()
    except ValueError as error:
        print(error)
