from sklearn.metrics import (mean_squared_error, root_mean_squared_error, mean_absolute_error, r2_score, max_error,
                             median_absolute_error, mean_absolute_percentage_error)

y, p, w = [3.0, -0.5, 2.0, 7.0], [2.5, 0.0, 2.0, 8.0], [1, 2, 1, 3]
for score in (mean_squared_error, root_mean_squared_error, mean_absolute_error, r2_score, mean_absolute_percentage_error):
    print(score.__name__, round(score(y, p), 11), round(score(y, p, sample_weight=w), 11))
print(max_error(y, p), median_absolute_error(y, p), r2_score([1, 1], [1, 1]), r2_score([1, 1], [1, 2]))
print(mean_squared_error([[1, 2], [3, 4]], [[1, 3], [5, 4]], multioutput="raw_values"))
try:
    mean_squared_error([1, 2, 3], [1, 2])
except ValueError as error:
    print(error)
