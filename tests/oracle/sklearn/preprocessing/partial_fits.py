# Scalers that learn batch by batch give what they give at once.
import numpy as np
from sklearn.preprocessing import MaxAbsScaler, MinMaxScaler, StandardScaler

np.set_printoptions(precision=12)
X = np.random.RandomState(0).normal(size=(12, 3)) * [1, 10, 100]
X[3, 1] = np.nan
for kind in (StandardScaler, MinMaxScaler, MaxAbsScaler):
    scaler = kind()
    for part in np.array_split(X, 3):
        scaler.partial_fit(part)
    whole = kind().fit(X)
    print(kind.__name__, np.allclose(scaler.scale_, whole.scale_), scaler.scale_.round(11), scaler.n_samples_seen_)
weights = np.arange(1, 13)
weighed = StandardScaler().fit(X, sample_weight=weights)
print(weighed.mean_.round(10), weighed.var_.round(9), weighed.n_samples_seen_)
try:
    StandardScaler().fit(X[:, :2]).partial_fit(X)
except ValueError as e:
    print(e)
