# accuracy, precision and recall
import numpy as np

y_true = np.array([0, 1, 2, 2, 1, 0, 1, 2, 0, 1])
y_pred = np.array([0, 2, 2, 2, 1, 0, 0, 1, 0, 1])
matrix = np.zeros((3, 3), dtype=int)
np.add.at(matrix, (y_true, y_pred), 1)
print(matrix)
print("accuracy", np.mean(y_true == y_pred), "precision", np.diag(matrix) / matrix.sum(axis=0), "recall", np.diag(matrix) / matrix.sum(axis=1))
one_hot = np.eye(3, dtype=int)[y_true]
print(one_hot[:4], one_hot.sum(axis=0), one_hot.argmax(axis=1))
