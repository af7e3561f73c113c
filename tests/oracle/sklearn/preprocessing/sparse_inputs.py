# Scalers of sparse matrices keep them sparse.
import numpy as np
from scipy.sparse import csr_matrix
from sklearn.preprocessing import Binarizer, MaxAbsScaler, Normalizer, RobustScaler, StandardScaler, normalize

np.set_printoptions(precision=12)
X = csr_matrix([[1.0, 0, 3], [0, 0, -6], [2, 5, 0]])
for scaler in (StandardScaler(with_mean=False), MaxAbsScaler(), RobustScaler(with_centering=False), Normalizer(), Normalizer("l1"), Normalizer("max"), Binarizer()):
    made = scaler.fit_transform(X)
    print(scaler, made.format, np.round(made.toarray(), 10).tolist())
scaler = StandardScaler(with_mean=False).fit(X)
print(np.round(scaler.var_, 10), scaler.n_samples_seen_, np.round(scaler.inverse_transform(scaler.transform(X)).toarray(), 10).tolist())
print(normalize(X, axis=0).toarray().round(10).tolist())
for call in (lambda: StandardScaler().fit(X), lambda: Binarizer(threshold=-1).fit_transform(X), lambda: RobustScaler().fit(X)):
    try:
        call()
    except Exception as e:
        print(type(e).__name__, e)
