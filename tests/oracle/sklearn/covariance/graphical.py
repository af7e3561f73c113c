# GraphicalLasso: a covariance whose inverse has many zeros.
import numpy as np
from sklearn.covariance import GraphicalLasso, graphical_lasso, empirical_covariance

np.set_printoptions(precision=12)
true = np.array([[0.8, 0.0, 0.2, 0.0], [0.0, 0.4, 0.0, 0.0], [0.2, 0.0, 0.3, 0.1], [0.0, 0.0, 0.1, 0.7]])
X = np.random.RandomState(0).multivariate_normal(np.zeros(4), np.eye(4), 200) @ np.linalg.cholesky(true).T
model = GraphicalLasso(alpha=0.05).fit(X)
print(np.round(model.covariance_, 10).tolist(), np.round(model.precision_, 9).tolist(), np.round(model.location_, 10), model.n_iter_, model)
covariance, precision = graphical_lasso(empirical_covariance(X), alpha=0.2)
print(np.round(covariance[0], 10), np.round(precision[0], 9))
