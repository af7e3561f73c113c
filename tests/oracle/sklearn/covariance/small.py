# One column, one row, centred data: the edges of covariances.
import warnings
import numpy as np
from sklearn.covariance import OAS, EmpiricalCovariance, LedoitWolf, MinCovDet, ShrunkCovariance, empirical_covariance, graphical_lasso, ledoit_wolf, oas

np.set_printoptions(precision=12)
X = np.random.RandomState(1).normal(size=(12, 3))
one = X[:, :1]
for model in (EmpiricalCovariance(), LedoitWolf(), OAS(), ShrunkCovariance()):
    print(type(model).__name__, model.fit(one).covariance_.round(9).tolist(), model.precision_.round(10).tolist(), getattr(model, "shrinkage_", None))
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    print(empirical_covariance(X[:1]), empirical_covariance(X[0]).shape, EmpiricalCovariance().fit(X[:1]).covariance_.tolist())
print([str(w.message) for w in seen][:1], MinCovDet(support_fraction=1.0).fit(one).location_.round(11))
print([part.round(10).tolist() if hasattr(part, "round") else part for part in ledoit_wolf(X, assume_centered=True)], round(oas(X)[1], 10))
covariance, precision, costs, n_iter = graphical_lasso(empirical_covariance(X), 0.1, return_costs=True, return_n_iter=True)
print(precision[0].round(9), len(costs), n_iter, [part.round(9).tolist() for part in graphical_lasso(np.diag([1.0, 2.0]), 0.0)])
