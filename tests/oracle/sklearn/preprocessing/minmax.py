# MinMaxScaler: columns moved into a range.
import numpy as np
from sklearn.preprocessing import MinMaxScaler, minmax_scale

np.set_printoptions(precision=12)
X = np.array([[-1.0, 2], [-0.5, 6], [0, 10], [1, 18]])
scaler = MinMaxScaler().fit(X)
print(scaler, scaler.transform(X).tolist(), scaler.data_min_, scaler.data_max_, scaler.data_range_, scaler.scale_, scaler.min_)
print(scaler.transform([[2, 2]]).tolist(), MinMaxScaler(clip=True).fit(X).transform([[2, 2]]).tolist())
print(MinMaxScaler(feature_range=(-1, 1)).fit_transform(X).round(10).tolist(), scaler.inverse_transform([[0.5, 0.5]]).tolist())
parts = MinMaxScaler()
for part in np.array_split(X, 2):
    parts.partial_fit(part)
print(parts.data_max_, parts.n_samples_seen_, MinMaxScaler().fit_transform([[3.0], [3.0]]).tolist())
print(minmax_scale([1, 2, 4]).round(10), MinMaxScaler().fit([[1.0], [np.nan], [3.0]]).transform([[np.nan], [2.0]]).tolist())
