# Constant columns, whole numbers, missing values and a single row.
import numpy as np
from sklearn.preprocessing import StandardScaler

np.set_printoptions(precision=12)
print(StandardScaler().fit_transform([[1, 5], [2, 5], [3, 5]]).round(10).tolist())
scaler = StandardScaler().fit([[1, 5], [2, 5], [3, 5]])
print(scaler.scale_.round(10), scaler.var_.round(11), scaler.mean_)
print(StandardScaler().fit_transform([[4.0, 7.0]]).tolist())
with_nan = StandardScaler().fit([[1.0, np.nan], [3.0, 2.0], [5.0, 4.0]])
print(with_nan.mean_, with_nan.var_.round(10), with_nan.n_samples_seen_, with_nan.transform([[np.nan, 3.0]]).round(9).tolist())
print(StandardScaler(with_std=False).fit_transform([[1.0], [3.0]]).tolist(), StandardScaler(with_mean=False).fit_transform([[1.0], [3.0]]).tolist())
print(StandardScaler().fit(np.array([[1, 2], [3, 4]], dtype=np.float32)).transform(np.array([[1, 2]], dtype=np.float32)).dtype)
