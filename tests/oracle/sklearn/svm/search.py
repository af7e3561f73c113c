# A machine within a pipeline and a search.
import numpy as np
from sklearn.datasets import load_wine
from sklearn.model_selection import GridSearchCV, cross_val_score
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler
from sklearn.svm import SVC

np.set_printoptions(precision=12)
X, y = load_wine(return_X_y=True)
pipe = make_pipeline(StandardScaler(), SVC())
print(cross_val_score(pipe, X, y, cv=4).round(9))
search = GridSearchCV(pipe, {"svc__C": [0.1, 1, 10], "svc__kernel": ["linear", "rbf"]}, cv=3).fit(X, y)
print(search.best_params_, round(search.best_score_, 10))
print(search.cv_results_["mean_test_score"].round(10))
