# What estimates of covariance refuse, in the original's words.
import numpy as np
from sklearn.covariance import EllipticEnvelope, EmpiricalCovariance, GraphicalLasso, MinCovDet, ShrunkCovariance

X = np.random.RandomState(0).normal(size=(10, 3))
def attempt(call):
    try:
        print(call())
    except Exception as e:
        print(type(e).__name__, str(e).splitlines()[0])

attempt(lambda: EmpiricalCovariance(store_precision=1).fit(X))
attempt(lambda: ShrunkCovariance(shrinkage=2).fit(X))
attempt(lambda: EmpiricalCovariance().fit(X).mahalanobis(X[:, :2]))
attempt(lambda: EmpiricalCovariance().fit(X).error_norm(np.eye(3), norm="odd"))
attempt(lambda: EllipticEnvelope(contamination=0.7).fit(X))
attempt(lambda: EllipticEnvelope().predict(X))
attempt(lambda: GraphicalLasso(alpha=-1).fit(X))
attempt(lambda: MinCovDet(support_fraction=0.0).fit(X))
attempt(lambda: GraphicalLasso().fit(X[:1]))
