# MinCovDet and EllipticEnvelope: outliers do not disturb, and are found.
import numpy as np
from sklearn.covariance import EllipticEnvelope, EmpiricalCovariance, MinCovDet

np.set_printoptions(precision=12)
rng = np.random.RandomState(0)
X = rng.multivariate_normal([0, 0], [[1.0, 0.0], [0.0, 1.0]], 60) @ np.array([[0.8, 0.3], [0.3, 0.4]])
X = np.vstack([X, rng.uniform(4, 8, (6, 2))])
robust = MinCovDet(random_state=0).fit(X)
print(np.round(robust.covariance_, 10).tolist(), np.round(robust.location_, 10), robust.support_.sum(), robust.raw_support_.sum())
print(np.round(robust.raw_covariance_, 10).tolist(), np.round(robust.dist_[:3], 9), np.round(EmpiricalCovariance().fit(X).covariance_, 9).tolist())
found = EllipticEnvelope(contamination=0.1, random_state=0).fit(X)
print(np.flatnonzero(found.predict(X) == -1).tolist(), round(found.offset_, 9), np.round(found.decision_function(X[-2:]), 9), found)
print(np.round(MinCovDet(random_state=1).fit(X[:, :1]).covariance_, 10), np.round(MinCovDet(support_fraction=0.9, random_state=0).fit(X).location_, 10))
