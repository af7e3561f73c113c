# Weights of classes, of rows, and both.
import numpy as np
from sklearn.datasets import make_classification
from sklearn.linear_model import LogisticRegression

np.set_printoptions(precision=12)
X, y = make_classification(n_samples=200, n_features=5, weights=[0.9], random_state=3)
plain = LogisticRegression().fit(X, y)
balanced = LogisticRegression(class_weight="balanced").fit(X, y)
given = LogisticRegression(class_weight={0: 1, 1: 5}).fit(X, y)
print(plain.predict(X).sum(), balanced.predict(X).sum(), given.predict(X).sum())
print(np.round(balanced.coef_, 9), np.round(balanced.intercept_, 10))
rows = LogisticRegression().fit(X, y, sample_weight=np.where(y == 1, 5.0, 1.0))
print(np.allclose(rows.coef_, given.coef_, atol=1e-6))
