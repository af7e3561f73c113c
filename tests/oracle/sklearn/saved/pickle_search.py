# A finished search: its best model, and the table of what was tried.
import pickle

import numpy as np
from sklearn.datasets import load_iris
from sklearn.model_selection import GridSearchCV, KFold
from sklearn.tree import DecisionTreeClassifier

np.set_printoptions(precision=12)
X, y = load_iris(return_X_y=True)
folds = KFold(3, shuffle=True, random_state=0)
search = GridSearchCV(DecisionTreeClassifier(random_state=0), {"max_depth": [1, 2, 3]}, cv=folds).fit(X, y)
again = pickle.loads(pickle.dumps(search))
print(again.best_params_, round(again.best_score_, 10))
print(np.round(again.cv_results_["mean_test_score"], 10), again.cv_results_["params"])
print(again.best_estimator_)
print(np.array_equal(again.predict(X), search.predict(X)))
