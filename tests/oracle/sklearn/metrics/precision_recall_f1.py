"""Precision, recall and F scores with every average."""
import numpy as np
from sklearn.metrics import f1_score, fbeta_score, precision_recall_fscore_support, precision_score, recall_score

np.set_printoptions(precision=12)
y_true = [0, 1, 2, 0, 1, 2, 2, 1, 0, 0]
y_pred = [0, 2, 1, 0, 0, 1, 2, 1, 0, 2]
for average in ("micro", "macro", "weighted"):
    print(average, [precision_score(y_true, y_pred, average=average), recall_score(y_true, y_pred, average=average),
                    f1_score(y_true, y_pred, average=average), fbeta_score(y_true, y_pred, beta=0.5, average=average)])
print(f1_score(y_true, y_pred, average=None))
print(precision_recall_fscore_support(y_true, y_pred))
print(precision_recall_fscore_support(y_true, y_pred, average="macro", sample_weight=[1, 2, 1, 1, 1, 3, 1, 1, 1, 1]))
print(f1_score(["a", "b", "a", "b"], ["a", "b", "b", "b"], pos_label="a"))
print(recall_score([0, 1, 1], [1, 1, 0]), precision_score([0, 1, 1], [1, 1, 0]))
print(precision_score(y_true, y_pred, labels=[0, 2], average="macro"))
for labels, options in (((y_true, y_pred), {}), ((["a", "b"], ["a", "a"]), {}), (([0.5, 1.2], [0, 1]), {})):
    try:
        f1_score(*labels, **options)
    except ValueError as error:
        print(error)
