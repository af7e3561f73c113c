"""Extremely random trees."""
from sklearn.datasets import load_diabetes, load_iris
from sklearn.ensemble import ExtraTreesClassifier, ExtraTreesRegressor

X, y = load_iris(return_X_y=True)
forest = ExtraTreesClassifier(20, random_state=0).fit(X, y)
print(forest, forest.predict_proba(X[[50, 77, 106]]).round(10).tolist(), forest.feature_importances_.round(11).tolist())
forest = ExtraTreesClassifier(10, bootstrap=True, oob_score=True, max_depth=4, random_state=1).fit(X, y)
print(round(forest.oob_score_, 11), forest.predict(X[::30]).tolist())
X, y = load_diabetes(return_X_y=True)
forest = ExtraTreesRegressor(10, min_samples_leaf=4, random_state=5).fit(X, y)
print(forest, forest.predict(X[:5]).round(9).tolist(), round(forest.score(X, y), 11))
