# GraphicalLassoCV: the penalty by cross-validation.
import numpy as np
from sklearn.covariance import GraphicalLassoCV

np.set_printoptions(precision=12)
true = np.array([[0.8, 0.0, 0.2, 0.0], [0.0, 0.4, 0.0, 0.0], [0.2, 0.0, 0.3, 0.1], [0.0, 0.0, 0.1, 0.7]])
X = np.random.RandomState(0).normal(size=(120, 4)) @ np.linalg.cholesky(true).T
model = GraphicalLassoCV(cv=3).fit(X)
print(round(model.alpha_, 11), model.precision_.round(9).tolist(), model.location_.round(11), model)
print(model.cv_results_["alphas"].round(10), model.cv_results_["mean_test_score"].round(9), sorted(model.cv_results_))
given = GraphicalLassoCV(alphas=[0.01, 0.1, 0.5]).fit(X)
print(given.alpha_, given.covariance_[0].round(10), given.cv_results_["split0_test_score"].round(9))
