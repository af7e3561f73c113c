"""The nearest sequence that never falls, and whether one rises."""
import warnings

from sklearn.isotonic import check_increasing, isotonic_regression

print(isotonic_regression([5, 3, 1, 2, 8, 10, 7, 9, 6, 4]).round(10).tolist())
print(isotonic_regression([5, 3, 1, 2], increasing=False).tolist(), isotonic_regression([1.0, 5.0, 3.0], y_min=2, y_max=3.5).tolist())
print(isotonic_regression([3.0, 1.0, 2.0], sample_weight=[1, 3, 1]).tolist())
print(check_increasing([1, 2, 3, 4, 5], [2, 4, 6, 8, 10]), check_increasing([1, 2, 3, 4, 5], [5, 4, 3, 2, 1]))
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    print(check_increasing([0, 1, 2, 3, 4, 5], [1, -1, 2, -2, 1, 0]))
print([str(warning.message) for warning in seen])
