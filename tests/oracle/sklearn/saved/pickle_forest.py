# Trees keep their nodes, so that a loaded forest votes as the one that was saved.
import pickle

import numpy as np
from sklearn.datasets import load_iris
from sklearn.ensemble import RandomForestClassifier

np.set_printoptions(precision=12)
X, y = load_iris(return_X_y=True)
model = RandomForestClassifier(n_estimators=10, random_state=0).fit(X, y)
again = pickle.loads(pickle.dumps(model))
print(len(again.estimators_), [tree.tree_.node_count for tree in again.estimators_])
print(np.array_equal(again.predict_proba(X), model.predict_proba(X)), again.score(X, y))
print(np.round(again.feature_importances_, 10))
