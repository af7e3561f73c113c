# A classifier for each target.
import numpy as np
from sklearn.datasets import make_multilabel_classification
from sklearn.linear_model import LogisticRegression
from sklearn.multioutput import MultiOutputClassifier

np.set_printoptions(precision=12)
X, Y = make_multilabel_classification(n_samples=60, n_features=6, n_classes=3, random_state=0)
model = MultiOutputClassifier(LogisticRegression()).fit(X, Y)
print(model.classes_, model.predict(X[:3]), round(model.score(X, Y), 10))
for shares in model.predict_proba(X[:2]):
    print(np.round(shares, 10))
try:
    model.score(X, Y[:, 0])
except ValueError as error:
    print(error)
