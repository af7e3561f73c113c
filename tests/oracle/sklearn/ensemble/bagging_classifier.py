"""Bagging: copies of a classifier on rows drawn at random."""
from sklearn.datasets import load_iris
from sklearn.ensemble import BaggingClassifier
from sklearn.tree import DecisionTreeClassifier

X, y = load_iris(return_X_y=True)
bag = BaggingClassifier(n_estimators=12, random_state=0).fit(X, y)
print(bag, bag.predict(X[::25]).tolist(), bag.predict_proba(X[[70, 77, 106]]).round(11).tolist())
print(bag.estimators_samples_[0][:8].tolist(), [member.random_state for member in bag.estimators_[:3]])
bag = BaggingClassifier(DecisionTreeClassifier(max_depth=2), n_estimators=8, max_samples=0.5, max_features=2, oob_score=True, random_state=1).fit(X, y)
print([features.tolist() for features in bag.estimators_features_], round(bag.oob_score_, 11), bag.oob_decision_function_[50:52].round(11).tolist())
print(bag.predict_log_proba(X[[70]]).round(10).tolist(), bag.classes_.tolist(), round(bag.score(X, y), 11))
