import numpy as np
from sklearn.preprocessing import StandardScaler, MinMaxScaler, MaxAbsScaler, RobustScaler

np.set_printoptions(precision=12)
X = np.array([[1.0, -2.0, 5.0], [2.0, 0.5, 5.0], [4.0, 8.0, 5.0], [8.0, np.nan, 5.0]])
for scaler in (StandardScaler(), StandardScaler(with_mean=False), MinMaxScaler(), MinMaxScaler((-1, 1), clip=True), MaxAbsScaler(),
               RobustScaler(), RobustScaler(quantile_range=(10, 90))):
    Y = scaler.fit_transform(X)
    print(scaler, np.round(Y, 11).tolist())
    print(np.round(scaler.inverse_transform(Y), 10).tolist())
s = StandardScaler().fit(X)
print(np.round(s.mean_, 10), np.round(s.var_, 9), np.round(s.scale_, 10), s.n_samples_seen_)
m = MinMaxScaler().fit(X)
print(m.data_min_, m.data_max_, m.data_range_, np.round(m.scale_, 10), np.round(m.min_, 10))
p = StandardScaler().partial_fit(X[:2, :2]).partial_fit(X[2:, :2])
print(np.round(p.mean_, 10), np.round(p.var_, 9), p.n_samples_seen_)
w = StandardScaler().fit(X[:, :1], sample_weight=[1, 2, 3, 4])
print(np.round(w.mean_, 10), np.round(w.var_, 10), w.n_samples_seen_)
