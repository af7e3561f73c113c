import numpy as np
from sklearn.metrics import accuracy_score, confusion_matrix

y, p = ["a", "b", "c", "a", "b"], ["a", "c", "c", "a", "a"]
print(accuracy_score(y, p), accuracy_score(y, p, normalize=False), accuracy_score([0, 1], [0, 0], sample_weight=[3, 1]))
print(confusion_matrix(y, p).tolist(), confusion_matrix(y, p, labels=["c", "a"]).tolist())
print(np.round(confusion_matrix([0, 1, 1, 0], [0, 1, 0, 0], normalize="true"), 10).tolist())
for call in (lambda: accuracy_score([0, 1], [0.5, 0.2]), lambda: accuracy_score([1, 2, 3], [1, 2])):
    try:
        call()
    except ValueError as error:
        print(error)
