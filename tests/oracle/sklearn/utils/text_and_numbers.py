# Types of targets and labels: all kinds, and what is mixed.
import numpy as np
import pandas as pd
from sklearn.utils.multiclass import check_classification_targets, type_of_target, unique_labels

for y in ([1, 2], [1, 2, 3], ["a", "b"], [1.0, 2.0], [0.1, 0.2], [[1, 2]], [[0, 1], [1, 1]], [[0.1, 1.0]], [True, False], np.array([1, 2, 2], dtype=object) if False else [3, 3]):
    print(y, type_of_target(y))
print(unique_labels([3, 5, 5, 7]), unique_labels([1, 2], [2, 9]), unique_labels(["b", "a"]), unique_labels(np.array([[0, 1, 1]])), unique_labels(pd.Series(["x", "y"])))
for call in (lambda: unique_labels(), lambda: unique_labels([1], ["a"]), lambda: unique_labels([0.5, 1.5]), lambda: check_classification_targets([0.5, 1.5])):
    try:
        print(call())
    except ValueError as e:
        print(e)
