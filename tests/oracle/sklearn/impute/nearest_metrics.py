# KNNImputer: own metrics, placeholders, rows without anything known.
import numpy as np
from sklearn.impute import KNNImputer
from sklearn.metrics.pairwise import nan_euclidean_distances

X = np.array([[1.0, 2, -1], [2, -1, 6], [-1, 4, 5], [8, 8, 7]])
print(KNNImputer(missing_values=-1, n_neighbors=2).fit_transform(X).tolist())
def largest(a, b, *, missing_values):
    there = ~(np.isnan(a) | np.isnan(b))
    return np.abs(a[there] - b[there]).max() if there.any() else np.nan
N = np.where(X == -1, np.nan, X)
print(KNNImputer(n_neighbors=1, metric=largest).fit_transform(N).tolist(), nan_euclidean_distances(N).round(9).tolist())
fitted = KNNImputer(n_neighbors=2, weights="distance").fit(N)
print(fitted.transform([[np.nan, np.nan, np.nan], [1, 2, np.nan], [np.nan, 4, 5]]).round(10).tolist(), fitted)
for call in (lambda: KNNImputer(weights="near").fit(N) if False else KNNImputer(n_neighbors=2.5).fit(N), lambda: KNNImputer().transform(N), lambda: KNNImputer().fit([[np.inf]])):
    try:
        call()
    except Exception as e:
        print(type(e).__name__, str(e).splitlines()[0])
