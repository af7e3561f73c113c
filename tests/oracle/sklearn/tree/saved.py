"""A fitted tree and a fitted forest pickled and back."""
import pickle

from sklearn.datasets import load_iris
from sklearn.ensemble import HistGradientBoostingClassifier, RandomForestClassifier
from sklearn.tree import DecisionTreeClassifier

X, y = load_iris(return_X_y=True)
for model in (DecisionTreeClassifier(max_depth=3, random_state=0), RandomForestClassifier(5, random_state=0), HistGradientBoostingClassifier(max_iter=3)):
    model.fit(X, y)
    back = pickle.loads(pickle.dumps(model))
    print(back, (back.predict_proba(X) == model.predict_proba(X)).all())
