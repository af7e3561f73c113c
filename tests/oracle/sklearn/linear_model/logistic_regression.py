# Two classes: coefficients, probabilities, and the number of rounds.
import numpy as np
from sklearn.datasets import load_breast_cancer
from sklearn.linear_model import LogisticRegression
from sklearn.preprocessing import StandardScaler

np.set_printoptions(precision=12)
X, y = load_breast_cancer(return_X_y=True)
X = StandardScaler().fit_transform(X)
model = LogisticRegression().fit(X, y)
print(model.coef_.shape, model.n_iter_, np.round(model.coef_[0, :5], 10))
print(np.round(model.intercept_, 10), round(model.score(X, y), 10))
print(np.round(model.predict_proba(X[:3]), 10))
print(np.round(model.decision_function(X[:3]), 9))
print(model.predict(X[:10]), model.classes_)
