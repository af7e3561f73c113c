# Each classifier sees what those before it said.
import numpy as np
from sklearn.datasets import make_multilabel_classification
from sklearn.linear_model import LogisticRegression
from sklearn.multioutput import ClassifierChain

X, Y = make_multilabel_classification(n_samples=60, n_features=6, n_classes=3, random_state=0)
for order in (None, [2, 0, 1], "random"):
    model = ClassifierChain(LogisticRegression(), order=order, random_state=3).fit(X, Y)
    print(order, list(map(int, model.order_)), model.predict(X[:2]).tolist(), np.round(model.predict_proba(X[:1]), 5))
print([estimator.coef_.shape for estimator in model.estimators_], model.chain_method_)
print(np.round(model.decision_function(X[:1]), 4))
