# One column for each class, or for each pair of classes.
import numpy as np
from sklearn.datasets import load_wine
from sklearn.preprocessing import scale
from sklearn.svm import SVC

np.set_printoptions(precision=12)
X, y = load_wine(return_X_y=True)
X = scale(X)
for shape in ("ovr", "ovo"):
    model = SVC(decision_function_shape=shape).fit(X, y)
    print(shape, np.round(model.decision_function(X[::60]), 9))
ties = SVC(break_ties=True).fit(X, y)
print(ties.predict(X[::20]))
try:
    SVC(break_ties=True, decision_function_shape="ovo").fit(X, y).predict(X)
except ValueError as error:
    print(error)
