# Shrinkage by hand and by estimators of covariance; priors that do not sum to one.
import warnings
import numpy as np
from sklearn.covariance import OAS
from sklearn.datasets import make_classification
from sklearn.discriminant_analysis import LinearDiscriminantAnalysis, QuadraticDiscriminantAnalysis

np.set_printoptions(precision=12)
X, y = make_classification(n_samples=40, n_features=6, n_informative=3, n_classes=3, n_clusters_per_class=1, random_state=0)
for options in ({"solver": "lsqr", "shrinkage": 0.2}, {"solver": "eigen", "shrinkage": "auto"}, {"solver": "lsqr", "covariance_estimator": OAS()},
                {"priors": [0.2, 0.3, 0.5]}, {"store_covariance": True, "tol": 1e-2}):
    lda = LinearDiscriminantAnalysis(**options).fit(X, y)
    print(lda.coef_[0].round(11), lda.intercept_.round(10), lda.priors_, round(lda.score(X, y), 11))
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    print(LinearDiscriminantAnalysis(priors=[1, 1, 2]).fit(X, y).priors_)
    QuadraticDiscriminantAnalysis().fit(np.column_stack([X[:, 0], X[:, 0]]), y)
print([(w.category.__name__, str(w.message)) for w in seen])
print(QuadraticDiscriminantAnalysis(reg_param=0.5).fit(X, y).predict_log_proba(X[:1]).round(10))
try:
    LinearDiscriminantAnalysis(solver="svd", covariance_estimator=OAS()).fit(X, y)
except ValueError as e:
    print(e)
