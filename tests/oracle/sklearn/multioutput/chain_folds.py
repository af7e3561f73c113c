# With cv, the chain learns from what was said of rows not seen.
import numpy as np
from sklearn.datasets import make_multilabel_classification
from sklearn.linear_model import LogisticRegression
from sklearn.multioutput import ClassifierChain

X, Y = make_multilabel_classification(n_samples=60, n_features=6, n_classes=3, random_state=0)
for method in ("predict", "predict_proba", "decision_function"):
    model = ClassifierChain(LogisticRegression(), cv=3, chain_method=method).fit(X, Y)
    print(method, np.round(model.predict_proba(X[:2]), 5).tolist())
try:
    ClassifierChain(LogisticRegression(), order=[0, 0, 1]).fit(X, Y)
except ValueError as error:
    print(error)
