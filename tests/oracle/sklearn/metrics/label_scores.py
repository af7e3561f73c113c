"""Balanced accuracy, kappa, Matthews, Jaccard, Hamming and the like."""
from sklearn.metrics import (balanced_accuracy_score, class_likelihood_ratios, cohen_kappa_score, hamming_loss, hinge_loss,
                             jaccard_score, matthews_corrcoef, zero_one_loss)

y_true = [0, 1, 0, 0, 1, 0, 2, 2, 1]
y_pred = [0, 1, 0, 0, 0, 1, 2, 1, 1]
print([balanced_accuracy_score(y_true, y_pred), balanced_accuracy_score(y_true, y_pred, adjusted=True)])
print([cohen_kappa_score(y_true, y_pred, weights=weights) for weights in (None, "linear", "quadratic")])
print([matthews_corrcoef(y_true, y_pred), matthews_corrcoef([1, 1], [1, 1]), matthews_corrcoef(y_true, y_pred, sample_weight=range(9))])
print([jaccard_score(y_true, y_pred, average=average) for average in ("micro", "macro", "weighted")], jaccard_score(y_true, y_pred, average=None))
print([hamming_loss(y_true, y_pred), hamming_loss([[0, 1], [1, 1]], [[0, 0], [1, 1]])])
print([zero_one_loss(y_true, y_pred), zero_one_loss(y_true, y_pred, normalize=False)])
print(class_likelihood_ratios([0, 1, 0, 1, 0], [1, 1, 0, 0, 0]))
print(class_likelihood_ratios(["no", "yes", "no", "yes", "yes"], ["no", "yes", "no", "yes", "no"]))
print([hinge_loss([-1, 1, 1], [-2.1, 2.3, 0.09]), hinge_loss([0, 1, 2, 3], [[2, 0, 1, 0], [0, 1, 0.5, 0], [0, 1, 2, 1.5], [0, 0, 0, 1]])])
try:
    class_likelihood_ratios(y_true, y_pred)
except ValueError as error:
    print(error)
try:
    balanced_accuracy_score([0, 1], ["a", "b"])
except ValueError as error:
    print(error)
