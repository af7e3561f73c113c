"""Log loss, Brier score and what the probabilities explain."""
import warnings

from sklearn.metrics import brier_score_loss, d2_log_loss_score, log_loss

print([log_loss(["spam", "ham", "ham", "spam"], [[.1, .9], [.9, .1], [.8, .2], [.35, .65]])])
print([log_loss([0, 1, 1], [0.2, 0.7, 1.0]), log_loss([0, 1, 1], [0.2, 0.7, 0.9], normalize=False, sample_weight=[1, 2, 3])])
print([log_loss([1, 1], [[0.1, 0.9], [0.2, 0.8]], labels=[0, 1])])
print([brier_score_loss([0, 1, 1, 0], [0.1, 0.9, 0.8, 0.3]), brier_score_loss(["a", "b", "b", "a"], [0.1, 0.9, 0.8, 0.3], pos_label="b")])
print([brier_score_loss([0, 1, 2], [[0.8, 0.1, 0.1], [0.2, 0.7, 0.1], [0.2, 0.2, 0.6]])])
print([d2_log_loss_score([0, 1, 1, 0], [0.1, 0.9, 0.8, 0.3]), d2_log_loss_score([0, 1, 2], [[0.8, 0.1, 0.1], [0.2, 0.7, 0.1], [0.2, 0.2, 0.6]])])
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    log_loss([0, 1], [[0.3, 0.3], [0.2, 0.5]])
print([str(warning.message) for warning in seen])
for call in (lambda: log_loss([1, 1], [0.2, 0.3]), lambda: log_loss([0, 1, 2], [[0.2, 0.8]] * 3), lambda: log_loss([0, 1], [0.5, 1.5]),
             lambda: brier_score_loss([0, 1], [0.5, 1.5]), lambda: brier_score_loss(["x", "y"], [0.5, 0.5]), lambda: log_loss([0, 1], [0.5])):
    try:
        call()
    except ValueError as error:
        print(error)
