# Several labels at once, and classes that are texts.
import warnings

import numpy as np
from sklearn.datasets import load_iris, make_multilabel_classification
from sklearn.neural_network import MLPClassifier

np.set_printoptions(precision=12)
X, Y = make_multilabel_classification(n_samples=60, n_features=6, n_classes=3, random_state=0)
warnings.simplefilter("ignore")
model = MLPClassifier((6,), max_iter=10, random_state=0).fit(X, Y)
print(model.out_activation_, np.round(model.predict_proba(X[:2]), 10), model.predict(X[:2]))
bunch = load_iris()
named = MLPClassifier((6,), max_iter=10, random_state=0).fit(bunch.data, bunch.target_names[bunch.target])
print(named.classes_, named.predict(bunch.data[[0, 149]]), np.round(named.predict_log_proba(bunch.data[:1]), 9))
