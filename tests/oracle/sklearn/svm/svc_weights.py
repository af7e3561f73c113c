# Weights of classes and of rows.
import numpy as np
from sklearn.datasets import make_classification
from sklearn.svm import SVC

np.set_printoptions(precision=12)
X, y = make_classification(n_samples=120, n_features=4, weights=[0.85], random_state=2)
for weight in (None, "balanced", {0: 1.0, 1: 3.0}):
    model = SVC(class_weight=weight).fit(X, y)
    print(weight, np.round(model.class_weight_, 9), model.n_support_, model.predict(X).sum(), np.round(model.intercept_, 10))
rows = SVC(kernel="linear").fit(X, y, sample_weight=np.linspace(0.1, 2, 120))
print(np.round(rows.coef_, 9), np.round(rows.intercept_, 10))
