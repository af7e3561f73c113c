# A fit that did not converge, or that has no penalty, is warned about.
import warnings

from sklearn.datasets import load_diabetes
from sklearn.linear_model import ElasticNet, Lasso

X, y = load_diabetes(return_X_y=True)
for model in (Lasso(alpha=0.001, max_iter=2), Lasso(alpha=0, max_iter=3), ElasticNet(alpha=0.1, l1_ratio=0, max_iter=5)):
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        model.fit(X, y)
    for warning in seen:
        print(warning.category.__name__, str(warning.message)[:165])
