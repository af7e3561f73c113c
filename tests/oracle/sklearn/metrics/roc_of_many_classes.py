"""The area under the ROC curve of several classes and several labels."""
import numpy as np
from sklearn.metrics import roc_auc_score

np.set_printoptions(precision=12)
rng = np.random.RandomState(0)
y = rng.randint(0, 3, 40)
scores = rng.rand(40, 3)
scores /= scores.sum(axis=1, keepdims=True)
for way, average in (("ovr", "macro"), ("ovr", "weighted"), ("ovr", "micro"), ("ovo", "macro"), ("ovo", "weighted")):
    print(way, average, round(roc_auc_score(y, scores, multi_class=way, average=average), 12))
print(np.round(roc_auc_score(y, scores, multi_class="ovr", average=None), 12))
labels = (rng.rand(40, 3) > 0.5).astype(int)
print([round(roc_auc_score(labels, scores, average=average), 12) for average in ("macro", "micro", "weighted")])
for options in (dict(), dict(multi_class="ovr", average="samples"), dict(multi_class="ovo", max_fpr=0.5), dict(multi_class="ovr", labels=[0, 1])):
    try:
        roc_auc_score(y, scores, **options)
    except ValueError as error:
        print(error)
try:
    roc_auc_score(y, scores * 2, multi_class="ovr")
except ValueError as error:
    print(error)
