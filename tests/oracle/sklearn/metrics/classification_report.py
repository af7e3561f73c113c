"""The report as a text and as a dictionary."""
import warnings

from sklearn.metrics import classification_report

warnings.simplefilter("ignore")
y_true = [0, 1, 2, 2, 2, 1, 0]
y_pred = [0, 0, 2, 2, 1, 1, 0]
print(classification_report(y_true, y_pred))
print(classification_report(y_true, y_pred, target_names=["class 0", "class 1", "a much longer class 2"], digits=3))
print(classification_report(y_true, y_pred, labels=[1, 2]))
print(classification_report(["cat", "dog", "cat"], ["cat", "cat", "cat"], zero_division=0))
print(classification_report(y_true, y_pred, output_dict=True))
print(classification_report([[1, 0, 1], [0, 1, 0], [1, 1, 0]], [[1, 0, 0], [0, 1, 1], [1, 0, 0]]))
print(classification_report(y_true, y_pred, sample_weight=[1, 2, 1, 1, 1, 1, 0.5]))
try:
    classification_report(y_true, y_pred, target_names=["a", "b"])
except ValueError as error:
    print(error)
