# Penalties on squares, on absolute values, and on both.
import numpy as np
from sklearn.datasets import make_classification
from sklearn.linear_model import SGDClassifier

np.set_printoptions(precision=12)
X, y = make_classification(n_samples=100, n_features=6, random_state=2)
for penalty in ("l2", "l1", "elasticnet", None):
    model = SGDClassifier(penalty=penalty, alpha=0.02, random_state=0).fit(X, y)
    print(penalty, np.round(model.coef_[0], 9), model.n_iter_)
