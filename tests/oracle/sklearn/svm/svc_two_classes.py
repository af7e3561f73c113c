# Two classes: one row of coefficients and one number for each row.
import numpy as np
from sklearn.datasets import load_breast_cancer
from sklearn.preprocessing import scale
from sklearn.svm import SVC

np.set_printoptions(precision=12)
X, y = load_breast_cancer(return_X_y=True)
model = SVC(kernel="linear", C=0.1).fit(scale(X), y)
print(model.coef_.shape, np.round(model.coef_[0, :4], 10), np.round(model.intercept_, 10))
print(np.round(model.decision_function(scale(X)[:4]), 9), model.predict(scale(X)[:4]))
print(model.n_support_, model.fit_status_, model.shape_fit_)
try:
    SVC().fit(X, y).coef_
except AttributeError as error:
    print(error)
