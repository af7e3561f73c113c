# Covariances as they are, and shrunk.
import numpy as np
from sklearn.covariance import (OAS, EmpiricalCovariance, LedoitWolf, ShrunkCovariance, empirical_covariance, ledoit_wolf, ledoit_wolf_shrinkage,
                                log_likelihood, oas, shrunk_covariance)
from sklearn.datasets import load_iris

np.set_printoptions(precision=12)
X = load_iris().data[:40]
for model in (EmpiricalCovariance(), ShrunkCovariance(shrinkage=0.2), LedoitWolf(), OAS(), EmpiricalCovariance(assume_centered=True)):
    model.fit(X)
    print(model, np.round(model.covariance_[0], 11), np.round(model.precision_[0], 9), np.round(model.location_, 10), round(model.score(X), 10))
    print(np.round(model.mahalanobis(X[:2]), 10), round(float(getattr(model, "shrinkage_", 0)), 11), round(model.error_norm(np.eye(4)), 10))
print(np.round(empirical_covariance(X)[1], 12), np.round(shrunk_covariance(np.diag([1.0, 2.0]), 0.5), 10).tolist())
print(round(ledoit_wolf(X)[1], 12), round(oas(X)[1], 11), round(ledoit_wolf_shrinkage(X), 12), round(log_likelihood(np.eye(2), np.eye(2)), 10))
