"""Estimators that take no weights are given the rows themselves."""
from sklearn.datasets import load_iris
from sklearn.ensemble import BaggingClassifier
from sklearn.neighbors import KNeighborsClassifier

X, y = load_iris(return_X_y=True)
bag = BaggingClassifier(KNeighborsClassifier(3), n_estimators=5, max_samples=0.4, random_state=0).fit(X, y)
print(bag, bag.predict_proba(X[[70, 77, 106]]).round(11).tolist(), round(bag.score(X, y), 11))
for call in (lambda: bag.fit(X, y, sample_weight=y + 1.0), lambda: bag.decision_function(X), lambda: BaggingClassifier(max_samples=500).fit(X, y),
             lambda: BaggingClassifier(max_features=9).fit(X, y), lambda: BaggingClassifier(bootstrap=False, oob_score=True).fit(X, y)):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)
