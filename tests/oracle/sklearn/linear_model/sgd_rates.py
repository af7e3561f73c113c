# How the steps shrink.
import numpy as np
from sklearn.datasets import make_classification
from sklearn.linear_model import SGDClassifier

np.set_printoptions(precision=12)
X, y = make_classification(n_samples=80, n_features=4, random_state=4)
for rate, eta0 in (("optimal", 0.0), ("constant", 0.01), ("invscaling", 0.1), ("adaptive", 0.1)):
    model = SGDClassifier(learning_rate=rate, eta0=eta0, alpha=0.01, random_state=0).fit(X, y)
    print(rate, np.round(model.coef_[0], 9), model.n_iter_)
ordered = SGDClassifier(shuffle=False, alpha=0.01).fit(X, y)
print(np.round(ordered.coef_[0], 9), ordered.n_iter_)
for options in ({"learning_rate": "constant"}, {"alpha": 0.0}, {"penalty": "elasticnet", "l1_ratio": None}):
    try:
        SGDClassifier(**options).fit(X, y)
    except ValueError as error:
        print(error)
